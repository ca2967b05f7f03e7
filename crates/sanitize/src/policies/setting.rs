//! A policy that can be set, switched off, or neither.

/// The state of a policy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Setting<T> {
    /// Nothing was said about it, so that of a preset stays.
    #[default]
    Unset,
    /// It is off, even if a preset has it.
    Off,
    /// It is on.
    On(T),
}

impl<T> Setting<T> {
    pub(super) fn get(&self) -> Option<&T> {
        match self {
            Self::On(value) => Some(value),
            Self::Unset | Self::Off => None,
        }
    }

    /// This setting, unless the other one says something.
    pub(super) fn with(self, other: Self) -> Self {
        match other {
            Self::Unset => self,
            other => other,
        }
    }
}

impl<T: Default> Setting<T> {
    pub(super) fn get_or_default(&mut self) -> &mut T {
        if !matches!(self, Self::On(_)) {
            *self = Self::On(T::default());
        }
        match self {
            Self::On(value) => value,
            #[expect(clippy::unreachable, reason = "it was switched on above")]
            Self::Unset | Self::Off => unreachable!(),
        }
    }
}
