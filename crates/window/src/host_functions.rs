//! JavaScript functions that run steps of the host.

use std::any::Any;
use std::rc::Rc;

use treewright_quickjs::{Call, Native, Thrown, Value};

use crate::objects::{PLAIN, STEPS};
use crate::world::World;
use crate::{Cx, bindings};

/// Steps that a function runs; it gets the arguments of the call.
pub(crate) type HostSteps = Box<dyn FnMut(&mut Cx<'_>, &Call<'_>) -> Result<Value, Thrown>>;

/// The same for a function that may be called while it runs.
pub(crate) type SharedSteps = Rc<dyn Fn(&mut Cx<'_>, &Call<'_>) -> Result<Value, Thrown>>;

/// Natives that belong to no interface. Their numbers follow those of the generated ones.
pub(crate) const NATIVES: &[Native<World>] = &[run];

/// Makes a function that runs these steps on each call, in the caller's realm. The steps are
/// dropped with the function. They must not hold values, because the collector would not see them:
/// pass these as `captured`, and read them with `call.captured(n + 1)`.
pub(crate) fn new(cx: &Cx<'_>, length: u16, captured: &[Value], steps: HostSteps) -> Value {
    new_with(cx, length, captured, Box::new(steps))
}

/// The same for a function that may be called while it runs.
pub(crate) fn new_shared(
    cx: &Cx<'_>,
    length: u16,
    captured: &[Value],
    steps: SharedSteps,
) -> Value {
    new_with(cx, length, captured, Box::new(steps))
}

fn new_with(cx: &Cx<'_>, length: u16, captured: &[Value], steps: Box<dyn Any>) -> Value {
    let owner = cx.platform_object(PLAIN, &cx.null(), STEPS, 0);
    cx.set_data(&owner, steps);
    let mut all = vec![owner];
    all.extend_from_slice(captured);
    cx.closure(bindings::rows::hand_written_native(0), all, length)
}

fn run(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let owner = call.captured(0);
    if let Some(steps) = cx.data::<SharedSteps, _>(&owner, |steps, _| Rc::clone(steps)) {
        return steps(cx, call);
    }
    let Some(steps) = cx.take_data(&owner) else { return Ok(cx.undefined()) };
    let Ok(mut steps) = steps.downcast::<HostSteps>() else { return Ok(cx.undefined()) };
    let result = steps(cx, call);
    // The function can be called again, but not while it runs.
    cx.set_data(&owner, steps);
    result
}

/// Queues a microtask that runs steps of the host.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-microtask>
pub(crate) fn queue_a_microtask(cx: &mut Cx<'_>, steps: crate::event_loop::Steps) {
    let mut steps = Some(steps);
    let function = new(
        cx,
        0,
        &[],
        Box::new(move |cx, _| {
            if let Some(steps) = steps.take() {
                steps(cx);
            }
            Ok(cx.undefined())
        }),
    );
    cx.enqueue_microtask(&function, &[]);
}
