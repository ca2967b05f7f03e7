//! The functions of interfaces as the engine calls them: those that are generated for a single
//! member, and one for each shape of [rows](crate::bindings::rows).

mod animated;
mod attributes;
mod constructors;
mod handlers;
mod reflection;
mod results;

use treewright_quickjs::{Native, Thrown};

use crate::bindings::glue::Glue;
use crate::bindings::iteration;
use crate::bindings::rows::{COUNT, FIRST, ROWS, Row};
use crate::custom_elements::reactions;
use crate::world::World;
use crate::{Cx, generated, host_functions};

/// The function that the engine calls.
const fn native(glue: Glue, keeps_the_object: bool) -> Native<World> {
    match glue {
        Glue::Function(function) => function,
        Glue::HtmlConstructor => constructors::of_an_element,
        Glue::Constructor(_) => constructors::without_arguments,
        Glue::Node(_) | Glue::Object(_) if keeps_the_object => results::same_object,
        Glue::Node(_) => results::of_a_node,
        Glue::Object(_) => results::of_an_object,
        Glue::SetNode(_) => attributes::set_of_a_node,
        Glue::SetObject(_) => attributes::set_of_an_object,
        Glue::Animated(_) => animated::get,
        Glue::Reflect(_) => reflection::get,
        Glue::SetReflect(_) => reflection::set,
        Glue::Handler => handlers::get,
        Glue::SetHandler => handlers::set,
        Glue::Forward(_) => attributes::forward,
        Glue::Replace => attributes::replace,
        Glue::Ignore => attributes::ignore,
        Glue::Pairs(_) => iteration::iterator,
        Glue::ForEachPair => iteration::for_each,
    }
}

/// The natives by their numbers: those that belong to no interface, and those of the rows.
static ALL: [Native<World>; FIRST + COUNT] = {
    let mut all = [generated::NATIVES[0]; FIRST + COUNT];
    let mut index = 0;
    while index < generated::NATIVES.len() {
        all[index] = generated::NATIVES[index];
        index += 1;
    }
    while index < FIRST {
        all[index] = host_functions::NATIVES[index - generated::NATIVES.len()];
        index += 1;
    }
    while index < FIRST + COUNT {
        let row = &ROWS[index - FIRST];
        all[index] = native(row.glue, row.keeps_the_object);
        index += 1;
    }
    all
};

/// All natives.
pub(crate) static NATIVES: &[Native<World>] = &ALL;

/// Runs the steps of a function, with the reactions of custom elements that they enqueue if the row
/// has that flag.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#cereactions>
fn with_reactions<T>(
    cx: &mut Cx<'_>,
    row: &Row,
    steps: impl FnOnce(&mut Cx<'_>) -> Result<T, Thrown>,
) -> Result<T, Thrown> {
    if !row.has_reactions {
        return steps(cx);
    }
    reactions::push_queue(cx);
    let done = steps(cx);
    reactions::pop_queue_and_run(cx);
    done
}
