//! Tags that can be left out.
//! <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>
//!
//! The rules of the standard are for documents that conform. These are narrower where they would change a
//! tree that does not conform; each difference has its reason.

use treewright_markup::{LocalName, tag};

use super::view::Following;

/// The parent of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parent {
    /// The document or fragment that is written: the text ends after its last child.
    Root,
    /// An element in the HTML namespace. The parent of template contents is their `template`.
    Html(LocalName),
    Foreign,
}

/// The facts other than parent and neighbours that the rules depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings {
    pub(crate) parent: Parent,
    /// The document may be in quirks mode: it is not known to be in no-quirks or limited-quirks mode.
    pub(crate) may_be_quirks: bool,
    /// A `select` element is open.
    pub(crate) in_select: bool,
    /// The previous sibling, if it directly precedes and its end tag was left out.
    pub(crate) omitted_end_tag: Option<LocalName>,
}

/// Returns true if the end tag of an HTML element may be left out.
pub(crate) fn end_tag_may_be_omitted(
    name: LocalName,
    following: &Following<'_>,
    around: Surroundings,
) -> bool {
    use Following::{Comment, Html, Nothing, Text};
    let ends_with_its_parent =
        || *following == Nothing && end_tag_generates_implied_end_tags(around.parent);
    match name {
        tag::HTML | tag::BODY => *following != Comment,
        tag::HEAD => match following {
            Comment => false,
            Text(text) => !text.starts_with(is_white_space),
            _ => true,
        },
        tag::LI => *following == Html(tag::LI) || ends_with_its_parent(),
        tag::DT => matches!(following, Html(tag::DT | tag::DD)),
        tag::DD => matches!(following, Html(tag::DT | tag::DD)) || ends_with_its_parent(),
        tag::P => match following {
            // In quirks mode a table does not end a paragraph.
            Html(tag::TABLE) => !around.may_be_quirks,
            Html(name) => ends_a_paragraph(*name),
            _ => ends_with_its_parent(),
        },
        // Outside `ruby` they would nest.
        tag::RT | tag::RP => match following {
            Html(tag::RT | tag::RP) => around.parent == Parent::Html(tag::RUBY),
            _ => ends_with_its_parent() || ends_with(following, around, &[tag::RUBY]),
        },
        // Outside `select` only an `option` that is the current node is closed.
        tag::OPTGROUP => match following {
            Html(tag::OPTGROUP | tag::HR) => around.in_select,
            _ => {
                ends_with_its_parent()
                    || ends_with(following, around, &[tag::SELECT, tag::DATALIST])
            }
        },
        tag::OPTION => match following {
            Html(tag::OPTION) => true,
            Html(tag::OPTGROUP | tag::HR) => around.in_select,
            _ => {
                let parents = [tag::SELECT, tag::DATALIST, tag::OPTGROUP];
                ends_with_its_parent() || ends_with(following, around, &parents)
            }
        },
        // The start tag of a `template` would become part of the column group.
        tag::COLGROUP => match following {
            Comment | Html(tag::TEMPLATE) => false,
            Text(text) => !text.starts_with(is_white_space),
            _ => ends_in_a_table(around.parent),
        },
        // Any other tag would become part of the caption.
        tag::CAPTION => {
            let follows = matches!(
                following,
                Nothing | Html(tag::COLGROUP | tag::TBODY | tag::TFOOT | tag::THEAD | tag::TR)
            );
            follows && ends_in_a_table(around.parent)
        }
        tag::THEAD => matches!(following, Html(tag::TBODY | tag::TFOOT)),
        tag::TBODY => match following {
            Html(tag::TBODY | tag::TFOOT) => true,
            _ => *following == Nothing && ends_in_a_table(around.parent),
        },
        tag::TFOOT => *following == Nothing && ends_in_a_table(around.parent),
        tag::TR => match following {
            Html(tag::TR) => true,
            _ => *following == Nothing && ends_in_a_table(around.parent),
        },
        tag::TD | tag::TH => match following {
            Html(tag::TD | tag::TH) => true,
            _ => *following == Nothing && ends_in_a_table(around.parent),
        },
        _ => false,
    }
}

/// Returns true if the start tag of an HTML element without attributes may be left out. `first` is its
/// first content.
pub(crate) fn start_tag_may_be_omitted(
    name: LocalName,
    first: &Following<'_>,
    around: Surroundings,
) -> bool {
    use Following::{Comment, Foreign, Html, Nothing, Text};
    match name {
        // Its first child is `head` in every document from the parser.
        tag::HTML => matches!(first, Html(tag::HEAD)) && around.parent == Parent::Root,
        tag::HEAD => {
            // Any other element would start the body.
            let inside = matches!(
                first,
                Nothing
                    | Html(
                        tag::BASE
                            | tag::BASEFONT
                            | tag::BGSOUND
                            | tag::LINK
                            | tag::META
                            | tag::NOFRAMES
                            | tag::NOSCRIPT
                            | tag::SCRIPT
                            | tag::STYLE
                            | tag::TEMPLATE
                            | tag::TITLE
                    )
            );
            inside && around.parent == Parent::Html(tag::HTML)
        }
        tag::BODY => {
            let inside = match first {
                Comment => false,
                Text(text) => !text.starts_with(is_white_space),
                // The parser also puts these into the `head`, or creates no element for them.
                Html(
                    tag::BASE
                    | tag::BASEFONT
                    | tag::BGSOUND
                    | tag::NOFRAMES
                    | tag::TITLE
                    | tag::FRAMESET
                    | tag::HEAD
                    | tag::BODY
                    | tag::HTML,
                ) => false,
                Html(
                    tag::META
                    | tag::NOSCRIPT
                    | tag::LINK
                    | tag::SCRIPT
                    | tag::STYLE
                    | tag::TEMPLATE,
                ) => false,
                Nothing | Html(_) | Foreign => true,
            };
            inside && around.parent == Parent::Html(tag::HTML)
        }
        tag::COLGROUP => {
            *first == Html(tag::COL)
                && around.parent == Parent::Html(tag::TABLE)
                && around.omitted_end_tag != Some(tag::COLGROUP)
        }
        tag::TBODY => {
            *first == Html(tag::TR)
                && around.parent == Parent::Html(tag::TABLE)
                && !matches!(around.omitted_end_tag, Some(tag::TBODY | tag::THEAD | tag::TFOOT))
        }
        _ => false,
    }
}

const fn is_white_space(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\x0C' | '\r' | ' ')
}

fn ends_with(following: &Following<'_>, around: Surroundings, parents: &[LocalName]) -> bool {
    let is_parent = |parent: &LocalName| around.parent == Parent::Html(*parent);
    *following == Following::Nothing && parents.iter().any(is_parent)
}

/// The elements whose start tag ends a `p` element, by the rule for `p`.
const fn ends_a_paragraph(name: LocalName) -> bool {
    matches!(
        name,
        tag::ADDRESS
            | tag::ARTICLE
            | tag::ASIDE
            | tag::BLOCKQUOTE
            | tag::DETAILS
            | tag::DIALOG
            | tag::DIV
            | tag::DL
            | tag::FIELDSET
            | tag::FIGCAPTION
            | tag::FIGURE
            | tag::FOOTER
            | tag::FORM
            | tag::H1
            | tag::H2
            | tag::H3
            | tag::H4
            | tag::H5
            | tag::H6
            | tag::HEADER
            | tag::HGROUP
            | tag::HR
            | tag::MAIN
            | tag::MENU
            | tag::NAV
            | tag::OL
            | tag::P
            | tag::PRE
            | tag::SEARCH
            | tag::SECTION
            | tag::TABLE
            | tag::UL
    )
}

/// The parents whose end generates implied end tags, whatever is open. In others, such as `span`, an open
/// `p` or `li` would make the parser ignore the end tag.
/// <https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags>
const fn end_tag_generates_implied_end_tags(parent: Parent) -> bool {
    match parent {
        Parent::Root => true,
        Parent::Foreign => false,
        Parent::Html(name) => matches!(
            name,
            tag::HTML
                | tag::BODY
                | tag::TEMPLATE
                | tag::TD
                | tag::TH
                | tag::CAPTION
                | tag::ADDRESS
                | tag::ARTICLE
                | tag::ASIDE
                | tag::BLOCKQUOTE
                | tag::BUTTON
                | tag::CENTER
                | tag::DETAILS
                | tag::DIALOG
                | tag::DIR
                | tag::DIV
                | tag::DL
                | tag::FIELDSET
                | tag::FIGCAPTION
                | tag::FIGURE
                | tag::FOOTER
                | tag::HEADER
                | tag::HGROUP
                | tag::LISTING
                | tag::MAIN
                | tag::MENU
                | tag::NAV
                | tag::OL
                | tag::PRE
                | tag::SEARCH
                | tag::SECTION
                | tag::SELECT
                | tag::SUMMARY
                | tag::UL
                | tag::FORM
                | tag::LI
                | tag::DD
                | tag::DT
                | tag::H1
                | tag::H2
                | tag::H3
                | tag::H4
                | tag::H5
                | tag::H6
                | tag::APPLET
                | tag::MARQUEE
                | tag::OBJECT
        ),
    }
}

/// The parents whose end ends the parts of a table.
const fn ends_in_a_table(parent: Parent) -> bool {
    match parent {
        Parent::Root => true,
        Parent::Foreign => false,
        Parent::Html(name) => matches!(
            name,
            tag::TABLE | tag::TBODY | tag::THEAD | tag::TFOOT | tag::TR | tag::TEMPLATE
        ),
    }
}
