"""An analysis in an asyncio program: it is shown as it gets deeper, and stopped from outside."""

from __future__ import annotations

import asyncio

from stones_dice import Stop, stones


async def analyze(position: stones.Position, seconds: float) -> stones.Analysis:
    """Analyzes in another thread, and shows each depth; stops after some seconds, or when this task is canceled."""
    loop = asyncio.get_running_loop()
    stop, found = Stop(), asyncio.Queue[stones.Analysis]()

    def report(analysis: stones.Analysis) -> None:
        # Called by the other thread.
        loop.call_soon_threadsafe(found.put_nowait, analysis)

    async def show() -> None:
        while True:
            analysis = await found.get()
            best = analysis.lines[0]
            print(f"depth {analysis.depth}: {best.moves[0]} {best.value:+.2f}")

    shown = asyncio.create_task(show())
    loop.call_later(seconds, stop.stop)
    try:
        return await asyncio.to_thread(stones.Engine().analyze, position, seconds=3600, stop=stop, report=report)
    finally:
        stop.stop()
        shown.cancel()


async def main() -> None:
    """Two analyses at the same time, while this thread is free for other things."""
    start = stones.Position()
    first, second = await asyncio.gather(analyze(start, 0.5), analyze(start.play("a1-d4"), 0.5))
    print(f"White plays {first.lines[0].moves[0]}; after a1-d4 Black answers {second.lines[0].moves[0]}.")

    # A canceled task ends its thread too.
    task = asyncio.create_task(analyze(start, 3600))
    await asyncio.sleep(0.1)
    task.cancel()
    print("canceled:", (await asyncio.gather(task, return_exceptions=True))[0].__class__.__name__)


asyncio.run(main())
