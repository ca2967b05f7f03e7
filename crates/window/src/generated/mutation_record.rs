// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MutationRecord",
    interface: Interface::MutationRecord,
    last: Interface::MutationRecord,
    exposure: 0b1,
    members: &[
        Member::attribute("type", Glue::Object(OfObject::Text(interfaces::mutation_record::type_))),
        Member::attribute(
            "target",
            Glue::Object(OfObject::Node(interfaces::mutation_record::target)),
        ),
        Member::attribute(
            "addedNodes",
            Glue::Object(OfObject::Any(interfaces::mutation_record::added_nodes)),
        )
        .same_object(),
        Member::attribute(
            "removedNodes",
            Glue::Object(OfObject::Any(interfaces::mutation_record::removed_nodes)),
        )
        .same_object(),
        Member::attribute(
            "previousSibling",
            Glue::Object(OfObject::NullableNode(interfaces::mutation_record::previous_sibling)),
        ),
        Member::attribute(
            "nextSibling",
            Glue::Object(OfObject::NullableNode(interfaces::mutation_record::next_sibling)),
        ),
        Member::attribute(
            "attributeName",
            Glue::Object(OfObject::NullableText(interfaces::mutation_record::attribute_name)),
        ),
        Member::attribute(
            "attributeNamespace",
            Glue::Object(OfObject::NullableText(interfaces::mutation_record::attribute_namespace)),
        ),
        Member::attribute(
            "oldValue",
            Glue::Object(OfObject::NullableText(interfaces::mutation_record::old_value)),
        ),
    ],
    ..Definition::EMPTY
};
