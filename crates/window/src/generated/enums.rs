// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;
