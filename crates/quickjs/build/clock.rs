//! The changes of the engine's source that let all its functions look at the clock, by counting steps.

use crate::changes::{Change, change};

pub(crate) const CHANGES: &[Change] = &[
    // Steps: what is allocated is filled.
    change(
        "/* Throw out of memory in case of error */\nvoid *js_calloc(JSContext *ctx, size_t count, size_t size)\n{\n    void *ptr;\n",
        "/* Work that takes as long as so many jumps: if it was enough, the next jump or call looks at the clock. */\nstatic inline void tw_spend(JSContext *ctx, size_t steps)\n{\n    if (unlikely(steps >= (size_t)(ctx->interrupt_counter > 0 ? ctx->interrupt_counter : 0)))\n        ctx->interrupt_counter = 1;\n    else\n        ctx->interrupt_counter -= (int)steps;\n}\n\n/* bytes that are filled, copied or compared in one go */\nstatic inline void tw_spend_bytes(JSContext *ctx, size_t size)\n{\n    if (unlikely(size >= 4096))\n        tw_spend(ctx, size >> 6);\n}\n\n/* Throw out of memory in case of error */\nvoid *js_calloc(JSContext *ctx, size_t count, size_t size)\n{\n    void *ptr;\n    tw_spend_bytes(ctx, count * size);\n",
    ),
    change(
        "void *js_malloc(JSContext *ctx, size_t size)\n{\n    void *ptr;\n",
        "void *js_malloc(JSContext *ctx, size_t size)\n{\n    void *ptr;\n    tw_spend_bytes(ctx, size);\n",
    ),
    change(
        "void *js_realloc(JSContext *ctx, void *ptr, size_t size)\n{\n    void *ret;\n",
        "void *js_realloc(JSContext *ctx, void *ptr, size_t size)\n{\n    void *ret;\n    tw_spend_bytes(ctx, size);\n",
    ),
    change(
        "static JSString *js_alloc_string(JSContext *ctx, int max_len, int is_wide_char)\n{\n    JSString *p;\n",
        "static JSString *js_alloc_string(JSContext *ctx, int max_len, int is_wide_char)\n{\n    JSString *p;\n    tw_spend_bytes(ctx, max_len);\n",
    ),
    // A function of the engine may go through all of its receiver and of its first argument.
    change(
        "    p = JS_VALUE_GET_OBJ(func_obj);\n    cproto = p->u.cfunc.cproto;\n    arg_count = p->u.cfunc.length;\n",
        "    p = JS_VALUE_GET_OBJ(func_obj);\n    cproto = p->u.cfunc.cproto;\n    arg_count = p->u.cfunc.length;\n    tw_spend_bytes(ctx, tw_size(this_obj));\n    if (argc > 0)\n        tw_spend_bytes(ctx, tw_size(argv[0]));\n",
    ),
    change(
        "static JSValue js_call_c_function(JSContext *ctx, JSValueConst func_obj,\n                                  JSValueConst this_obj,\n                                  int argc, JSValueConst *argv, int flags)\n{\n",
        "/* the length of a string or of an array with elements in one piece */\nstatic inline size_t tw_size(JSValueConst v)\n{\n    switch (JS_VALUE_GET_TAG(v)) {\n    case JS_TAG_STRING:\n        return JS_VALUE_GET_STRING(v)->len;\n    case JS_TAG_STRING_ROPE:\n        return JS_VALUE_GET_STRING_ROPE(v)->len;\n    case JS_TAG_OBJECT:\n        return JS_VALUE_GET_OBJ(v)->fast_array ? JS_VALUE_GET_OBJ(v)->u.array.count : 0;\n    default:\n        return 0;\n    }\n}\n\nstatic JSValue js_call_c_function(JSContext *ctx, JSValueConst func_obj,\n                                  JSValueConst this_obj,\n                                  int argc, JSValueConst *argv, int flags)\n{\n",
    ),
    change(
        "            } else if (tag1 == JS_TAG_STRING && tag2 == JS_TAG_STRING) {\n                res = js_string_eq(",
        "            } else if (tag1 == JS_TAG_STRING && tag2 == JS_TAG_STRING) {\n                tw_spend_bytes(ctx, JS_VALUE_GET_STRING(op1)->len);\n                res = js_string_eq(",
    ),
    // Searches in strings look at each place, as long as the text may be that is compared there.
    change(
        "            if (!string_cmp(p, p1, i, 0, v_len)) {\n                ret = i;\n",
        "            if (tw_poll(ctx, 1 + (v_len >> 4)))\n                goto fail;\n            if (!string_cmp(p, p1, i, 0, v_len)) {\n                ret = i;\n",
    ),
    change(
        "            if (!string_cmp(p, p1, i, 0, v_len)) {\n                ret = 1;\n",
        "            if (tw_poll(ctx, 1 + (v_len >> 4)))\n                goto fail;\n            if (!string_cmp(p, p1, i, 0, v_len)) {\n                ret = 1;\n",
    ),
    change(
        "static int string_indexof(JSString *p1, JSString *p2, int from)\n{\n",
        "static int string_indexof(JSContext *ctx, JSString *p1, JSString *p2, int from)\n{\n",
    ),
    change(
        "        if (j < 0 || j + len2 > len1)\n            break;\n        if (!string_cmp(p1, p2, j + 1, 1, len2 - 1))\n            return j;\n",
        "        if (j < 0 || j + len2 > len1 || tw_is_to_stop(ctx, 1 + (j - i + len2) / 16))\n            break;\n        if (!string_cmp(p1, p2, j + 1, 1, len2 - 1))\n            return j;\n",
    ),
    change(
        "pos = string_indexof(sp, searchp, endOfLastMatch);",
        "pos = string_indexof(ctx, sp, searchp, endOfLastMatch);\n            if (js_poll_interrupts(ctx))\n                goto exception;",
    ),
    change(
        "e = string_indexof(sp, rp, q);",
        "e = string_indexof(ctx, sp, rp, q);\n        if (js_poll_interrupts(ctx))\n            goto exception;",
    ),
    change(
        "static no_inline __exception int __js_poll_interrupts(JSContext *ctx)\n{\n",
        "static inline int js_poll_interrupts(JSContext *ctx);\n\n/* looks at the clock after so many steps */\nstatic inline __exception int tw_poll(JSContext *ctx, size_t steps)\n{\n    tw_spend(ctx, steps);\n    return js_poll_interrupts(ctx);\n}\n\n/* The same where no exception can be thrown: true if the work is to end with any result, since the next jump or call\n   throws. */\nstatic bool tw_is_to_stop(JSContext *ctx, size_t steps)\n{\n    JSRuntime *rt = ctx->rt;\n    tw_spend(ctx, steps);\n    if (likely(ctx->interrupt_counter > 1))\n        return false;\n    ctx->interrupt_counter = JS_INTERRUPT_COUNTER_INIT;\n    if (!rt->interrupt_handler || !rt->interrupt_handler(rt, rt->interrupt_opaque))\n        return false;\n    ctx->interrupt_counter = 1;\n    return true;\n}\n\nstatic no_inline __exception int __js_poll_interrupts(JSContext *ctx)\n{\n",
    ),
    // Sorting without a function. A comparison that stops calls all equal, so that the rest is one pass.
    change(
        "        cmp = js_string_compare(ap->str, bp->str);\n    }\n    if (cmp != 0)\n        return cmp;\n    /* make sort stable: compare array offsets */\n",
        "        if (tw_poll(ctx, 1 + (ap->str->len >> 4)))\n            goto exception;\n        cmp = js_string_compare(ap->str, bp->str);\n    }\n    if (cmp != 0)\n        return cmp;\n    /* make sort stable: compare array offsets */\n",
    ),
    change(
        "    JSValue (*getfun)(JSContext *ctx, const void *a);\n    int elt_size;\n};\n\nstatic int js_TA_cmp_generic(",
        "    JSValue (*getfun)(JSContext *ctx, const void *a);\n    int elt_size;\n    int (*tw_cmp)(const void *a, const void *b, void *opaque);\n};\n\nstatic int tw_TA_cmp(const void *a, const void *b, void *opaque) {\n    struct TA_sort_context *psc = opaque;\n    if (unlikely(psc->exception))\n        return 0;\n    if (unlikely(tw_poll(psc->ctx, 1))) {\n        psc->exception = 1;\n        return 0;\n    }\n    return psc->tw_cmp(a, b, opaque);\n}\n\nstatic int js_TA_cmp_generic(",
    ),
    change(
        "            rqsort(p->u.array.u.ptr, len, elt_size, cmpfun, &tsc);\n",
        "            tsc.tw_cmp = cmpfun;\n            rqsort(p->u.array.u.ptr, len, elt_size, tw_TA_cmp, &tsc);\n",
    ),
    // Values of JSON, in both directions.
    change(
        "    prop = JS_UNDEFINED;\n\n    if (js_check_stack_overflow(ctx->rt, 0)) {\n        JS_ThrowStackOverflow(ctx);\n        goto exception;\n    }\n\n    if (JS_IsObject(val)) {\n",
        "    prop = JS_UNDEFINED;\n\n    if (js_check_stack_overflow(ctx->rt, 0)) {\n        JS_ThrowStackOverflow(ctx);\n        goto exception;\n    }\n    if (tw_poll(ctx, 16))\n        goto exception;\n\n    if (JS_IsObject(val)) {\n",
    ),
    change(
        "    if (js_check_stack_overflow(ctx->rt, 0)) {\n        return JS_ThrowStackOverflow(ctx);\n    }\n\n    if (pr) {\n        pr->value = JS_UNDEFINED;\n    }\n",
        "    if (js_check_stack_overflow(ctx->rt, 0)) {\n        return JS_ThrowStackOverflow(ctx);\n    }\n\n    if (pr) {\n        pr->value = JS_UNDEFINED;\n    }\n    if (tw_poll(ctx, 1))\n        return JS_EXCEPTION;\n",
    ),
    // The compiler: tokens, functions, and names, which are looked for among all variables of a function and of those around it.
    change(
        "    if (tw_is_refused(s->ctx))\n        return -1;\n\n    free_token(s, &s->token);\n",
        "    if (tw_is_refused(s->ctx) ||\n        tw_poll(s->ctx, 1 + (s->cur_func ? s->cur_func->var_count >> 6 : 0)))\n        return -1;\n\n    free_token(s, &s->token);\n",
    ),
    change(
        "    if (tw_is_refused(ctx))\n        goto fail;\n\n    /* recompute scope linkage */\n",
        "    if (tw_is_refused(ctx) || tw_poll(ctx, 1 + fd->var_count + fd->closure_var_count + fd->scope_count))\n        goto fail;\n\n    /* recompute scope linkage */\n",
    ),
    change(
        "    for (pos = 0; pos < bc_len; pos = pos_next) {\n        op = bc_buf[pos];\n        len = opcode_info[op].size;\n        pos_next = pos + len;\n        switch(op) {\n        case OP_source_loc:\n            line_num = get_u32(bc_buf + pos + 1);\n            col_num = get_u32(bc_buf + pos + 5);\n            s->source_loc_size++;\n            goto no_change;\n",
        "    for (pos = 0; pos < bc_len; pos = pos_next) {\n        op = bc_buf[pos];\n        len = opcode_info[op].size;\n        pos_next = pos + len;\n        if (js_poll_interrupts(ctx))\n            goto fail;\n        switch(op) {\n        case OP_source_loc:\n            line_num = get_u32(bc_buf + pos + 1);\n            col_num = get_u32(bc_buf + pos + 5);\n            s->source_loc_size++;\n            goto no_change;\n",
    ),
    // The compiler of regular expressions: alternatives move what is before them, names are looked for among all.
    Change {
        file: "libregexp.c",
        times: 1,
        find: "    void *opaque;\n    DynBuf group_names;\n    union {\n",
        replace: "    void *opaque;\n    size_t tw_steps; /* bytes that were moved or looked at since the clock was */\n    DynBuf group_names;\n    union {\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "static int re_parse_disjunction(REParseState *s, bool is_backward_dir)\n{\n    int start, len, pos;\n",
        replace: "/* true if the work is to stop */\nstatic bool tw_is_to_stop(REParseState *s, size_t steps)\n{\n    s->tw_steps += steps;\n    if (s->tw_steps < (1 << 20))\n        return false;\n    s->tw_steps = 0;\n    return lre_check_timeout(s->opaque);\n}\n\nstatic int re_parse_disjunction(REParseState *s, bool is_backward_dir)\n{\n    int start, len, pos;\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "        /* insert a split before the first alternative */\n        if (dbuf_insert",
        replace: "        if (tw_is_to_stop(s, len))\n            return re_parse_error(s, \"interrupted\");\n        /* insert a split before the first alternative */\n        if (dbuf_insert",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "    last_atom_start = -1;\n    last_capture_count = 0;\n    p = s->buf_ptr;\n    c = *p;\n",
        replace: "    if (tw_is_to_stop(s, 16))\n        return re_parse_error(s, \"interrupted\");\n    last_atom_start = -1;\n    last_capture_count = 0;\n    p = s->buf_ptr;\n    c = *p;\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "static int re_parse_term(REParseState *s, bool is_backward_dir)\n{\n    const uint8_t *p;\n",
        replace: "static bool tw_is_to_stop(REParseState *s, size_t steps);\n\nstatic int re_parse_term(REParseState *s, bool is_backward_dir)\n{\n    const uint8_t *p;\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "    capture_index = 1;\n    n = 0;\n    *phas_named_captures = 0;\n",
        replace: "    capture_index = 1;\n    n = 0;\n    s->tw_steps += s->buf_end - s->buf_start;\n    *phas_named_captures = 0;\n",
    },
    Change {
        file: "libregexp.c",
        times: 1,
        find: "    name_len = strlen(name);\n    capture_index = 1;\n    n = 0;\n    while (p < buf_end) {\n",
        replace: "    name_len = strlen(name);\n    capture_index = 1;\n    n = 0;\n    s->tw_steps += s->group_names.size;\n    while (p < buf_end) {\n",
    },
    change(
        "    if (!re_bytecode_buf) {\n        JS_ThrowSyntaxError(ctx, \"%s\", error_msg);\n",
        "    if (!re_bytecode_buf) {\n        if (!strcmp(error_msg, \"interrupted\"))\n            JS_ThrowInterrupted(ctx);\n        else\n            JS_ThrowSyntaxError(ctx, \"%s\", error_msg);\n",
    ),
    // Canonical ordering: a long run of combining marks is sorted in linear time.
    Change {
        file: "libunicode.c",
        times: 1,
        find: "            start = i;\n            j = i + 1;\n            while (j < len) {\n                ch1 = buf[j];\n",
        replace: "            start = i;\n            j = tw_sort_long_run(buf, i, len);\n            while (j < len) {\n                ch1 = buf[j];\n",
    },
    Change {
        file: "libunicode.c",
        times: 1,
        find: "static void sort_cc(int *buf, int len)\n{\n",
        replace: "/* Sorts a run of characters whose classes are not zero, if it is a long one. Returns where the others are to go on. */\nstatic int tw_sort_long_run(int *buf, int start, int len)\n{\n    size_t counts[256] = { 0 }, next = 0, count;\n    int end = start, i, *copy;\n    while (end < len && unicode_get_cc(buf[end]) != 0)\n        end++;\n    if (end - start < 64)\n        return start + 1;\n    copy = malloc((size_t)(end - start) * sizeof(*copy));\n    if (!copy)\n        return start + 1;\n    memcpy(copy, buf + start, (size_t)(end - start) * sizeof(*copy));\n    for (i = start; i < end; i++)\n        counts[unicode_get_cc(buf[i]) & 255]++;\n    for (i = 0; i < 256; i++) {\n        count = counts[i];\n        counts[i] = next;\n        next += count;\n    }\n    for (i = 0; i < end - start; i++)\n        buf[start + counts[unicode_get_cc(copy[i]) & 255]++] = copy[i];\n    free(copy);\n    return end;\n}\n\nstatic void sort_cc(int *buf, int len)\n{\n",
    },
    change(
        "    bool is_pseudo_var, is_arg_scope;\n\n    label_done = -1;\n",
        "    bool is_pseudo_var, is_arg_scope;\n\n    label_done = -1;\n    for (fd = s; fd; fd = fd->parent)\n        tw_spend(ctx, 1 + ((fd->var_count + fd->closure_var_count) >> 3));\n",
    ),
    // Products of long integers, and their digits.
    change(
        "    JSBigInt *r;\n\n    r = js_bigint_new(ctx, a->len + b->len);\n",
        "    JSBigInt *r;\n\n    if (tw_poll(ctx, (size_t)a->len * b->len / 16))\n        return NULL;\n    r = js_bigint_new(ctx, a->len + b->len);\n",
    ),
    change(
        "            if (i == 0)\n                break;\n            if (len == 1 && r->tab[0] == 0) {\n",
        "            if (i == 0)\n                break;\n            if (tw_poll(ctx, 1 + len / 16)) {\n                js_free(ctx, r);\n                return NULL;\n            }\n            if (len == 1 && r->tab[0] == 0) {\n",
    ),
    change(
        "                while (len > 1 && r->tab[len - 1] == 0)\n                    len--;\n                if (len == 1 && r->tab[0] < radix_base) {\n",
        "                while (len > 1 && r->tab[len - 1] == 0)\n                    len--;\n                if (tw_poll(ctx, 1 + len / 16)) {\n                    js_free(ctx, tmp);\n                    js_free(ctx, buf);\n                    return JS_EXCEPTION;\n                }\n                if (len == 1 && r->tab[0] < radix_base) {\n",
    ),
];
