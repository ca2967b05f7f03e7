//! `link` elements of the type `preload`.
//!
//! <https://html.spec.whatwg.org/multipage/links.html#link-type-preload>

use treewright_dom::NodeId;
use treewright_microsyntaxes::mime::MimeType;
use url::Url;

use crate::Cx;
use crate::events::{self, EventFlags};
use crate::fetching::{self, CorsSetting, FetchRequest, policy_of_attribute};
use crate::image_loading::{self, Attributes};
use crate::loader::Destination;
use crate::world::World;

/// Returns true for the attributes of a `link` element of this type.
pub(crate) fn is_a_preload_link<'a>(attribute: impl Fn(&str) -> Option<&'a str>) -> bool {
    let rel = attribute("rel").unwrap_or_default();
    rel.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("preload"))
}

/// <https://html.spec.whatwg.org/multipage/links.html#translate-a-preload-destination>
fn destination_of(text: &str) -> Option<Destination> {
    Some(match text.to_ascii_lowercase().as_str() {
        "fetch" => Destination::Empty,
        "font" => Destination::Font,
        "image" => Destination::Image,
        "script" => Destination::Script,
        "style" => Destination::Style,
        "track" => Destination::Track,
        _ => return None,
    })
}

/// <https://html.spec.whatwg.org/multipage/links.html#match-preload-type>
fn matches_the_destination(of_type: &str, destination: Destination) -> bool {
    if of_type.is_empty() || destination == Destination::Empty {
        return true;
    }
    let Ok(mime) = of_type.parse::<MimeType>() else { return false };
    match destination {
        Destination::Script => mime.is_javascript(),
        Destination::Image => mime.type_() == "image",
        Destination::Font => mime.type_() == "font" || mime.essence() == "application/font-woff",
        Destination::Style => mime.essence() == "text/css",
        Destination::Track => mime.essence() == "text/vtt",
        _ => false,
    }
}

/// The request for the attributes of a `link` element, if it must be fetched. The caller, possibly
/// a speculative parser, resolves the URL.
/// <https://html.spec.whatwg.org/multipage/links.html#preload>
pub(crate) fn preload_request(
    world: &World,
    document: NodeId,
    attribute: Attributes<'_>,
    parse: impl FnOnce(&str) -> Option<Url>,
    default_policy: &str,
) -> Option<FetchRequest> {
    let destination = destination_of(attribute("as")?)?;
    let is_for_here = matches_the_destination(attribute("type").unwrap_or_default(), destination)
        && attribute("media")
            .is_none_or(|media| image_loading::matches_media(world, document, media));
    if !is_for_here {
        return None;
    }
    let href = if destination == Destination::Image && attribute("imagesrcset").is_some() {
        image_loading::select_for_a_link(world, document, attribute)?.url
    } else {
        attribute("href").filter(|href| !href.is_empty())?.to_owned()
    };
    let url = parse(&href)?;
    let cors = CorsSetting::of(attribute("crossorigin"));
    let mut request = FetchRequest::potential_cors(world, document, url, destination, cors);
    attribute("integrity").unwrap_or_default().clone_into(&mut request.integrity);
    request.referrer_policy = policy_of_attribute(attribute("referrerpolicy"));
    if request.referrer_policy.is_empty() {
        default_policy.clone_into(&mut request.referrer_policy);
    }
    Some(request)
}

/// <https://html.spec.whatwg.org/multipage/links.html#link-type-preload:fetch-and-process-the-linked-resource>
pub(crate) fn fetch_and_process(cx: &mut Cx<'_>, link: NodeId, document: NodeId) {
    let tree = &cx.host.tree;
    let world = &*cx.host;
    let request = preload_request(
        world,
        document,
        &|name| tree.attribute(link, name),
        |href| world.encoding_parse_a_url(href, document),
        "",
    );
    // An agent that does not load images requests none.
    let Some(request) = request
        .filter(|request| world.images.are_enabled || request.destination != Destination::Image)
    else {
        return;
    };
    let number = cx.host.style_sheets.begin_a_preload(link);
    fetching::preload(
        cx,
        request,
        Some(Box::new(move |cx, is_success| {
            if !cx.host.style_sheets.is_the_current_preload(link, number) {
                return;
            }
            let name = if is_success { "load" } else { "error" };
            events::fire_at_node(cx, link, name, EventFlags::NONE);
        })),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_match_destinations() {
        fn check(of_type: &str, destination: Destination, expected: bool) {
            assert_eq!(matches_the_destination(of_type, destination), expected, "{of_type}");
        }
        check("", Destination::Script, true);
        check("x", Destination::Script, false);
        check("x", Destination::Empty, true);
        check("text/javascript; a=b", Destination::Script, true);
        check("text/css", Destination::Script, false);
        check("text/css", Destination::Style, true);
        check("image/x", Destination::Image, true);
        check("font/woff2", Destination::Font, true);
        check("text/vtt", Destination::Track, true);
    }

    #[test]
    fn destinations() {
        for name in ["fetch", "FONT", "image", "script", "style", "track"] {
            assert!(destination_of(name).is_some(), "{name}");
        }
        for name in ["", "document", "worker", "audio", "json"] {
            assert!(destination_of(name).is_none(), "{name}");
        }
    }
}
