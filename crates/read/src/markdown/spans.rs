//! Paragraphs as Markdown: the delimiters of emphasis, links, code spans, images.
//! <https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis>

use super::MarkdownOptions;
use super::destinations;
use super::escaping::{Around, code_span, escape};
use super::inline::{Format, Formats, Inline, Mark};

/// The kind of block that a paragraph is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Paragraph,
    Heading,
    Cell,
}

/// A step of the writing.
#[derive(Debug)]
enum Event<'p, 'a> {
    /// The opening and the closing of a format, and its spelling, have the same number.
    Open(Format<'a>, usize),
    Close(Format<'a>, usize),
    Text(&'p str),
    Code(&'p str),
    Image(treewright_dom::NodeRef<'a>),
    Space(char),
    Break,
}

/// The spelling of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spelling {
    Star,
    Underscore,
    Html,
    Link,
}

/// A character next to a delimiter. General categories are not used: a character that may be punctuation is
/// `Unclear`, and must be allowed either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Space,
    Punctuation,
    Word,
    Unclear,
}

fn class_of(character: char) -> Class {
    match character {
        ' ' | '\t' | '\n' => Class::Space,
        _ if character.is_ascii_punctuation() => Class::Punctuation,
        _ if character.is_alphanumeric() => Class::Word,
        _ => Class::Unclear,
    }
}

/// Returns true if a delimiter run between these is left-flanking, and for underscores may open; the mirror
/// image is right-flanking.
fn can_open(outside: Class, inside: Class, is_underscore: bool) -> bool {
    let outside_is_clean = matches!(outside, Class::Space | Class::Punctuation);
    match inside {
        Class::Space => false,
        Class::Word if !is_underscore => true,
        _ => outside_is_clean,
    }
}

/// Writes the parts of a paragraph; its lines are separated by newlines.
pub(super) fn write(parts: &[Inline<'_>], place: Place, options: &MarkdownOptions) -> String {
    let events = events(parts);
    let spellings = spellings(&events);
    let tildes = parts.iter().map(|part| match part {
        Inline::Text { text, .. } => text.matches('~').count(),
        Inline::Image { element, .. } => alt_of(*element).matches('~').count(),
        _ => 0,
    });
    let tildes = tildes.sum::<usize>() > 1
        || events.iter().any(|event| matches!(event, Event::Open(Format::Strikethrough, _)));
    let mut out = String::new();
    let mut links: usize = 0;
    for (index, event) in events.iter().enumerate() {
        let spelling = |number: &usize| spellings.get(*number).copied().unwrap_or(Spelling::Html);
        let around = Around {
            before: out.chars().next_back().filter(|last| *last != '\n'),
            before_link: matches!(
                events.get(index.saturating_add(1)),
                Some(Event::Open(Format::Link(_), _))
            ),
            in_link: links > 0,
            in_cell: place == Place::Cell,
            tildes,
        };
        match event {
            Event::Open(format, number) => {
                links = links.saturating_add(usize::from(matches!(format, Format::Link(_))));
                open(*format, spelling(number), &mut out);
            }
            Event::Close(format, number) => {
                if let Format::Link(element) = format {
                    links = links.saturating_sub(1);
                    let destination = destinations::of_link(*element, options).unwrap_or_default();
                    let title = element.attr("title");
                    destinations::write(&destination, title, around.in_cell, &mut out);
                } else {
                    close(*format, spelling(number), &mut out);
                }
            }
            Event::Text(text) => {
                let start = out.len();
                escape(text, around, &mut out);
                let is_last = index.saturating_add(1) == events.len();
                if place == Place::Heading && is_last {
                    escape_closing_sequence(&mut out, start);
                }
            }
            Event::Code(text) => code_span(text, around, &mut out),
            Event::Image(element) => {
                let Some(source) = destinations::of_image(*element, options) else {
                    continue;
                };
                out.push_str("![");
                let around = Around { before: Some('['), in_link: true, ..around };
                escape(&alt_of(*element), around, &mut out);
                destinations::write(&source, element.attr("title"), around.in_cell, &mut out);
            }
            Event::Space(' ') if around.before.is_none() => {}
            Event::Space(space) => out.push(*space),
            Event::Break if place == Place::Paragraph => out.push_str("\\\n"),
            Event::Break => out.push_str("<br>"),
        }
    }
    out
}

/// The text for an image, in one line.
fn alt_of(image: treewright_dom::NodeRef<'_>) -> String {
    let alt = image.attr("alt").unwrap_or_default();
    alt.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Number signs at the end of a heading would be removed.
fn escape_closing_sequence(out: &mut String, start: usize) {
    let text = out.get(start..).unwrap_or_default();
    let signs = text.len().saturating_sub(text.trim_end_matches('#').len());
    if signs > 0 && !text.trim_end_matches('#').ends_with('\\') {
        out.insert(out.len().saturating_sub(signs), '\\');
    }
}

fn open(format: Format<'_>, spelling: Spelling, out: &mut String) {
    out.push_str(match (format, spelling) {
        (Format::Link(_), _) => "[",
        (Format::Strong, Spelling::Html) => "<strong>",
        (Format::Strong, _) => "**",
        (Format::Emphasis, Spelling::Html) => "<em>",
        (Format::Emphasis, Spelling::Underscore) => "_",
        (Format::Emphasis, _) => "*",
        (Format::Strikethrough, Spelling::Html) => "<del>",
        (Format::Strikethrough, _) => "~~",
        (Format::Subscript, _) => "<sub>",
        (Format::Superscript, _) => "<sup>",
        (Format::Quote, _) => "<q>",
    });
}

fn close(format: Format<'_>, spelling: Spelling, out: &mut String) {
    out.push_str(match (format, spelling) {
        (Format::Strong, Spelling::Html) => "</strong>",
        (Format::Emphasis, Spelling::Html) => "</em>",
        (Format::Strikethrough, Spelling::Html) => "</del>",
        (Format::Subscript, _) => "</sub>",
        (Format::Superscript, _) => "</sup>",
        (Format::Quote, _) => "</q>",
        _ => return open(format, spelling, out),
    });
}

/// The parts with the places at which formats open and close. Spaces and line breaks are outside formats
/// that close before them or open after them.
fn events<'p, 'a>(parts: &'p [Inline<'a>]) -> Vec<Event<'p, 'a>> {
    let mut events = Vec::new();
    let mut open: Vec<(Mark<'a>, usize)> = Vec::new();
    let mut number: usize = 0;
    let mut between = Vec::new();
    let nothing = Formats::new();
    for part in parts {
        let (event, formats) = match part {
            Inline::Text { text, formats } => (Event::Text(text), formats),
            Inline::Code { text, formats, .. } => (Event::Code(text), formats),
            Inline::Image { element, formats } => (Event::Image(*element), formats),
            Inline::Space(space) => {
                between.push(Event::Space(*space));
                continue;
            }
            Inline::Break => {
                between.push(Event::Break);
                continue;
            }
        };
        change(&mut events, &mut open, formats, &mut between, &mut number);
        events.push(event);
    }
    change(&mut events, &mut open, &nothing, &mut between, &mut number);
    events
}

/// Closes formats that no longer apply, and opens new ones.
fn change<'p, 'a>(
    events: &mut Vec<Event<'p, 'a>>,
    open: &mut Vec<(Mark<'a>, usize)>,
    wanted: &Formats<'a>,
    between: &mut Vec<Event<'p, 'a>>,
    number: &mut usize,
) {
    let is_adjacent = between.is_empty();
    let goes_on =
        |((open, _), wanted): &(&(Mark<'a>, usize), &Mark<'a>)| open.goes_on(**wanted, is_adjacent);
    let same = open.iter().zip(wanted).take_while(goes_on).count();
    for (mark, number) in open.drain(same..).rev() {
        events.push(Event::Close(mark.format, number));
    }
    events.append(between);
    for mark in wanted.get(same..).unwrap_or_default() {
        events.push(Event::Open(mark.format, *number));
        open.push((*mark, *number));
        *number = number.saturating_add(1);
    }
}

/// The spelling of each format, by its number.
fn spellings(events: &[Event<'_, '_>]) -> Vec<Spelling> {
    let mut spellings = Vec::new();
    // The numbers of openings are in order.
    for (index, event) in events.iter().enumerate() {
        if let Event::Open(format, _) = event {
            let outside = index.checked_sub(1).and_then(|before| events.get(before));
            let inside = events.get(index.saturating_add(1));
            let outside_class = outside.map_or(Class::Space, |event| class(event, true));
            let inside_class = inside.map_or(Class::Space, |event| class(event, false));
            spellings.push(match format {
                Format::Link(_) => Spelling::Link,
                Format::Subscript | Format::Superscript | Format::Quote => Spelling::Html,
                Format::Strong | Format::Strikethrough | Format::Emphasis => {
                    let touches = [outside, inside].into_iter().flatten().any(is_star);
                    let is_underscore = *format == Format::Emphasis && touches;
                    if !can_open(outside_class, inside_class, is_underscore) {
                        Spelling::Html
                    } else if is_underscore {
                        Spelling::Underscore
                    } else {
                        Spelling::Star
                    }
                }
            });
        }
    }
    for (index, event) in events.iter().enumerate() {
        let Event::Close(format, number) = event else {
            continue;
        };
        let Some(spelling) = spellings.get_mut(*number) else {
            continue;
        };
        if !matches!(spelling, Spelling::Star | Spelling::Underscore) {
            continue;
        }
        let inside = index.checked_sub(1).and_then(|before| events.get(before));
        let outside = events.get(index.saturating_add(1));
        let touches = [outside, inside].into_iter().flatten().any(is_star);
        if *format == Format::Emphasis && touches {
            *spelling = Spelling::Underscore;
        }
        let outside = outside.map_or(Class::Space, |event| class(event, false));
        let inside = inside.map_or(Class::Space, |event| class(event, true));
        if !can_open(outside, inside, *spelling == Spelling::Underscore) {
            *spelling = Spelling::Html;
        }
    }
    // An opening that was a star can have become an underscore at its end.
    for (index, event) in events.iter().enumerate() {
        if let Event::Open(_, number) = event
            && let Some(spelling) = spellings.get_mut(*number)
            && *spelling == Spelling::Underscore
        {
            let outside = index.checked_sub(1).and_then(|before| events.get(before));
            let inside = events.get(index.saturating_add(1));
            let outside = outside.map_or(Class::Space, |event| class(event, true));
            let inside = inside.map_or(Class::Space, |event| class(event, false));
            if !can_open(outside, inside, true) {
                *spelling = Spelling::Html;
            }
        }
    }
    spellings
}

/// Returns true for formats that can be written with stars.
fn is_star(event: &Event<'_, '_>) -> bool {
    matches!(event, Event::Open(Format::Strong | Format::Emphasis, _))
        || matches!(event, Event::Close(Format::Strong | Format::Emphasis, _))
}

/// The class of the character at an edge of an event. Each delimiter of a format is punctuation, in each
/// spelling.
fn class(event: &Event<'_, '_>, at_the_end: bool) -> Class {
    match event {
        Event::Text(text) => {
            let edge = if at_the_end { text.chars().next_back() } else { text.chars().next() };
            edge.map_or(Class::Space, class_of)
        }
        Event::Space(_) | Event::Break => Class::Space,
        _ => Class::Punctuation,
    }
}
