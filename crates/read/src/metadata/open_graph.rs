//! Open Graph: the properties of `meta` elements, with those that belong together.

/// A property of Open Graph with its detail properties.
///
/// Pages can have several images, for example, and properties such as `og:image:width` belong to the last
/// image before them. <https://ogp.me/#structured>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpenGraphProperty<'a> {
    /// The name, such as `og:image`.
    pub name: &'a str,
    /// The value, empty for a property that only has details.
    pub value: &'a str,
    /// The names and values of the detail properties, such as `width` for `og:image:width`.
    pub details: Vec<(&'a str, &'a str)>,
}

/// The properties that have detail properties.
const STRUCTURED: [&str; 4] = ["og:image", "og:video", "og:audio", "og:locale"];

/// The prefixes of names that are properties of Open Graph.
const PREFIXES: [&str; 9] =
    ["og:", "article:", "book:", "profile:", "music:", "video:", "product:", "fb:", "al:"];

/// Collects properties in the order of the page.
#[derive(Default)]
pub(super) struct OpenGraph<'a> {
    pub(super) properties: Vec<OpenGraphProperty<'a>>,
    /// The last property of each of [`STRUCTURED`].
    last: [Option<usize>; STRUCTURED.len()],
}

impl<'a> OpenGraph<'a> {
    /// Adds a name and a value, if the name is one of Open Graph.
    pub(super) fn add(&mut self, name: &'a str, value: &'a str) {
        if !PREFIXES.iter().any(|prefix| name.starts_with(prefix)) {
            return;
        }
        for (structured, last) in STRUCTURED.into_iter().zip(&mut self.last) {
            let Some(rest) = name.strip_prefix(structured) else {
                continue;
            };
            let number = self.properties.len();
            let property = last.and_then(|last| self.properties.get_mut(last));
            let mut new = OpenGraphProperty { name: structured, value, details: Vec::new() };
            match (rest.strip_prefix(':'), property) {
                // `og:image:url` is another name of `og:image`, and pages use both.
                (Some("url"), Some(property)) if property.value == value => return,
                (Some("url"), Some(property)) if property.value.is_empty() => {
                    property.value = value;
                    return;
                }
                (Some("url"), _) => {}
                (Some(detail), Some(property)) => {
                    property.details.push((detail, value));
                    return;
                }
                (Some(detail), None) => {
                    new.value = "";
                    new.details.push((detail, value));
                }
                (None, _) if rest.is_empty() => {}
                (None, _) => break,
            }
            *last = Some(number);
            self.properties.push(new);
            return;
        }
        self.properties.push(OpenGraphProperty { name, value, details: Vec::new() });
    }
}
