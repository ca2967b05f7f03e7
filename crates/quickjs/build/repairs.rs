//! Repairs of the engine's source: what it did wrong when memory ran out. `tests/engine/allocation.rs` looks for
//! such places.

use crate::changes::{Change, change};

pub(crate) const CHANGES: &[Change] = &[
    // A realm that is not made is not left in the list of objects.
    change(
        "    if (!ctx->class_proto) {\n        js_free_rt(rt, ctx);\n        return NULL;\n    }\n",
        "    if (!ctx->class_proto) {\n        remove_gc_object(&ctx->header);\n        js_free_rt(rt, ctx);\n        return NULL;\n    }\n",
    ),
    // The length of an array of another realm or class needs a shape.
    change(
        "                    pr = add_property(ctx, p, JS_ATOM_length,\n                                      JS_PROP_WRITABLE | JS_PROP_LENGTH);\n                }\n",
        "                    pr = add_property(ctx, p, JS_ATOM_length,\n                                      JS_PROP_WRITABLE | JS_PROP_LENGTH);\n                    if (unlikely(!pr)) {\n                        sh = p->shape;\n                        js_free(ctx, p->prop);\n                        js_free(ctx, p);\n                        goto fail;\n                    }\n                }\n",
    ),
    // Functions of the engine that are scripts, and the values that they begin with.
    change(
        "    JSValue obj, fun, result;\n    int i;\n\n    obj = JS_ReadObject(ctx, bytecode, len, JS_READ_OBJ_BYTECODE);\n    if (JS_IsException(obj))\n        return JS_EXCEPTION;\n    fun = JS_EvalFunction(ctx, obj);\n    if (JS_IsException(fun))\n        return JS_EXCEPTION;\n    assert(JS_IsFunction(ctx, fun));\n    result = JS_Call(ctx, fun, JS_UNDEFINED, argc, vc(argv));\n    for (i = 0; i < argc; i++)\n        JS_FreeValue(ctx, argv[i]);\n    JS_FreeValue(ctx, fun);\n    if (JS_SetPrototypeInternal(",
        "    JSValue obj, fun = JS_UNDEFINED, result = JS_EXCEPTION;\n    int i;\n\n    for (i = 0; i < argc; i++) {\n        if (JS_IsException(argv[i]))\n            goto done;\n    }\n    obj = JS_ReadObject(ctx, bytecode, len, JS_READ_OBJ_BYTECODE);\n    if (JS_IsException(obj))\n        goto done;\n    fun = JS_EvalFunction(ctx, obj);\n    if (JS_IsException(fun))\n        goto done;\n    assert(JS_IsFunction(ctx, fun));\n    result = JS_Call(ctx, fun, JS_UNDEFINED, argc, vc(argv));\n done:\n    for (i = 0; i < argc; i++)\n        JS_FreeValue(ctx, argv[i]);\n    JS_FreeValue(ctx, fun);\n    if (JS_IsException(result))\n        return JS_EXCEPTION;\n    if (JS_SetPrototypeInternal(",
    ),
    // Values that were not freed.
    change(
        "                prop = JS_ToStringFree(ctx, js_int64(i));\n                if (JS_IsException(prop))\n                    goto exception;\n                v = js_json_check",
        "                prop = JS_ToStringFree(ctx, js_int64(i));\n                if (JS_IsException(prop)) {\n                    JS_FreeValue(ctx, v);\n                    goto exception;\n                }\n                v = js_json_check",
    ),
    change(
        "                                        magic | 4, 5, resolve_element_data);\n                if (JS_IsException(reject_element)) {\n                    JS_FreeValue(ctx, next_promise);\n",
        "                                        magic | 4, 5, resolve_element_data);\n                if (JS_IsException(reject_element)) {\n                    JS_FreeValue(ctx, next_promise);\n                    JS_FreeValue(ctx, resolve_element);\n",
    ),
    change(
        "                                                 JS_UNDEFINED, JS_PROP_C_W_E) < 0)\n                    goto fail_reject1;\n                reject_element = resolve_element;\n",
        "                                                 JS_UNDEFINED, JS_PROP_C_W_E) < 0) {\n                    JS_FreeValue(ctx, next_promise);\n                    JS_FreeValue(ctx, resolve_element);\n                    goto fail_reject1;\n                }\n                reject_element = resolve_element;\n",
    ),
    // The memory of a module goes with its last value: the functions that wait for it may be freed after its realm.
    change(
        "    list_del(&m->link);\n    js_free(ctx, m);\n",
        "    list_del(&m->link);\n    if (--JS_REF_COUNT(m) <= 0)\n        js_free(ctx, m);\n",
    ),
    change(
        "    case JS_TAG_MODULE:\n        abort(); /* never freed here */\n",
        "    case JS_TAG_MODULE:\n        js_free_rt(rt, JS_VALUE_GET_PTR(v));\n",
    ),
    // Objects that die before they have their data.
    change(
        "    JSBoundFunction *bf = p->u.bound_function;\n    int i;\n\n    JS_FreeValueRT(rt, bf->func_obj);\n",
        "    JSBoundFunction *bf = p->u.bound_function;\n    int i;\n\n    if (!bf)\n        return;\n    JS_FreeValueRT(rt, bf->func_obj);\n",
    ),
    change(
        "    JSBoundFunction *bf = p->u.bound_function;\n    int i;\n\n    JS_MarkValue(rt, bf->func_obj, mark_func);\n",
        "    JSBoundFunction *bf = p->u.bound_function;\n    int i;\n\n    if (!bf)\n        return;\n    JS_MarkValue(rt, bf->func_obj, mark_func);\n",
    ),
    change(
        "    JSForInIterator *it = p->u.for_in_iterator;\n    JS_FreeValueRT(rt, it->obj);\n",
        "    JSForInIterator *it = p->u.for_in_iterator;\n    if (!it)\n        return;\n    JS_FreeValueRT(rt, it->obj);\n",
    ),
    change(
        "    JSForInIterator *it = p->u.for_in_iterator;\n    JS_MarkValue(rt, it->obj, mark_func);\n",
        "    JSForInIterator *it = p->u.for_in_iterator;\n    if (it)\n        JS_MarkValue(rt, it->obj, mark_func);\n",
    ),
    change(
        "    JS_FreeValueRT(rt, JS_MKPTR(JS_TAG_STRING, re->bytecode));\n    JS_FreeValueRT(rt, JS_MKPTR(JS_TAG_STRING, re->pattern));\n",
        "    if (re->bytecode)\n        JS_FreeValueRT(rt, JS_MKPTR(JS_TAG_STRING, re->bytecode));\n    if (re->pattern)\n        JS_FreeValueRT(rt, JS_MKPTR(JS_TAG_STRING, re->pattern));\n",
    ),
    // A function of the engine that cannot be made now is made when it is asked for again; it was undefined for ever.
    change(
        "    val = func(realm, p, prop, pr->u.init.opaque);\n    js_autoinit_free(ctx->rt, pr);\n    prs->flags &= ~JS_PROP_TMASK;\n    pr->u.value = JS_UNDEFINED;\n    if (JS_IsException(val))\n        return -1;\n",
        "    val = func(realm, p, prop, pr->u.init.opaque);\n    if (JS_IsException(val))\n        return -1;\n    js_autoinit_free(ctx->rt, pr);\n    prs->flags &= ~JS_PROP_TMASK;\n",
    ),
    // Sequences of characters, and names of groups, that were not kept.
    Change {
        file: "libregexp.c",
        times: 1,
        find: "/* XXX: memory error test */\nstatic void seq_prop_cb(void *opaque, const uint32_t *seq, int seq_len)\n{\n    REStringList *sl = opaque;\n    re_string_add(sl, seq_len, seq);\n}\n",
        replace: "typedef struct {\n    REStringList *list;\n    bool has_failed;\n} TwSequences;\n\nstatic void seq_prop_cb(void *opaque, const uint32_t *seq, int seq_len)\n{\n    TwSequences *sequences = opaque;\n    if (re_string_add(sequences->list, seq_len, seq))\n        sequences->has_failed = true;\n}\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "    if (dbuf_error(&s->byte_code))\n        return re_parse_out_of_memory(s);\n\n",
        replace: "    if (dbuf_error(&s->byte_code) || dbuf_error(&s->group_names))\n        return re_parse_out_of_memory(s);\n\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "    if (dbuf_error(&s->byte_code)) {\n",
        replace: "    if (dbuf_error(&s->byte_code) || dbuf_error(&s->group_names)) {\n",
    },
    Change {
        file: "libunicode.c",
        times: 1,
        find: "                cr_add_interval(&cr_result, d_start, d_end);\n",
        replace: "                if (cr_add_interval(&cr_result, d_start, d_end))\n                    goto fail;\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "            ret = unicode_sequence_prop(name, seq_prop_cb, cr, &cr_tmp);\n",
        replace: "            TwSequences sequences = { cr, false };\n            ret = unicode_sequence_prop(name, seq_prop_cb, &sequences, &cr_tmp);\n            if (sequences.has_failed)\n                ret = -1;\n",
    },
    change(
        "        r1 = js_bigint_mul(ctx, r, r);\n        if (!r1)\n            return NULL;\n        js_free(ctx, r);\n        r = r1;\n        if ((e >> i) & 1) {\n            r1 = js_bigint_mul(ctx, r, a);\n            if (!r1)\n                return NULL;\n",
        "        r1 = js_bigint_mul(ctx, r, r);\n        if (!r1) {\n            js_free(ctx, r);\n            return NULL;\n        }\n        js_free(ctx, r);\n        r = r1;\n        if ((e >> i) & 1) {\n            r1 = js_bigint_mul(ctx, r, a);\n            if (!r1) {\n                js_free(ctx, r);\n                return NULL;\n            }\n",
    ),
    // Where memory is short a script caught another exception instead of the one that ends it.
    change(
        "    JS_ThrowInternalError(ctx, \"interrupted\");\n    JS_SetUncatchableError(ctx, ctx->rt->current_exception);\n",
        "    bool was_compiling = tw_begin_to_compile(ctx, true);\n    bool was_refused = ctx->rt->malloc_state.tw_is_refused;\n    JS_ThrowInternalError(ctx, \"interrupted\");\n    JS_SetUncatchableError(ctx, ctx->rt->current_exception);\n    tw_begin_to_compile(ctx, was_compiling);\n    ctx->rt->malloc_state.tw_is_refused = was_refused;\n",
    ),
    // The place of an exception is found in any case: without memory for it another exception took its place.
    change(
        "        build_backtrace(ctx, rt->current_exception, JS_UNDEFINED,\n                        NULL, 0, 0, 0);\n",
        "        bool tw_was_compiling = tw_begin_to_compile(ctx, true);\n        bool tw_was_refused = rt->malloc_state.tw_is_refused;\n        build_backtrace(ctx, rt->current_exception, JS_UNDEFINED,\n                        NULL, 0, 0, 0);\n        tw_begin_to_compile(ctx, tw_was_compiling);\n        rt->malloc_state.tw_is_refused = tw_was_refused;\n",
    ),
];
