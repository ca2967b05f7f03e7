//! The values of attributes: the kind of value from the index of attributes decides on the check. A file for each
//! group of microsyntaxes.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#common-microsyntaxes>

mod css;
mod images;
mod keywords;
mod media;
mod media_features;
mod numbers;
mod urls;

use super::Subject;
use crate::context::{Attribute, Context, Element};
use crate::tables::{Value, attribute_of, number_of};

/// See the module.
#[derive(Default)]
pub(super) struct Values<'a> {
    images: images::Combinations<'a>,
}

impl<'a> Subject<'a> for Values<'a> {
    fn enter(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        let number = number_of(element.name);
        for attribute in element.attributes() {
            if attribute.is_plain()
                && let Some(row) = attribute_of(attribute.name.local, number)
            {
                check(cx, element, attribute, row.value);
            }
        }
        self.images.enter(cx, element);
    }

    fn leave(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        self.images.leave(cx, element);
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
        Value::ImageCandidates => images::srcset(cx, element, attribute),
        Value::SourceSizeList => images::sizes(cx, element, attribute),
        Value::MediaQueryList => media::list(cx, element, attribute),
        Value::Url => urls::url(cx, element, attribute, true),
        Value::NonEmptyUrl => urls::url(cx, element, attribute, false),
        Value::NonEmptyUrls => urls::urls(cx, element, attribute),
        Value::ItemTypes => urls::absolute_urls(cx, element, attribute),
        Value::Varies if attribute.is("value") && element.attr_is("type", "url") => {
            urls::absolute_url(cx, element, attribute);
        }
        _ => {}
    }
}
