use wasm_bindgen::prelude::*;

use crate::plain::plain_data;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace stones {
  /** Why a game is over. */
  export type EndReason = "no-moves" | "resignation" | "agreement" | "time" | "abandoned";
}
"#;

plain_data! {
    out "stones"
    /// The unpinned stones of both sides in their goal zones.
    Score {
        /// White's stones.
        white: u8 = "number",
        /// Black's stones.
        black: u8 = "number",
    }
}

plain_data! {
    out "stones"
    /// How a game ended.
    Outcome {
        /// The winner; `null` for a draw.
        winner: Option<&'static str> = "Color | null",
        /// Why the game is over.
        reason: &'static str = "EndReason",
        /// Both scores; `null` unless the game ended on the board.
        score: Option<Score> = "Score | null",
        /// In words: `White wins 5-3 (no-moves)`.
        text: String = "string",
    }
}

impl From<stones_core::Score> for Score {
    fn from(stones_core::Score { white, black }: stones_core::Score) -> Score {
        Score { white, black }
    }
}

impl From<stones_core::Outcome> for Outcome {
    fn from(outcome: stones_core::Outcome) -> Outcome {
        Outcome {
            winner: outcome.winner.map(chessboard_core::Color::name),
            reason: outcome.reason.name(),
            score: outcome.score.map(Score::from),
            text: outcome.to_string(),
        }
    }
}
