// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOptionsCollection",
    interface: Interface::HTMLOptionsCollection,
    last: Interface::HTMLOptionsCollection,
    parent: Some(Interface::HTMLCollection),
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed {
            length: super::html_collection::indexed_length,
            get: super::html_collection::indexed_get,
            set: Some(indexed_set),
        }),
        named: Some(Named {
            names: super::html_collection::named_names,
            get: super::html_collection::named_get,
            set: None,
            delete: None,
        }),
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::html_options_collection::length)),
        )
        .setter(Glue::Function(length_setter)),
        Member::operation("add", Glue::Function(add), 1),
        Member::operation("remove", Glue::Function(remove), 1),
        Member::attribute(
            "selectedIndex",
            Glue::Object(OfObject::Long(interfaces::html_options_collection::selected_index)),
        )
        .setter(Glue::Function(selected_index_setter)),
    ],
    ..Definition::EMPTY
};

fn length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOptionsCollection", "length");
    let this = receiver::object(cx, call, Interface::HTMLOptionsCollection)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_options_collection::set_length(cx, &this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLOptionsCollection", "add");
    let this = receiver::object(cx, call, Interface::HTMLOptionsCollection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        HTMLOptionElementOrHTMLOptGroupElement::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(HTMLElementOrLong::from_value(cx, value, SITE.argument(2))?),
        },
    };
    reactions::push_queue(cx);
    let value = interfaces::html_options_collection::add(cx, &this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLOptionsCollection", "remove");
    let this = receiver::object(cx, call, Interface::HTMLOptionsCollection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::html_options_collection::remove(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn selected_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOptionsCollection", "selectedIndex");
    let this = receiver::object(cx, call, Interface::HTMLOptionsCollection)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_options_collection::set_selected_index(cx, &this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn indexed_set(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
    value: &Value,
) -> Result<(), Thrown> {
    let this = object;
    const SITE: &Site = &Site::property("HTMLOptionsCollection");
    let value = match value {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::HTMLOptionElement, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_options_collection::set_indexed_property(cx, this, index, value);
    reactions::pop_queue_and_run(cx);
    done
}
