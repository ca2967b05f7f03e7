//! Iterators of interfaces that are iterable by pairs.
//! <https://webidl.spec.whatwg.org/#js-iterable>

use treewright_quickjs::{Attributes, Call, Intrinsic, Thrown, Value, WellKnownSymbol};

use super::definition::{Iteration, Pair};
use super::glue::Glue;
use super::prelude::Answer;
use super::rows::{self, Row};
use super::site::Site;
use super::{convert, realm, receiver, slots};
use crate::Cx;
use crate::generated::{Interface, N};
use crate::objects::PLAIN;

/// The results of an iterator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IteratorKind {
    Entries,
    Keys,
    Values,
}

/// The interface number of iterators.
const ITERATOR: u16 = u16::MAX - 9;

/// <https://webidl.spec.whatwg.org/#default-iterator-object>
struct PairIterator {
    interface: Interface,
    kind: IteratorKind,
    index: u32,
    is_done: bool,
}

fn pair_of(interface: Interface) -> Option<Pair> {
    match receiver::definition(interface).iteration {
        Iteration::Pairs(pair) => Some(pair),
        _ => None,
    }
}

/// `entries`, `keys` and `values`.
pub(crate) fn iterator(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let Row { interface, glue, .. } = *rows::of_call(call);
    // Rows of this shape have a kind.
    let Glue::Pairs(kind) = glue else { return Ok(cx.undefined()) };
    let this = receiver::object(cx, call, interface)?;
    let prototype = iterator_prototype(cx, interface)?;
    let object = cx.platform_object(PLAIN, &prototype, ITERATOR, 0);
    cx.set_slot(&object, slots::TARGET, &this);
    cx.set_data(&object, Box::new(PairIterator { interface, kind, index: 0, is_done: false }));
    Ok(object)
}

/// <https://webidl.spec.whatwg.org/#es-iterator-prototype-object>
fn iterator_prototype(cx: &mut Cx<'_>, interface: Interface) -> Result<Value, Thrown> {
    let realm = realm::realm_object(cx);
    let key = slots::iterator_prototype(interface as u16);
    if let Some(prototype) = cx.slot(&realm, key) {
        return Ok(prototype);
    }
    let parent = cx.intrinsic(Intrinsic::IteratorPrototype);
    let prototype = cx.object(Some(&parent));
    let next = cx.function(N::bindings_iteration_next as u16, "next", 0);
    let name = cx.key("next");
    cx.define_value(&prototype, &name, &next, Attributes::ALL)?;
    let tag = cx.string(&format!("{} Iterator", receiver::definition(interface).name));
    let symbol = cx.key_symbol(WellKnownSymbol::ToStringTag);
    cx.define_value(&prototype, &symbol, &tag, Attributes::CONFIGURABLE)?;
    cx.set_slot(&realm, key, &prototype);
    Ok(prototype)
}

/// The method `next` of iterators.
pub(crate) fn next(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = call.this().clone();
    let state = cx.data(&this, |iterator: &mut PairIterator, _| {
        (iterator.interface, iterator.kind, iterator.index, iterator.is_done)
    });
    let (Some((interface, kind, index, is_done)), Some(target)) =
        (state, cx.slot(&this, slots::TARGET))
    else {
        return Err(cx.type_error("Illegal invocation"));
    };
    let pair = match pair_of(interface) {
        Some(pair) if !is_done => pair(cx, &target, index)?,
        _ => None,
    };
    let is_done = pair.is_none();
    cx.data(&this, |iterator: &mut PairIterator, _| {
        iterator.index = iterator.index.saturating_add(1);
        iterator.is_done = is_done;
    });
    let value = match (pair, kind) {
        (None, _) => cx.undefined(),
        (Some((key, _)), IteratorKind::Keys) => key,
        (Some((_, value)), IteratorKind::Values) => value,
        (Some((key, value)), IteratorKind::Entries) => cx.array(vec![key, value]),
    };
    let result = cx.object(None);
    for (name, value) in [("value", value), ("done", cx.boolean(is_done))] {
        let key = cx.key(name);
        cx.define_value(&result, &key, &value, Attributes::ALL)?;
    }
    Ok(result)
}

/// `forEach`
pub(crate) fn for_each(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Iterable", "forEach");
    let interface = rows::of_call(call).interface;
    let this = receiver::object(cx, call, interface)?;
    super::arguments::at_least(cx, call, 1, SITE)?;
    let callback = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let Some(pair) = pair_of(interface) else { return Ok(cx.undefined()) };
    let mut index = 0;
    while let Some((key, value)) = pair(cx, &this, index)? {
        cx.call(&callback, &call.arg(1), &[value, key, this.clone()])?;
        index += 1;
    }
    Ok(cx.undefined())
}
