//! Lists of values, and queues with sizes.
//!
//! <https://streams.spec.whatwg.org/#queue-with-sizes>

use std::collections::VecDeque;

use treewright_quickjs::{Thrown, Value};

use super::{Done, set_slot, take_slot, with};
use crate::Cx;

/// The first of the slots of the items of a list.
const ITEMS: u64 = 1 << 32;

/// A list in the data of an object, without the values of its items: these are slots of the object.
#[derive(Debug)]
pub(super) struct List<T> {
    items: VecDeque<(u64, T)>,
    next: u64,
}

impl<T> List<T> {
    /// A list; those of one object have different numbers.
    pub(super) fn new(number: u64) -> Self {
        Self { items: VecDeque::new(), next: ITEMS + (number << 60) }
    }

    /// Adds an item, and returns the slot for its value.
    pub(super) fn push(&mut self, item: T) -> u64 {
        let slot = self.next;
        self.next += 1;
        self.items.push_back((slot, item));
        slot
    }

    /// Removes the first item, and returns it with the slot of its value.
    pub(super) fn pop(&mut self) -> Option<(u64, T)> {
        self.items.pop_front()
    }

    pub(super) fn first(&mut self) -> Option<(u64, &mut T)> {
        self.items.front_mut().map(|(slot, item)| (*slot, item))
    }

    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    /// Removes all items but the first; returns the slots of their values.
    pub(super) fn keep_the_first(&mut self) -> Vec<u64> {
        let rest = self.items.split_off(self.items.len().min(1));
        rest.into_iter().map(|(slot, _)| slot).collect()
    }

    /// Removes all items.
    pub(super) fn take(&mut self) -> Vec<(u64, T)> {
        std::mem::take(&mut self.items).into()
    }
}

/// <https://streams.spec.whatwg.org/#value-with-size>
#[derive(Clone, Copy, Debug)]
struct ValueWithSize {
    size: f64,
    /// <https://streams.spec.whatwg.org/#close-sentinel>
    is_the_close_sentinel: bool,
}

/// `[[queue]]` and `[[queueTotalSize]]`
#[derive(Debug)]
pub(super) struct Queue {
    list: List<ValueWithSize>,
    pub(super) total_size: f64,
}

impl Default for Queue {
    fn default() -> Self {
        Self { list: List::new(0), total_size: 0.0 }
    }
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.list.len() == 0
    }
}

/// The data of a container with a queue.
pub(super) trait Container: 'static {
    fn queue(&mut self) -> &mut Queue;
}

/// <https://streams.spec.whatwg.org/#enqueue-value-with-size>
pub(super) fn enqueue_value_with_size<C: Container>(
    cx: &mut Cx<'_>,
    container: &Value,
    value: &Value,
    size: f64,
) -> Done {
    if size.is_nan() || size < 0.0 || size.is_infinite() {
        return Err(cx.range_error("The size of a chunk must be a finite number, and not negative"));
    }
    push::<C>(cx, container, value, ValueWithSize { size, is_the_close_sentinel: false })
}

/// The same for the close sentinel, with the size 0.
pub(super) fn enqueue_the_close_sentinel<C: Container>(cx: &mut Cx<'_>, container: &Value) -> Done {
    let undefined = cx.undefined();
    let item = ValueWithSize { size: 0.0, is_the_close_sentinel: true };
    push::<C>(cx, container, &undefined, item)
}

fn push<C: Container>(
    cx: &mut Cx<'_>,
    container: &Value,
    value: &Value,
    item: ValueWithSize,
) -> Done {
    let slot = with(cx, container, |data: &mut C| {
        let queue = data.queue();
        queue.total_size += item.size;
        queue.list.push(item)
    })?;
    set_slot(cx, container, slot, value);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#dequeue-value>
pub(super) fn dequeue_value<C: Container>(
    cx: &mut Cx<'_>,
    container: &Value,
) -> Result<Value, Thrown> {
    let slot = with(cx, container, |data: &mut C| {
        let queue = data.queue();
        let (slot, item) = queue.list.pop()?;
        queue.total_size = (queue.total_size - item.size).max(0.0);
        Some(slot)
    })?;
    Ok(slot.map_or_else(|| cx.undefined(), |slot| take_slot(cx, container, slot)))
}

/// The first value of a queue.
#[derive(Clone, Debug)]
pub(super) enum Peeked {
    Nothing,
    TheCloseSentinel,
    Chunk(Value),
}

/// <https://streams.spec.whatwg.org/#peek-queue-value>
pub(super) fn peek_queue_value<C: Container>(
    cx: &mut Cx<'_>,
    container: &Value,
) -> Result<Peeked, Thrown> {
    let first = with(cx, container, |data: &mut C| {
        data.queue().list.first().map(|(slot, item)| (slot, item.is_the_close_sentinel))
    })?;
    Ok(match first {
        None => Peeked::Nothing,
        Some((_, true)) => Peeked::TheCloseSentinel,
        Some((slot, false)) => Peeked::Chunk(super::slot(cx, container, slot)),
    })
}

/// <https://streams.spec.whatwg.org/#reset-queue>
pub(super) fn reset_queue<C: Container>(cx: &mut Cx<'_>, container: &Value) -> Done {
    let items = with(cx, container, |data: &mut C| {
        let queue = data.queue();
        queue.total_size = 0.0;
        queue.list.take()
    })?;
    for (slot, _) in items {
        drop(take_slot(cx, container, slot));
    }
    Ok(())
}
