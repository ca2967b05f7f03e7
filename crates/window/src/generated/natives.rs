// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use treewright_quickjs::Native;

use crate::world::World;

/// The natives that no interface has, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(crate) enum N {
    bindings_constructors_illegal,
    bindings_global_make_reference,
    bindings_iteration_next,
    interfaces_cross_origin_get_of_window,
    interfaces_cross_origin_operate_on_location,
    interfaces_cross_origin_operate_on_window,
    interfaces_cross_origin_set_of_location,
    interfaces_cross_origin_set_of_window,
    streams_async_iterator_next,
    streams_async_iterator_return_,
    streams_strategies_byte_length_size,
    streams_strategies_count_size,
    wasm_errors_compile_error,
    wasm_errors_link_error,
    wasm_errors_runtime_error,
}

pub(crate) const NATIVES: &[Native<World>] = &[
    crate::bindings::constructors::illegal,
    crate::bindings::global::make_reference,
    crate::bindings::iteration::next,
    crate::interfaces::cross_origin::get_of_window,
    crate::interfaces::cross_origin::operate_on_location,
    crate::interfaces::cross_origin::operate_on_window,
    crate::interfaces::cross_origin::set_of_location,
    crate::interfaces::cross_origin::set_of_window,
    crate::streams::async_iterator::next,
    crate::streams::async_iterator::return_,
    crate::streams::strategies::byte_length_size,
    crate::streams::strategies::count_size,
    crate::wasm::errors::compile_error,
    crate::wasm::errors::link_error,
    crate::wasm::errors::runtime_error,
];
