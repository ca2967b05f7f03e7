//! Changes to the engine's source that a window needs.

/// A replacement in a file, with the exact number of times that it must match.
#[derive(Clone, Copy)]
pub(crate) struct Change {
    pub(crate) file: &'static str,
    pub(crate) times: usize,
    pub(crate) find: &'static str,
    pub(crate) replace: &'static str,
}

pub(crate) const fn change(find: &'static str, replace: &'static str) -> Change {
    Change { file: "quickjs.c", times: 1, find, replace }
}

pub(crate) const CHANGES: &[Change] = &[
    // A realm's `this` need not be its global object: for a window it is the WindowProxy.
    change(
        "    JSValue global_obj; /* global object */\n",
        "    JSValue global_obj; /* global object */\n    JSValue global_this; /* [[GlobalThisValue]] */\n    JSValue tw_realm_object; /* what the host keeps for the realm */\n",
    ),
    change(
        "    JS_MarkValue(rt, ctx->global_obj, mark_func);\n",
        "    JS_MarkValue(rt, ctx->global_obj, mark_func);\n    JS_MarkValue(rt, ctx->global_this, mark_func);\n    JS_MarkValue(rt, ctx->tw_realm_object, mark_func);\n",
    ),
    change(
        "    JS_FreeValue(ctx, ctx->global_obj);\n",
        "    JS_FreeValue(ctx, ctx->global_obj);\n    JS_FreeValue(ctx, ctx->global_this);\n    JS_FreeValue(ctx, ctx->tw_realm_object);\n",
    ),
    // Errors of linking name the whole address of a module, not its first 64 bytes.
    change(
        "    char buf1[ATOM_GET_STR_BUF_SIZE];\n    char buf2[ATOM_GET_STR_BUF_SIZE];\n    switch(res) {\n    case JS_RESOLVE_RES_EXCEPTION:\n",
        "    const char *tw_export, *tw_module;\n    if (res == JS_RESOLVE_RES_EXCEPTION)\n        return;\n    tw_export = JS_AtomToCString(ctx, export_name);\n    tw_module = tw_export ? JS_AtomToCString(ctx, m->module_name) : NULL;\n    if (!tw_module)\n        goto done;\n    switch(res) {\n    case JS_RESOLVE_RES_EXCEPTION:\n",
    ),
    Change {
        file: "quickjs.c",
        times: 3,
        find: "                            JS_AtomGetStr(ctx, buf1, sizeof(buf1), export_name),\n                            JS_AtomGetStr(ctx, buf2, sizeof(buf2), m->module_name));\n        break;\n",
        replace: "                            tw_export, tw_module);\n        break;\n",
    },
    change(
        "    }\n}\n\n\ntypedef enum {\n    EXPORTED_NAME_AMBIGUOUS,\n",
        "    }\n done:\n    JS_FreeCString(ctx, tw_export);\n    JS_FreeCString(ctx, tw_module);\n}\n\n\ntypedef enum {\n    EXPORTED_NAME_AMBIGUOUS,\n",
    ),
    // The global object may be a platform object of the host.
    change(
        "    ctx->global_obj = JS_NewObjectProtoClassAlloc(ctx, ctx->class_proto[JS_CLASS_OBJECT],\n                                                  JS_CLASS_OBJECT, 64);\n    if (JS_IsException(ctx->global_obj))\n        return -1;\n",
        "    ctx->global_obj = JS_NewObjectProtoClassAlloc(ctx, ctx->class_proto[JS_CLASS_OBJECT],\n                                                  ctx->rt->tw_global_class ? ctx->rt->tw_global_class : JS_CLASS_OBJECT, 64);\n    if (JS_IsException(ctx->global_obj))\n        return -1;\n    ctx->global_this = js_dup(ctx->global_obj);\n    ctx->tw_realm_object = JS_UNDEFINED;\n",
    ),
    change(
        "                        val = js_dup(ctx->global_obj);\n",
        "                        val = js_dup(ctx->global_this);\n",
    ),
    change(
        "JS_EvalFunctionInternal(ctx, fun_obj, ctx->global_obj, NULL, NULL)",
        "JS_EvalFunctionInternal(ctx, fun_obj, ctx->global_this, NULL, NULL)",
    ),
    change(
        "JS_EvalThis2(ctx, ctx->global_obj, input, input_len, &options)",
        "JS_EvalThis2(ctx, ctx->global_this, input, input_len, &options)",
    ),
    change(
        "JS_EvalThis2(ctx, ctx->global_obj, input, input_len, options)",
        "JS_EvalThis2(ctx, ctx->global_this, input, input_len, options)",
    ),
    change(
        "JS_EvalObject(ctx, ctx->global_obj, argv[0], JS_EVAL_TYPE_INDIRECT, -1)",
        "JS_EvalObject(ctx, ctx->global_this, argv[0], JS_EVAL_TYPE_INDIRECT, -1)",
    ),
    change(
        "JS_EvalObject(ctx, ctx->global_obj, s, JS_EVAL_TYPE_INDIRECT, -1)",
        "(ctx->rt->tw_argc = argc + 1, ctx->rt->tw_argv = argv,\n           JS_EvalObject(ctx, ctx->global_this, s, JS_EVAL_TYPE_INDIRECT, -1))",
    ),
    // The line before the first one: the head of a function whose body begins on the first line.
    change(
        "        if (options->line_num != 0)\n            line = options->line_num;\n",
        "        line = options->line_num;\n",
    ),
    // These callbacks get no receiver; a sloppy function uses the global `this` by itself.
    change(
        "JS_Call(ctx, argv[0], ctx->global_obj, 0, NULL)",
        "JS_Call(ctx, argv[0], JS_UNDEFINED, 0, NULL)",
    ),
    Change {
        file: "quickjs.c",
        times: 2,
        find: "k = JS_Call(ctx, cb, ctx->global_obj, 2, args);",
        replace: "k = JS_Call(ctx, cb, JS_UNDEFINED, 2, args);",
    },
    // Accessors of the global object that are referenced without a receiver get the global `this`,
    // never the bare global object.
    change(
        "    return JS_GetPropertyInternal(ctx, ctx->global_obj, prop,\n                                 ctx->global_obj, throw_ref_error);\n",
        "    return JS_GetPropertyInternal(ctx, ctx->global_obj, prop,\n                                 ctx->global_this, throw_ref_error);\n",
    ),
    change(
        "static inline int JS_SetGlobalVar(JSContext *ctx, JSAtom prop, JSValue val,\n",
        "static JSObject *tw_global_accessor(JSContext *ctx, JSAtom prop, bool *found)\n{\n    JSObject *p = JS_VALUE_GET_OBJ(ctx->global_obj);\n    JSProperty *pr;\n    *found = false;\n    while (p) {\n        JSShapeProperty *prs = find_own_property(&pr, p, prop);\n        if (prs && (prs->flags & JS_PROP_TMASK) == JS_PROP_AUTOINIT) {\n            if (JS_AutoInitProperty(ctx, p, prop, pr, prs)) {\n                JS_FreeValue(ctx, JS_GetException(ctx));\n                return NULL;\n            }\n            continue;\n        }\n        if (prs) {\n            if ((prs->flags & JS_PROP_TMASK) != JS_PROP_GETSET)\n                return NULL;\n            *found = true;\n            return pr->u.getset.setter;\n        }\n        if (p->is_exotic)\n            return NULL;\n        p = p->shape->proto;\n    }\n    return NULL;\n}\n\nstatic inline int JS_SetGlobalVar(JSContext *ctx, JSAtom prop, JSValue val,\n",
    ),
    change(
        "    /* slow path */\n    ret = JS_HasProperty(ctx, ctx->global_obj, prop);\n",
        "    {\n        bool found;\n        JSObject *setter = tw_global_accessor(ctx, prop, &found);\n        if (found)\n            return call_setter(ctx, setter, ctx->global_this, val, JS_PROP_THROW_STRICT);\n    }\n    /* slow path */\n    ret = JS_HasProperty(ctx, ctx->global_obj, prop);\n",
    ),
    // The same for references that are kept while their right side runs.
    change(
        "                val = JS_GetPropertyValue(ctx, sp[-2],\n                                          js_dup(sp[-1]));\n                if (unlikely(JS_IsException(val)))\n                    goto exception;\n                sp[0] = val;\n                sp++;\n            }\n            BREAK;\n\n        CASE(OP_get_super_value):\n",
        "                if (JS_VALUE_GET_TAG(sp[-2]) == JS_TAG_OBJECT &&\n                    JS_VALUE_GET_OBJ(sp[-2]) == JS_VALUE_GET_OBJ(ctx->global_obj)) {\n                    JSAtom atom = JS_ValueToAtom(ctx, sp[-1]);\n                    if (atom == JS_ATOM_NULL)\n                        goto exception;\n                    val = JS_GetPropertyInternal(ctx, ctx->global_obj, atom, ctx->global_this, false);\n                    JS_FreeAtom(ctx, atom);\n                } else {\n                    val = JS_GetPropertyValue(ctx, sp[-2], js_dup(sp[-1]));\n                }\n                if (unlikely(JS_IsException(val)))\n                    goto exception;\n                sp[0] = val;\n                sp++;\n            }\n            BREAK;\n\n        CASE(OP_get_super_value):\n",
    ),
    change(
        "                ret = JS_SetPropertyValue(ctx, sp[-3], sp[-2], sp[-1], flags);\n                JS_FreeValue(ctx, sp[-3]);\n                sp -= 3;\n",
        "                {\n                    bool found = false;\n                    JSObject *setter = NULL;\n                    if (JS_VALUE_GET_OBJ(sp[-3]) == JS_VALUE_GET_OBJ(ctx->global_obj)) {\n                        JSAtom atom = JS_ValueToAtom(ctx, sp[-2]);\n                        if (atom == JS_ATOM_NULL)\n                            goto exception;\n                        setter = tw_global_accessor(ctx, atom, &found);\n                        JS_FreeAtom(ctx, atom);\n                    }\n                    if (found) {\n                        JS_FreeValue(ctx, sp[-2]);\n                        ret = call_setter(ctx, setter, ctx->global_this, sp[-1], flags);\n                    } else {\n                        ret = JS_SetPropertyValue(ctx, sp[-3], sp[-2], sp[-1], flags);\n                    }\n                }\n                JS_FreeValue(ctx, sp[-3]);\n                sp -= 3;\n",
    ),
    // Further internal methods of exotic objects.
    Change {
        file: "quickjs.h",
        times: 1,
        find: "                        JSValueConst value, JSValueConst receiver, int flags);\n} JSClassExoticMethods;\n",
        replace: "                        JSValueConst value, JSValueConst receiver, int flags);\n    JSValue (*tw_get_prototype)(JSContext *ctx, JSValueConst obj);\n    int (*tw_set_prototype)(JSContext *ctx, JSValueConst obj, JSValueConst proto);\n    int (*tw_is_extensible)(JSContext *ctx, JSValueConst obj);\n    int (*tw_prevent_extensions)(JSContext *ctx, JSValueConst obj);\n    /* all keys, in order */\n    int (*tw_own_property_keys)(JSContext *ctx, JSPropertyEnum **ptab, uint32_t *plen, JSValueConst obj);\n} JSClassExoticMethods;\n",
    },
    change(
        "static int JS_SetPrototypeInternal(JSContext *ctx, JSValueConst obj,\n                                   JSValueConst proto_val, bool throw_flag)\n{\n    JSObject *proto, *p, *p1;\n    JSShape *sh;\n",
        "/* throw_flag = TW_ORDINARY: without exotic hooks and exceptions */\n#define TW_ORDINARY 2\nstatic int JS_SetPrototypeInternal(JSContext *ctx, JSValueConst obj,\n                                   JSValueConst proto_val, int throw_flag)\n{\n    JSObject *proto, *p, *p1;\n    JSShape *sh;\n    bool ordinary = (throw_flag == TW_ORDINARY);\n    if (ordinary)\n        throw_flag = false;\n",
    ),
    // Immutable prototype exotic objects.
    change(
        "    uint8_t is_HTMLDDA : 1; /* specific annex B IsHtmlDDA behavior */\n",
        "    uint8_t is_HTMLDDA : 1; /* specific annex B IsHtmlDDA behavior */\n    uint8_t tw_has_immutable_prototype : 1;\n",
    ),
    change(
        "    p->is_HTMLDDA = 0;\n    p->is_prototype = 0;\n",
        "    p->is_HTMLDDA = 0;\n    p->tw_has_immutable_prototype = 0;\n    p->is_prototype = 0;\n",
    ),
    change(
        "    if (p == JS_VALUE_GET_OBJ(ctx->class_proto[JS_CLASS_OBJECT])) {\n        if (throw_flag) {\n",
        "    if (p->tw_has_immutable_prototype) {\n        if (throw_flag) {\n            JS_ThrowTypeError(ctx, \"the prototype of this object cannot be set\");\n            return -1;\n        }\n        return false;\n    }\n    if (p == JS_VALUE_GET_OBJ(ctx->class_proto[JS_CLASS_OBJECT])) {\n        if (throw_flag) {\n",
    ),
    change(
        "        return js_proxy_setPrototypeOf(ctx, obj, proto_val, throw_flag);\n    sh = p->shape;\n",
        "        return js_proxy_setPrototypeOf(ctx, obj, proto_val, throw_flag);\n    if (unlikely(p->is_exotic) && !ordinary) {\n        const JSClassExoticMethods *em = ctx->rt->class_array[p->class_id].exotic;\n        if (em && em->tw_set_prototype) {\n            int ret = em->tw_set_prototype(ctx, obj, proto_val);\n            if (ret == 0 && throw_flag) {\n                JS_ThrowTypeError(ctx, \"the prototype of this object cannot be set\");\n                return -1;\n            }\n            return ret;\n        }\n    }\n    sh = p->shape;\n",
    ),
    change(
        "            val = js_proxy_getPrototypeOf(ctx, obj);\n        } else {\n            p = p->shape->proto;\n",
        "            val = js_proxy_getPrototypeOf(ctx, obj);\n        } else if (unlikely(p->is_exotic) &&\n                   ctx->rt->class_array[p->class_id].exotic &&\n                   ctx->rt->class_array[p->class_id].exotic->tw_get_prototype) {\n            val = ctx->rt->class_array[p->class_id].exotic->tw_get_prototype(ctx, obj);\n        } else {\n            p = p->shape->proto;\n",
    ),
    change(
        "        return js_proxy_isExtensible(ctx, obj);\n    else\n        return p->extensible;\n",
        "        return js_proxy_isExtensible(ctx, obj);\n    if (unlikely(p->is_exotic)) {\n        const JSClassExoticMethods *em = ctx->rt->class_array[p->class_id].exotic;\n        if (em && em->tw_is_extensible)\n            return em->tw_is_extensible(ctx, obj);\n    }\n    return p->extensible;\n",
    ),
    change(
        "        return js_proxy_preventExtensions(ctx, obj);\n    if (is_typed_array(p->class_id)) {\n",
        "        return js_proxy_preventExtensions(ctx, obj);\n    if (unlikely(p->is_exotic)) {\n        const JSClassExoticMethods *em = ctx->rt->class_array[p->class_id].exotic;\n        if (em && em->tw_prevent_extensions)\n            return em->tw_prevent_extensions(ctx, obj);\n    }\n    if (is_typed_array(p->class_id)) {\n",
    ),
    // A job keeps its realm alive.
    change(
        "    e->ctx = ctx;\n    e->job_func = job_func;\n",
        "    e->ctx = JS_DupContext(ctx);\n    e->job_func = job_func;\n",
    ),
    change(
        "    JS_FreeValue(ctx, res);\n    js_free(ctx, e);\n    *pctx = ctx;\n    return ret;\n",
        "    JS_FreeValue(ctx, res);\n    js_free(ctx, e);\n    /* the caller frees the context */\n    *pctx = ctx;\n    return ret;\n",
    ),
    change(
        "            JS_FreeValueRT(rt, e->argv[i]);\n        js_free_rt(rt, e);\n",
        "            JS_FreeValueRT(rt, e->argv[i]);\n        JS_FreeContext(e->ctx);\n        js_free_rt(rt, e);\n",
    ),
    // `eval` and the constructors of functions ask the host first: HostEnsureCanCompileStrings.
    change(
        "    if (!JS_IsString(val))\n        return js_dup(val);\n    str = JS_ToCStringLen(ctx, &len, val);\n",
        "    int tw_argc = ctx->rt->tw_argc;\n    ctx->rt->tw_argc = 0;\n    if (ctx->rt->tw_compile_strings) {\n        ret = ctx->rt->tw_compile_strings(ctx, val, tw_argc - 1, ctx->rt->tw_argv);\n        if (JS_IsException(ret))\n            return ret;\n        if (!JS_IsString(ret)) {\n            JS_FreeValue(ctx, ret);\n            return js_dup(val);\n        }\n    } else if (JS_IsString(val)) {\n        ret = js_dup(val);\n    } else {\n        return js_dup(val);\n    }\n    str = JS_ToCStringLen(ctx, &len, ret);\n    JS_FreeValue(ctx, ret);\n",
    ),
    // Buffers with a detach key, which the engine lacks: memories of WebAssembly.
    change(
        "        return JS_ThrowTypeErrorDetachedArrayBuffer(ctx);\n    pmax_len = NULL;\n",
        "        return JS_ThrowTypeErrorDetachedArrayBuffer(ctx);\n    if (abuf->realloc_func && abuf->realloc_func == ctx->rt->tw_keyed_realloc)\n        return JS_ThrowTypeError(ctx, \"the buffer of a WebAssembly.Memory cannot be detached\");\n    pmax_len = NULL;\n",
    ),
    // What the host keeps for the engine.
    change(
        "    void *user_opaque;\n    void *libc_opaque;\n",
        "    void *user_opaque;\n    JSClassID tw_global_class; /* class of the next global object */\n    JSCFunctionMagic *tw_member; /* calls natives of the host */\n    JSReallocArrayBufferDataFunc *tw_keyed_realloc; /* that of buffers that scripts cannot detach */\n    /* the code of a value, and with a number of arguments from 0 on that of a function; no string: none */\n    JSValue (*tw_compile_strings)(JSContext *ctx, JSValueConst source, int argc, JSValueConst *argv);\n    int tw_argc; /* one more than the arguments of a constructor of functions; 0: eval */\n    JSValueConst *tw_argv;\n    uint32_t tw_script; /* the script of what is compiled next */\n    struct TwCallback *tw_callback; /* the innermost callback of the host that runs */\n    JSValue tw_kept[64]; /* strings of short texts, or zeros */\n    void (*tw_dynamic_import)(JSContext *ctx, JSValueConst *args);\n    void *libc_opaque;\n",
    ),
    // import() asks the host at once; the host may answer later.
    change(
        "    JS_EnqueueJob(ctx, js_dynamic_import_job, 5, vc(args));\n",
        "    if (ctx->rt->tw_dynamic_import)\n        ctx->rt->tw_dynamic_import(ctx, vc(args));\n    else\n        JS_EnqueueJob(ctx, js_dynamic_import_job, 5, vc(args));\n",
    ),
    // The script of a function is known by a number of the host: see `tw_contexts`.
    change(
        "    basename = JS_GetScriptOrModuleName(ctx, 0);\n    if (basename == JS_ATOM_NULL)\n        basename_val = JS_NULL;\n    else\n        basename_val = JS_AtomToValue(ctx, basename);\n    JS_FreeAtom(ctx, basename);\n    if (JS_IsException(basename_val))\n        return basename_val;\n",
        "    basename_val = js_uint32(tw_active_script(ctx));\n",
    ),
    change(
        "static JSValue js_dynamic_import(JSContext *ctx, JSValueConst specifier,\n                                 JSValueConst options)\n{\n",
        "static uint32_t tw_active_script(JSContext *ctx);\n\nstatic JSValue js_dynamic_import(JSContext *ctx, JSValueConst specifier,\n                                 JSValueConst options)\n{\n",
    ),
    change(
        "    JSAtom basename;\n    JSValue promise, resolving_funcs[2], basename_val, err, ret;\n",
        "    JSValue promise, resolving_funcs[2], basename_val, err, ret;\n",
    ),
    change(
        "    JSAtom filename;\n    int line_num;\n    int col_num;\n    int source_len;\n",
        "    JSAtom filename;\n    uint32_t tw_script; /* the [[ScriptOrModule]] of its functions */\n    int line_num;\n    int col_num;\n    int source_len;\n",
    ),
    change(
        "    /* Pack all boolean flags together as 1-bit fields to reduce struct size\n",
        "    uint32_t tw_script;\n    /* Pack all boolean flags together as 1-bit fields to reduce struct size\n",
    ),
    change(
        "    fd->filename = JS_NewAtom(ctx, filename);\n",
        "    if (parent) {\n        fd->tw_script = parent->tw_script;\n    } else {\n        fd->tw_script = ctx->rt->tw_script;\n        ctx->rt->tw_script = 0;\n    }\n    fd->filename = JS_NewAtom(ctx, filename);\n",
    ),
    change(
        "    b->filename = fd->filename;\n",
        "    b->filename = fd->filename;\n    b->tw_script = fd->tw_script;\n",
    ),
    // Code of `eval` and of the constructors of functions belongs to the active script.
    change(
        "    ret = JS_EvalInternal(ctx, this_obj, str, len, \"<input>\", 1, flags, scope_idx);\n",
        "    ctx->rt->tw_script = tw_active_script(ctx);\n    ret = JS_EvalInternal(ctx, this_obj, str, len, \"<input>\", 1, flags, scope_idx);\n",
    ),
    // HostMakeJobCallback and HostCallJobCallback: jobs of promises keep the active script and the incumbent realm.
    change(
        "    JSValue resolving_funcs[2];\n    JSValue handler;\n} JSPromiseReactionData;\n",
        "    JSValue resolving_funcs[2];\n    JSValue handler;\n    TwMade made;\n} JSPromiseReactionData;\n",
    ),
    change(
        "    assert(argc == 5);\n    handler = argv[2];\n",
        "    assert(argc == 7);\n    handler = argv[2];\n",
    ),
    change(
        "        res = JS_Call(ctx, handler, JS_UNDEFINED, 1, &arg);\n    }\n    is_reject = JS_IsException(res);\n",
        "        TwCallback tw_callback;\n        tw_enter_job(ctx->rt, &tw_callback, argv + 5);\n        res = JS_Call(ctx, handler, JS_UNDEFINED, 1, &arg);\n        tw_leave_callback(ctx->rt, &tw_callback);\n    }\n    is_reject = JS_IsException(res);\n",
    ),
    change(
        "    JSPromiseReactionData *rd;\n    JSValueConst args[5];\n",
        "    JSPromiseReactionData *rd;\n    JSValueConst args[7];\n",
    ),
    change(
        "        args[4] = value;\n        JS_EnqueueJob(ctx, promise_reaction_job, 5, args);\n",
        "        args[4] = value;\n        tw_made_values(&rd->made, args + 5);\n        JS_EnqueueJob(ctx, promise_reaction_job, 7, args);\n",
    ),
    change(
        "        JSValueConst args[5];\n        call_promise_rejection_tracker(ctx, promise, true);\n",
        "        JSValueConst args[7];\n        call_promise_rejection_tracker(ctx, promise, true);\n",
    ),
    change(
        "        args[4] = s->promise_result;\n        JS_EnqueueJob(ctx, promise_reaction_job, 5, args);\n",
        "        args[4] = s->promise_result;\n        tw_made_values(&rd->made, args + 5);\n        JS_EnqueueJob(ctx, promise_reaction_job, 7, args);\n",
    ),
    change(
        "        rd->handler = js_dup(handler);\n        rd_array[i] = rd;\n",
        "        rd->handler = js_dup(handler);\n        tw_make_job(ctx, &rd->made);\n        rd_array[i] = rd;\n",
    ),
    change(
        "    assert(argc == 3);\n    promise = argv[0];\n",
        "    TwCallback tw_callback;\n    assert(argc == 5);\n    promise = argv[0];\n",
    ),
    change(
        "    res = JS_Call(ctx, then, thenable, 2, vc(args));\n    if (rt->promise_hook) {\n",
        "    tw_enter_job(rt, &tw_callback, argv + 3);\n    res = JS_Call(ctx, then, thenable, 2, vc(args));\n    tw_leave_callback(rt, &tw_callback);\n    if (rt->promise_hook) {\n",
    ),
    change(
        "        args[2] = then;\n        JS_EnqueueJob(ctx, js_promise_resolve_thenable_job, 3, args);\n",
        "        args[2] = then;\n        tw_make_job(ctx, &tw_made);\n        tw_made_values(&tw_made, args + 3);\n        JS_EnqueueJob(ctx, js_promise_resolve_thenable_job, 5, args);\n",
    ),
    change(
        "    JSValueConst args[3];\n    JSValueConst resolution;\n",
        "    JSValueConst args[5];\n    TwMade tw_made;\n    JSValueConst resolution;\n",
    ),
    change(
        "typedef struct JSPromiseData {\n",
        concat!(include_str!("../engine/contexts.c"), "\ntypedef struct JSPromiseData {\n"),
    ),
    // Modules are compiled without loading what they request.
    change(
        "        if (js_resolve_module(ctx, m) < 0)\n            goto fail1;\n        fun_obj = JS_NewModuleValue(ctx, m);\n",
        "        if (!(flags & TW_EVAL_FLAG_UNRESOLVED) && js_resolve_module(ctx, m) < 0)\n            goto fail1;\n        fun_obj = JS_NewModuleValue(ctx, m);\n",
    ),
    Change {
        file: "quickjs.h",
        times: 1,
        find: "#define JS_EVAL_FLAG_ASYNC (1 << 7)\n",
        replace: "#define JS_EVAL_FLAG_ASYNC (1 << 7)\n/* do not load the modules that a module requests */\n#define TW_EVAL_FLAG_UNRESOLVED (1 << 8)\n",
    },
    // A registry of a realm that is gone: the realm of the running function is alive, and nothing is queued in a
    // realm that the collector is about to free.
    change("    fre->ctx = JS_DupContext(frd->ctx);\n", "    fre->ctx = JS_DupContext(ctx);\n"),
    change(
        "            bool enqueue = !rt->in_free;\n",
        "            bool enqueue = !rt->in_free && !JS_GC_MARK(fre->ctx);\n",
    ),
    // `Error.prepareStackTrace` can be set to a value that is not a function; the engine never
    // freed such a value.
    change(
        "        prepare = js_dup(ctx->error_prepare_stack);\n        has_prepare = JS_IsFunction(ctx, prepare);\n",
        "        has_prepare = JS_IsFunction(ctx, ctx->error_prepare_stack);\n        if (has_prepare)\n            prepare = js_dup(ctx->error_prepare_stack);\n",
    ),
    // `Error.stackTraceLimit` counts only if it is a number: converting another value would run
    // scripts while an error is being made.
    change(
        "    JS_ToFloat64(ctx, &d, ctx->error_stack_trace_limit);\n",
        "    if (JS_IsNumber(ctx->error_stack_trace_limit))\n        JS_ToFloat64(ctx, &d, ctx->error_stack_trace_limit);\n    else\n        d = NAN;\n",
    ),
    change(
        "    ctx->error_stack_trace_limit = js_dup(value);\n",
        "    JSValue tw_old = ctx->error_stack_trace_limit;\n    ctx->error_stack_trace_limit = js_dup(value);\n    JS_FreeValue(ctx, tw_old);\n",
    ),
    change(
        "    JS_FreeValue(ctx, ctx->error_prepare_stack);\n    ctx->error_prepare_stack = js_dup(value);\n",
        "    JSValue tw_old = ctx->error_prepare_stack;\n    ctx->error_prepare_stack = js_dup(value);\n    JS_FreeValue(ctx, tw_old);\n",
    ),
    // [[OwnPropertyKeys]] in one call: a hook, in which scripts can run, must not come between
    // counting and filling.
    change(
        "    /* compute the number of returned properties */\n    num_keys_count = 0;\n",
        "    if (unlikely(p->is_exotic) && !p->fast_array) {\n        const JSClassExoticMethods *em = ctx->rt->class_array[p->class_id].exotic;\n        if (em && em->tw_own_property_keys)\n            return tw_own_property_names(ctx, ptab, plen, p, flags, em);\n    }\n\n    /* compute the number of returned properties */\n    num_keys_count = 0;\n",
    ),
    change(
        "static int __exception JS_GetOwnPropertyNamesInternal(JSContext *ctx,\n                                                      JSPropertyEnum **ptab,\n                                                      uint32_t *plen,\n                                                      JSObject *p, int flags)\n{\n",
        "static int tw_own_property_names(JSContext *ctx, JSPropertyEnum **ptab, uint32_t *plen,\n                                 JSObject *p, int flags, const JSClassExoticMethods *em);\n\nstatic int __exception JS_GetOwnPropertyNamesInternal(JSContext *ctx,\n                                                      JSPropertyEnum **ptab,\n                                                      uint32_t *plen,\n                                                      JSObject *p, int flags)\n{\n",
    ),
    // A thread that waits in `Atomics.wait` regularly checks for an interrupt.
    change(
        "    if (timeout == INT64_MAX) {\n        js_cond_wait(&waiter->cond, &js_atomics_mutex);\n        ret = 0;\n    } else {\n        ret = js_cond_timedwait(&waiter->cond, &js_atomics_mutex, timeout * 1e6 /* to ns */);\n    }\n",
        "    bool tw_interrupted = false;\n    ret = 0;\n    while (waiter->linked) {\n        int64_t slice = timeout < 10 ? timeout : 10;\n        if (js_cond_timedwait(&waiter->cond, &js_atomics_mutex, (uint64_t)slice * 1000000) == 0)\n            continue;\n        if (!waiter->linked)\n            break;\n        if (ctx->rt->interrupt_handler &&\n            ctx->rt->interrupt_handler(ctx->rt, ctx->rt->interrupt_opaque)) {\n            tw_interrupted = true;\n            break;\n        }\n        if (timeout != INT64_MAX)\n            timeout -= slice;\n        if (timeout <= 0) {\n            ret = -1;\n            break;\n        }\n    }\n",
    ),
    change(
        "    js_cond_destroy(&waiter->cond);\n    if (ret == -1) {\n",
        "    js_cond_destroy(&waiter->cond);\n    if (tw_interrupted) {\n        JS_ThrowInterrupted(ctx);\n        return JS_EXCEPTION;\n    }\n    if (ret == -1) {\n",
    ),
    // Array functions that loop over a length larger than the number of elements check for
    // interrupts.
    change(
        "    val = JS_EXCEPTION;\n    present = -1;\n    prop = JS_NewAtomInt64(ctx, idx);\n",
        "    val = JS_EXCEPTION;\n    present = -1;\n    prop = js_poll_interrupts(ctx) ? JS_ATOM_NULL : JS_NewAtomInt64(ctx, idx);\n",
    ),
    change(
        "        if (js_get_fast_array_element(ctx, p, idx, &val))\n            return val;\n    }\n    prop = JS_NewAtomInt64(ctx, idx);\n",
        "        if (js_get_fast_array_element(ctx, p, idx, &val))\n            return val;\n    }\n    if (js_poll_interrupts(ctx))\n        return JS_EXCEPTION;\n    prop = JS_NewAtomInt64(ctx, idx);\n",
    ),
    change(
        "    JSAtom prop;\n    int res;\n\n    if ((uint64_t)idx <= INT32_MAX) {\n",
        "    JSAtom prop;\n    int res;\n\n    if (js_poll_interrupts(ctx)) {\n        JS_FreeValue(ctx, val);\n        return -1;\n    }\n    if ((uint64_t)idx <= INT32_MAX) {\n",
    ),
    change(
        "    JSAtom prop;\n    int res;\n\n    if ((uint64_t)idx <= JS_ATOM_MAX_INT) {\n",
        "    JSAtom prop;\n    int res;\n\n    if (js_poll_interrupts(ctx))\n        return -1;\n    if ((uint64_t)idx <= JS_ATOM_MAX_INT) {\n",
    ),
    // Linking that failed is tried again when another module needs the same ones.
    change(
        "                    var_refs[mi->var_idx] = var_ref;\n\n                    module_trace(ctx, \"namespace from\\n\");\n",
        "                    free_var_ref(ctx->rt, var_refs[mi->var_idx]);\n                    var_refs[mi->var_idx] = var_ref;\n\n                    module_trace(ctx, \"namespace from\\n\");\n",
    ),
    change(
        "                    JS_REF_COUNT(var_ref)++;\n                    var_refs[mi->var_idx] = var_ref;\n",
        "                    JS_REF_COUNT(var_ref)++;\n                    free_var_ref(ctx->rt, var_refs[mi->var_idx]);\n                    var_refs[mi->var_idx] = var_ref;\n",
    ),
    change(
        "                JS_REF_COUNT(var_ref)++;\n                me->u.local.var_ref = var_ref;\n",
        "                JS_REF_COUNT(var_ref)++;\n                free_var_ref(ctx->rt, me->u.local.var_ref);\n                me->u.local.var_ref = var_ref;\n",
    ),
    // All agents share the length of a growable SharedArrayBuffer: it is stored in the block of its
    // data, 24 bytes before the data, and is read again whenever a length is asked for or elements
    // are used. See `scope/buffers.rs`.
    change(
        "static JSObject *get_typed_array(JSContext *ctx, JSValueConst this_val)\n{\n",
        "#ifdef CONFIG_ATOMICS\n#define TW_SHARED_LENGTH(abuf) ((_Atomic uint64_t *)((abuf)->data - 24))\n#define tw_load_length(abuf) atomic_load(TW_SHARED_LENGTH(abuf))\n#define tw_store_length(abuf, now, len) atomic_compare_exchange_strong(TW_SHARED_LENGTH(abuf), now, len)\n#else\n#define TW_SHARED_LENGTH(abuf) ((uint64_t *)((abuf)->data - 24))\n#define tw_load_length(abuf) (*TW_SHARED_LENGTH(abuf))\n#define tw_store_length(abuf, now, len) (*TW_SHARED_LENGTH(abuf) = (len), true)\n#endif\n\nstatic void js_array_buffer_update_typed_arrays(JSArrayBuffer *abuf);\n\nstatic void tw_update_growable(JSArrayBuffer *abuf)\n{\n    int64_t len;\n    if (!abuf->shared || !array_buffer_is_resizable(abuf))\n        return;\n    len = tw_load_length(abuf);\n    if (len != abuf->byte_length) {\n        abuf->byte_length = len;\n        js_array_buffer_update_typed_arrays(abuf);\n    }\n}\n\nstatic bool tw_grow(JSArrayBuffer *abuf, uint64_t len)\n{\n    uint64_t now = tw_load_length(abuf);\n    do {\n        if (len < now)\n            return false;\n    } while (!tw_store_length(abuf, &now, len));\n    abuf->byte_length = len;\n    return true;\n}\n\nstatic JSObject *get_typed_array(JSContext *ctx, JSValueConst this_val)\n{\n",
    ),
    change(
        "        JS_ThrowTypeError(ctx, \"not a TypedArray\");\n        return NULL;\n    }\n    return p;\n",
        "        JS_ThrowTypeError(ctx, \"not a TypedArray\");\n        return NULL;\n    }\n    if (p->u.typed_array)\n        tw_update_growable(p->u.typed_array->buffer->u.array_buffer);\n    return p;\n",
    ),
    change(
        "        JS_ThrowTypeError(ctx, \"not a DataView\");\n        return NULL;\n    }\n    return p;\n",
        "        JS_ThrowTypeError(ctx, \"not a DataView\");\n        return NULL;\n    }\n    if (p->u.typed_array)\n        tw_update_growable(p->u.typed_array->buffer->u.array_buffer);\n    return p;\n",
    ),
    change(
        "        JS_ThrowTypeError(ctx, \"integer TypedArray expected\");\n        return NULL;\n    }\n    ta = p->u.typed_array;\n    abuf = ta->buffer->u.array_buffer;\n",
        "        JS_ThrowTypeError(ctx, \"integer TypedArray expected\");\n        return NULL;\n    }\n    ta = p->u.typed_array;\n    abuf = ta->buffer->u.array_buffer;\n    tw_update_growable(abuf);\n",
    ),
    change(
        "    /* return 0 if detached */\n    return js_uint32(abuf->byte_length);\n",
        "    tw_update_growable(abuf);\n    /* return 0 if detached */\n    return js_uint32(abuf->byte_length);\n",
    ),
    change(
        "            if ((offset & ((1 << size_log2) - 1)) != 0 ||\n                offset > abuf->byte_length)\n",
        "            tw_update_growable(abuf);\n            if ((offset & ((1 << size_log2) - 1)) != 0 ||\n                offset > abuf->byte_length)\n",
    ),
    change(
        "    if (offset > abuf->byte_length)\n        return JS_ThrowRangeError(ctx, \"invalid byteOffset\");\n",
        "    tw_update_growable(abuf);\n    if (offset > abuf->byte_length)\n        return JS_ThrowRangeError(ctx, \"invalid byteOffset\");\n",
    ),
    change(
        "    len = abuf->byte_length;\n\n    if (JS_ToInt64Clamp(ctx, &start",
        "    tw_update_growable(abuf);\n    len = abuf->byte_length;\n\n    if (JS_ToInt64Clamp(ctx, &start",
    ),
    change(
        "            memset(abuf->data, 0, sab_alloc_len);\n",
        "            memset(abuf->data, 0, sab_alloc_len);\n            *(uint64_t *)(abuf->data - 24) = len;\n",
    ),
    change(
        "        if (len < abuf->byte_length)\n            goto bad_length;\n        // Note this is off-spec; there's supposed to be a single atomic\n        // |byteLength| property that's shared across SABs but we store\n        // it per SAB instead. That means when thread A calls sab.grow(2)\n        // at time t0, and thread B calls sab.grow(1) at time t1, we don't\n        // throw a TypeError in thread B as the spec says we should,\n        // instead both threads get their own view of the backing memory,\n        // 2 bytes big in A, and 1 byte big in B\n        abuf->byte_length = len;\n",
        "        if (!tw_grow(abuf, len))\n            goto bad_length;\n",
    ),
    // Members of interfaces become functions on first use: most are never used.
    change(
        "    JS_AUTOINIT_ID_BYTECODE,\n} JSAutoInitIDEnum;\n",
        "    JS_AUTOINIT_ID_BYTECODE,\n    TW_AUTOINIT_ID_MEMBER,\n} JSAutoInitIDEnum;\n",
    ),
    change("(pr->u.init.realm_and_id & ~3)", "(pr->u.init.realm_and_id & ~7)"),
    change("return pr->u.init.realm_and_id & 3;", "return pr->u.init.realm_and_id & 7;"),
    change(
        "    assert((pr->u.init.realm_and_id & 3) == 0);\n    assert(id <= 3);\n",
        "    assert((pr->u.init.realm_and_id & 7) == 0);\n    assert(id <= 7);\n",
    ),
    change(
        "/* warning: 'prs' is reallocated after it */\nstatic int JS_AutoInitProperty(",
        "static int tw_init_member(JSContext *ctx, JSAtom prop, JSProperty *pr, JSShapeProperty *prs);\n\n/* warning: 'prs' is reallocated after it */\nstatic int JS_AutoInitProperty(",
    ),
    change(
        "    realm = js_autoinit_get_realm(pr);\n    func = js_autoinit_func_table",
        "    if (js_autoinit_get_id(pr) == TW_AUTOINIT_ID_MEMBER)\n        return tw_init_member(ctx, prop, pr, prs);\n    realm = js_autoinit_get_realm(pr);\n    func = js_autoinit_func_table",
    ),
    // A getter is called as soon as it is found. The unchanged engine walks all prototypes a second
    // time, and calls functions of the host through its interpreter.
    change(
        "                            if (unlikely(prs->flags & JS_PROP_TMASK))\n                                goto get_length_slow_path;\n",
        "                            if (unlikely(prs->flags & JS_PROP_TMASK)) {\n                                if ((prs->flags & JS_PROP_TMASK) == JS_PROP_GETSET && pr->u.getset.getter) {\n                                    sf->cur_pc = pc;\n                                    val = tw_call_getter(ctx, pr->u.getset.getter, sp[-1]);\n                                    if (unlikely(JS_IsException(val)))\n                                        goto exception;\n                                    break;\n                                }\n                                goto get_length_slow_path;\n                            }\n",
    ),
    change(
        "                            if (unlikely(prs->flags & JS_PROP_TMASK))\n                                goto get_field_slow_path;\n",
        "                            if (unlikely(prs->flags & JS_PROP_TMASK)) {\n                                if ((prs->flags & JS_PROP_TMASK) == JS_PROP_GETSET && pr->u.getset.getter) {\n                                    sf->cur_pc = pc;\n                                    val = tw_call_getter(ctx, pr->u.getset.getter, sp[-1]);\n                                    if (unlikely(JS_IsException(val)))\n                                        goto exception;\n                                    break;\n                                }\n                                goto get_field_slow_path;\n                            }\n",
    ),
    change(
        "                            if (unlikely(prs->flags & JS_PROP_TMASK))\n                                goto get_field2_slow_path;\n",
        "                            if (unlikely(prs->flags & JS_PROP_TMASK)) {\n                                if ((prs->flags & JS_PROP_TMASK) == JS_PROP_GETSET && pr->u.getset.getter) {\n                                    sf->cur_pc = pc;\n                                    val = tw_call_getter(ctx, pr->u.getset.getter, sp[-1]);\n                                    if (unlikely(JS_IsException(val)))\n                                        goto exception;\n                                    break;\n                                }\n                                goto get_field2_slow_path;\n                            }\n",
    ),
    change(
        "/* argv[] is modified if (flags & JS_CALL_FLAG_COPY_ARGV) = 0. */\nstatic JSValue JS_CallInternal(JSContext *caller_ctx, JSValueConst func_obj,\n",
        "static inline JSValue tw_call_getter(JSContext *ctx, JSObject *getter, JSValueConst this_obj)\n{\n    /* the property may be removed meanwhile */\n    JSValue func = js_dup(JS_MKPTR(JS_TAG_OBJECT, getter));\n    JSValue val;\n    if (getter->class_id == JS_CLASS_C_FUNCTION)\n        val = js_poll_interrupts(ctx) ? JS_EXCEPTION : js_call_c_function(ctx, func, this_obj, 0, NULL, 0);\n    else\n        val = JS_CallInternal(ctx, func, this_obj, JS_UNDEFINED, 0, NULL, JS_CALL_FLAG_COPY_ARGV);\n    JS_FreeValue(ctx, func);\n    return val;\n}\n\n/* argv[] is modified if (flags & JS_CALL_FLAG_COPY_ARGV) = 0. */\nstatic JSValue JS_CallInternal(JSContext *caller_ctx, JSValueConst func_obj,\n",
    ),
    // Code without known lines gets line numbers that no file has; its locations are reported as a
    // file without a line.
    change(
        "static int find_line_num(JSContext *ctx, JSFunctionBytecode *b,\n                         uint32_t pc_value, int *col)\n{\n",
        "#define TW_NO_LINE (1 << 29)\n\nstatic int tw_find_line_num(JSContext *ctx, JSFunctionBytecode *b,\n                            uint32_t pc_value, int *col);\n\nstatic int find_line_num(JSContext *ctx, JSFunctionBytecode *b,\n                         uint32_t pc_value, int *col)\n{\n    int line_num = tw_find_line_num(ctx, b, pc_value, col);\n    return line_num >= TW_NO_LINE ? -1 : line_num;\n}\n\nstatic int tw_find_line_num(JSContext *ctx, JSFunctionBytecode *b,\n                            uint32_t pc_value, int *col)\n{\n",
    ),
    change(
        "    rt = ctx->rt;\n    if (rt->in_build_stack_trace)\n        return;\n",
        "    rt = ctx->rt;\n    if (rt->in_build_stack_trace)\n        return;\n    if (line_num >= TW_NO_LINE)\n        line_num = -1;\n",
    ),
    // A prototype that cannot be set because memory ran out is freed.
    change(
        "    if (js_shape_prepare_update(ctx, p, NULL))\n        return -1;\n    sh = p->shape;\n    if (sh->proto)\n",
        "    if (js_shape_prepare_update(ctx, p, NULL)) {\n        if (proto)\n            JS_FreeValue(ctx, proto_val);\n        return -1;\n    }\n    sh = p->shape;\n    if (sh->proto)\n",
    ),
];
