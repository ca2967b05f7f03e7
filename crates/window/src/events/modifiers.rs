//! The modifier keys of keyboard and mouse events.
//!
//! <https://w3c.github.io/uievents/#event-modifier-initializers>

use crate::generated::dictionaries::EventModifierInit;
use crate::strings::DomString;

/// The modifiers that were active.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "those of the dictionary")]
pub(crate) struct Modifiers {
    pub(crate) ctrl_key: bool,
    pub(crate) shift_key: bool,
    pub(crate) alt_key: bool,
    pub(crate) meta_key: bool,
    /// Bits in the order of [`OTHERS`].
    pub(crate) others: u16,
}

/// Modifiers without an attribute.
const OTHERS: [&str; 10] = [
    "AltGraph",
    "CapsLock",
    "Fn",
    "FnLock",
    "Hyper",
    "NumLock",
    "ScrollLock",
    "Super",
    "Symbol",
    "SymbolLock",
];

impl Modifiers {
    pub(crate) fn of(init: &EventModifierInit) -> Self {
        let others = [
            init.modifier_alt_graph,
            init.modifier_caps_lock,
            init.modifier_fn,
            init.modifier_fn_lock,
            init.modifier_hyper,
            init.modifier_num_lock,
            init.modifier_scroll_lock,
            init.modifier_super,
            init.modifier_symbol,
            init.modifier_symbol_lock,
        ];
        let bits = others.iter().enumerate().map(|(at, set)| u16::from(*set) << at);
        Self {
            ctrl_key: init.ctrl_key,
            shift_key: init.shift_key,
            alt_key: init.alt_key,
            meta_key: init.meta_key,
            others: bits.fold(0, |all, bit| all | bit),
        }
    }

    /// `getModifierState`.
    pub(crate) fn state(self, key: &DomString) -> bool {
        match key.as_str() {
            Some("Control") => self.ctrl_key,
            Some("Shift") => self.shift_key,
            Some("Alt") => self.alt_key,
            Some("Meta") => self.meta_key,
            Some(key) => OTHERS
                .iter()
                .position(|other| *other == key)
                .is_some_and(|at| self.others >> at & 1 == 1),
            None => false,
        }
    }
}
