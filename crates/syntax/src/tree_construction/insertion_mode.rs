//! The insertion mode and how it is reset.

use super::ConstructionState;
use treewright_markup::{LocalName, Namespace, tag};

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum InsertionMode {
    #[default]
    Initial,
    BeforeHtml,
    BeforeHead,
    InHead,
    InHeadNoscript,
    AfterHead,
    InBody,
    Text,
    InTable,
    InTableText,
    InCaption,
    InColumnGroup,
    InTableBody,
    InRow,
    InCell,
    /// CLASSIC only.
    InSelect,
    /// CLASSIC only.
    InSelectInTable,
    InTemplate,
    AfterBody,
    InFrameset,
    AfterFrameset,
    AfterAfterBody,
    AfterAfterFrameset,
}

/// The names of the elements that "reset the insertion mode appropriately" stops at, above the first entry
/// of the stack. `select` is one only for the rules of 2023, and comes last.
const NAMES: [LocalName; 15] = [
    tag::TD,
    tag::TH,
    tag::TR,
    tag::TBODY,
    tag::THEAD,
    tag::TFOOT,
    tag::CAPTION,
    tag::COLGROUP,
    tag::TABLE,
    tag::TEMPLATE,
    tag::HEAD,
    tag::BODY,
    tag::FRAMESET,
    tag::HTML,
    tag::SELECT,
];

impl<H: Clone + PartialEq> ConstructionState<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately>
    pub(super) fn reset_the_insertion_mode_appropriately(&mut self) {
        self.insertion_mode = self.appropriate_insertion_mode();
    }

    /// The steps of "reset the insertion mode appropriately", whose result is a value here. The loop
    /// would walk a stack of any depth; the node that ends it is the last open element of one of the
    /// [`NAMES`].
    fn appropriate_insertion_mode(&self) -> InsertionMode {
        // Gate: relaxed_select
        let is_classic = !self.edition.relaxed_select;
        let (_, living) = NAMES.split_last().unwrap_or((&tag::SELECT, &[]));
        let names = if is_classic { &NAMES } else { living };
        // 1. and 2., with the loop of 3., 16. and 17.
        let index = if self.stack.len() <= 1 {
            0
        } else {
            names.iter().filter_map(|name| self.stack.last_html(*name)).max().unwrap_or(0)
        };
        // 3.
        let last = index == 0;
        let (namespace, name) = match (&self.fragment, self.stack.handle_at(index)) {
            (Some(context), _) if last => (context.namespace, context.name),
            (_, Some(_)) => (Namespace::Html, self.stack.get(index).name),
            (_, None) => return InsertionMode::InBody,
        };
        if namespace != Namespace::Html {
            return InsertionMode::InBody;
        }
        match name {
            // 4.
            tag::TD | tag::TH if !last => InsertionMode::InCell,
            // 5.
            tag::TR => InsertionMode::InRow,
            // 6.
            tag::TBODY | tag::THEAD | tag::TFOOT => InsertionMode::InTableBody,
            // 7.
            tag::CAPTION => InsertionMode::InCaption,
            // 8.
            tag::COLGROUP => InsertionMode::InColumnGroup,
            // 9.
            tag::TABLE => InsertionMode::InTable,
            // 10.
            tag::TEMPLATE => {
                let current_template_insertion_mode = self.template_insertion_modes.last();
                current_template_insertion_mode.copied().unwrap_or(InsertionMode::InBody)
            }
            // 11.
            tag::HEAD if !last => InsertionMode::InHead,
            // 12.
            tag::BODY => InsertionMode::InBody,
            // 13.
            tag::FRAMESET => InsertionMode::InFrameset,
            // 14.1.
            tag::HTML if self.head.is_none() => InsertionMode::BeforeHead,
            // 14.2.
            tag::HTML => InsertionMode::AfterHead,
            tag::SELECT if is_classic => self.classic_select_mode(last),
            // 15.
            _ => InsertionMode::InBody,
        }
    }

    /// CLASSIC: "in select in table" if a table is open above the `select`, which is the last of the
    /// [`NAMES`], and no template is between the two. A `select` that is the context of a fragment has no
    /// ancestors.
    fn classic_select_mode(&self, last: bool) -> InsertionMode {
        let table = self.stack.last_html(tag::TABLE);
        if !last && table > self.stack.last_html(tag::TEMPLATE) {
            InsertionMode::InSelectInTable
        } else {
            InsertionMode::InSelect
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree_construction::ContextElement;
    use crate::tree_construction::stack_of_open_elements::OpenElement;
    use crate::{Edition, ParserOptions};
    use treewright_markup::AttributeBuffer;

    /// The steps with the loop, as in the standard.
    fn naive(state: &ConstructionState<u32>) -> InsertionMode {
        for index in (0..state.stack.len()).rev() {
            let node = state.stack.get(index);
            let last = index == 0;
            let (mut namespace, mut name) = (node.namespace, node.name);
            if let Some(context) = state.fragment.as_ref().filter(|_| last) {
                (namespace, name) = (context.namespace, context.name);
            }
            if namespace != Namespace::Html {
                continue;
            }
            match name {
                tag::TD | tag::TH if !last => return InsertionMode::InCell,
                tag::TR => return InsertionMode::InRow,
                tag::TBODY | tag::THEAD | tag::TFOOT => return InsertionMode::InTableBody,
                tag::CAPTION => return InsertionMode::InCaption,
                tag::COLGROUP => return InsertionMode::InColumnGroup,
                tag::TABLE => return InsertionMode::InTable,
                tag::TEMPLATE => return *state.template_insertion_modes.last().unwrap(),
                tag::HEAD if !last => return InsertionMode::InHead,
                tag::BODY => return InsertionMode::InBody,
                tag::FRAMESET => return InsertionMode::InFrameset,
                tag::HTML if state.head.is_none() => return InsertionMode::BeforeHead,
                tag::HTML => return InsertionMode::AfterHead,
                tag::SELECT if !state.edition.relaxed_select => {
                    let mut ancestors = (1..index).rev().map(|index| state.stack.get(index));
                    let ends =
                        |e: &&OpenElement<u32>| e.is_html(tag::TEMPLATE) || e.is_html(tag::TABLE);
                    return match ancestors.find(ends) {
                        Some(end) if end.name == tag::TABLE => InsertionMode::InSelectInTable,
                        _ => InsertionMode::InSelect,
                    };
                }
                _ => {}
            }
        }
        InsertionMode::InBody
    }

    fn open(namespace: Namespace, name: LocalName) -> OpenElement<u32> {
        OpenElement::new(0, namespace, name, name.flags(namespace))
    }

    #[test]
    fn the_mode_is_that_of_a_walk_over_the_stack() {
        let mut random = 2023_u64;
        let mut next = |below: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) as usize % below
        };
        let namespaces = [Namespace::Html, Namespace::Html, Namespace::Html, Namespace::Svg];
        // All except `html`, which can only be the first entry.
        let names = [&NAMES[..13], &NAMES[14..], &[tag::DIV, tag::B, tag::P][..]].concat();
        let mut modes = std::collections::HashSet::new();
        for round in 0..20_000 {
            let edition = if round % 2 == 0 { Edition::LIVING } else { Edition::CLASSIC };
            let options = ParserOptions { edition, ..ParserOptions::default() };
            let mut state = ConstructionState::<u32>::new(&options);
            state.template_insertion_modes.push(InsertionMode::InTemplate);
            state.head = (next(2) == 0).then_some(0);
            if next(2) == 0 {
                let (namespace, name) = (namespaces[next(4)], names[next(names.len())]);
                let attributes = AttributeBuffer::default();
                state.fragment = Some(ContextElement::new(namespace, name, &attributes));
            }
            state.stack.push(open(Namespace::Html, tag::HTML));
            for _ in 0..next(5) {
                state.stack.push(open(namespaces[next(4)], names[next(names.len())]));
            }
            let mode = state.appropriate_insertion_mode();
            assert_eq!(mode, naive(&state), "{:?}", state.stack.iter().collect::<Vec<_>>());
            modes.insert(mode);
        }
        assert_eq!(modes.len(), 14);
    }
}
