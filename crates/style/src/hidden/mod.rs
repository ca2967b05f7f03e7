//! Text that programs read and people do not see: a model in terms of computed values, without layout.
//!
//! [`Styles::hidden_text`](crate::Styles::hidden_text) lists the runs of text that are not shown, each with the [`Trick`] that
//! hides it and how certain that is.
//!
//! | trick | when | certainty |
//! |---|---|---|
//! | `display` | `display: none`; `hidden`, closed `dialog` elements and `popover` are that too | certain |
//! | `visibility` | `visibility: hidden` or `collapse`, also of the column of a cell | certain |
//! | `content-visibility` | `content-visibility: hidden` | certain |
//! | `until-found` | `hidden=until-found` | possible |
//! | `details` | the contents of a closed `details` after its summary | possible |
//! | `opacity` | the product of `opacity` is at most 0.01, or 0.1 | certain, likely |
//! | `filter` | `opacity()` with the same bounds; `blur()` of at least a third of the font size | certain, likely |
//! | `font-size` | at most 1 pixel, 2.5 pixels or 4 pixels, with scales of transformations and `zoom`. Sizes in `em` and percent are 6 pixels at least in browsers, and 0 is 0. A first line of size 0, which has all of the text | certain, likely, possible |
//! | `color` | the colour is transparent without `text-shadow`, or differs from an opaque background by at most 8 of 255 in each part; by at most 20; text of SVG on a `rect` of its colour. Filters and blend modes change both | certain, likely |
//! | `letter-spacing` | less than minus half of the font size | likely |
//! | `text-security` | `-webkit-text-security` with dots or squares | certain |
//! | `clip` | `clip` without area of a box out of the flow | certain |
//! | `clip-path` | a shape without area, or a `clipPath` element without shapes; one that has none for small boxes only | certain, likely |
//! | `mask` | layers that let nothing through together: transparent or, for luminance, black gradients, those without size or moved out of the box, a `mask` element without light shapes | certain |
//! | `no-size` | a width or height of at most 1 pixel without padding, with `overflow` or `contain` that clips; so are a flexible item without basis, an item in a row or column of a grid without size, and a cell without width | certain |
//! | `overflow` | text that is beyond the edges of a box that clips, wherever layout puts it; lines after those of `-webkit-line-clamp` | likely |
//! | `screen-reader-only` | a box out of the flow that is clipped in two or more of these ways | likely |
//! | `text-indent` | a first line out of the page, or out of a box that clips | certain, likely |
//! | `offset` | `left`, `top`, `right` or `bottom` out of the page, by 800 pixels or more; by less, or by parts of a size | certain, likely |
//! | `margin` | margins or padding out of the page, by 800 pixels or more; by less | certain, likely |
//! | `transform` | a transformation without area, to the back of a box without one, or out of the page by 800 pixels or more; by less, by parts of a size, or along an `offset-path` | certain, likely |
//! | `covered` | a pseudo-element, or a box out of the flow, on all of the box, with an opaque background or a `backdrop-filter` that leaves no text; such a box that is moved over the one before it, or is in the same cell of a grid; a `rect` of SVG on the text; a box on all of the viewport, which scripts may take away | likely, possible |
//! | `behind` | a negative `z-index` below an opaque background of the same stacking context | likely |
//! | `unslotted` | children of a shadow host in no slot; fallbacks of slots with nodes | certain |
//! | `noscript` | `noscript`, unless scripting is off | certain |
//! | `fallback` | contents of `video`, `audio`, `iframe`, `canvas`, `meter`, `progress`, `noembed`, `noframes` and `rp`; of `object` with other data than that of a `data:` URL | likely, possible |
//! | `options` | options of a `datalist`, and those of a drop-down `select` that are not selected | possible |
//! | `not-rendered` | text of SVG outside `text` or in parts that are not rendered, such as `defs` and `desc`, or on a path that is not there; of MathML in annotations; titles of SVG | certain, likely, possible |
//! | `template` | contents of `template` | likely |
//! | `comment` | comments and processing instructions with three words or more, also comments with conditions such as `[if IE]` | certain |
//! | `attribute` | `alt`, `title`, `aria-label`, `aria-description`, `aria-roledescription`, `summary` of tables, and `placeholder` of fields with a value, of seven words or more that are not the text of an element too; of three words in hidden elements and images of one pixel; values of `input` elements that are not shown, of three words | possible, likely, certain |
//! | `aria-hidden` | `aria-hidden=true`: people see the text, assistive technology does not | possible |
//! | `bidi` | U+202D and U+202E around letters of the other direction; several isolates of one direction in one of the other; `bidi-override` | likely |
//! | `zero-width` | six or more characters without width in a row; four or more that cut Latin words; eight or more of several kinds between characters of ASCII | certain, likely |
//! | `tag-characters` | U+E0000 to U+E007F, except in the flags of England, Scotland and Wales; also in attributes and the title | certain |
//! | `variation-selectors` | three or more in a row; four or more after characters without variants; also in attributes and the title | certain, likely |
//!
//! The styles should be those [that people see](crate::StyleOptions::as_people_see), after animations; text that an animation may show
//! is at most possible. Up to six words are at most likely if an image stands for them (`text-indent`,
//! `font-size` or `color`, with a background image), or if they are a link within the page, which the focus shows. A text that several tricks hide has the most certain one, of those the outermost.
//!
//! Places are bounds (`place`): text is out of the page if it is so wherever layout puts it. What paints below a text is known as far
//! as no box may be moved there (`painters`).

mod affine;
mod attributes;
mod blending;
mod bounds;
mod box_values;
mod boxes;
mod characters;
mod clipping;
mod color_filters;
mod covers;
mod elements;
mod flexbox;
mod flow;
mod foreign;
mod grids;
mod markup;
mod masks;
mod offsets;
mod outside;
mod paint_values;
mod painters;
mod painting;
mod place;
mod references;
mod runs;
mod seen;
mod shapes;
mod sizes;
mod svg_paint;
mod tables;
mod transforms;
mod tricks;
pub(crate) mod values;
mod walk;
mod words;

use std::ops::Range;

use treewright_dom::{Document, NodeId};

use crate::rules::RulePlace;
use crate::styles::Styles;

pub use seen::{HiddenTextMode, UnknownMode};
pub use tricks::{Certainty, Trick, UnknownTrick};

/// A run of text that is not shown: text in a row that the same element hides in the same way, a comment, an attribute, or
/// characters.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HiddenText {
    /// The way in which it is hidden.
    pub trick: Trick,
    /// How certain that is.
    pub certainty: Certainty,
    /// The text, with a space for white space and between blocks. For characters that carry text, the text that they carry, if it
    /// is known.
    pub text: String,
    /// The text nodes, the comment, or the element with the attribute.
    pub nodes: Vec<NodeId>,
    /// The element that hides it.
    pub element: Option<NodeId>,
    /// The bytes of the page from its first character to its last; for an attribute, those of the attribute. `None` without
    /// [origins](Document::keep_origins), and for what is not written in the page.
    pub range: Option<Range<u32>>,
    /// The rule that hides it; `None` for `style` attributes and markup, and unless
    /// [`keep_rules`](crate::StyleOptions::keep_rules) was set.
    pub rule: Option<RulePlace>,
}

impl Styles {
    /// The runs of text that are not shown, in the order of the page. See the [module](self) for what counts.
    ///
    /// `document` is the one that the styles were computed for, unchanged. Takes time and memory linear in the document.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_style::hidden::{Certainty, Trick};
    /// use treewright_style::{StyleOptions, Styles};
    ///
    /// # fn main() -> Result<(), treewright_dom::NodeError> {
    /// let mut document = Document::new();
    /// let paragraph = document.create_element(Namespace::Html, "p")?;
    /// document.set_text_content(paragraph, "Buy now")?;
    /// document.append(document.root(), paragraph)?;
    /// let styles = Styles::compute(&document, &StyleOptions::new().sheet("p { font-size: 0 }"));
    /// let hidden = styles.hidden_text(&document);
    /// assert_eq!(hidden[0].text, "Buy now");
    /// assert_eq!((hidden[0].trick, hidden[0].certainty), (Trick::FontSize, Certainty::Certain));
    /// # Ok(())
    /// # }
    /// ```
    pub fn hidden_text(&self, document: &Document) -> Vec<HiddenText> {
        walk::find(self, document)
    }
}
