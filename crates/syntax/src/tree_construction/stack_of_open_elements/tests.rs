//! The scope queries, compared with walks.

use super::*;

/// The scope query as in the standard.
fn naive(stack: &StackOfOpenElements<u32>, scope: Scope, name: LocalName) -> bool {
    for entry in stack.iter().rev() {
        if entry.is_html(name) {
            return true;
        }
        let html = |flags| entry.is_html_with(flags);
        let ends = match scope {
            Scope::Table => html(ElementFlags::TABLE_SCOPE),
            Scope::Default => entry.flags.intersects(ElementFlags::SCOPE),
            Scope::ListItem => {
                entry.flags.intersects(ElementFlags::SCOPE) || html(ElementFlags::LIST_ITEM_SCOPE)
            }
            Scope::Button => {
                entry.flags.intersects(ElementFlags::SCOPE) || html(ElementFlags::BUTTON_SCOPE)
            }
        };
        if ends {
            return false;
        }
    }
    false
}

fn open(handle: u32, choice: usize) -> OpenElement<u32> {
    const CHOICES: [(Namespace, LocalName); 12] = [
        (Namespace::Html, LocalName::P),
        (Namespace::Html, LocalName::LI),
        (Namespace::Html, LocalName::UL),
        (Namespace::Html, LocalName::BUTTON),
        (Namespace::Html, LocalName::TABLE),
        (Namespace::Html, LocalName::TEMPLATE),
        (Namespace::Html, LocalName::B),
        (Namespace::Html, LocalName::DIV),
        (Namespace::Html, LocalName::TD),
        (Namespace::Svg, LocalName::FOREIGN_OBJECT),
        (Namespace::Svg, LocalName::P),
        (Namespace::MathMl, LocalName::MI),
    ];
    let (namespace, name) = CHOICES[choice % CHOICES.len()];
    OpenElement::new(handle, namespace, name, name.flags(namespace))
}

#[test]
fn indices_agree_with_walks_under_random_changes() {
    let mut random = 12345_u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (random >> 33) as usize % below.max(1)
    };
    let mut stack = StackOfOpenElements::default();
    stack.push(OpenElement::new(
        0,
        Namespace::Html,
        LocalName::HTML,
        LocalName::HTML.flags(Namespace::Html),
    ));
    for handle in 1..20_000_u32 {
        match next(10) {
            0..=4 => stack.push(open(handle, next(12))),
            5..=6 if stack.len() > 1 => stack.pop(),
            7 if stack.len() > 1 => {
                let mut removed = [1, 1, 1].map(|first| first + next(stack.len() - 1)).to_vec();
                removed.truncate(1 + next(3));
                removed.sort_unstable_by(|one, other| other.cmp(one));
                removed.dedup();
                let mut expected: Vec<u32> = stack.iter().map(|e| e.handle).collect();
                for index in &removed {
                    expected.remove(*index);
                }
                match removed[..] {
                    [index] => stack.remove(index),
                    _ => stack.remove_all(&removed),
                }
                assert!(stack.iter().map(|e| e.handle).eq(expected));
            }
            8..=9 => {
                let Some(from) = stack.last_html(LocalName::B) else {
                    continue;
                };
                let mut from = from;
                for _ in 0..next(3) {
                    let before = stack.entries[from].link.previous;
                    from = before.checked_sub(1).map_or(from, |before| before as usize);
                }
                let to = from + next(stack.len() - from);
                let mut expected: Vec<u32> = stack.iter().map(|e| e.handle).collect();
                expected[from..=to].rotate_left(1);
                expected[to] = handle;
                stack.move_below(from, to, handle);
                assert!(stack.iter().map(|e| e.handle).eq(expected));
            }
            _ => {}
        }
        for name in [LocalName::P, LocalName::LI, LocalName::TABLE, LocalName::B] {
            for scope in [Scope::Default, Scope::ListItem, Scope::Button, Scope::Table] {
                assert_eq!(stack.has_in(scope, name), naive(&stack, scope, name));
            }
            let last = stack.entries.iter().rposition(|entry| entry.is_html(name));
            assert_eq!(stack.last_html(name), last);
        }
        let list_end = |entry: &OpenElement<u32>| {
            entry.flags.intersects(ElementFlags::SPECIAL)
                && !(entry.is_html(LocalName::ADDRESS)
                    || entry.is_html(LocalName::DIV)
                    || entry.is_html(LocalName::P))
        };
        assert_eq!(stack.nearest_end_of_a_list(), stack.entries.iter().rposition(list_end));
        let index = next(stack.len());
        let entry = stack.get(index).clone();
        assert_eq!(stack.position(&entry.handle), Some(index));
        assert_eq!(stack.position(&u32::MAX), None);
        let alike = |other: &OpenElement<u32>| {
            (other.namespace == Namespace::Html) == (entry.namespace == Namespace::Html)
                && other.name == entry.name
        };
        let before = stack.entries[..index].iter().rposition(alike);
        assert_eq!(stack.previous_like(index), before);
        let special =
            stack.entries.iter().rposition(|entry| entry.flags.intersects(ElementFlags::SPECIAL));
        assert_eq!(stack.nearest_special(), special);
        let html = stack.entries.iter().rposition(|entry| entry.namespace == Namespace::Html);
        assert_eq!(stack.nearest_html(), html);
        let above = next(stack.len());
        let after = (above + 1..stack.len())
            .find(|index| stack.get(*index).flags.intersects(ElementFlags::SPECIAL));
        assert_eq!(stack.first_special_after(above), after);
        let foreign = stack
            .entries
            .iter()
            .rposition(|entry| entry.namespace != Namespace::Html && entry.name == LocalName::P);
        assert_eq!(stack.last_foreign(LocalName::P), foreign);
    }
}

/// A foreign context element of a fragment is never popped.
#[test]
fn a_context_element_counts_among_the_foreign_ones() {
    let mut stack = StackOfOpenElements::default();
    assert!(!stack.can_have_foreign());
    stack.note_the_context_element();
    stack.push(open(1, 9));
    stack.pop();
    assert!(stack.can_have_foreign());
}

#[test]
fn each_element_that_may_not_be_open_at_the_end_is_found() {
    let mut random = 54321_u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (random >> 33) as usize % below.max(1)
    };
    let push = |stack: &mut StackOfOpenElements<u32>, handle, choice| {
        stack.push(open(handle, choice));
        stack.note_the_start_tag(LocalName::P, "p", Span::in_main(handle, handle));
    };
    let mut stack = StackOfOpenElements::default();
    let mut found = [0, 0];
    for handle in 0..20_000_u32 {
        // A few of "p", and seldom "b".
        match next(40) {
            0..=16 => push(&mut stack, handle, 0),
            17..=18 => push(&mut stack, handle, 6),
            19..=34 => stack.pop(),
            35 if !stack.is_empty() => stack.remove(next(stack.len())),
            36 if stack.len() > 1 => {
                let first = next(stack.len() - 1);
                stack.remove_all(&[stack.len() - 1, first]);
            }
            _ => {
                if let Some(from) = stack.last_html(LocalName::B) {
                    let to = from + next(stack.len() - from);
                    stack.move_below(from, to, handle);
                }
            }
        }
        if next(2) == 0 {
            let may_be_open = ElementFlags::MAY_BE_OPEN_AT_THE_END;
            let expected = stack.entries.iter().rposition(|entry| !entry.is_html_with(may_be_open));
            let found_tag = stack.last_that_may_not_be_open_at_the_end();
            assert_eq!(found_tag.map(StartTag::index), expected);
            found[usize::from(expected.is_some())] += 1;
        }
    }
    assert!(found.into_iter().all(|count| count > 1000), "{found:?}");
}
