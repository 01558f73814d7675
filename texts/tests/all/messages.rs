//! The messages of the Fluent files, as far as tests look at them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use stones_dice_texts::Language;

/// A message, or an attribute of one.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// The variables in it, and in the messages it refers to.
    pub(crate) variables: BTreeSet<String>,
    /// The messages it refers to.
    pub(crate) references: BTreeSet<String>,
    /// The names of the variants of each selector.
    pub(crate) selectors: Vec<BTreeSet<String>>,
}

/// What only the page in `web/` says. The command does without it.
const PAGE: &str = "web";

/// All files of a language: those of the command, and that of the page.
pub(crate) fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let page = match language {
        Language::English => include_str!("../../en/web.ftl"),
        Language::Ukrainian => include_str!("../../uk/web.ftl"),
        Language::Gujarati => include_str!("../../gu/web.ftl"),
        Language::Russian => include_str!("../../ru/web.ftl"),
    };
    language.files().iter().copied().chain([(PAGE, page)])
}

/// Whether a key is one that only the page knows.
pub(crate) fn is_of_page(key: &str) -> bool {
    key.starts_with(&format!("{PAGE}-"))
}

/// The texts of all files.
pub(crate) struct Bundle(FluentBundle<FluentResource>);

impl Bundle {
    pub(crate) fn new(language: Language) -> Bundle {
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
        bundle.set_use_isolating(false);
        for (_, source) in files(language) {
            bundle.add_resource(FluentResource::try_new(source.to_owned()).unwrap()).unwrap();
        }
        Bundle(bundle)
    }

    /// The text with this key, and the errors in it.
    pub(crate) fn try_format(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> (String, Vec<String>) {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, name)| (id, Some(name)));
        let found = self.0.get_message(id).unwrap();
        let pattern = match attribute {
            Some(name) => found.get_attribute(name).unwrap().value(),
            None => found.value().unwrap(),
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        (text, errors.iter().map(ToString::to_string).collect())
    }

    pub(crate) fn format(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.try_format(key, args).0
    }
}

/// All messages of a language by their keys; those of attributes are `message.attribute`.
pub(crate) fn of(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (name, source) in files(language) {
        for (key, message) in in_file(name, source) {
            assert!(messages.insert(key.clone(), message).is_none(), "{language}: {key} stands twice");
        }
    }
    let direct: BTreeMap<_, _> =
        messages.iter().map(|(key, m): (&String, &Message)| (key.clone(), m.variables.clone())).collect();
    for message in messages.values_mut() {
        for reference in &message.references {
            let variables = direct.get(reference).unwrap_or_else(|| panic!("{language}: {reference} is missing"));
            message.variables.extend(variables.iter().cloned());
        }
    }
    messages
}

fn in_file(name: &str, source: &'static str) -> Vec<(String, Message)> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut messages = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_owned();
                assert!(key.starts_with(&format!("{name}-")), "{key} stands in {name}.ftl");
                let value = message.value.unwrap_or_else(|| panic!("{key} has no value"));
                messages.push((key.clone(), read(&value)));
                for attribute in message.attributes {
                    messages.push((format!("{key}.{}", attribute.id.name), read(&attribute.value)));
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{name}: {entry:?}"),
        }
    }
    messages
}

fn read(pattern: &Pattern<&str>) -> Message {
    let mut message = Message::default();
    read_pattern(pattern, &mut message);
    message
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(expression) } => {
                read_inline(expression, message);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                read_inline(selector, message);
                let name = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                message.selectors.push(variants.iter().map(|variant| name(&variant.key)).collect());
                for variant in variants {
                    read_pattern(&variant.value, message);
                }
            }
        }
    }
}

fn read_inline(expression: &InlineExpression<&str>, message: &mut Message) {
    match expression {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            message.references.insert(id.name.to_owned());
        }
        other => panic!("{other:?}: texts use variables and messages only"),
    }
}
