//! Tests of the values of one attribute of all elements, most of which their first or last bytes decide.

use memchr::memmem::Finder;
use selectors::attr::{AttrSelectorOperator, CaseSensitivity, ParsedCaseSensitivity};
use treewright_dom::{AttributeValue, Document};

use crate::attributes;
use crate::program::ValueTest;

/// A test of values.
pub(crate) struct ValueFilter<'t> {
    /// The least and the largest length.
    lengths: (u32, u32),
    /// Of the first and of the last bytes those that are asked for, and their bits.
    first: (u64, u64),
    last: (u64, u64),
    rest: Rest<'t>,
}

/// The test of those values that pass the others.
enum Rest<'t> {
    /// They match.
    Nothing,
    Word(&'t str),
    Part(Box<Finder<'t>>),
    Text(&'t ValueTest),
    /// They are to be compared with an element at hand, whose namespace says if case is ignored.
    Element,
}

/// The bit that the letters of ASCII differ in by case, in all bytes.
const CASE: u64 = 0x2020_2020_2020_2020;

impl<'t> ValueFilter<'t> {
    pub(crate) fn new(test: &'t ValueTest) -> Self {
        use AttrSelectorOperator::{DashMatch, Equal, Includes, Prefix, Substring, Suffix};
        let value = &*test.value;
        // A filter for longer values lets more pass.
        let length = u32::try_from(value.len()).unwrap_or(u32::MAX);
        let is_never = match test.operator {
            Equal | DashMatch => false,
            Includes => value.is_empty() || value.contains(|c: char| c.is_ascii_whitespace()),
            Prefix | Substring | Suffix => value.is_empty(),
        };
        if is_never {
            let (lengths, rest) = ((u32::MAX, 0), Rest::Nothing);
            return Self { lengths, first: (0, 0), last: (0, 0), rest };
        }
        let bytes = length.min(8);
        // In texts that are longer, the bytes that are asked for are the lowest, or the highest.
        let low = if bytes == 0 {
            0
        } else {
            u64::MAX >> (64_u32.saturating_sub(bytes.saturating_mul(8)))
        };
        let high = low.reverse_bits();
        let (begins, ends) = match test.operator {
            Equal => (true, true),
            Prefix | DashMatch => (true, false),
            Suffix => (false, true),
            Includes | Substring => (false, false),
        };
        let is_exact = match test.operator {
            Equal => value.len() <= 16,
            Prefix | Suffix => value.len() <= 8,
            DashMatch | Includes | Substring => false,
        };
        let ignored = match test.case {
            ParsedCaseSensitivity::CaseSensitive | ParsedCaseSensitivity::ExplicitCaseSensitive => {
                0
            }
            _ => CASE,
        };
        let low = if begins { low & !ignored } else { 0 };
        let high = if ends { high & !ignored } else { 0 };
        let rest = match test.operator {
            _ if ignored != 0 => Rest::Element,
            _ if is_exact => Rest::Nothing,
            Includes => Rest::Word(value),
            Substring => Rest::Part(Box::new(Finder::new(value))),
            Equal | DashMatch | Prefix | Suffix => Rest::Text(test),
        };
        Self {
            lengths: (length, if begins && ends { length } else { u32::MAX }),
            first: (low, AttributeValue::first_of(value) & low),
            last: (high, AttributeValue::last_of(value) & high),
            rest,
        }
    }

    /// Returns true if the elements of values that pass are to be compared in full.
    pub(crate) const fn leaves_elements(&self) -> bool {
        matches!(self.rest, Rest::Element)
    }

    #[inline]
    pub(crate) fn passes(&self, value: &AttributeValue, document: &Document) -> bool {
        let length = value.length();
        (self.lengths.0 <= length)
            & (length <= self.lengths.1)
            & (value.first() & self.first.0 == self.first.1)
            & (value.last() & self.last.0 == self.last.1)
            && match &self.rest {
                Rest::Nothing | Rest::Element => true,
                Rest::Word(word) => attributes::has_class(value.text(document), word, false),
                Rest::Part(part) => part.find(value.text(document).as_bytes()).is_some(),
                Rest::Text(test) => test.operator.eval_str(
                    value.text(document),
                    &test.value,
                    CaseSensitivity::CaseSensitive,
                ),
            }
    }
}
