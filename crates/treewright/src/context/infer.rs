//! The context element that the first tag of a fragment needs.

use treewright_syntax::tokenizer::{Token, Tokenizer};
use treewright_syntax::{Edition, InputStream, Namespace, Reporter};

use super::Context;

impl Context {
    /// Guesses the element that a fragment was taken from: `tr` for `<td>a<td>b`, `svg svg` for
    /// `<path d="M0 0">`, and `body` where the first tag can be anywhere. Parsed in this context, the first
    /// start tag becomes an element; `<td>` in a `div` would not. Returns `None` for text that is a whole
    /// document: one with a doctype or an `html` tag, or with a `head`, `body` or `frameset` tag after body
    /// content.
    ///
    /// Only the text up to the first start tag is read. The parser ignores or moves the start tags
    /// `caption`, `col`, `colgroup`, `tbody`, `td`, `tfoot`, `th`, `thead` and `tr` outside the parts of a
    /// table, and `head`, `body`, `frameset` and `frame` in a body; and elements of SVG and MathML get
    /// their namespaces only inside `svg` and `math`. Other elements are parsed the same way in any
    /// context; those with only one valid kind of parent, such as `option`, `li`, `dt` and `legend`, get
    /// that parent. Names that are both HTML and SVG, such as `a` and `title`, are taken as HTML.
    ///
    /// ```
    /// use treewright::{Context, parse_fragment};
    ///
    /// let html = "<td>a<td>b";
    /// let context = Context::infer(html).unwrap();
    /// assert_eq!(context.to_string(), "tr");
    /// let cells = parse_fragment(html, context).unwrap();
    /// assert_eq!(cells.inner_html(cells.root()), "<td>a</td><td>b</td>");
    ///
    /// assert_eq!(Context::infer("<!doctype html><p>"), None);
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    pub fn infer(html: &str) -> Option<Self> {
        let mut input = InputStream::new();
        let mut tokenizer = Tokenizer::new(Edition::LIVING);
        let mut reporter = Reporter::new(false);
        // Text of 4 GiB or more is refused, so no tag is found in it.
        let _ = input.append(html);
        input.end_of_input();
        let mut is_in_a_body = false;
        while let Some(token) = tokenizer.next_token(&mut input, &mut reporter) {
            match token {
                Token::Doctype(_) => return None,
                Token::StartTag(tag) => {
                    return match parent_of(tag.text) {
                        Parent::None => None,
                        Parent::Root if is_in_a_body => None,
                        Parent::Root => Some(Self::new(Namespace::Html, "html")),
                        Parent::Element(namespace, name) => Some(Self::new(namespace, name)),
                    };
                }
                // The end tags that imply a body where none is open yet.
                Token::EndTag(tag) => {
                    is_in_a_body |= matches!(tag.text, "head" | "body" | "html" | "br");
                }
                Token::Characters(characters) => {
                    let is_space = |character: char| character.is_ascii_whitespace();
                    is_in_a_body |= !characters.run.text().trim_start_matches(is_space).is_empty();
                }
                Token::EndOfFile(_) => break,
                _ => {}
            }
        }
        Some(Self::new(Namespace::Html, "body"))
    }
}

/// An element that is the parent of this one.
enum Parent {
    /// The element is the root of a document.
    None,
    /// The root of a document.
    Root,
    Element(Namespace, &'static str),
}

fn parent_of(tag_name: &str) -> Parent {
    let html = |name| Parent::Element(Namespace::Html, name);
    match tag_name {
        "html" => Parent::None,
        "head" | "body" | "frameset" => Parent::Root,
        "frame" => html("frameset"),
        "title" | "base" | "link" | "meta" => html("head"),
        "caption" | "colgroup" | "tbody" | "tfoot" | "thead" => html("table"),
        "col" => html("colgroup"),
        "tr" => html("tbody"),
        "td" | "th" => html("tr"),
        "option" | "optgroup" => html("select"),
        "li" => html("ul"),
        "dd" | "dt" => html("dl"),
        "rb" | "rp" | "rt" | "rtc" => html("ruby"),
        "area" => html("map"),
        "figcaption" => html("figure"),
        "legend" => html("fieldset"),
        "param" => html("object"),
        "summary" => html("details"),
        "source" => html("picture"),
        "track" => html("video"),
        name if SVG.binary_search(&name).is_ok() => Parent::Element(Namespace::Svg, "svg"),
        name if MATHML.binary_search(&name).is_ok() => Parent::Element(Namespace::MathMl, "math"),
        _ => html("body"),
    }
}

/// The elements of SVG 2, of SVG 1.1 and of its modules for filters, masks and animation, except for
/// `svg` itself and names that HTML has too. In lower case, as tag names are.
///
/// <https://svgwg.org/svg2-draft/eltindex.html>
const SVG: &[&str] = &[
    "altglyph",
    "altglyphdef",
    "altglyphitem",
    "animate",
    "animatecolor",
    "animatemotion",
    "animatetransform",
    "circle",
    "clippath",
    "color-profile",
    "cursor",
    "defs",
    "desc",
    "ellipse",
    "feblend",
    "fecolormatrix",
    "fecomponenttransfer",
    "fecomposite",
    "feconvolvematrix",
    "fediffuselighting",
    "fedisplacementmap",
    "fedistantlight",
    "fedropshadow",
    "feflood",
    "fefunca",
    "fefuncb",
    "fefuncg",
    "fefuncr",
    "fegaussianblur",
    "feimage",
    "femerge",
    "femergenode",
    "femorphology",
    "feoffset",
    "fepointlight",
    "fespecularlighting",
    "fespotlight",
    "fetile",
    "feturbulence",
    "filter",
    "foreignobject",
    "g",
    "glyph",
    "glyphref",
    "hkern",
    "image",
    "line",
    "lineargradient",
    "marker",
    "mask",
    "metadata",
    "missing-glyph",
    "mpath",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialgradient",
    "rect",
    "set",
    "stop",
    "switch",
    "symbol",
    "text",
    "textpath",
    "tref",
    "tspan",
    "use",
    "view",
    "vkern",
];

/// The elements of MathML Core and MathML 3, except for `math` itself.
///
/// <https://w3c.github.io/mathml-core/#mathml-elements-and-attributes>
const MATHML: &[&str] = &[
    "annotation",
    "annotation-xml",
    "maction",
    "maligngroup",
    "malignmark",
    "menclose",
    "merror",
    "mfenced",
    "mfrac",
    "mglyph",
    "mi",
    "mlabeledtr",
    "mlongdiv",
    "mmultiscripts",
    "mn",
    "mo",
    "mover",
    "mpadded",
    "mphantom",
    "mprescripts",
    "mroot",
    "mrow",
    "ms",
    "mscarries",
    "mspace",
    "msqrt",
    "mstack",
    "mstyle",
    "msub",
    "msubsup",
    "msup",
    "mtable",
    "mtd",
    "mtext",
    "mtr",
    "munder",
    "munderover",
    "semantics",
];

#[cfg(test)]
mod tests {
    use super::{MATHML, SVG};

    #[test]
    fn the_lists_can_be_searched() {
        for list in [SVG, MATHML] {
            assert!(list.is_sorted(), "{list:?}");
        }
    }
}
