//! Rules and lessons agree with the games.

use std::collections::BTreeSet;

use stones_dice_texts::{Game, Lesson, Section};

use crate::board::Board;

#[test]
fn every_section_shows_legal_moves() {
    for game in Game::ALL {
        let sections = Section::all(game);
        assert!(sections.len() >= 12, "{game}");
        for Section { id, position, rules, moves, last } in &sections {
            assert!(id.starts_with(&format!("{game}-rules-")), "{id}");
            let legal = Board::new(game, position, rules).legal_moves();
            assert!(moves.iter().all(|m| legal.contains(m)), "{id}: {legal:?}");
            assert!(last.as_ref().is_none_or(|last| Board::is_move(game, last)), "{id}");
        }
    }
}

#[test]
fn every_lesson_has_legal_solutions_and_answers() {
    for game in Game::ALL {
        let lessons = Lesson::all(game);
        assert!(lessons.len() >= 11, "{game}");
        for Lesson { id, position, rules, solutions, answers } in &lessons {
            assert!(id.starts_with(&format!("{game}-lessons-")), "{id}");
            let legal = Board::new(game, position, rules).legal_moves();
            assert!(!solutions.is_empty() && solutions.iter().all(|m| legal.contains(m)), "{id}: {legal:?}");
            assert!(answers.keys().all(|m| legal.contains(m) && !solutions.contains(m)), "{id}: {legal:?}");
        }
    }
}

#[test]
fn ids_are_different() {
    let ids: Vec<_> = Game::ALL
        .into_iter()
        .flat_map(|game| {
            let sections = Section::all(game).into_iter().map(|section| section.id);
            sections.chain(Lesson::all(game).into_iter().map(|lesson| lesson.id))
        })
        .collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}
