//! `JSValue`: a tag and a word on 64-bit machines, boxed into a NaN on others, as `quickjs.h` has it.

use std::ffi::c_void;

#[cfg(not(target_pointer_width = "64"))]
pub(crate) const TAG_FIRST: i32 = -9;
pub(crate) const TAG_BIG_INT: i32 = -9;
pub(crate) const TAG_SYMBOL: i32 = -8;
pub(crate) const TAG_STRING: i32 = -7;
pub(crate) const TAG_STRING_ROPE: i32 = -6;
pub(crate) const TAG_OBJECT: i32 = -1;
pub(crate) const TAG_INT: i32 = 0;
pub(crate) const TAG_BOOL: i32 = 1;
pub(crate) const TAG_NULL: i32 = 2;
pub(crate) const TAG_UNDEFINED: i32 = 3;
pub(crate) const TAG_UNINITIALIZED: i32 = 4;
pub(crate) const TAG_EXCEPTION: i32 = 6;
pub(crate) const TAG_SHORT_BIG_INT: i32 = 7;
pub(crate) const TAG_FLOAT64: i32 = 8;

#[cfg(target_pointer_width = "64")]
mod layout {
    use super::{TAG_FLOAT64, c_void};

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub(crate) union Word {
        int32: i32,
        float64: f64,
        pointer: *mut c_void,
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub(crate) struct JSValue {
        word: Word,
        tag: i64,
    }

    impl JSValue {
        pub(crate) const fn new(tag: i32, int: i32) -> JSValue {
            JSValue { word: Word { int32: int }, tag: tag as i64 }
        }

        pub(crate) const fn float(value: f64) -> JSValue {
            JSValue { word: Word { float64: value }, tag: TAG_FLOAT64 as i64 }
        }

        pub(crate) fn tag(self) -> i32 {
            self.tag as i32
        }

        pub(crate) fn int(self) -> i32 {
            // SAFETY: four bytes of the word are initialized by every constructor, here and in C, and all bit
            // patterns are integers.
            unsafe { self.word.int32 }
        }

        /// For values with the tag of a float.
        pub(crate) fn as_float(self) -> f64 {
            // SAFETY: the caller has checked the tag, so all eight bytes are initialized.
            unsafe { self.word.float64 }
        }

        /// For values with a negative tag.
        pub(crate) fn pointer(self) -> *mut c_void {
            // SAFETY: the caller has checked the tag, so the word is a pointer.
            unsafe { self.word.pointer }
        }
    }
}

#[cfg(not(target_pointer_width = "64"))]
mod layout {
    use super::{TAG_FIRST, TAG_FLOAT64, c_void};

    const ADDEND: u64 = ((0x7ff8_0000_i64 - TAG_FIRST as i64 + 1) as u64) << 32;

    #[repr(transparent)]
    #[derive(Clone, Copy)]
    pub(crate) struct JSValue(u64);

    impl JSValue {
        pub(crate) const fn new(tag: i32, int: i32) -> JSValue {
            JSValue(((tag as u32 as u64) << 32) | int as u32 as u64)
        }

        pub(crate) fn float(value: f64) -> JSValue {
            let bits = if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() };
            JSValue(bits.wrapping_sub(ADDEND))
        }

        pub(crate) fn tag(self) -> i32 {
            let tag = (self.0 >> 32) as i32;
            if tag.wrapping_sub(TAG_FIRST) as u32 >= (TAG_FLOAT64 - TAG_FIRST) as u32 {
                TAG_FLOAT64
            } else {
                tag
            }
        }

        pub(crate) fn int(self) -> i32 {
            self.0 as i32
        }

        pub(crate) fn as_float(self) -> f64 {
            f64::from_bits(self.0.wrapping_add(ADDEND))
        }

        pub(crate) fn pointer(self) -> *mut c_void {
            self.0 as u32 as usize as *mut c_void
        }
    }
}

pub(crate) use layout::JSValue;

impl JSValue {
    pub(crate) const UNDEFINED: JSValue = JSValue::new(TAG_UNDEFINED, 0);
    pub(crate) const NULL: JSValue = JSValue::new(TAG_NULL, 0);
    pub(crate) const EXCEPTION: JSValue = JSValue::new(TAG_EXCEPTION, 0);

    pub(crate) const fn boolean(value: bool) -> JSValue {
        JSValue::new(TAG_BOOL, value as i32)
    }

    pub(crate) const fn integer(value: i32) -> JSValue {
        JSValue::new(TAG_INT, value)
    }

    /// A number, as an integer if it is one: the engine is faster with those, and its minus zero is a float.
    pub(crate) fn number(value: f64) -> JSValue {
        let int = value as i32;
        if f64::from(int).to_bits() == value.to_bits() {
            JSValue::integer(int)
        } else {
            JSValue::float(value)
        }
    }

    pub(crate) fn is_exception(self) -> bool {
        self.tag() == TAG_EXCEPTION
    }

    pub(crate) fn is_object(self) -> bool {
        self.tag() == TAG_OBJECT
    }

    pub(crate) fn is_string(self) -> bool {
        matches!(self.tag(), TAG_STRING | TAG_STRING_ROPE)
    }

    /// Tells whether it has a count of references.
    pub(crate) fn is_counted(self) -> bool {
        self.tag() < 0
    }
}
