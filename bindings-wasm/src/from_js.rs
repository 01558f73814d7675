//! Plain values of JavaScript as an input of serde, for what the cores read: games and positions.

use core::fmt::Display;

use js_sys::{Array, JsString, Object};
use serde::de::value::StringDeserializer;
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, Expected, Unexpected, Visitor};
use wasm_bindgen::prelude::*;

use crate::{args, errors};

/// Reads a value that `JSON.parse` has made: without getters, cycles and other classes.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(value: &JsValue) -> Result<T, Fault> {
    T::deserialize(Plain(value.clone()))
}

/// Reads a game: the text of its JSON, or what `JSON.parse` makes of that.
pub(crate) fn game<T: for<'de> Deserialize<'de>>(json: &JsValue) -> errors::Result<T> {
    let value = match json.dyn_ref::<JsString>() {
        Some(text) => args::parse_json(text).or_else(|_| Err(errors::not_json(&args::text(json, "json")?)))?,
        None => args::plain_copy(json, "json")?,
    };
    read(&value).map_err(|Fault(message)| errors::json(&message, 0))
}

/// Why a value is not what was expected, after the names of the fields around it.
#[derive(Debug)]
pub(crate) struct Fault(pub(crate) String);

impl Fault {
    #[inline(never)]
    fn within(self, field: &str) -> Fault {
        Fault(format!("{field}: {}", self.0))
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: Display>(message: T) -> Fault {
        Fault(message.to_string())
    }

    // What was found is not shown: the writers of numbers and quoted texts are large.
    #[inline(never)]
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        Fault(format!("expected {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        Fault::invalid_type(found, expected)
    }
}

/// A plain value.
struct Plain(JsValue);

/// What a plain value is: found by one function, not in each of the readers that the compiler makes of these impls.
enum Kind {
    Text(String),
    Whole(u64),
    Fraction(f64),
    Truth(bool),
    Array(Array),
    /// Its fields, each as an array of its name and its value.
    Object(Array),
    Null,
}

impl Kind {
    #[inline(never)]
    fn of(value: &JsValue) -> Kind {
        if let Some(text) = value.as_string() {
            Kind::Text(text)
        } else if let Some(number) = value.as_f64() {
            let is_whole = number.fract() == 0.0 && number >= 0.0;
            if is_whole { Kind::Whole(number as u64) } else { Kind::Fraction(number) }
        } else if let Some(truth) = value.as_bool() {
            Kind::Truth(truth)
        } else if let Some(array) = value.dyn_ref::<Array>() {
            Kind::Array(array.clone())
        } else if let Some(object) = value.dyn_ref::<Object>() {
            Kind::Object(Object::entries(object))
        } else {
            Kind::Null
        }
    }
}

impl<'de> Deserializer<'de> for Plain {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match Kind::of(&self.0) {
            Kind::Text(text) => visitor.visit_string(text),
            Kind::Whole(number) => visitor.visit_u64(number),
            Kind::Fraction(number) => visitor.visit_f64(number),
            Kind::Truth(truth) => visitor.visit_bool(truth),
            Kind::Array(array) => visitor.visit_seq(Elements { array, next: 0 }),
            Kind::Object(entries) => visitor.visit_map(Entries { entries, next: 0 }),
            Kind::Null => visitor.visit_unit(),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let name = self.0.as_string().ok_or_else(|| Fault("expected a name".into()))?;
        visitor.visit_enum(StringDeserializer::new(name))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// The elements of an array.
struct Elements {
    array: Array,
    next: u32,
}

impl<'de> de::SeqAccess<'de> for Elements {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        if self.next == self.array.length() {
            return Ok(None);
        }
        let index = self.next;
        self.next += 1;
        seed.deserialize(Plain(self.array.get(index))).map(Some).map_err(|fault| fault.within(&index.to_string()))
    }
}

/// The fields of an object, each as an array of its name and its value.
struct Entries {
    entries: Array,
    next: u32,
}

impl Entries {
    /// The name or the value of the field with this index.
    #[inline(never)]
    fn part(&self, index: u32, part: u32) -> JsValue {
        self.entries.get(index).dyn_ref::<Array>().map_or(JsValue::NULL, |pair| pair.get(part))
    }
}

impl<'de> de::MapAccess<'de> for Entries {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        if self.next == self.entries.length() {
            return Ok(None);
        }
        self.next += 1;
        seed.deserialize(Plain(self.part(self.next - 1, 0))).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let name = self.part(self.next - 1, 0).as_string().unwrap_or_default();
        seed.deserialize(Plain(self.part(self.next - 1, 1))).map_err(|fault| fault.within(&name))
    }
}
