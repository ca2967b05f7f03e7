//! Custom properties that scripts register.
//!
//! <https://drafts.css-houdini.org/css-properties-values-api-1/#the-registerproperty-function>

use style::Atom;
use style::stylist::RegisterCustomPropertyResult as Outcome;

use super::live::LiveStyles;
use crate::text::bounded;

/// A custom property that a script registers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RegisteredProperty {
    /// The name, with two hyphens.
    pub name: String,
    /// The syntax of its values, such as `<length>`.
    pub syntax: String,
    /// The property is inherited.
    pub inherits: bool,
    /// The initial value; only a property of any syntax can be without one.
    pub initial_value: Option<String>,
}

impl RegisteredProperty {
    /// Creates a property of any syntax, which is inherited.
    ///
    /// ```
    /// use treewright_style::cssom::RegisteredProperty;
    /// let property = RegisteredProperty::new("--mine");
    /// assert_eq!((&*property.syntax, property.inherits), ("*", true));
    /// ```
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), syntax: "*".to_owned(), inherits: true, initial_value: None }
    }
}

/// The reason why a property is not registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotRegistered {
    /// The name is not that of a custom property.
    Name,
    /// The property is registered already.
    Again,
    /// The syntax is invalid.
    Syntax,
    /// The initial value is missing, does not have the syntax, or depends on something.
    InitialValue,
}

impl LiveStyles {
    /// The number of custom properties that are registered.
    pub fn registered(&self) -> usize {
        self.stylist()
            .map_or(0, |stylist| stylist.custom_property_script_registry().properties().len())
    }

    /// Registers a custom property, as long as the sheets stay the same: call it again after each
    /// [`LiveStyles::set_sheets`]. Before the first one nothing is registered.
    ///
    /// # Errors
    ///
    /// See [`NotRegistered`].
    pub fn register(&mut self, property: &RegisteredProperty) -> Result<(), NotRegistered> {
        let initial = property.initial_value.as_deref();
        if initial.is_some_and(|value| bounded(value).is_none()) {
            return Err(NotRegistered::InitialValue);
        }
        let Some((stylist, url)) = self.stylist_and_address() else { return Ok(()) };
        let RegisteredProperty { name, syntax, inherits, .. } = property;
        let key = name.strip_prefix("--").map(Atom::from);
        if key.is_some_and(|key| stylist.custom_property_script_registry().get(&key).is_some()) {
            return Err(NotRegistered::Again);
        }
        // Alone, since Stylo computes the initial values of all after each.
        let mut all = std::mem::take(stylist.custom_property_script_registry_mut());
        let outcome = stylist.register_custom_property(url, name, syntax, *inherits, initial);
        let alone = std::mem::take(stylist.custom_property_script_registry_mut());
        for registration in alone.properties().values() {
            all.register(registration.clone());
        }
        *stylist.custom_property_script_registry_mut() = all;
        self.initial_values_changed();
        match outcome {
            Outcome::SuccessfullyRegistered => Ok(()),
            Outcome::InvalidName => Err(NotRegistered::Name),
            Outcome::AlreadyRegistered => Err(NotRegistered::Again),
            Outcome::InvalidSyntax => Err(NotRegistered::Syntax),
            Outcome::NoInitialValue
            | Outcome::InvalidInitialValue
            | Outcome::InitialValueNotComputationallyIndependent => {
                Err(NotRegistered::InitialValue)
            }
        }
    }
}
