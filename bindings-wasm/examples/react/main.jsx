// Two players at one board, with undo. The game is the state; the board shows it.
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { stones } from "stones-dice";
import "stones-dice/board";

const game = new stones.Game();
const stateOf = (game) => ({
  position: String(game.position),
  lastMove: game.moves.at(-1) ?? "",
  score: game.position.score(game.rules),
  outcome: game.outcome(),
  canUndo: game.ply > 0,
});

function App() {
  const [{ position, lastMove, score, outcome, canUndo }, setState] = useState(() => stateOf(game));

  function play(event) {
    event.preventDefault(); // The new position moves the stone.
    game.push(event.detail.move);
    setState(stateOf(game));
  }

  function undo() {
    game.undo();
    setState(stateOf(game));
  }

  return (
    <main style={{ maxWidth: "30rem" }}>
      <stones-board position={position} lastMove={lastMove} moves="all" onmove={play} />
      <p>{outcome ? outcome.text : `White ${score.white}, Black ${score.black}`}</p>
      <button onClick={undo} disabled={!canUndo}>
        Undo
      </button>
    </main>
  );
}

createRoot(document.getElementById("app")).render(<App />);
