//! Escapes text so that Markdown reproduces it. <https://spec.commonmark.org/0.31.2/#backslash-escapes>

/// The context of a text that its escapes depend on.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Around {
    /// The character before it; `None` at the start of a line.
    pub(super) before: Option<char>,
    /// A link starts after it.
    pub(super) before_link: bool,
    pub(super) in_link: bool,
    pub(super) in_cell: bool,
    /// It could be struck through: the paragraph has more than one tilde.
    pub(super) tildes: bool,
}

/// Writes a text with the escapes that it needs.
pub(super) fn escape(text: &str, around: Around, out: &mut String) {
    let mut before = around.before;
    let block_start = if before.is_none() { block_start(text) } else { None };
    let mut characters = text.char_indices().peekable();
    while let Some((index, character)) = characters.next() {
        let next = characters.peek().map(|(_, next)| *next);
        let escapes = match character {
            '\\' => next.is_none_or(|next| next.is_ascii_punctuation()),
            '`' | '*' | '[' => true,
            ']' => around.in_link,
            '_' => {
                let is_inside = before.is_some_and(char::is_alphanumeric)
                    && next.is_some_and(char::is_alphanumeric);
                !is_inside
            }
            '<' => next
                .is_none_or(|next| next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '?')),
            '&' => next.is_none_or(|next| next.is_ascii_alphanumeric() || next == '#'),
            '!' => next.is_none() && around.before_link,
            '~' => around.tildes,
            '|' => around.in_cell,
            _ => false,
        };
        if escapes || block_start == Some(index) {
            out.push('\\');
        }
        out.push(character);
        before = Some(character);
    }
}

/// The place of the character to escape in a text at the start of a line, if it would otherwise start a
/// block other than a paragraph. Other special characters are always escaped.
/// <https://spec.commonmark.org/0.31.2/#leaf-blocks>
fn block_start(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    let ends = |rest: &str| rest.is_empty() || rest.starts_with([' ', '\t', '\u{A0}']);
    let is_start = match first {
        '>' | '=' | '|' => true,
        '#' => {
            let rest = text.trim_start_matches('#');
            text.len().saturating_sub(rest.len()) <= 6 && ends(rest)
        }
        '+' => ends(text.get(1..)?),
        '-' => {
            let rest = text.get(1..)?;
            ends(rest) || rest.starts_with(['-', '|', ':'])
        }
        ':' => text.get(1..)?.starts_with('-'),
        _ => false,
    };
    if is_start {
        return Some(0);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let rest = text.get(digits..)?;
    let is_number =
        (1..=9).contains(&digits) && rest.starts_with(['.', ')']) && ends(rest.get(1..)?);
    is_number.then_some(digits)
}

/// Writes a code span: its fence is longer than the backticks in it.
/// <https://spec.commonmark.org/0.31.2/#code-spans>
pub(super) fn code_span(text: &str, around: Around, out: &mut String) {
    // Readers disagree on backslashes before pipes in code; and a link with such a text could be read as a
    // link reference definition.
    if around.in_cell && text.contains('|') || around.in_link && text.contains("]:") {
        out.push_str("<code>");
        html_text(text, out);
        out.push_str("</code>");
        return;
    }
    let fence = "`".repeat(longest_run(text, '`').saturating_add(1));
    let pads = text.starts_with('`')
        || text.ends_with('`')
        || text.starts_with(' ') && text.ends_with(' ') && !text.trim_matches(' ').is_empty();
    let pad = if pads { " " } else { "" };
    for part in [&fence, pad, text, pad, &fence] {
        out.push_str(part);
    }
}

/// Writes text for HTML in Markdown: each character is literal in both.
fn html_text(text: &str, out: &mut String) {
    for character in text.chars() {
        if character.is_ascii_punctuation() {
            out.push_str("&#");
            out.push_str(&u32::from(character).to_string());
            out.push(';');
        } else {
            out.push(character);
        }
    }
}

/// The length of the longest run of a character.
pub(super) fn longest_run(text: &str, wanted: char) -> usize {
    let (mut longest, mut run): (usize, usize) = (0, 0);
    for character in text.chars() {
        run = if character == wanted { run.saturating_add(1) } else { 0 };
        longest = longest.max(run);
    }
    longest
}
