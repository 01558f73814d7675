//! Games in notebooks.

/// A game as HTML: its board, and its record beside it. The moves fill lines of any width.
pub(crate) fn game(board: &str, record: &str) -> String {
    let record = record.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let (tags, moves) = record.split_once("\n\n").unwrap_or((&record, ""));
    let moves = moves.replace('\n', " ");
    format!(
        "<div style=\"display:flex;flex-wrap:wrap;gap:1em;align-items:flex-start\">{board}\
         <pre style=\"flex:1;min-width:14em;max-height:400px;margin:0;overflow:auto;white-space:pre-wrap\">\
         {tags}\n\n{moves}</pre></div>"
    )
}
