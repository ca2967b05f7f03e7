//! Tags with their attributes, well written and badly written.

use super::Generator;

const ATTRIBUTES: &[&str] = &[
    "id",
    "class",
    "href",
    "title",
    "name",
    "value",
    "ID",
    "data-x",
    "xlink:href",
    "xml:lang",
    "xmlns",
    "xmlns:xlink",
    "viewbox",
    "definitionurl",
    "onclick",
    "is",
    "lang",
];

/// Names that are parse errors.
const BAD_ATTRIBUTES: &[&str] = &["=", "a\"b", "a'", "<", "\0", "é=", "a<"];

/// Attributes that matter to the parser, with the name of the element if there is only one.
const TELLING: &[(&str, &str)] = &[
    ("input", " type=hidden"),
    ("input", " TYPE='HiDDen'"),
    ("input", " type=text"),
    ("font", " color=red"),
    ("font", " face=''"),
    ("annotation-xml", " encoding=text/html"),
    ("annotation-xml", " encoding='Application/XHTML+xml'"),
    ("annotation-xml", " encoding=x"),
    ("meta", " charset=utf-8"),
    ("meta", " http-equiv=content-type content='text/html; charset=koi8-r'"),
    ("option", " selected"),
    ("select", " multiple"),
    ("script", " type=module"),
];

impl Generator {
    pub(super) fn start_tag(&mut self, name: &str) {
        let tag = self.tag_with(name, "");
        self.put(tag);
    }

    /// A start tag with given attributes before the others.
    pub(super) fn start_tag_with(&mut self, name: &str, attributes: &str) {
        let tag = self.tag_with(name, attributes);
        self.put(tag);
    }

    fn tag_with(&mut self, name: &str, attributes: &str) -> String {
        let mut tag = format!("<{}{attributes}", self.spelled(name));
        if self.random.chance(1) {
            tag.push_str(self.random.pick(&["\0", "\u{1}", "<"]));
        }
        if self.random.chance(40) {
            let telling: Vec<&str> = TELLING
                .iter()
                .filter(|(of, _)| of.eq_ignore_ascii_case(name))
                .map(|(_, attribute)| *attribute)
                .collect();
            if !telling.is_empty() {
                tag.push_str(self.random.pick(&telling));
            }
        }
        if self.random.chance(25) {
            for _ in 0..=self.random.below(3) {
                let attribute = self.attribute();
                tag.push_str(&attribute);
            }
        }
        match self.random.below(40) {
            0..=1 => tag.push_str("/>"),
            2 => tag.push_str(" / >"),
            3 => tag.push_str(" >"),
            4 => tag.push_str("\n>"),
            _ => tag.push('>'),
        }
        tag
    }

    fn attribute(&mut self) -> String {
        let between = match self.random.below(30) {
            0 => "/",
            1 => "\n",
            2 => "\r\n",
            3 => "\t\u{C}",
            4 => "",
            _ => " ",
        };
        let name = if self.random.chance(4) {
            self.random.pick(BAD_ATTRIBUTES)
        } else {
            self.random.pick(ATTRIBUTES)
        };
        let name = self.spelled(name);
        let value = self.value();
        match self.random.below(14) {
            0..=1 => format!("{between}{name}"),
            2..=4 => format!("{between}{name}='{value}'"),
            5..=6 => {
                let value: String =
                    value.chars().filter(|c| !c.is_ascii_whitespace() && *c != '>').collect();
                format!("{between}{name}={value}")
            }
            7 => format!("{between}{name} = \"{value}\""),
            8 if self.random.chance(20) => format!("{between}{name}="),
            9 if self.random.chance(20) => format!("{between}{name}=x\"'<=`"),
            _ => format!("{between}{name}=\"{value}\""),
        }
    }

    pub(super) fn end_tag(&mut self, name: &str) {
        let name = self.spelled(name);
        let after = match self.random.below(40) {
            0 => " id=x",
            1 => "/",
            2 => " ",
            3 => "\r",
            _ => "",
        };
        self.put(format!("</{name}{after}>"));
    }

    /// An end tag that is usually present.
    pub(super) fn maybe_end_tag(&mut self, name: &str) {
        match self.random.below(20) {
            0..=14 => self.end_tag(name),
            15 => {
                let other = self.any_name();
                self.end_tag(other);
            }
            _ => {}
        }
    }

    /// Any tag at all.
    pub(super) fn any_tag(&mut self) {
        let name = self.any_name();
        if self.random.chance(60) { self.start_tag(name) } else { self.end_tag(name) }
    }

    /// Texts that look like a tag and are not one, or are an incomplete one.
    pub(super) fn broken_tag(&mut self) {
        let broken = self.random.pick(&[
            "<",
            "</",
            "<>",
            "</>",
            "< p>",
            "<3",
            "<p <b>",
            "<p id",
            "<p id=",
            "<p id='",
            "<p/",
            "</p",
            "<p id='x'y=z>",
            "<p =x>",
            "</3>",
            "<div<p>",
            "<\0>",
            "<a/b/c>",
            "<p id=x id=y>",
            "<p '>",
        ]);
        self.put(broken);
    }
}
