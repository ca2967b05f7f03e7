//! Attributes that depend on other attributes of their element, by `data/attribute-relations.tsv`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#attributes>

use std::fmt::Write as _;

use treewright_microsyntaxes::mime::is_javascript_mime_type_essence_match;

use crate::codes::attributes as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::{
    Condition, LookUp, NamedRelation, RELATED, Relation, RelationKind, relations_of,
};

/// See the module.
#[derive(Default)]
pub(super) struct Relations;

impl<'a> Subject<'a> for Relations {
    const ENTERS: Concern = Concern::of_set(RELATED);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_in_html() {
            for row in relations_of(element.tag) {
                if row.concerns(element.names) && is_broken(cx, element, row) && !element.is_copy()
                {
                    report(cx, element, row);
                }
            }
        }
    }
}

/// Returns true if something is wrong with an element, or may be where all attributes have to be examined.
fn is_broken(cx: &Context<'_>, element: Element<'_>, row: &NamedRelation) -> bool {
    let names = &row.attributes;
    let has_any = || element.may_have(row.names) && names.iter().any(|name| element.has_by(name));
    match row.relation.kind {
        RelationKind::OnlyIf => !holds(cx, element, row) && has_any(),
        RelationKind::NotIf => holds(cx, element, row) && has_any(),
        RelationKind::OneOf => !has_any() && holds(cx, element, row),
        RelationKind::RequiredIf | RelationKind::NonEmpty => holds(cx, element, row),
    }
}

fn report<'a>(cx: &mut Context<'a>, element: Element<'a>, row: &NamedRelation) {
    let relation = row.relation;
    let names = &row.attributes;
    match relation.kind {
        RelationKind::OnlyIf => not_allowed(cx, element, names, &in_words(relation, "unless")),
        RelationKind::NotIf => not_allowed(cx, element, names, &in_words(relation, "if")),
        RelationKind::RequiredIf => {
            for name in names.iter().filter(|name| !element.has_by(name)) {
                missing(cx, element, &format!("`{}`", name.text), &in_words(relation, "if"));
            }
        }
        RelationKind::OneOf => {
            let quoted: Vec<String> = names.iter().map(|name| format!("`{}`", name.text)).collect();
            missing(cx, element, &quoted.join(" or "), &in_words(relation, "if"));
        }
        RelationKind::NonEmpty => {
            for name in names.iter().filter(|name| element.attr_by(name) == Some("")) {
                let values = [("attribute", name.text), ("element", element.name())];
                cx.report(&codes::EMPTY_ATTRIBUTE, element.place_of(name.text), &values);
            }
        }
    }
}

fn not_allowed<'a>(cx: &mut Context<'a>, element: Element<'a>, names: &[LookUp], condition: &str) {
    for name in names.iter().filter(|name| element.has_by(name)).map(|name| name.text) {
        let values = [("attribute", name), ("element", element.name()), ("condition", condition)];
        cx.report(&codes::ATTRIBUTE_NOT_ALLOWED_HERE, element.place_of(name), &values);
    }
}

fn missing<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: &str, condition: &str) {
    let values = [("attribute", attribute), ("element", element.name()), ("condition", condition)];
    cx.report(&codes::MISSING_ATTRIBUTE, element.start_tag(), &values);
}

/// Returns true if the condition of a relation holds.
fn holds(cx: &Context<'_>, element: Element<'_>, row: &NamedRelation) -> bool {
    row.condition.is_empty()
        || row.condition.iter().any(|terms| terms.iter().all(|term| is_so(cx, element, term)))
}

fn is_so(cx: &Context<'_>, element: Element<'_>, (term, name): &(Condition, LookUp)) -> bool {
    match *term {
        Condition::Has(_) => element.has_by(name),
        Condition::HasNot(_) => !element.has_by(name),
        Condition::HasText(_) => element.attr_by(name).is_some_and(|value| !value.is_empty()),
        Condition::Is(_, keyword) => {
            element.attr_by(name).is_some_and(|value| value.eq_ignore_ascii_case(keyword))
        }
        Condition::IsExactly(_, text) => element.attr_by(name) == Some(text),
        Condition::HasToken(_, token) => element.attr_by(name).is_some_and(|value| {
            value.split_ascii_whitespace().any(|part| part.eq_ignore_ascii_case(token))
        }),
        Condition::Parent(name) => cx.parent().is_some_and(|parent| parent.is_html_element(name)),
        Condition::Ancestor(name) => cx.inside().has(name),
        Condition::ClassicScript => element.attr("type").is_none_or(|value| {
            value.is_empty() || is_javascript_mime_type_essence_match(value.trim_ascii())
        }),
    }
}

/// A condition as the end of a sentence: "if `href` is there". Empty for one that always holds.
fn in_words(relation: &Relation, conjunction: &str) -> String {
    let mut text = String::new();
    for (index, terms) in relation.condition.iter().enumerate() {
        let _ = write!(text, " {}", if index == 0 { conjunction } else { "or" });
        for (index, term) in terms.iter().enumerate() {
            text.push_str(if index == 0 { " " } else { " and " });
            let _ = match term {
                Condition::Has(name) => write!(text, "it has `{name}`"),
                Condition::HasNot(name) => write!(text, "it has no `{name}`"),
                Condition::HasText(name) => write!(text, "it has a `{name}` that is not empty"),
                Condition::Is(name, value) | Condition::IsExactly(name, value) => {
                    write!(text, "`{name}` is `{value}`")
                }
                Condition::HasToken(name, token) => write!(text, "`{name}` has `{token}`"),
                Condition::Parent(name) => {
                    write!(text, "it is a child of `<{}>`", name.known_text().unwrap_or_default())
                }
                Condition::Ancestor(name) => {
                    write!(text, "it is in `<{}>`", name.known_text().unwrap_or_default())
                }
                Condition::ClassicScript => write!(text, "it is a classic script"),
            };
        }
    }
    text
}
