import type { FromWorker, Results, Task, ToWorker } from "./messages";

type ResultOf<T extends Task> = Results[T["kind"]];

/** How a task ended. */
export type End = "done" | "stopped" | "failed";

interface Running {
  onResult(result: never): void;
  end(how: End): void;
}

/** A task that the worker was given. */
export interface Job {
  readonly ended: Promise<End>;
  /** After this there are no more results. */
  stop(): void;
}

/** The worker as the page sees it. It is started by the first task. */
export class Engine {
  #worker: Worker | undefined;
  #running = new Map<number, Running>();
  #lastId = 0;
  /** Called when a task has failed, whoever asked. */
  onFailure = () => {};
  readonly #start: () => Worker;

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  ask<T extends Task>(task: T, onResult: (result: ResultOf<T>) => void): Job {
    const id = ++this.#lastId;
    const worker = (this.#worker ??= this.#listen(this.#start()));
    const ended = new Promise<End>((end) => this.#running.set(id, { onResult, end }));
    worker.postMessage({ id, task } satisfies ToWorker);
    const stop = () => {
      if (!this.#end(id, "stopped")) return;
      this.#worker?.postMessage({ id, stop: true } satisfies ToWorker);
    };
    return { ended, stop };
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if ("result" in data) this.#running.get(data.id)?.onResult(data.result as never);
      else this.#end(data.id, "done" in data ? "done" : "failed");
    });
    // The worker could not be loaded: the next task starts another one.
    worker.addEventListener("error", () => {
      worker.terminate();
      this.#worker = undefined;
      for (const id of [...this.#running.keys()]) this.#end(id, "failed");
    });
    return worker;
  }

  #end(id: number, how: End): boolean {
    const running = this.#running.get(id);
    this.#running.delete(id);
    if (running && how === "failed") this.onFailure();
    running?.end(how);
    return running !== undefined;
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
