//! The rules in `docs/` are those of this package.

use std::path::{Path, PathBuf};

use stones_dice_texts::{Game, Section, Texts, text};
use textwrap::{Options, WordSplitter};

use crate::board::Board;

#[test]
fn the_rules_are_written_to_the_docs() {
    conformance::assert_generated(&docs("rules-of-stones.md"), &page(Game::Stones));
    conformance::assert_generated(&docs("rules-of-the-dice-race.md"), &page(Game::DiceRace));
}

#[test]
fn the_pictures_are_drawn_by_the_games() {
    for game in Game::ALL {
        for section in Section::all(game) {
            let svg = Board::new(game, &section.position, &section.rules).svg(&section);
            conformance::assert_generated(&docs(&format!("pictures/{}.svg", section.id)), &(svg + "\n"));
        }
    }
}

fn docs(name: &str) -> PathBuf {
    Path::new("../docs").join(name)
}

fn page(game: Game) -> String {
    let texts = Texts::default();
    let title = match game {
        Game::Stones => text!(texts, "stones-rules-title"),
        Game::DiceRace => text!(texts, "dice-race-rules-title"),
    };
    let sections: String = Section::all(game).iter().map(|section| markdown(section, &texts)).collect();
    format!("<!-- Written by the tests of texts/ from the rules there. -->\n\n# {title}\n{sections}")
}

fn markdown(section: &Section, texts: &Texts) -> String {
    let Section { id, position, .. } = section;
    let heading = texts.format(id, &[]);
    let paragraphs: Vec<_> = texts.format(&format!("{id}.text"), &[]).split("\n\n").map(wrap).collect();
    let picture = format!("<img src=\"pictures/{id}.svg\" width=\"360\" alt=\"Position: {position}\">");
    format!("\n## {heading}\n\n{}\n\n{picture}\n", paragraphs.join("\n\n"))
}

fn wrap(paragraph: &str) -> String {
    textwrap::fill(&paragraph.replace('\n', " "), Options::new(120).word_splitter(WordSplitter::NoHyphenation))
}
