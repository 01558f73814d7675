//! serde: `{"position": text, "rules": {…}}` in human-readable formats, packed bytes in others; a setup is
//! `{"setup": text, "rules": {…}}` in all of them. Rules left out are the default.

use chessboard_core::ParseError;
use chessboard_core::text::deserialize_from_str;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Position, Rules, Setup};

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Position", expecting = "a position, an object of `position` and `rules`")]
struct WirePosition {
    position: SetupText,
    #[serde(default)]
    rules: Rules,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Setup", expecting = "a setup, an object of `setup` and `rules`")]
struct WireSetup {
    setup: SetupText,
    #[serde(default)]
    rules: Rules,
}

/// A setup whose text is read before its rules are known.
struct SetupText(Setup);

impl SetupText {
    fn with_rules(self, rules: Rules) -> Setup {
        Setup { rules, ..self.0 }
    }
}

impl core::str::FromStr for SetupText {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SetupText, ParseError> {
        Setup::parse(text, Rules::default()).map(SetupText)
    }
}

impl Serialize for SetupText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SetupText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SetupText, D::Error> {
        deserialize_from_str(deserializer)
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            WirePosition { position: SetupText(self.to_setup()), rules: self.rules }.serialize(serializer)
        } else {
            self.pack().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        if !deserializer.is_human_readable() {
            return Position::unpack(&Deserialize::deserialize(deserializer)?).map_err(D::Error::custom);
        }
        let WirePosition { position, rules } = WirePosition::deserialize(deserializer)?;
        position.with_rules(rules).to_position().map_err(D::Error::custom)
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WireSetup { setup: SetupText(*self), rules: self.rules }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        WireSetup::deserialize(deserializer).map(|WireSetup { setup, rules }| setup.with_rules(rules))
    }
}
