//! Tests of the values of one attribute of all elements, most of which their first or last bytes decide.

use memchr::memmem::Finder;
use selectors::attr::{AttrSelectorOperator, CaseSensitivity, ParsedCaseSensitivity};
use treewright_dom::Document;
use treewright_dom::internal::AttributeValue;

use crate::attributes;
use crate::program::ValueTest;

/// A test of values.
pub(crate) struct ValueFilter<'t> {
    /// The least and the largest length.
    lengths: (u32, u32),
    /// The first bytes and the last ones that are asked for, each as a mask and the bits under it.
    first: (u64, u64),
    last: (u64, u64),
    /// The same with the case of letters, if it is ignored where elements of HTML have the attribute, and if
    /// these bytes are all that is asked for.
    in_any_case: Option<[(u64, u64); 2]>,
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
            return Self { lengths, first: (0, 0), last: (0, 0), in_any_case: None, rest };
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
        let masks = [(low, begins), (high, ends)].map(|(mask, asks)| if asks { mask } else { 0 });
        let numbers = [AttributeValue::first_of(value), AttributeValue::last_of(value)];
        let bits = |ignored: u64| {
            let [first, last] = masks.map(|mask| mask & !ignored);
            [(first, numbers[0] & first), (last, numbers[1] & last)]
        };
        let [first, last] = bits(ignored);
        let rest = match test.operator {
            _ if ignored != 0 => Rest::Element,
            _ if is_exact => Rest::Nothing,
            Includes => Rest::Word(value),
            Substring => Rest::Part(Box::new(Finder::new(value))),
            Equal | DashMatch | Prefix | Suffix => Rest::Text(test),
        };
        Self {
            lengths: (length, if begins && ends { length } else { u32::MAX }),
            first,
            last,
            in_any_case: (ignored != 0 && is_exact).then(|| bits(0)),
            rest,
        }
    }

    /// Returns true if [`may_pass`](Self::may_pass) says all.
    pub(crate) const fn is_exact(&self) -> bool {
        matches!(self.rest, Rest::Nothing)
    }

    /// Returns false for a value that does not pass, as far as its length and its first and last bytes say.
    #[inline]
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "branches that nobody could foretell cost more"
    )]
    pub(crate) fn may_pass(&self, value: &AttributeValue) -> bool {
        let length = value.length();
        (self.lengths.0 <= length)
            & (length <= self.lengths.1)
            & (value.first() & self.first.0 == self.first.1)
            & (value.last() & self.last.0 == self.last.1)
    }

    /// The answer for a value that may pass; `ask` compares its element.
    #[inline]
    pub(crate) fn passes(
        &self,
        value: &AttributeValue,
        document: &Document,
        ask: impl FnOnce() -> bool,
    ) -> bool {
        match &self.rest {
            Rest::Nothing => true,
            Rest::Word(word) => attributes::has_class(value.text(document), word, false),
            Rest::Part(part) => part.find(value.text(document).as_bytes()).is_some(),
            Rest::Text(test) => test.operator.eval_str(
                value.text(document),
                &test.value,
                CaseSensitivity::CaseSensitive,
            ),
            Rest::Element => {
                let is_same = self.in_any_case.is_some_and(|[first, last]| {
                    value.first() & first.0 == first.1 && value.last() & last.0 == last.1
                });
                is_same || ask()
            }
        }
    }
}
