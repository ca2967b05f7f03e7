//! Choosing among the sources of an image.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#select-an-image-source>

use cssparser::{Parser, Token};
use treewright_dom::{LocalName, NodeId};
use treewright_microsyntaxes::mime::MimeType;
use treewright_semantics::media_queries::media_condition;
use treewright_semantics::sizes::parse_sizes;
use treewright_semantics::srcset::{Descriptor, parse_srcset};
use treewright_style::Device;

use crate::media_queries::{environment, matches};
use crate::trees::html_name;
use crate::world::World;

/// The attributes of an element that has sources.
pub(crate) type Attributes<'a> = &'a dyn Fn(&str) -> Option<&'a str>;

/// An image source with its pixel density descriptor.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Selected {
    pub(crate) url: String,
    pub(crate) density: f64,
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#matches-the-environment>
pub(crate) fn matches_media(world: &World, document: NodeId, query: &str) -> bool {
    matches(query, &environment(world, document))
}

/// <https://html.spec.whatwg.org/multipage/images.html#select-an-image-source>
pub(super) fn select(world: &World, image: NodeId) -> Option<Selected> {
    let tree = &world.tree;
    let environment = environment(world, world.node_document(image));
    let picture =
        tree.parent(image).filter(|parent| html_name(world, *parent) == Some(LocalName::PICTURE));
    let mut child = picture.and_then(|picture| tree.first_child(picture));
    while let Some(source) = child.filter(|child| *child != image) {
        if html_name(world, source) == Some(LocalName::SOURCE)
            && let Some(found) = of_source(&|name| tree.attribute(source, name), &environment)
        {
            return Some(found);
        }
        child = tree.next_sibling(source);
    }
    let attribute = |name: &str| tree.attribute(image, name);
    of_sources(attribute("src"), attribute("srcset"), attribute("sizes"), &environment)
}

/// The same for an element of a parser that reads ahead, with those of the `source` elements before it.
pub(crate) fn select_an_image_source<'a>(
    world: &World,
    document: NodeId,
    sources: impl Iterator<Item = Attributes<'a>>,
    image: Attributes<'a>,
) -> Option<Selected> {
    let environment = environment(world, document);
    for source in sources {
        if let Some(found) = of_source(source, &environment) {
            return Some(found);
        }
    }
    of_sources(image("src"), image("srcset"), image("sizes"), &environment)
}

/// The same for a `link` element.
pub(crate) fn select_for_a_link(
    world: &World,
    document: NodeId,
    link: Attributes<'_>,
) -> Option<Selected> {
    let environment = environment(world, document);
    of_sources(link("href"), link("imagesrcset"), link("imagesizes"), &environment)
}

/// The source that a `source` element gives, if it can be used.
/// <https://html.spec.whatwg.org/multipage/images.html#update-the-source-set>
fn of_source(source: Attributes<'_>, environment: &Device) -> Option<Selected> {
    let srcset = source("srcset")?;
    let is_for_here = source("media").is_none_or(|query| matches(query, environment))
        && source("type").is_none_or(is_a_supported_type);
    if !is_for_here {
        return None;
    }
    of_sources(None, Some(srcset), source("sizes"), environment)
}

/// The types of images whose dimensions can be read.
fn is_a_supported_type(text: &str) -> bool {
    let is_supported = |mime_type: MimeType| {
        matches!(
            mime_type.essence(),
            "image/apng"
                | "image/avif"
                | "image/bmp"
                | "image/gif"
                | "image/jpeg"
                | "image/jpg"
                | "image/png"
                | "image/svg+xml"
                | "image/tiff"
                | "image/vnd.microsoft.icon"
                | "image/webp"
                | "image/x-icon"
        )
    };
    text.trim().is_empty() || text.parse().is_ok_and(is_supported)
}

/// <https://html.spec.whatwg.org/multipage/images.html#create-a-source-set>, and the choice: the
/// source of the smallest density that suffices for the screen, or else of the greatest.
fn of_sources(
    default: Option<&str>,
    srcset: Option<&str>,
    sizes: Option<&str>,
    environment: &Device,
) -> Option<Selected> {
    let candidates = srcset.map(parse_srcset).map(|set| set.candidates).unwrap_or_default();
    let has_widths =
        candidates.iter().any(|candidate| matches!(candidate.descriptor, Descriptor::Width(_)));
    let size = source_size(sizes.unwrap_or_default(), environment);
    let mut all: Vec<Selected> = Vec::new();
    let mut add = |url: &str, density: f64| {
        let is_new = all.iter().all(|other| (other.density - density).abs() > f64::EPSILON);
        if is_new {
            all.push(Selected { url: url.to_owned(), density });
        }
    };
    for candidate in &candidates {
        let density = match candidate.descriptor {
            #[expect(clippy::cast_precision_loss, reason = "widths of images are small numbers")]
            Descriptor::Width(width) => width as f64 / size,
            Descriptor::Density(density) => density,
            _ => 1.0,
        };
        add(candidate.url, density);
    }
    if let Some(default) = default.filter(|default| !default.is_empty())
        && !has_widths
    {
        // A source of density 1 already exists, and stays.
        add(default, 1.0);
    }
    let enough = all.iter().filter(|one| one.density >= 1.0);
    let best = enough.min_by(|one, other| one.density.total_cmp(&other.density));
    best.or_else(|| all.iter().max_by(|one, other| one.density.total_cmp(&other.density))).cloned()
}

/// <https://html.spec.whatwg.org/multipage/images.html#parse-a-sizes-attribute>
fn source_size(sizes: &str, environment: &Device) -> f64 {
    for entry in parse_sizes(sizes) {
        let holds = entry.condition.is_empty()
            || media_condition(entry.condition).is_ok() && matches(entry.condition, environment);
        if holds && let Some(size) = length(entry.size, environment) {
            return size;
        }
    }
    f64::from(environment.width)
}

/// A length. Math functions are not computed: they are replaced by the width of the viewport.
fn length(text: &str, environment: &Device) -> Option<f64> {
    if text.eq_ignore_ascii_case("auto") {
        return None;
    }
    let mut parser = Parser::new(text);
    match parser.next().ok()? {
        Token::Dimension { value, unit, .. } => pixels(f64::from(*value), unit, environment),
        Token::Number { .. } => Some(0.0),
        Token::Function(_) => Some(f64::from(environment.width)),
        _ => None,
    }
}

/// A length in pixels. Relative units are those of the initial font.
fn pixels(value: f64, unit: &str, environment: &Device) -> Option<f64> {
    let (width, height) = (f64::from(environment.width), f64::from(environment.height));
    let factor = match unit.to_ascii_lowercase().as_str() {
        "px" => 1.0,
        "em" | "rem" => 16.0,
        "ex" | "ch" => 8.0,
        "in" => 96.0,
        "cm" => 96.0 / 2.54,
        "mm" => 96.0 / 25.4,
        "q" => 96.0 / 101.6,
        "pt" => 96.0 / 72.0,
        "pc" => 16.0,
        "vw" | "svw" | "lvw" | "dvw" | "vi" => width / 100.0,
        "vh" | "svh" | "lvh" | "dvh" | "vb" => height / 100.0,
        "vmin" => width.min(height) / 100.0,
        "vmax" => width.max(height) / 100.0,
        _ => return None,
    };
    Some(value * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_chosen() {
        fn check(
            src: Option<&str>,
            srcset: Option<&str>,
            sizes: Option<&str>,
            expected: Option<(&str, f64)>,
        ) {
            let environment = Device::new();
            let got = of_sources(src, srcset, sizes, &environment);
            let got = got.as_ref().map(|one| (one.url.as_str(), one.density));
            assert_eq!(got, expected, "{src:?} {srcset:?} {sizes:?}");
        }
        check(None, None, None, None);
        check(Some(""), None, None, None);
        check(Some("a"), None, None, Some(("a", 1.0)));
        check(Some("a"), Some("b 2x"), None, Some(("a", 1.0)));
        check(Some("a"), Some("b"), None, Some(("b", 1.0)));
        check(None, Some("b 2x, c 3x"), None, Some(("b", 2.0)));
        check(None, Some("b 0.5x, c 0.7x"), None, Some(("c", 0.7)));
        check(Some("a"), Some("b 640w, c 1280w, d 2560w"), None, Some(("c", 1.0)));
        check(Some("a"), Some("b 640w, c 1280w"), Some("640px"), Some(("b", 1.0)));
        check(None, Some("b 640w, c 1280w"), Some("(max-width: 9px) 9px, 50vw"), Some(("b", 1.0)));
        check(None, Some("b 640w"), Some("auto, 320px"), Some(("b", 2.0)));
    }

    #[test]
    fn source_elements() {
        fn check(attributes: &[(&'static str, &'static str)], is_of_use: bool) {
            let environment = Device::new();
            let of = |name: &str| {
                attributes.iter().find(|(own, _)| *own == name).map(|(_, value)| *value)
            };
            assert_eq!(of_source(&of, &environment).is_some(), is_of_use, "{attributes:?}");
        }
        check(&[("srcset", "a")], true);
        check(&[("src", "a")], false);
        check(&[("srcset", "")], false);
        check(&[("srcset", "a"), ("media", "print")], false);
        check(&[("srcset", "a"), ("media", "(min-width: 3px)")], true);
        check(&[("srcset", "a"), ("type", "image/PNG; x=y")], true);
        check(&[("srcset", "a"), ("type", "image/x-unknown")], false);
    }
}
