//! Plain data: structs that are objects in JavaScript, declared once with their types and documentation.

use chessboard_core::Color;
use serde::Serialize;
use serde_json::{Map, Value};
use wasm_bindgen::prelude::*;

use crate::errors::{self, Result};

/// A value as a plain object. One text crosses the border, which is faster than one call per field.
pub(crate) fn to_js(value: &(impl Serialize + ?Sized)) -> Result<JsValue> {
    let text = serde_json::to_string(value).map_err(|error| errors::rejected("result", error))?;
    js_sys::JSON::parse(&text).map_err(|error| errors::Error::thrown(error, "result"))
}

/// What is read from plain data. By hand, since derived readers would be a third of the module.
pub(crate) trait Read: Sized {
    /// Reads a value; `name` is that of the argument or the field.
    fn read(value: Value, name: &str) -> Result<Self>;
}

/// The fields of an object.
pub(crate) struct Fields(Map<String, Value>);

impl Fields {
    pub(crate) fn of(value: Value, name: &str) -> Result<Fields> {
        match value {
            Value::Object(fields) => Ok(Fields(fields)),
            _ => Err(errors::argument(name, "an object")),
        }
    }

    /// Takes a field; `None` if it is left out, or `null`.
    pub(crate) fn take<T: Read>(&mut self, name: &str) -> Result<Option<T>> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => T::read(value, name).map(Some),
        }
    }

    /// Rejects what was not taken.
    pub(crate) fn end(self) -> Result<()> {
        match self.0.keys().next() {
            Some(name) => Err(errors::argument(name, "no field of this name")),
            None => Ok(()),
        }
    }
}

impl Read for Value {
    fn read(value: Value, _: &str) -> Result<Value> {
        Ok(value)
    }
}

impl Read for bool {
    fn read(value: Value, name: &str) -> Result<bool> {
        value.as_bool().ok_or_else(|| errors::argument(name, "a boolean"))
    }
}

impl Read for f64 {
    fn read(value: Value, name: &str) -> Result<f64> {
        value.as_f64().ok_or_else(|| errors::argument(name, "a number"))
    }
}

impl Read for u64 {
    fn read(value: Value, name: &str) -> Result<u64> {
        value.as_u64().ok_or_else(|| errors::argument(name, "a whole number"))
    }
}

impl Read for String {
    fn read(value: Value, name: &str) -> Result<String> {
        match value {
            Value::String(text) => Ok(text),
            _ => Err(errors::argument(name, "a text")),
        }
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: Value, name: &str) -> Result<Option<T>> {
        if value.is_null() { Ok(None) } else { T::read(value, name).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: Value, name: &str) -> Result<Vec<T>> {
        match value {
            Value::Array(values) => values.into_iter().map(|value| T::read(value, name)).collect(),
            _ => Err(errors::argument(name, "an array")),
        }
    }
}

impl Read for Color {
    fn read(value: Value, name: &str) -> Result<Color> {
        let found = Color::ALL.into_iter().find(|color| value.as_str() == Some(color.name()));
        found.ok_or_else(|| errors::argument(name, "`white` or `black`"))
    }
}

/// Declares a struct and its TypeScript interface. Fields have their JavaScript names, and after `=` their TypeScript
/// types. `out` is for results, which have all fields; `in` for arguments, where each may be left out.
macro_rules! plain_data {
    (@types $namespace:literal $name:ident $optional:literal [$($doc:literal)*]
        $([$($field_doc:literal)*] $field:ident $type:literal)*) => {
        #[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
        const _: &str = concat!(
            "export namespace ", $namespace, " {\n  /**\n", $("   *", $doc, "\n",)* "   */\n  export interface ",
            stringify!($name), " {\n",
            $("    /**\n", $("     *", $field_doc, "\n",)* "     */\n    ", stringify!($field), $optional, ": ", $type, ";\n",)*
            "  }\n}\n"
        );
    };
    (
        out $namespace:literal
        $(#[doc = $doc:literal])*
        $name:ident { $($(#[doc = $field_doc:literal])* $field:ident: $rust:ty = $type:literal,)* }
    ) => {
        $(#[doc = $doc])*
        #[allow(non_snake_case, reason = "JavaScript's names")]
        #[derive(serde::Serialize)]
        pub(crate) struct $name { $($(#[doc = $field_doc])* pub(crate) $field: $rust,)* }

        crate::plain::plain_data!(@types $namespace $name "" [$($doc)*] $([$($field_doc)*] $field $type)*);
    };
    (
        in $namespace:literal
        $(#[doc = $doc:literal])*
        $name:ident { $($(#[doc = $field_doc:literal])* $field:ident: $rust:ty = $type:literal,)* }
    ) => {
        $(#[doc = $doc])*
        #[allow(non_snake_case, reason = "JavaScript's names")]
        #[derive(Default)]
        pub(crate) struct $name { $($(#[doc = $field_doc])* pub(crate) $field: Option<$rust>,)* }

        impl crate::plain::Read for $name {
            fn read(value: serde_json::Value, name: &str) -> crate::errors::Result<$name> {
                let mut fields = crate::plain::Fields::of(value, name)?;
                let read = $name { $($field: fields.take(stringify!($field))?,)* };
                fields.end()?;
                Ok(read)
            }
        }

        crate::plain::plain_data!(@types $namespace $name "?" [$($doc)*] $([$($field_doc)*] $field $type)*);
    };
}

pub(crate) use plain_data;
