//! Messages in the words of V8, which libraries and their tests compare: they name the operand.

use crate::changes::{Change, change};

pub(crate) const CHANGES: &[Change] = &[
    change(
        "#define JS_BACKTRACE_FLAG_SKIP_FIRST_LEVEL (1 << 0)\n",
        "JSValue tw_whole_stack(JSContext *ctx, JSValueConst error, JSValueConst places);\n\n#define JS_BACKTRACE_FLAG_SKIP_FIRST_LEVEL (1 << 0)\n",
    ),
    change(
        "static JSValue JS_ThrowTypeErrorNotAConstructor(JSContext *ctx,\n",
        "JSValue tw_throw_not(JSContext *ctx, JSValueConst value, const char *what, int is_iterable);\n\nstatic JSValue JS_ThrowTypeErrorNotAConstructor(JSContext *ctx,\n",
    ),
    change(
        "    JSObject *p;\n    JSAtom name;\n\n    if (JS_TAG_OBJECT != JS_VALUE_GET_TAG(func_obj))\n        goto fini;\n",
        "    JSObject *p;\n    JSAtom name;\n\n    if (ctx->rt->current_stack_frame && JS_GetFunctionBytecode(ctx->rt->current_stack_frame->cur_func))\n        goto fini;\n    if (JS_TAG_OBJECT != JS_VALUE_GET_TAG(func_obj))\n        goto fini;\n",
    ),
    change(
        "    return JS_ThrowTypeError(ctx, \"not a constructor\");\n",
        "    return tw_throw_not(ctx, func_obj, \"a constructor\", false);\n",
    ),
    change(
        "        not_a_function:\n            return JS_ThrowTypeErrorNotAFunction(caller_ctx);\n",
        "        not_a_function:\n            return tw_throw_not(caller_ctx, func_obj, \"a function\", false);\n",
    ),
    change(
        "        not_a_function:\n            return JS_ThrowTypeErrorNotAFunction(ctx);\n",
        "        not_a_function:\n            return tw_throw_not(ctx, func_obj, \"a constructor\", false);\n",
    ),
    change(
        "        return 0;\n    JS_ThrowTypeErrorNotAFunction(ctx);\n    return -1;\n",
        "        return 0;\n    tw_throw_not(ctx, obj, \"a function\", false);\n    return -1;\n",
    ),
    change(
        "        return JS_ThrowTypeError(ctx, \"value is not iterable\");\n    }\n    ret = JS_GetIterator2(ctx, obj, method);\n",
        "        return tw_throw_not(ctx, obj, \"iterable\", true);\n    }\n    ret = JS_GetIterator2(ctx, obj, method);\n",
    ),
    change(
        "    if (is_async) {\n        method = JS_GetProperty(ctx, obj, JS_ATOM_Symbol_asyncIterator);\n",
        "    if (JS_IsUndefined(obj) || JS_IsNull(obj))\n        return tw_throw_not(ctx, obj, is_async ? \"async iterable\" : \"iterable\", true);\n    if (is_async) {\n        method = JS_GetProperty(ctx, obj, JS_ATOM_Symbol_asyncIterator);\n",
    ),
    Change {
        file: "quickjs.c",
        times: 2,
        find: "\"cannot read property '%s' of null\"",
        replace: "\"Cannot read properties of null (reading '%s')\"",
    },
    Change {
        file: "quickjs.c",
        times: 2,
        find: "\"cannot read property '%s' of undefined\"",
        replace: "\"Cannot read properties of undefined (reading '%s')\"",
    },
    change(
        "\"cannot set property '%s' of null\"",
        "\"Cannot set properties of null (setting '%s')\"",
    ),
    change(
        "\"cannot set property '%s' of undefined\"",
        "\"Cannot set properties of undefined (setting '%s')\"",
    ),
    change("\"%s is not initialized\"", "\"Cannot access '%s' before initialization\""),
    change("\"'%s' is read-only\"", "\"Cannot assign to read only property '%s' of object\""),
    Change {
        file: "quickjs.c",
        times: 2,
        find: "return JS_ThrowTypeErrorReadOnly(ctx, JS_PROP_THROW, prop);\n",
        replace: "return JS_ThrowTypeError(ctx, \"Assignment to constant variable.\"), -1;\n",
    },
    change(
        "                    JS_ThrowTypeErrorReadOnly(ctx, JS_PROP_THROW, atom);\n",
        "                    JS_ThrowTypeError(ctx, \"Assignment to constant variable.\");\n",
    ),
    change(
        "                JS_ThrowTypeError(ctx, \"class constructors must be invoked with 'new'\");\n",
        "                const char *name = get_func_name(ctx, sf->cur_func);\n                JS_ThrowTypeError(ctx, \"Class constructor %.100s cannot be invoked without 'new'\", name ? name : \"\");\n                JS_FreeCString(ctx, name);\n",
    ),
    // The first line of `stack` is that of the error; what is recorded has the places only.
    change(
        "        return JS_UNDEFINED;\n    return js_dup(p->u.object_data);\n}\n\nstatic JSValue js_error_set_stack",
        "        return JS_UNDEFINED;\n    return tw_whole_stack(ctx, this_val, p->u.object_data);\n}\n\nstatic JSValue js_error_set_stack",
    ),
    change(
        "           on the (possibly non-Error) target, shadowing the accessor */\n",
        "           on the (possibly non-Error) target, shadowing the accessor */\n        if (!has_prepare) {\n            JSValue places = stack;\n            stack = tw_whole_stack(ctx, error_obj, places);\n            JS_FreeValue(ctx, places);\n            if (JS_IsException(stack)) {\n                JS_FreeValue(ctx, JS_GetException(ctx));\n                stack = JS_NULL;\n            }\n        }\n",
    ),
    change("\"() {\\n    [native code]\\n}\"", "\"() { [native code] }\""),
    // The zone is UTC, never that of the machine.
    change(
        "static int getTimezoneOffset(int64_t time) {\n#if defined(_WIN32)\n",
        "static int getTimezoneOffset(int64_t time) {\n#if 1\n    return 0;\n#elif defined(_WIN32)\n",
    ),
    change(
        "    // _string(obj, fmt, part)\n    char buf[64];\n",
        "    // _string(obj, fmt, part)\n    char buf[96];\n",
    ),
    change(
        "            /* XXX: tack the time zone code? */\n",
        "            pos += snprintf(buf + pos, sizeof(buf) - pos, \" (Coordinated Universal Time)\");\n",
    ),
];
