//! `picture`, `audio` and `video`.

use rustc_hash::FxHashMap;
use treewright_markup::tag;

use super::{Child, children, elements, misplaced, missing, repeated};
use crate::codes::elements as codes;
use crate::context::{Context, Element};

/// "Zero or more `source` elements, followed by one `img` element."
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element>
pub(super) fn picture<'a>(cx: &mut Context<'a>, picture: Element<'a>) {
    let mut image = None;
    for child in elements(picture) {
        match (child.tag, image) {
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
/// it has no `source` elements.
/// <https://html.spec.whatwg.org/multipage/media.html#the-video-element>
pub(super) fn media_element<'a>(cx: &mut Context<'a>, media: Element<'a>) {
    let (mut has_track, mut has_content) = (false, false);
    let mut defaults = [None; 3];
    let mut tracks = FxHashMap::default();
    for child in children(media) {
        let Child::Element(child) = child else {
            has_content = true;
            continue;
        };
        match child.tag {
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
                let first = *tracks.entry(shown_as(child)).or_insert(child);
                if first.node != child.node {
                    let reported = cx.report(&codes::REPEATED_TRACK, child.start_tag(), &[]);
                    reported.related(first.start_tag(), "the first one");
                }
                let kind = kind_of_default(child).and_then(|kind| defaults.get_mut(kind));
                match kind {
                    Some(Some(first)) => second_default(cx, *first, child),
                    Some(first) => *first = Some(child),
                    None => {}
                }
            }
            // Scripts and templates are other content here: the model does not allow them anywhere else.
            _ => has_content = true,
        }
    }
}

/// The properties that distinguish a track from others in a list: "there must not be two `track` element children of
/// the same media element whose `kind` attributes are in the same state, whose `srclang` attributes are both missing
/// or have values that represent the same language, and whose `label` attributes are again both missing or both have
/// the same value."
/// <https://html.spec.whatwg.org/multipage/media.html#attr-track-label>
fn shown_as(track: Element<'_>) -> (Kind, Option<String>, Option<&str>) {
    let language = track.attr("srclang").map(str::to_ascii_lowercase);
    (Kind::of(track), language, track.attr("label"))
}

/// The state of the `kind` of a track.
/// <https://html.spec.whatwg.org/multipage/media.html#attr-track-kind>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Subtitles,
    Captions,
    Descriptions,
    Chapters,
    Metadata,
}

impl Kind {
    fn of(track: Element<'_>) -> Self {
        match track.attr("kind").map(str::to_ascii_lowercase).as_deref() {
            None | Some("subtitles") => Self::Subtitles,
            Some("captions") => Self::Captions,
            Some("descriptions") => Self::Descriptions,
            Some("chapters") => Self::Chapters,
            Some(_) => Self::Metadata,
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
    match Kind::of(track) {
        Kind::Subtitles | Kind::Captions => Some(0),
        Kind::Descriptions => Some(1),
        Kind::Chapters => Some(2),
        // These have no limit.
        Kind::Metadata => None,
    }
}

fn second_default<'a>(cx: &mut Context<'a>, first: Element<'a>, track: Element<'a>) {
    let reported = cx.report(&codes::SECOND_DEFAULT_TRACK, track.place_of("default"), &[]);
    reported.related(first.start_tag(), "the first one");
}
