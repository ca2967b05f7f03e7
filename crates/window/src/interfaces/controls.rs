//! Members that the interfaces of form controls share.

/// `form`
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form>
macro_rules! owned_by_a_form {
    () => {
        pub(crate) fn form(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<Option<treewright_dom::NodeId>, treewright_quickjs::Thrown> {
            Ok(cx.host.form_owner(this))
        }
    };
}

/// `labels`
/// <https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels>
macro_rules! labelled {
    () => {
        pub(crate) fn labels(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<treewright_quickjs::Value, treewright_quickjs::Thrown> {
            crate::forms::labels::list(cx, this)
        }
    };
}

/// The constraint validation API.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api>
macro_rules! validated {
    () => {
        pub(crate) fn will_validate(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<bool, treewright_quickjs::Thrown> {
            Ok(crate::forms::validity::will_validate(cx.host, this))
        }

        pub(crate) fn validity(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<treewright_quickjs::Value, treewright_quickjs::Thrown> {
            crate::collections::object_of_element(
                cx,
                this,
                crate::generated::Interface::ValidityState,
            )
        }

        pub(crate) fn validation_message(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<crate::strings::DomString, treewright_quickjs::Thrown> {
            Ok(crate::forms::validity::validation_message(cx, this))
        }

        pub(crate) fn check_validity(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<bool, treewright_quickjs::Thrown> {
            Ok(crate::forms::validity::check_validity(cx, this))
        }

        pub(crate) fn report_validity(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<bool, treewright_quickjs::Thrown> {
            Ok(crate::forms::validity::report_validity(cx, this))
        }

        pub(crate) fn set_custom_validity(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
            error: crate::strings::DomString,
        ) -> Result<(), treewright_quickjs::Thrown> {
            let error = crate::forms::values::normalize_newlines(error);
            cx.host.set_custom_validity_error_message(this, error);
            Ok(())
        }
    };
}

/// `formAction`
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction>
macro_rules! form_action {
    () => {
        pub(crate) fn form_action(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<String, treewright_quickjs::Thrown> {
            Ok(crate::interfaces::html_form_element::action_of(cx, this, "formaction"))
        }
    };
}

/// `autocomplete` of a control.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-autocomplete>
macro_rules! autofilled {
    () => {
        pub(crate) fn autocomplete(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<crate::strings::DomString, treewright_quickjs::Thrown> {
            Ok(crate::forms::autofill::idl_exposed_autofill_value(cx.host, this).into())
        }
    };
}
