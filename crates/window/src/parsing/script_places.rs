//! The places of inline scripts and of event handlers in their page, for messages.
//!
//! The parser counts offsets, and messages have lines. The text of the page since the last script
//! is kept, so each piece is scanned once for scripts, and once for event handlers.

use treewright_markup::{SourceId, Span};

/// The text of a page in which no script was found yet, and the position of its start.
pub(crate) struct ScriptPlaces {
    text: String,
    /// The offset of the text in the page, in bytes.
    start: u32,
    /// The place of the start, from 1.
    place: (u32, u32),
    /// An offset in the text that was already reached, and its position.
    met: (usize, (u32, u32)),
}

impl Default for ScriptPlaces {
    fn default() -> Self {
        Self { text: String::new(), start: 0, place: (1, 1), met: (0, (1, 1)) }
    }
}

impl ScriptPlaces {
    /// More text of the page goes to the parser.
    pub(crate) fn append(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Forgets text that the parser has not read: it will come again in another encoding.
    pub(crate) fn take_back_what_was_not_consumed(&mut self, consumed: u32) {
        let length = consumed.saturating_sub(self.start) as usize;
        if self.text.is_char_boundary(length) {
            self.text.truncate(length);
            if self.met.0 > length {
                self.met = (0, self.place);
            }
        }
    }

    /// The line and the column, both from 1 and in characters, where the text of a script begins
    /// whose end tag was just read. `None` if the page does not contain that text literally: a
    /// script may have written it.
    pub(crate) fn of_script(&mut self, consumed: u32, script: &str) -> Option<(u32, u32)> {
        let end = consumed.saturating_sub(self.start) as usize;
        let read = self.text.get(..end)?;
        let end_tag = read.rfind("</")?;
        let begin = start_of(read.get(..end_tag)?, script);
        let place = begin.and_then(|begin| Some(place_after(self.place, self.text.get(..begin)?)));
        let rest = self.text.split_off(end);
        self.place = place_after(self.place, &self.text);
        self.text = rest;
        self.start = consumed;
        self.met = (0, self.place);
        place
    }

    /// The line and the column where the value of an attribute begins that was read since the last
    /// script, in the order of the page. `None` if it is not from the page, or if its lines differ
    /// from those of the value, which character references can cause.
    pub(crate) fn of_value(&mut self, span: Span, value: &str) -> Option<(u32, u32)> {
        if span.source != SourceId::MAIN {
            return None;
        }
        let begin = span.start.checked_sub(self.start)? as usize;
        let end = span.end.checked_sub(self.start)? as usize;
        let text = self.text.get(begin..end)?;
        if start_of(text, value) != Some(0)
            && (!text.contains('&') || place_after((1, 1), text).0 != place_after((1, 1), value).0)
        {
            return None;
        }
        let (met, place) = if self.met.0 <= begin { self.met } else { (0, self.place) };
        let place = place_after(place, self.text.get(met..begin)?);
        self.met = (begin, place);
        Some(place)
    }
}

/// The position after a piece of text that begins at a position.
fn place_after((mut line, mut column): (u32, u32), piece: &str) -> (u32, u32) {
    let mut last = '\0';
    for c in piece.chars() {
        // A line ends with LF, CR, or both together.
        if c == '\n' && last == '\r' {
            last = c;
            continue;
        }
        if matches!(c, '\n' | '\r') {
            line = line.saturating_add(1);
            column = 1;
        } else {
            column = column.saturating_add(1);
        }
        last = c;
    }
    (line, column)
}

/// The offset of a script's text at the end of a source, with the newlines of the source.
fn start_of(source: &str, script: &str) -> Option<usize> {
    let mut left = source;
    for c in script.chars().rev() {
        left = match c {
            '\n' => left.strip_suffix("\r\n").or_else(|| left.strip_suffix(['\n', '\r']))?,
            '\u{FFFD}' => left.strip_suffix(['\u{FFFD}', '\0'])?,
            _ => left.strip_suffix(c)?,
        };
    }
    Some(left.len())
}

#[cfg(test)]
mod tests {
    use treewright_markup::{SourceId, Span};

    use super::ScriptPlaces;

    #[test]
    fn places_of_values() {
        // The page, the raw value in it, the value, and its position.
        let page = "<p a='1'>\r\n<p\n  b='x\r\ny' c='&lt;' d='&#10;'>\u{e9}<p e='\0'>";
        let script = "<script>s</script>";
        for (raw, value, place) in [
            ("1", "1", Some((1, 7))),
            ("x\r\ny", "x\ny", Some((3, 6))),
            ("&lt;", "<", Some((4, 7))),
            ("&#10;", "\n", None),
            ("\0", "\u{FFFD}", Some((4, 30))),
            ("1", "other", None),
        ] {
            for before in ["", script] {
                let mut places = ScriptPlaces::default();
                let whole = format!("{before}{page}");
                places.append(&whole);
                if !before.is_empty() {
                    assert!(places.of_script(u32::try_from(before.len()).unwrap(), "s").is_some());
                }
                let start = u32::try_from(whole.find(&format!("'{raw}'")).unwrap()).unwrap() + 1;
                let span = Span::in_main(start, start + u32::try_from(raw.len()).unwrap());
                let in_line =
                    if place.is_some_and(|(line, _)| line == 1) { before.len() } else { 0 };
                let place = place.map(|(line, column)| (line, column + in_line as u32));
                // In any order.
                assert_eq!(places.of_value(span, value), place, "{raw:?}");
                assert!(places.of_value(Span::in_main(start, start), "").is_some());
                assert_eq!(places.of_value(span, value), place, "{raw:?}");
                let written = Span { source: SourceId(1), ..span };
                assert_eq!(places.of_value(written, value), None);
            }
        }
    }

    #[test]
    fn places_of_scripts() {
        // The page up to each end tag's end, the script, and its position.
        for (page, script, place) in [
            ("<script>a</script>", "a", Some((1, 9))),
            ("<p>\n <script>a\n</script >", "a\n", Some((2, 10))),
            ("\r\n\r<script>\r\na\rb</script>", "\na\nb", Some((3, 9))),
            ("\u{1F600}<SCRIPT x>a\0b</SCRIPT>", "a\u{FFFD}b", Some((1, 12))),
            ("<svg><script>&lt;</script>", "<", None),
            ("<script>a</script>", "written", None),
        ] {
            for cut in (0..=page.len()).filter(|cut| page.is_char_boundary(*cut)) {
                let mut places = ScriptPlaces::default();
                let (first, second) = page.split_at(cut);
                places.append(first);
                places.append(second);
                places.append("rest");
                let end = u32::try_from(page.len()).unwrap();
                assert_eq!(places.of_script(end, script), place, "{page:?}");
                // The next one counts from there.
                let next = "rest\n<script>c</script>".len();
                places.append("\n<script>c</script>");
                let end = end + u32::try_from(next).unwrap();
                let (line, column) = places.of_script(end, "c").unwrap();
                assert_eq!(column, 9, "{page:?}");
                let lines = page.replace("\r\n", "\n").matches(['\r', '\n']).count() + 2;
                assert_eq!(line as usize, lines, "{page:?}");
            }
        }
    }
}
