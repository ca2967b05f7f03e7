//! `picture`, `audio` and `video`.

use treewright_markup::tag;

use super::{Child, children, elements, is_script_supporting, misplaced, missing, repeated};
use crate::codes::elements as codes;
use crate::context::{Context, Element};

/// "Zero or more `source` elements, followed by one `img` element."
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element>
pub(super) fn picture<'a>(cx: &mut Context<'a>, picture: Element<'a>) {
    let mut image = None;
    for child in elements(picture) {
        match (child.name, image) {
            (tag::IMG, None) => image = Some(child),
            (tag::IMG, Some(first)) => repeated(cx, picture, first, child),
            (tag::SOURCE, Some(_)) => {
                misplaced(cx, picture, child, "it must come before the `<img>`");
            }
            _ => {}
        }
    }
    if image.is_none() {
        missing(cx, picture, "an `<img>`");
    }
}

/// "Zero or more `source` elements, then zero or more `track` elements, then transparent"; with a `src` attribute
/// there are no `source` elements.
/// <https://html.spec.whatwg.org/multipage/media.html#the-video-element>
pub(super) fn media_element<'a>(cx: &mut Context<'a>, media: Element<'a>) {
    let (mut has_track, mut has_content) = (false, false);
    let mut defaults = [None; 3];
    for child in children(media) {
        let Child::Element(child) = child else {
            has_content = true;
            continue;
        };
        match child.name {
            tag::SOURCE if has_content || has_track => {
                let expected = "it must come before all `<track>` elements and other content";
                misplaced(cx, media, child, expected);
            }
            tag::SOURCE => {}
            tag::TRACK if has_content => {
                misplaced(cx, media, child, "it must come before other content");
            }
            tag::TRACK => {
                has_track = true;
                let kind = kind_of_default(child).and_then(|kind| defaults.get_mut(kind));
                match kind {
                    Some(Some(first)) => second_default(cx, *first, child),
                    Some(first) => *first = Some(child),
                    None => {}
                }
            }
            _ if is_script_supporting(child) => {}
            _ => has_content = true,
        }
    }
}

/// The number of the kinds that a `track` is of which may be the default once: subtitles and captions, descriptions,
/// chapters.
/// <https://html.spec.whatwg.org/multipage/media.html#the-track-element>
fn kind_of_default(track: Element<'_>) -> Option<usize> {
    if !track.has("default") {
        return None;
    }
    match track.attr("kind").map(str::to_ascii_lowercase).as_deref() {
        None | Some("subtitles" | "captions") => Some(0),
        Some("descriptions") => Some(1),
        Some("chapters") => Some(2),
        // Metadata have no limit.
        Some(_) => None,
    }
}

fn second_default<'a>(cx: &mut Context<'a>, first: Element<'a>, track: Element<'a>) {
    let reported = cx.report(&codes::SECOND_DEFAULT_TRACK, track.place_of("default"), &[]);
    reported.related(first.place(), "the first one");
}
