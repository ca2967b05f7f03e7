//! The places of inline scripts in their page, for messages.
//!
//! The parser counts offsets, and people count lines. The text of the page is kept from the last script on, so that
//! each piece of it is looked at once.

/// The text of a page that no script was found in yet, and the place of its start.
pub(crate) struct ScriptPlaces {
    text: String,
    /// The offset of the text in the page, in bytes.
    start: u32,
    line: u32,
    column: u32,
}

impl Default for ScriptPlaces {
    fn default() -> Self {
        Self { text: String::new(), start: 0, line: 1, column: 1 }
    }
}

impl ScriptPlaces {
    /// More text of the page goes to the parser.
    pub(crate) fn append(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Forgets text that the parser has not read: it comes again in another encoding.
    pub(crate) fn take_back_what_was_not_consumed(&mut self, consumed: u32) {
        let length = consumed.saturating_sub(self.start) as usize;
        if self.text.is_char_boundary(length) {
            self.text.truncate(length);
        }
    }

    /// The line and the column, both from 1 and in characters, at which the text of a script begins whose end tag
    /// was just read. `None` if the page does not have it literally there: a script may have written it.
    pub(crate) fn of_script(&mut self, consumed: u32, script: &str) -> Option<(u32, u32)> {
        let end = consumed.saturating_sub(self.start) as usize;
        let read = self.text.get(..end)?;
        let end_tag = read.rfind("</")?;
        let begin = start_of(read.get(..end_tag)?, script);
        let place = begin.and_then(|begin| Some(self.place_after(self.text.get(..begin)?)));
        let rest = self.text.split_off(end);
        (self.line, self.column) = self.place_after(&self.text);
        self.text = rest;
        self.start = consumed;
        place
    }

    /// The place after a piece from the start of the text.
    fn place_after(&self, piece: &str) -> (u32, u32) {
        let (mut line, mut column) = (self.line, self.column);
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
}

/// The offset at which the end of a source is the text of a script, with newlines as the source has them.
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
    use super::ScriptPlaces;

    #[test]
    fn places_of_scripts() {
        // The page up to each end tag's end, the script, and its place.
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
