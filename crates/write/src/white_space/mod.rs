//! White space that is not shown, by the display types of the standard's style sheet for user agents.

mod display;
mod plan;

pub(crate) use plan::Plan;
