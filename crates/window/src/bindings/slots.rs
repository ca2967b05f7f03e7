//! Keys of the slots that the bindings use. The highest byte gives the subject;
//! `crate::objects::slots` has those of others.

/// The Map or Set of a maplike or setlike object.
pub(crate) const COLLECTION: u64 = 1 << 40;

/// The object that an iterator goes over.
pub(crate) const TARGET: u64 = 2 << 40;

/// The object of a global object with everything that the bindings made for the realm.
pub(crate) const REALM: u64 = 3 << 40;

/// A function of a realm that makes the object for a name of its global object.
pub(crate) const MAKER: u64 = 11 << 40;

/// The constructor of proxies of a realm.
pub(crate) const PROXY_CONSTRUCTOR: u64 = 15 << 40;

/// The object that an attribute returned.
pub(crate) const fn attribute(native: u16) -> u64 {
    4 << 40 | native as u64
}

/// The prototype of an interface, on the object of the realm.
pub(crate) const fn prototype(interface: u16) -> u64 {
    5 << 40 | interface as u64
}

/// The interface object, or the namespace.
pub(crate) const fn interface_object(interface: u16) -> u64 {
    6 << 40 | interface as u64
}

/// The prototype of the iterators of an interface.
pub(crate) const fn iterator_prototype(interface: u16) -> u64 {
    7 << 40 | interface as u64
}

/// The getter or setter of an unforgeable attribute: each realm has one function for all objects.
pub(crate) const fn function(native: u16) -> u64 {
    8 << 40 | native as u64
}

/// An intrinsic object, as it was before any script ran.
pub(crate) const fn intrinsic(number: u16) -> u64 {
    9 << 40 | number as u64
}

/// Set if a name of the global object was resolved: see `global.rs`.
pub(crate) const fn resolved(number: u16) -> u64 {
    10 << 40 | number as u64
}

/// An object of an interface that is used only as the pattern for those with unforgeable members.
pub(crate) const fn pattern(interface: u16) -> u64 {
    14 << 40 | interface as u64
}

/// Something that is kept for a realm.
pub(crate) const fn kept_for_realm(number: u16) -> u64 {
    13 << 40 | number as u64
}

/// The value that reflects a content attribute.
pub(crate) const fn content_attribute(name: &str) -> u64 {
    let (mut hash, mut index) = (0xcbf2_9ce4_u32, 0);
    while index < name.len() {
        hash = (hash ^ name.as_bytes()[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    12 << 40 | hash as u64
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::content_attribute;

    /// Names of attributes that reflect elements, or belong to `ElementInternals`, must not
    /// collide.
    #[test]
    fn names_have_slots_of_their_own() {
        let text = include_str!("../../../../spec/idl/wai-aria.idl");
        let names = text.split("Reflect=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let others = ["role", "popovertarget", "commandfor", "for", "list", "form"];
        let names: HashSet<&str> = names.chain(others).collect();
        assert!(names.len() > 40);
        let slots: HashSet<u64> = names.iter().map(|name| content_attribute(name)).collect();
        assert_eq!(slots.len(), names.len());
    }
}
