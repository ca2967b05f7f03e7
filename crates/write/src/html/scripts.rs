//! Texts of `script` elements that only the end of the input ends.

/// Returns true if the text of a `script` element is in one of the "script data double escaped"
/// states at its end, where `</script>` does not end the element.
/// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-state>
pub(crate) fn is_double_escaped_at_its_end(text: &str) -> bool {
    let mut rest = text;
    let mut double_escaped = false;
    let mut escaped = false;
    while let Some(at) = rest.find(['<', '-']) {
        let (_, from) = rest.split_at(at);
        if escaped && let Some(after) = from.strip_prefix("-->") {
            (escaped, double_escaped, rest) = (false, false, after);
        } else if !escaped && let Some(after) = from.strip_prefix("<!--") {
            // The dashes can be the first two of the three that end it.
            escaped = !after.starts_with('>') && !after.starts_with("->");
            rest = after;
        } else if escaped && let Some(after) = script_tag(from, double_escaped) {
            (double_escaped, rest) = (!double_escaped, after);
        } else {
            let mut characters = from.chars();
            characters.next();
            rest = characters.as_str();
        }
    }
    double_escaped
}

/// The text after a `script` tag with the character that ends its name: an end tag if `end` is true.
fn script_tag(text: &str, end: bool) -> Option<&str> {
    let prefix = if end { "</" } else { "<" };
    let name = text.strip_prefix(prefix)?;
    let (name, after) = name.split_at_checked("script".len())?;
    let ends = after.starts_with(['\t', '\n', '\x0C', ' ', '/', '>']);
    (name.eq_ignore_ascii_case("script") && ends).then_some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn double_escaped_texts() {
        for (text, expected) in [
            ("", false),
            ("<script>", false),
            ("<!--<script", false),
            ("<!--<script>", true),
            ("<!--<SCRIPT/", true),
            ("<!--<script>-->", false),
            ("<!--<script></script >", false),
            ("<!--<script></scripts>", true),
            ("<!--><script>", false),
            ("<!---><script>", false),
            ("<!--a<!--<script>a--b", true),
            ("<!--<script></script><script>", true),
        ] {
            assert_eq!(is_double_escaped_at_its_end(text), expected, "{text}");
        }
    }
}
