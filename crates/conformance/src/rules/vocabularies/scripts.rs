//! Scripts that are JSON: import maps, speculation rules and data blocks.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#import-maps>

use serde::de::IgnoredAny;
use serde_json::{Map, Value};
use treewright_dom::NodeRef;
use treewright_markup::tag;
use treewright_microsyntaxes::mime;
use url::Url;

use crate::codes::scripts as codes;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::rules::values::{REFERRER_POLICIES, mistake_of_integrity, mistake_of_url as mistake};

/// Describes the mistake.
type Check = fn(&Value) -> Result<(), String>;

/// See the module.
#[derive(Default)]
pub(super) struct Scripts;

impl<'a> Subject<'a> for Scripts {
    const LEAVES: Concern = Concern::of(&[tag::SCRIPT]);

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_html_element(tag::SCRIPT) || element.has("src") {
            return;
        }
        if element.attr("type").is_some_and(is_json) {
            json(cx, element);
            return;
        }
        let (code, check): (_, Check) = if element.attr_is("type", "importmap") {
            (&codes::BAD_IMPORT_MAP, import_map)
        } else if element.attr_is("type", "speculationrules") {
            (&codes::BAD_SPECULATION_RULES, speculation_rules)
        } else {
            return;
        };
        let text = text_of(element);
        let (place, reason) = match serde_json::from_str::<Value>(&text) {
            Ok(value) => match check(&value) {
                Ok(()) => return,
                Err(reason) => (element.start_tag(), reason),
            },
            Err(error) => {
                let place = place_of(element, &text, &error);
                (place, format!("it is not JSON: {}", without_place(&error)))
            }
        };
        cx.report(code, place, &[("reason", reason.as_str())]);
    }
}

fn text_of(script: Element<'_>) -> String {
    script.node.children().filter_map(NodeRef::data).collect()
}

/// "The contents of the `script` element … must conform to the requirements defined for the format used."
/// <https://html.spec.whatwg.org/multipage/scripting.html#data-block>
fn json<'a>(cx: &mut Context<'a>, script: Element<'a>) {
    let text = text_of(script);
    // Nothing is kept, so that neither depth nor the sizes of numbers have limits.
    if let Err(error) = serde_json::from_str::<IgnoredAny>(&text) {
        let reason = without_place(&error);
        let place = place_of(script, &text, &error);
        cx.report(&codes::BAD_JSON_SCRIPT, place, &[("reason", reason.as_str())]);
    }
}

/// Returns true for a JSON MIME type.
/// <https://mimesniff.spec.whatwg.org/#json-mime-type>
fn is_json(mime_type: &str) -> bool {
    mime::parse(mime_type).is_ok_and(|mime_type| mime_type.is_json())
}

/// The byte that the error is about, which is the last one that was read.
fn place_of<'a>(element: Element<'a>, text: &str, error: &serde_json::Error) -> Place<'a> {
    let mut children = element.node.children();
    let (Some(only), None) = (children.next(), children.next()) else { return element.start_tag() };
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let start = lines.map(str::len).sum::<usize>();
    let mut at = start.saturating_add(error.column().saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at = at.saturating_sub(1);
    }
    let end = text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    Place::PartOfText(only, at..at.saturating_add(end))
}

/// The message, whose place is that of the finding.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    match message.rsplit_once(" at line ") {
        Some((message, _)) => message.to_owned(),
        None => message,
    }
}

fn object<'v>(value: &'v Value, name: &str) -> Result<&'v Map<String, Value>, String> {
    value.as_object().ok_or_else(|| format!("{name} must be an object"))
}

fn array<'v>(value: &'v Value, name: &str) -> Result<&'v Vec<Value>, String> {
    value.as_array().ok_or_else(|| format!("{name} must be an array"))
}

fn only(map: &Map<String, Value>, keys: &[&str], name: &str) -> Result<(), String> {
    match map.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(format!("`{}` is not a key of {name}", short(key))),
        None => Ok(()),
    }
}

/// A word of the page in a message.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The import map authoring requirements.
fn import_map(value: &Value) -> Result<(), String> {
    let map = object(value, "it")?;
    only(map, &["imports", "scopes", "integrity"], "an import map")?;
    if let Some(imports) = map.get("imports") {
        specifier_map(imports, "`imports`")?;
    }
    if let Some(scopes) = map.get("scopes") {
        for (key, value) in object(scopes, "`scopes`")? {
            url(key)?;
            specifier_map(value, "a value of `scopes`")?;
        }
    }
    if let Some(integrity) = map.get("integrity") {
        for (key, value) in object(integrity, "`integrity`")? {
            url(key)?;
            let Some(value) = value.as_str() else {
                return Err("the values of `integrity` must be strings".to_owned());
            };
            if let Some(reason) = mistake_of_integrity(value) {
                return Err(reason);
            }
        }
    }
    Ok(())
}

/// "A valid module specifier map is a JSON object that meets the following requirements".
fn specifier_map(value: &Value, name: &str) -> Result<(), String> {
    for (key, value) in object(value, name)? {
        if key.is_empty() {
            return Err(format!("{name} must not have an empty key"));
        }
        let Some(value) = value.as_str() else {
            return Err(format!("the values of {name} must be strings"));
        };
        // "A valid absolute URL or a valid URL string that starts with "/", "./", or "../"."
        let is_relative = ["/", "./", "../"].iter().any(|start| value.starts_with(start));
        if let Some(reason) =
            mistake(value, !is_relative).filter(|_| is_relative || Url::parse(value).is_ok())
        {
            return Err(format!("`{}` is not a valid URL: {reason}", short(value)));
        }
        if !is_relative && Url::parse(value).is_err() {
            return Err(format!(
                "`{}` must be an absolute URL or begin with `/`, `./` or `../`",
                short(value)
            ));
        }
        if key.ends_with('/') && !value.ends_with('/') {
            return Err(format!("`{}` must end with `/` as its key does", short(value)));
        }
    }
    Ok(())
}

/// "A valid URL string".
fn url(text: &str) -> Result<(), String> {
    match mistake(text, false) {
        Some(reason) => Err(format!("`{}` is not a valid URL: {reason}", short(text))),
        None => Ok(()),
    }
}

/// The keys of a speculation rule.
const RULE: [&str; 10] = [
    "source",
    "urls",
    "where",
    "requires",
    "target_hint",
    "referrer_policy",
    "relative_to",
    "eagerness",
    "expects_no_vary_search",
    "tag",
];

/// The speculation rule set authoring requirements.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#speculation-rules-parse-results>
fn speculation_rules(value: &Value) -> Result<(), String> {
    let map = object(value, "it")?;
    only(map, &["prefetch", "prerender", "tag"], "speculation rules")?;
    tag(map)?;
    for kind in ["prefetch", "prerender"] {
        let Some(rules) = map.get(kind) else { continue };
        for value in array(rules, &format!("`{kind}`"))? {
            rule(object(value, "a rule")?)?;
        }
    }
    Ok(())
}

fn rule(map: &Map<String, Value>) -> Result<(), String> {
    only(map, &RULE, "a rule")?;
    let source = match map.get("source").map(Value::as_str) {
        None if map.contains_key("where") => "document",
        None => "list",
        Some(Some(source @ ("list" | "document"))) => source,
        Some(_) => return Err("`source` must be `list` or `document`".to_owned()),
    };
    let (needed, other) = if source == "list" { ("urls", "where") } else { ("where", "urls") };
    if map.contains_key(other) {
        return Err(format!("a rule with the source `{source}` must not have `{other}`"));
    }
    let Some(value) = map.get(needed) else {
        return Err(format!("a rule with the source `{source}` must have `{needed}`"));
    };
    if source == "list" {
        strings(value, "urls", false)?;
        for text in value.as_array().into_iter().flatten().filter_map(Value::as_str) {
            url(text)?;
        }
    } else {
        predicates(value)?;
    }
    tag(map)?;
    if let Some(base) = map.get("relative_to") {
        if source == "document" {
            return Err("a rule with the source `document` must not have `relative_to`".to_owned());
        }
        one_of(base, "relative_to", &["ruleset", "document"])?;
    }
    if let Some(policy) = map.get("referrer_policy") {
        one_of(policy, "referrer_policy", &REFERRER_POLICIES)?;
    }
    if let Some(requirements) = map.get("requires") {
        for requirement in array(requirements, "`requires`")? {
            one_of(requirement, "requires", &["anonymous-client-ip-when-cross-origin"])?;
        }
    }
    if map.get("expects_no_vary_search").is_some_and(|value| !value.is_string()) {
        return Err("`expects_no_vary_search` must be a string".to_owned());
    }
    let eagerness = map.get("eagerness").map(|value| value.as_str().unwrap_or_default());
    let known = ["immediate", "eager", "moderate", "conservative"];
    if eagerness.is_some_and(|eagerness| !known.contains(&eagerness)) {
        return Err(format!("`eagerness` must be one of {}", known.join(", ")));
    }
    Ok(())
}

/// A tag is a string of ASCII characters that can be printed.
/// <https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules-parse-results>
fn tag(map: &Map<String, Value>) -> Result<(), String> {
    let is_printable = |tag: &str| tag.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    match map.get("tag") {
        Some(tag) if !tag.as_str().is_some_and(is_printable) => {
            Err("`tag` must be a string of ASCII characters".to_owned())
        }
        _ => Ok(()),
    }
}

fn one_of(value: &Value, name: &str, words: &[&str]) -> Result<(), String> {
    if value.as_str().is_some_and(|word| words.contains(&word)) {
        return Ok(());
    }
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    Err(format!("`{name}` must be one of {}", words.join(", ")))
}

/// A document rule predicate, with those in it.
fn predicates(value: &Value) -> Result<(), String> {
    let mut rest = vec![value];
    while let Some(value) = rest.pop() {
        let map = object(value, "a condition")?;
        let kinds = ["and", "or", "not", "href_matches", "selector_matches"];
        let mut found = kinds.iter().filter(|kind| map.contains_key(**kind));
        let (Some(kind), None) = (found.next(), found.next()) else {
            return Err("a condition must have one of `and`, `or`, `not`, `href_matches` and \
                 `selector_matches`"
                .to_owned());
        };
        let Some(value) = map.get(*kind) else { continue };
        match *kind {
            "and" | "or" => {
                let list = array(value, &format!("`{kind}`"))?;
                if list.is_empty() {
                    return Err(format!("`{kind}` must not be empty"));
                }
                rest.extend(list);
            }
            "not" => rest.push(value),
            "href_matches" if value.is_object() => {}
            _ => strings(value, kind, true)?,
        }
        if *kind == "href_matches" {
            only(map, &["href_matches", "relative_to"], "a condition")?;
            if let Some(base) = map.get("relative_to") {
                one_of(base, "relative_to", &["ruleset", "document"])?;
            }
        } else {
            only(map, &[kind], "a condition")?;
        }
    }
    Ok(())
}

/// Strings that are not empty, at least one; one without an array if that may be.
fn strings(value: &Value, name: &str, may_be_one: bool) -> Result<(), String> {
    let list = match value {
        Value::String(_) if may_be_one => std::slice::from_ref(value),
        _ => array(value, &format!("`{name}`"))?.as_slice(),
    };
    if list.is_empty() {
        return Err(format!("`{name}` must not be empty"));
    }
    for value in list {
        let is_pattern = name == "href_matches" && value.is_object();
        if !is_pattern && value.as_str().is_none_or(str::is_empty) {
            return Err(format!("`{name}` must have strings that are not empty"));
        }
    }
    Ok(())
}
