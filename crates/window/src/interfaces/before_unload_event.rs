//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-beforeunloadevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::BeforeUnloadEvent as Part;
use crate::events::event;
use crate::strings::DomString;

read_only!(Part { return_value: DomString });

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue>
pub(crate) fn set_return_value(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    event::extra(cx, this, |part: &mut Part| part.return_value = value);
    Ok(())
}
