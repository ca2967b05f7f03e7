//! The values of attributes: the kind of value from the index of attributes decides on the check. A file for each
//! group of microsyntaxes.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#common-microsyntaxes>

mod autofill;
pub(super) mod blocked;
mod blocked_resources;
mod css;
mod dates;
mod keywords;
mod languages;
mod link_types;
#[rustfmt::skip]
mod lists;
mod media;
mod media_features;
mod meta;
mod numbers;
mod pattern;
mod permissions;
mod plain_urls;
mod security_policy;
mod sizes;
mod srcdoc;
mod srcset;
mod texts;
mod tokens;
mod urls;

pub(super) use css::{Parsed, in_words, mistake};
pub(super) use dates::is_later;
pub(super) use keywords::is_boolean_value;
pub(super) use languages::{check as check_language_tag, language_tag};
pub(super) use link_types::is_body_ok;
pub(super) use media::{check as check_media_query_list, media_query as check_media_query};
pub(super) use security_policy::mistake_of_integrity;
pub(super) use texts::{is_color, is_color_keyword};
pub(super) use urls::mistake as mistake_of_url;

use treewright_markup::tag;

use super::Subject;
use super::concern::Concern;
use crate::context::{Attribute, Context, Element, Given};
use crate::tables::{Names, Value, is_input_type};

/// See the module.
#[derive(Default)]
pub(super) struct Values<'a> {
    page: std::marker::PhantomData<&'a ()>,
}

impl<'a> Subject<'a> for Values<'a> {
    const ENTERS: Concern = Concern::of(&[]).or_with(Names::WITH_A_FORM);
    const LEAVES: Concern = Concern::of(&[tag::TIME]);

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if dates::is_time(element) {
            dates::text_of_time(cx, element);
        }
    }

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        for position in 0..cx.attribute_count() {
            // Most values can be anything.
            if let (_, Some(row)) = cx.facts(position)
                && row.value.has_a_form()
                && let Some(Given { attribute, .. }) = cx.attribute(position)
            {
                check(cx, element, attribute, row.value);
            }
        }
    }
}

/// Checks a value of this kind.
fn check<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>, value: Value) {
    match value {
        Value::Keywords(keywords) => keywords::one_of(cx, element, attribute, keywords, false),
        Value::ExactKeywords(keywords) => keywords::one_of(cx, element, attribute, keywords, true),
        Value::Boolean => keywords::boolean(cx, element, attribute),
        Value::Integer
        | Value::NonNegativeInteger
        | Value::NonNegativeIntegerUpTo8
        | Value::PositiveInteger => numbers::integer(cx, element, attribute, value),
        Value::DateWithOptionalTime => dates::date_with_optional_time(cx, element, attribute),
        Value::TimeDatetime => dates::of_time(cx, element, attribute),
        Value::ImageCandidates => srcset::srcset(cx, element, attribute),
        Value::SourceSizeList => sizes::sizes(cx, element, attribute),
        Value::FloatingPointNumber => numbers::float(cx, element, attribute),
        Value::UniqueTokens(keywords) => tokens::unique(cx, element, attribute, keywords),
        Value::UniqueTokensOfTheAttribute if attribute.is("blocking") => {
            tokens::unique(cx, element, attribute, &["render"]);
        }
        Value::UniqueTokensOfTheAttribute | Value::IdReferences | Value::ItemProp => {
            tokens::unique(cx, element, attribute, &[]);
            match attribute.name.local {
                "rel" => link_types::rel(cx, element, attribute),
                "itemprop" => tokens::item_properties(cx, element, attribute),
                _ => {}
            }
        }
        Value::UniqueOneCodePointTokens => tokens::one_code_point_each(cx, element, attribute),
        Value::MimeType => tokens::mime_type(cx, element, attribute),
        Value::ScriptType => tokens::script_type(cx, element, attribute),
        Value::CommaSeparatedMimeTypes => tokens::accept(cx, element, attribute),
        Value::NavigableTargetName => tokens::navigable_target(cx, element, attribute),
        Value::CustomElementName => tokens::custom_element_name(cx, element, attribute),
        Value::Command => tokens::command(cx, element, attribute),
        Value::Step => tokens::step(cx, element, attribute),
        Value::Url => urls::url(cx, element, attribute, true),
        Value::NonEmptyUrl => urls::url(cx, element, attribute, false),
        Value::NonEmptyUrls => urls::urls(cx, element, attribute),
        Value::ItemTypes => {
            tokens::unique(cx, element, attribute, &[]);
            urls::absolute_urls(cx, element, attribute);
        }
        Value::LanguageTag => languages::language_tag(cx, element, attribute, false),
        Value::LanguageTagOrEmpty => languages::language_tag(cx, element, attribute, true),
        Value::MediaQueryList => media::list(cx, element, attribute),
        Value::Color => texts::color(cx, element, attribute),
        Value::AutofillDetailTokens => autofill::autocomplete(cx, element, attribute),
        Value::ListOfFloatingPointNumbers => texts::coords(cx, element, attribute),
        Value::IconSizes => tokens::icon_sizes(cx, element, attribute),
        Value::HashNameReference => texts::hash_name_reference(cx, element, attribute),
        Value::InputType => keywords::input_type(cx, element, attribute),
        Value::Srcdoc => srcdoc::srcdoc(cx, element, attribute),
        Value::ReferrerPolicy => {
            keywords::one_of(cx, element, attribute, &REFERRER_POLICIES, false);
        }
        Value::Pattern => pattern::pattern(cx, element, attribute),
        Value::PermissionsPolicy => permissions::allow(cx, element, attribute),
        Value::PreloadDestination => keywords::preload_destination(cx, element, attribute),
        Value::Text if attribute.is("integrity") => {
            security_policy::integrity(cx, element, attribute);
        }
        Value::Text if attribute.is("content") => meta::content(cx, element, attribute),
        Value::Varies
            if attribute.is("value")
                && element.attr_is("type", "color")
                && !attribute.value.is_empty() =>
        {
            texts::color(cx, element, attribute);
        }
        Value::Varies if attribute.is("value") && element.attr_is("type", "url") => {
            urls::absolute_url(cx, element, attribute);
        }
        Value::Varies if attribute.is("value") && element.attr_is("type", "email") => {
            texts::email(cx, element, attribute);
        }
        Value::Varies if attribute.is("value") && is_text_of_input(element) => {
            texts::one_line(cx, element, attribute);
        }
        Value::Text if attribute.is("placeholder") && element.is_html_element(tag::INPUT) => {
            texts::one_line(cx, element, attribute);
        }
        Value::Varies if is_number_of_input(element) => {
            // Only the value of a number may be empty.
            let may_be_empty = attribute.is("value") && element.attr_is("type", "number");
            if !(may_be_empty && attribute.value.is_empty()) {
                numbers::float(cx, element, attribute);
            }
        }
        Value::Varies => dates::of_input(cx, element, attribute),
        Value::Text => {}
        Value::CssDeclarations
        | Value::EventHandler
        | Value::Id
        | Value::IdReference
        | Value::SpaceSeparatedTokens => {}
    }
}

/// Returns true for an `input` whose value is a text in one line.
/// <https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)>
fn is_text_of_input(element: Element<'_>) -> bool {
    let written = element.attr("type").unwrap_or("text");
    let of_text = ["text", "search", "tel", "password"];
    of_text.iter().any(|keyword| keyword.eq_ignore_ascii_case(written)) || !is_input_type(written)
}

/// Returns true for an `input` whose `value`, `min` and `max` are numbers.
/// <https://html.spec.whatwg.org/multipage/input.html#number-state-(type=number)>
fn is_number_of_input(element: Element<'_>) -> bool {
    element.attr_is("type", "number") || element.attr_is("type", "range")
}

/// <https://w3c.github.io/webappsec-referrer-policy/#referrer-policies>
pub(super) const REFERRER_POLICIES: [&str; 9] = [
    "",
    "no-referrer",
    "no-referrer-when-downgrade",
    "same-origin",
    "origin",
    "strict-origin",
    "origin-when-cross-origin",
    "strict-origin-when-cross-origin",
    "unsafe-url",
];
