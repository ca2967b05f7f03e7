// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WebAssembly",
    interface: Interface::WebAssembly,
    last: Interface::WebAssembly,
    kind: DefinitionKind::Namespace,
    exposure: 0b11111,
    members: &[
        Member::operation("validate", Glue::Function(static_validate), 1),
        Member::operation("compile", Glue::Function(static_compile), 1),
        Member::operation("instantiate", Glue::Function(static_instantiate), 1),
        Member::operation("compileStreaming", Glue::Function(static_compile_streaming), 1)
            .exposed(0b1111),
        Member::operation("instantiateStreaming", Glue::Function(static_instantiate_streaming), 1)
            .exposed(0b1111),
    ],
    ..Definition::EMPTY
};

fn static_validate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "validate");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(
        cx,
        &call.arg(0),
        Buffer::AllowSharedBufferSource,
        true,
        true,
        SITE.argument(1),
    )?;
    let a1 = WebAssemblyCompileOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::web_assembly::validate(cx, a0, a1)?;
    Ok(cx.boolean(value))
}

fn static_compile(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = static_compile_steps(cx, call);
    promises::settle(cx, answer)
}

fn static_compile_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "compile");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(
        cx,
        &call.arg(0),
        Buffer::AllowSharedBufferSource,
        true,
        true,
        SITE.argument(1),
    )?;
    let a1 = WebAssemblyCompileOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::web_assembly::compile(cx, a0, a1)?;
    Ok(value)
}

fn static_instantiate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = static_instantiate_steps(cx, call);
    promises::settle(cx, answer)
}

fn static_instantiate_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "instantiate");
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => {
            let value = call.arg(0);
            if receiver::is(cx, &value, Interface::Module) {
                static_instantiate_overload_2(cx, call)
            } else if convert::is_buffer(cx, &value, Buffer::AllowSharedBufferSource) {
                static_instantiate_overload_1(cx, call)
            } else {
                arguments::no_overload(cx, SITE)
            }
        }
        2 => {
            let value = call.arg(0);
            if receiver::is(cx, &value, Interface::Module) {
                static_instantiate_overload_2(cx, call)
            } else if convert::is_buffer(cx, &value, Buffer::AllowSharedBufferSource) {
                static_instantiate_overload_1(cx, call)
            } else {
                arguments::no_overload(cx, SITE)
            }
        }
        _ => static_instantiate_overload_1(cx, call),
    }
}

fn static_instantiate_overload_1(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "instantiate");
    let a0 = convert::buffer(
        cx,
        &call.arg(0),
        Buffer::AllowSharedBufferSource,
        true,
        true,
        SITE.argument(1),
    )?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(2))?),
    };
    let a2 = WebAssemblyCompileOptions::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let value = interfaces::web_assembly::instantiate(cx, a0, a1, a2)?;
    Ok(value)
}

fn static_instantiate_overload_2(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "instantiate");
    let a0 = convert::interface(cx, &call.arg(0), Interface::Module, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(2))?),
    };
    let value = interfaces::web_assembly::instantiate_2(cx, a0, a1)?;
    Ok(value)
}

fn static_compile_streaming(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = static_compile_streaming_steps(cx, call);
    promises::settle(cx, answer)
}

fn static_compile_streaming_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "compileStreaming");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::promise(cx, &call.arg(0))?;
    let a1 = WebAssemblyCompileOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::web_assembly::compile_streaming(cx, a0, a1)?;
    Ok(value)
}

fn static_instantiate_streaming(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = static_instantiate_streaming_steps(cx, call);
    promises::settle(cx, answer)
}

fn static_instantiate_streaming_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("WebAssembly", "instantiateStreaming");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::promise(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(2))?),
    };
    let a2 = WebAssemblyCompileOptions::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let value = interfaces::web_assembly::instantiate_streaming(cx, a0, a1, a2)?;
    Ok(value)
}
