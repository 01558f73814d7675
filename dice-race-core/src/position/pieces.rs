use chessboard_core::Color;

use crate::{Position, ProgressSet, Rules};

/// Building positions from sets of pieces.
impl Position {
    /// The position with these pieces on the board and all others of the rules off it, waiting for a roll.
    ///
    /// `None` if there is no such position; a [`Setup`](crate::Setup) says why, and takes many times as long.
    ///
    /// ```
    /// use dice_race_core::{Color, Position, ProgressSet, Rules};
    ///
    /// let start = Position::from_pieces(ProgressSet(1), ProgressSet(1), Color::White, Rules::default());
    /// assert_eq!(start, Some(Position::default()));
    /// // White's piece at progress 14 would stand on Black's corner.
    /// assert_eq!(Position::from_pieces(ProgressSet(1 << 14), ProgressSet(1), Color::White, Rules::default()), None);
    /// ```
    #[inline]
    pub fn from_pieces(white: ProgressSet, black: ProgressSet, turn: Color, rules: Rules) -> Option<Position> {
        let position = Position { white, black, turn, rolled: None, rules };
        let fits = |side: ProgressSet| {
            let corner = side.0 & ProgressSet::CORNER.0;
            side.len() <= rules.pieces.get().into() && corner != ProgressSet::CORNER.0
        };
        let is_possible = white.seen_by_opponent().0 & black.0 == 0
            && fits(white)
            && fits(black)
            && !(position.is_home(Color::White) && position.is_home(Color::Black));
        is_possible.then_some(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, SetupSide};
    use chessboard_core::hash;

    /// The same position by way of a setup.
    fn from_setup(white: ProgressSet, black: ProgressSet, turn: Color, rules: Rules) -> Option<Position> {
        let side = |set: ProgressSet| {
            let mut side = SetupSide::EMPTY;
            set.iter().for_each(|progress| side.add(Some(progress)));
            (set.len()..rules.pieces.get().into()).for_each(|_| side.add(None));
            side
        };
        Setup { white: side(white), black: side(black), turn, rolled: None, rules }.to_position().ok()
    }

    /// A set of few pieces, some of them on corners and on the diagonal.
    fn any_set(bits: u64) -> ProgressSet {
        let low = [0, 14, 28, 28, 29, 30];
        let place = |bits: u64| if bits.is_multiple_of(4) { low[(bits >> 2) as usize % 6] } else { (bits >> 2) % 32 };
        let count = bits % 6;
        ProgressSet((0..count).fold(0, |set, n| set | 1 << place(bits >> (8 + 8 * n))))
    }

    #[test]
    fn agrees_with_setups() {
        let mut possible = 0;
        for number in 0..20_000 {
            let bits = hash::mix(3, number);
            let (white, black) = (any_set(bits), any_set(hash::mix(4, bits)));
            let turn = Color::ALL[number as usize % 2];
            let rules = Rules::ALL[number as usize / 2 % 32];
            let position = Position::from_pieces(white, black, turn, rules);
            assert_eq!(position, from_setup(white, black, turn, rules), "{white:?} {black:?}");
            possible += u32::from(position.is_some());
        }
        assert!((1000..19_000).contains(&possible), "{possible}");
    }
}
