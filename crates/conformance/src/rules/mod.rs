//! The rules by subject. Each subject is a type with the state that its rules need, which implements
//! [`Subject`], in a separate file or folder; [`Rules`] calls all of them.

mod attributes;
pub(crate) mod concern;
mod contrast;
mod css;
mod elements;
mod language_of_text;
mod microsyntaxes;
mod normalization;
mod obsolete;
pub(crate) mod parse_errors;
mod parse_fixes;
mod shadow_roots;
mod structure;
mod values;
mod vocabularies;
mod xml;

use concern::Concern;
pub(crate) use contrast::low_contrast;
pub(crate) use css::{Finding as StyleFinding, check_declaration, style_sheet};
pub(crate) use microsyntaxes::is_white_space;
pub(crate) use shadow_roots::declarative_shadow_root;
use treewright_dom::NodeRef;
use values::is_later;

use crate::context::{Context, Element};

/// The rules of a subject. The pass calls these methods in tree order; all of them do nothing by default.
pub(crate) trait Subject<'a> {
    /// The elements that [`enter`](Self::enter) is called for: the others do nothing to the subject.
    const ENTERS: Concern = Concern::NONE;
    /// The elements that [`leave`](Self::leave) is called for.
    const LEAVES: Concern = Concern::NONE;

    /// The beginning of the page.
    fn begin(&mut self, cx: &mut Context<'a>) {
        let _ = cx;
    }

    /// The context element of a fragment, after the beginning of the page. It is open for the whole pass, and is
    /// neither entered nor left: nothing is said about it.
    fn context_element(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        let _ = (cx, element);
    }

    /// The start of an element. [`Context::parent`] and the like are about its ancestors.
    fn enter(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        let _ = (cx, element);
    }

    /// A text.
    fn text(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        let _ = (cx, text);
    }

    /// A comment, a doctype or a processing instruction.
    fn other(&mut self, cx: &mut Context<'a>, node: NodeRef<'a>) {
        let _ = (cx, node);
    }

    /// The end of an element. [`Context::parent`] and the like are about its ancestors.
    fn leave(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        let _ = (cx, element);
    }

    /// The end of the page.
    fn finish(&mut self, cx: &mut Context<'a>) {
        let _ = cx;
    }
}

/// The rules of all subjects, or of the parts of one: calls each of its fields in order.
macro_rules! subjects {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident { $($field:ident: $type:ty,)* }) => {
        $(#[$meta])*
        #[derive(Default)]
        $visibility struct $name<'a> {
            $($field: $type,)*
            page: std::marker::PhantomData<&'a ()>,
        }

        impl<'a> $crate::rules::Subject<'a> for $name<'a> {
            const ENTERS: $crate::rules::concern::Concern = $crate::rules::concern::Concern::NONE
                $(.or(<$type as $crate::rules::Subject<'a>>::ENTERS))*;
            const LEAVES: $crate::rules::concern::Concern = $crate::rules::concern::Concern::NONE
                $(.or(<$type as $crate::rules::Subject<'a>>::LEAVES))*;

            fn begin(&mut self, cx: &mut $crate::context::Context<'a>) {
                let _ = &cx;
                $(self.$field.begin(cx);)*
            }
            fn context_element(
                &mut self,
                cx: &mut $crate::context::Context<'a>,
                element: &$crate::context::Element<'a>,
            ) {
                let _ = (&cx, &element);
                $(self.$field.context_element(cx, element);)*
            }
            fn enter(
                &mut self,
                cx: &mut $crate::context::Context<'a>,
                element: &$crate::context::Element<'a>,
            ) {
                let _ = (&cx, &element);
                $($crate::rules::concern::enter(&mut self.$field, cx, element);)*
            }
            fn text(
                &mut self,
                cx: &mut $crate::context::Context<'a>,
                text: treewright_dom::NodeRef<'a>,
            ) {
                let _ = (&cx, &text);
                $(self.$field.text(cx, text);)*
            }
            fn other(
                &mut self,
                cx: &mut $crate::context::Context<'a>,
                node: treewright_dom::NodeRef<'a>,
            ) {
                let _ = (&cx, &node);
                $(self.$field.other(cx, node);)*
            }
            fn leave(
                &mut self,
                cx: &mut $crate::context::Context<'a>,
                element: &$crate::context::Element<'a>,
            ) {
                let _ = (&cx, &element);
                $($crate::rules::concern::leave(&mut self.$field, cx, element);)*
            }
            fn finish(&mut self, cx: &mut $crate::context::Context<'a>) {
                let _ = &cx;
                $(self.$field.finish(cx);)*
            }
        }
    };
}

pub(crate) use subjects;

subjects! {
    /// The rules of all subjects.
    pub(crate) struct Rules {
        attributes: attributes::Attributes,
        obsolete: obsolete::Obsolete,
        elements: elements::Elements<'a>,
        structure: structure::Structure<'a>,
        values: values::Values<'a>,
        blocked: values::blocked::Blocked<'a>,
        vocabularies: vocabularies::Vocabularies<'a>,
        css: css::Css<'a>,
        language_of_text: language_of_text::LanguageOfText<'a>,
        normalization: normalization::Normalization,
        xml: xml::Xml,
    }
}
