//! Members that the interfaces of form controls have in common.

/// `form`
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form>
macro_rules! owned_by_a_form {
    () => {
        pub(crate) fn form(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<Option<treewright_dom::NodeId>, treewright_quickjs::Thrown> {
            Ok(cx.host.tree.form_owner(this))
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

        /// There is no user to show a message to: only the message of a script is returned.
        pub(crate) fn validation_message(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
        ) -> Result<crate::strings::DomString, treewright_quickjs::Thrown> {
            let message = cx.host.forms.get(this).map(|control| control.message.0.clone());
            let message = message.filter(|_| crate::forms::validity::will_validate(cx.host, this));
            Ok(message.unwrap_or_else(|| "".into()))
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
            Ok(crate::forms::validity::check_validity(cx, this))
        }

        pub(crate) fn set_custom_validity(
            cx: &mut crate::Cx<'_>,
            this: treewright_dom::NodeId,
            error: crate::strings::DomString,
        ) -> Result<(), treewright_quickjs::Thrown> {
            cx.host.forms.of(this).message.0 = error;
            Ok(())
        }
    };
}
