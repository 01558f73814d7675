/** Thinks in a thread of its own, so that the page never waits. Between two steps it reads messages, so that it can be stopped. */
import type { FromWorker, ToWorker } from "./messages";

const tasks = new Set<number>();
const post = (message: FromWorker) => postMessage(message);

// Messages that arrive while the module loads wait until it is there.
const loaded = import("./thinker");

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  if ("stop" in data) {
    tasks.delete(data.id);
    return;
  }
  const { id, task } = data;
  tasks.add(id);
  try {
    const { think } = await loaded;
    // A task that was stopped while the one before it was going on is not begun.
    await pause();
    if (!tasks.has(id)) return;
    for await (const result of think(task)) {
      post({ id, result });
      await pause();
      if (!tasks.has(id)) return;
    }
    post({ id, done: true });
  } catch (error) {
    post({ id, failure: error instanceof Error ? error.message : String(error) });
  } finally {
    tasks.delete(id);
  }
});

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
