//! Plain data: structs that are objects in JavaScript, declared once with their types and documentation.

use chessboard_core::Color;
use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Result};

/// A value as a plain object. One text crosses the border, which is faster than one call per field.
pub(crate) fn to_js(value: &(impl Serialize + ?Sized)) -> Result<JsValue> {
    let text = serde_json::to_string(value).map_err(|_| errors::argument("result", "plain data"))?;
    js_sys::JSON::parse(&text).map_err(|error| errors::Error::thrown(error, "result"))
}

/// A value as a `Map`: pairs of keys and values.
pub(crate) fn to_map(pairs: &(impl Serialize + ?Sized)) -> Result<JsValue> {
    to_js(pairs).map(|pairs| Map::with_pairs(&pairs).into())
}

/// An object with these fields.
pub(crate) fn object(fields: &[(&str, JsValue)]) -> Result<JsValue> {
    let pairs: Array = fields.iter().map(|(name, value)| Array::of2(&(*name).into(), value)).collect();
    Object::from_entries(&pairs).map(JsValue::from).map_err(|thrown| errors::Error::thrown(thrown, "result"))
}

#[wasm_bindgen]
extern "C" {
    type Map;

    #[wasm_bindgen(constructor, js_class = Map)]
    fn with_pairs(pairs: &JsValue) -> Map;
}

/// What is read from plain data, which `JSON.parse` has made. By hand, since derived readers would be a third of the
/// module.
pub(crate) trait Read: Sized {
    /// Reads a value; `name` is that of the argument or the field.
    fn read(value: &JsValue, name: &str) -> Result<Self>;
}

/// The fields of an object.
pub(crate) struct Fields(Object);

impl Fields {
    pub(crate) fn of(value: &JsValue, name: &str) -> Result<Fields> {
        match value.dyn_ref::<Object>() {
            Some(object) if !Array::is_array(value) => Ok(Fields(object.clone())),
            _ => Err(errors::argument(name, "an object")),
        }
    }

    /// Takes a field; `None` if it is left out, or `null`.
    pub(crate) fn take<T: Read>(&self, name: &str) -> Result<Option<T>> {
        let value = self.remove(name);
        if value.is_null() || value.is_undefined() { Ok(None) } else { T::read(&value, name).map(Some) }
    }

    /// Removes a field and returns its value.
    fn remove(&self, name: &str) -> JsValue {
        // The object is plain and our own, so that neither can fail.
        let value = Reflect::get(&self.0, &name.into()).unwrap_or(JsValue::NULL);
        let _ = Reflect::delete_property(&self.0, &name.into());
        value
    }

    /// Rejects what was not taken.
    pub(crate) fn end(self) -> Result<()> {
        match Object::keys(&self.0).get(0).as_string() {
            Some(name) => Err(errors::argument(&name, "no field of this name")),
            None => Ok(()),
        }
    }
}

impl Read for JsValue {
    fn read(value: &JsValue, _: &str) -> Result<JsValue> {
        Ok(value.clone())
    }
}

impl Read for bool {
    fn read(value: &JsValue, name: &str) -> Result<bool> {
        value.as_bool().ok_or_else(|| errors::argument(name, "a boolean"))
    }
}

impl Read for f64 {
    fn read(value: &JsValue, name: &str) -> Result<f64> {
        value.as_f64().ok_or_else(|| errors::argument(name, "a number"))
    }
}

impl Read for u64 {
    fn read(value: &JsValue, name: &str) -> Result<u64> {
        let whole = value.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
        whole.map(|number| number as u64).ok_or_else(|| errors::argument(name, "a whole number"))
    }
}

impl Read for String {
    fn read(value: &JsValue, name: &str) -> Result<String> {
        value.as_string().ok_or_else(|| errors::argument(name, "a text"))
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: &JsValue, name: &str) -> Result<Option<T>> {
        if value.is_null() { Ok(None) } else { T::read(value, name).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &JsValue, name: &str) -> Result<Vec<T>> {
        let array = value.dyn_ref::<Array>().ok_or_else(|| errors::argument(name, "an array"))?;
        array.iter().map(|value| T::read(&value, name)).collect()
    }
}

impl Read for Color {
    fn read(value: &JsValue, name: &str) -> Result<Color> {
        args::color(value, name)
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
            fn read(value: &wasm_bindgen::JsValue, name: &str) -> crate::errors::Result<$name> {
                let fields = crate::plain::Fields::of(value, name)?;
                let read = $name { $($field: fields.take(stringify!($field))?,)* };
                fields.end()?;
                Ok(read)
            }
        }

        crate::plain::plain_data!(@types $namespace $name "?" [$($doc)*] $([$($field_doc)*] $field $type)*);
    };
}

pub(crate) use plain_data;
