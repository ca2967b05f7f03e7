//! The structures of `sys` have the sizes that the compiled engine gives them.

use crate::sys::{
    self, JSClassDef, JSClassExoticMethods, JSMemoryUsage, JSPropertyDescriptor, JSPropertyEnum,
    JSValue,
};

#[test]
fn structures_are_as_the_engine_was_compiled() {
    let sizes = [
        size_of::<JSValue>(),
        size_of::<JSPropertyDescriptor>(),
        size_of::<JSClassExoticMethods>(),
        size_of::<JSClassDef>(),
        size_of::<JSPropertyEnum>(),
        size_of::<JSMemoryUsage>(),
        size_of::<sys::TwBuffer>(),
        size_of::<sys::TwView>(),
        size_of::<sys::TwCallback>(),
    ];
    for (which, size) in sizes.into_iter().enumerate() {
        // SAFETY: no requirements.
        let compiled = unsafe { sys::tw_layout(which as i32) };
        assert_eq!(compiled as usize, size, "structure {which}");
    }
}
