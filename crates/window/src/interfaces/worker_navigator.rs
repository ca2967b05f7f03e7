//! <https://html.spec.whatwg.org/multipage/workers.html#the-workernavigator-object>

pub(crate) use super::navigator::permissions;
