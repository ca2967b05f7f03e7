//! The changes of the engine's source that let the host bound its memory: see `engine/memory.c`.

use crate::changes::{Change, change};

pub(crate) const CHANGES: &[Change] = &[
    change(
        "    size_t malloc_limit;\n    void *opaque; /* user opaque */\n",
        "    size_t tw_granted; /* bytes that may be held */\n    size_t tw_low; /* below so many the host gets some back */\n    bool tw_is_compiling; /* what is refused is taken all the same */\n    bool tw_is_refused; /* such a thing happened */\n    bool tw_has_failed; /* an allocation has, since this was cleared */\n    void *opaque; /* TwMemory of the host, or NULL */\n",
    ),
    change(
        "void *js_calloc_rt(JSRuntime *rt, size_t count, size_t size)\n{\n",
        concat!(
            include_str!("../engine/memory.c"),
            "void *js_calloc_rt(JSRuntime *rt, size_t count, size_t size)\n{\n"
        ),
    ),
    change(
        "    /* When malloc_limit is 0 (unlimited), malloc_limit - 1 will be SIZE_MAX. */\n    if (unlikely(s->malloc_size + (count * size) > s->malloc_limit - 1))\n        return NULL;\n",
        "    if (unlikely(!tw_may_hold(s, s->malloc_size, count * size)))\n        return NULL;\n",
    ),
    change(
        "    /* When malloc_limit is 0 (unlimited), malloc_limit - 1 will be SIZE_MAX. */\n    if (unlikely(s->malloc_size + size > s->malloc_limit - 1))\n        return NULL;\n",
        "    if (unlikely(!tw_may_hold(s, s->malloc_size, size)))\n        return NULL;\n",
    ),
    change(
        "    /* When malloc_limit is 0 (unlimited), malloc_limit - 1 will be SIZE_MAX. */\n    if (s->malloc_size + size - old_size > s->malloc_limit - 1)\n        return NULL;\n",
        "    if (unlikely(!tw_may_hold(s, s->malloc_size - old_size, size)))\n        return NULL;\n",
    ),
    change(
        "    s->malloc_count--;\n    s->malloc_size -= free_size;\n    js_arena_free(rt, ptr);\n",
        "    s->malloc_count--;\n    s->malloc_size -= free_size;\n    if (unlikely(s->malloc_size < s->tw_low))\n        tw_ask(s, s->malloc_size, 0);\n    js_arena_free(rt, ptr);\n",
    ),
    change("    ms.malloc_limit = 0;\n", ""),
    // The host has set another bound: what is granted and not held goes back.
    change(
        "    rt->malloc_state.malloc_limit = limit;\n",
        "    tw_ask(&rt->malloc_state, rt->malloc_state.malloc_size, 0);\n",
    ),
    change("    s->malloc_limit = rt->malloc_state.malloc_limit;\n", "    s->malloc_limit = 0;\n"),
    change(
        "    ptr = js_arena_calloc(rt, count, size);\n    if (!ptr)\n        return NULL;\n",
        "    ptr = js_arena_calloc(rt, count, size);\n    if (!ptr)\n        return tw_no_memory(s);\n",
    ),
    change(
        "    ptr = js_arena_malloc(rt, size);\n    if (!ptr)\n        return NULL;\n",
        "    ptr = js_arena_malloc(rt, size);\n    if (!ptr)\n        return tw_no_memory(s);\n",
    ),
    change(
        "    ptr = js_arena_realloc(rt, ptr, size);\n    if (!ptr)\n        return NULL;\n",
        "    ptr = js_arena_realloc(rt, ptr, size);\n    if (!ptr)\n        return tw_no_memory(s);\n",
    ),
    // The compiler: from the first function definition on, until all functions are made.
    change(
        "    fd = js_new_function_def(ctx, NULL, true, false, filename, line, 1);\n    if (!fd)\n        goto fail1;\n",
        "    bool tw_was_compiling = tw_begin_to_compile(ctx, true);\n    fd = js_new_function_def(ctx, NULL, true, false, filename, line, 1);\n    if (!fd) {\n        tw_end_compiling(ctx, tw_was_compiling);\n        goto fail1;\n    }\n",
    ),
    change(
        "    fail:\n        free_token(s, &s->token);\n        js_free_function_def(ctx, fd);\n        goto fail1;\n",
        "    fail:\n        free_token(s, &s->token);\n        js_free_function_def(ctx, fd);\n        tw_end_compiling(ctx, tw_was_compiling);\n        goto fail1;\n",
    ),
    change(
        "    fun_obj = js_create_function(ctx, fd);\n    if (JS_IsException(fun_obj))\n        goto fail1;\n    /* Could",
        "    fun_obj = js_create_function(ctx, fd);\n    tw_end_compiling(ctx, tw_was_compiling);\n    if (JS_IsException(fun_obj))\n        goto fail1;\n    /* Could",
    ),
    change(
        "    if (js_check_stack_overflow(s->ctx->rt, 1000)) {\n        JS_ThrowStackOverflow(s->ctx);\n        return -1;\n    }\n\n    free_token(s, &s->token);\n\n    p = s->last_ptr = s->buf_ptr;\n    s->got_lf = false;\n    s->last_line_num = s->token.line_num;\n    s->last_col_num = s->token.col_num;\n redo:\n",
        "    if (js_check_stack_overflow(s->ctx->rt, 1000)) {\n        JS_ThrowStackOverflow(s->ctx);\n        return -1;\n    }\n    if (tw_is_refused(s->ctx))\n        return -1;\n\n    free_token(s, &s->token);\n\n    p = s->last_ptr = s->buf_ptr;\n    s->got_lf = false;\n    s->last_line_num = s->token.line_num;\n    s->last_col_num = s->token.col_num;\n redo:\n",
    ),
    change(
        "    /* recompute scope linkage */\n",
        "    if (tw_is_refused(ctx))\n        goto fail;\n\n    /* recompute scope linkage */\n",
    ),
    // What the compiler calls that has a way back: regular expressions, and scripts.
    change(
        "            str = s->ctx->compile_regexp(s->ctx, s->token.u.regexp.body,\n                                         s->token.u.regexp.flags);\n",
        "            bool tw_was_compiling = tw_begin_to_compile(s->ctx, false);\n            str = s->ctx->compile_regexp(s->ctx, s->token.u.regexp.body,\n                                         s->token.u.regexp.flags);\n            tw_begin_to_compile(s->ctx, tw_was_compiling);\n",
    ),
    change(
        "        JSValue stack2 = JS_Call(ctx, prepare, ctx->error_ctor, countof(args), args);\n",
        "        bool tw_was_compiling = tw_begin_to_compile(ctx, false);\n        bool tw_was_refused = ctx->rt->malloc_state.tw_is_refused;\n        ctx->rt->malloc_state.tw_is_refused = false;\n        JSValue stack2 = JS_Call(ctx, prepare, ctx->error_ctor, countof(args), args);\n        tw_begin_to_compile(ctx, tw_was_compiling);\n        ctx->rt->malloc_state.tw_is_refused = tw_was_refused;\n",
    ),
];
