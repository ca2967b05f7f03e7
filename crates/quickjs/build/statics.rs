//! The properties of `RegExp` that tell of the last match: `$1`, `lastMatch` and their kin, by the proposal of the committee
//! (<https://github.com/tc39/proposal-regexp-legacy-features>). A match keeps its subject and its captures; texts are made
//! when a script asks for them.

use crate::changes::{Change, change};

pub(crate) const CHANGES: &[Change] = &[
    change(
        "    JSString *bytecode; /* also contains the flags */\n} JSRegExp;\n",
        "    JSString *bytecode; /* also contains the flags */\n    uint32_t tw_realm; /* [[Realm]] */\n    bool tw_is_legacy; /* [[LegacyFeaturesEnabled]] */\n} JSRegExp;\n",
    ),
    change(
        "struct JSContext {\n",
        "#define TW_PARENS 9\n/* the last match */\ntypedef struct TwMatch {\n    JSString *subject; /* NULL: all are empty texts, or all have no value */\n    JSString *input; /* as a script has set it, or NULL: the subject */\n    uint8_t **captures; /* in the subject, as the match left them */\n    int count;\n    bool is_invalid;\n} TwMatch;\n\nstruct JSContext {\n",
    ),
    change(
        "    JSValue tw_realm_object; /* what the host keeps for the realm */\n",
        "    JSValue tw_realm_object; /* what the host keeps for the realm */\n    TwMatch tw_match;\n",
    ),
    change(
        "    JS_FreeValue(ctx, ctx->global_this);\n    JS_FreeValue(ctx, ctx->tw_realm_object);\n",
        "    JS_FreeValue(ctx, ctx->global_this);\n    JS_FreeValue(ctx, ctx->tw_realm_object);\n    tw_forget_match(ctx, false);\n    js_free_rt(rt, ctx->tw_match.captures);\n",
    ),
    change(
        "void JS_FreeContext(JSContext *ctx)\n{\n",
        "static void tw_forget_match(JSContext *ctx, bool is_invalid)\n{\n    TwMatch *m = &ctx->tw_match;\n    if (m->subject)\n        JS_FreeValue(ctx, JS_MKPTR(JS_TAG_STRING, m->subject));\n    if (m->input)\n        JS_FreeValue(ctx, JS_MKPTR(JS_TAG_STRING, m->input));\n    m->subject = m->input = NULL;\n    m->is_invalid = is_invalid;\n}\n\nvoid JS_FreeContext(JSContext *ctx)\n{\n",
    ),
    change(
        "    re->pattern = JS_VALUE_GET_STRING(pattern);\n    re->bytecode = JS_VALUE_GET_STRING(bc);\n    return obj;\n",
        "    re->pattern = JS_VALUE_GET_STRING(pattern);\n    re->bytecode = JS_VALUE_GET_STRING(bc);\n    re->tw_realm = (uint32_t)(uintptr_t)JS_GetContextOpaque(ctx);\n    re->tw_is_legacy = JS_IsUndefined(ctor) ||\n        (JS_IsObject(ctor) && JS_VALUE_GET_OBJ(ctor) == JS_VALUE_GET_OBJ(ctx->regexp_ctor));\n    return obj;\n",
    ),
    change(
        "static JSValue js_regexp_exec(JSContext *ctx, JSValueConst this_val,\n                              int argc, JSValueConst *argv)\n{\n    int rc,",
        "/* UpdateLegacyRegExpStaticProperties, InvalidateLegacyRegExpStaticProperties. Takes the captures, and returns others that\n   are not needed. */\nstatic uint8_t **tw_note_match(JSContext *ctx, JSRegExp *re, JSString *str, uint8_t **captures, int count)\n{\n    TwMatch *m = &ctx->tw_match;\n    uint8_t **before = m->captures;\n    if (re->tw_realm != (uint32_t)(uintptr_t)JS_GetContextOpaque(ctx))\n        return captures;\n    if (!re->tw_is_legacy) {\n        tw_forget_match(ctx, true);\n        return captures;\n    }\n    if (m->subject != str || m->input) {\n        js_dup(JS_MKPTR(JS_TAG_STRING, str));\n        tw_forget_match(ctx, false);\n        m->subject = str;\n    }\n    m->is_invalid = false;\n    m->captures = captures;\n    m->count = count;\n    return before;\n}\n\nstatic bool tw_check_static(JSContext *ctx, JSValueConst this_val)\n{\n    if (JS_IsObject(this_val) && JS_VALUE_GET_OBJ(this_val) == JS_VALUE_GET_OBJ(ctx->regexp_ctor))\n        return true;\n    JS_ThrowTypeError(ctx, \"Receiver should be %%RegExp%%\");\n    return false;\n}\n\nenum { TW_INPUT, TW_PAREN_1, TW_LAST_MATCH = TW_PAREN_1 + TW_PARENS, TW_LAST_PAREN, TW_LEFT_CONTEXT, TW_RIGHT_CONTEXT };\n\n/* GetLegacyRegExpStaticProperty */\nstatic JSValue tw_get_static(JSContext *ctx, JSValueConst this_val, int magic)\n{\n    TwMatch *m = &ctx->tw_match;\n    uint8_t *from, *to, *start;\n    int i = 0, shift;\n    if (!tw_check_static(ctx, this_val))\n        return JS_EXCEPTION;\n    if (magic == TW_INPUT && m->input)\n        return js_dup(JS_MKPTR(JS_TAG_STRING, m->input));\n    if (m->is_invalid)\n        return JS_ThrowTypeError(ctx, \"the last match was that of a subclass of RegExp\");\n    if (!m->subject)\n        return js_empty_string(ctx->rt);\n    if (magic == TW_INPUT)\n        return js_dup(JS_MKPTR(JS_TAG_STRING, m->subject));\n    start = str8(m->subject);\n    shift = m->subject->is_wide_char;\n    if (magic == TW_LAST_PAREN)\n        i = m->count - 1;\n    else if (magic < TW_LAST_MATCH)\n        i = magic - TW_PAREN_1 + 1;\n    if (i >= m->count || (i == 0 && magic == TW_LAST_PAREN))\n        return js_empty_string(ctx->rt);\n    from = m->captures[2 * i];\n    to = m->captures[2 * i + 1];\n    if (!from || !to)\n        return js_empty_string(ctx->rt);\n    if (magic == TW_LEFT_CONTEXT)\n        return js_sub_string(ctx, m->subject, 0, (from - start) >> shift);\n    if (magic == TW_RIGHT_CONTEXT)\n        return js_sub_string(ctx, m->subject, (to - start) >> shift, m->subject->len);\n    return js_sub_string(ctx, m->subject, (from - start) >> shift, (to - start) >> shift);\n}\n\n/* SetLegacyRegExpStaticProperty */\nstatic JSValue tw_set_input(JSContext *ctx, JSValueConst this_val, JSValueConst value, int magic)\n{\n    TwMatch *m = &ctx->tw_match;\n    JSValue text;\n    if (!tw_check_static(ctx, this_val))\n        return JS_EXCEPTION;\n    text = JS_ToString(ctx, value);\n    if (JS_IsException(text))\n        return JS_EXCEPTION;\n    if (m->input)\n        JS_FreeValue(ctx, JS_MKPTR(JS_TAG_STRING, m->input));\n    m->input = JS_VALUE_GET_STRING(text);\n    return JS_UNDEFINED;\n}\n\nstatic JSValue js_regexp_exec(JSContext *ctx, JSValueConst this_val,\n                              int argc, JSValueConst *argv)\n{\n    int rc,",
    ),
    change(
        "    ret = obj;\n    obj = JS_UNDEFINED;\nfail:\n    JS_FreeAtom(ctx, group_name);\n",
        "    if (rc == 1)\n        capture = tw_note_match(ctx, re, str, capture, capture_count);\n    ret = obj;\n    obj = JS_UNDEFINED;\nfail:\n    JS_FreeAtom(ctx, group_name);\n",
    ),
    change(
        "    uint8_t **capture, *str_buf;\n    int alloc_count, shift, re_flags;\n    int next_src_pos, start, end;\n",
        "    uint8_t **capture, **tw_matched = NULL, **tw_other, *str_buf;\n    int alloc_count, shift, re_flags;\n    int next_src_pos, start, end;\n",
    ),
    change(
        "        last_index = end;\n        if (next_src_pos < start) {\n",
        "        last_index = end;\n        if (!tw_matched) {\n            tw_matched = js_malloc(ctx, sizeof(capture[0]) * alloc_count);\n            if (!tw_matched)\n                goto fail;\n        }\n        tw_other = tw_matched;\n        tw_matched = capture;\n        capture = tw_other;\n        if (next_src_pos < start) {\n",
    ),
    change(
        "    if (string_buffer_concat(b, str, next_src_pos, str->len))\n        goto fail;\n    JS_FreeValue(ctx, str_val);\n    js_free(ctx, capture);\n    return string_buffer_end(b);\nfail:\n    JS_FreeValue(ctx, str_val);\n    js_free(ctx, capture);\n    string_buffer_free(b);\n",
        "    if (string_buffer_concat(b, str, next_src_pos, str->len))\n        goto fail;\n    if (tw_matched)\n        tw_matched = tw_note_match(ctx, re, str, tw_matched, lre_get_capture_count(re_bytecode));\n    JS_FreeValue(ctx, str_val);\n    js_free(ctx, capture);\n    js_free(ctx, tw_matched);\n    return string_buffer_end(b);\nfail:\n    JS_FreeValue(ctx, str_val);\n    js_free(ctx, capture);\n    js_free(ctx, tw_matched);\n    string_buffer_free(b);\n",
    ),
    change(
        "    re = js_get_regexp(ctx, this_val, true);\n    if (!re)\n        return JS_EXCEPTION;\n    pattern1 = argv[0];\n",
        "    re = js_get_regexp(ctx, this_val, true);\n    if (!re)\n        return JS_EXCEPTION;\n    if (!re->tw_is_legacy || re->tw_realm != (uint32_t)(uintptr_t)JS_GetContextOpaque(ctx))\n        return JS_ThrowTypeError(ctx, \"only regular expressions of this realm's RegExp can be compiled again\");\n    pattern1 = argv[0];\n",
    ),
    change(
        "    JS_CFUNC_DEF(\"escape\", 1, js_regexp_escape ),\n",
        "    JS_CFUNC_DEF(\"escape\", 1, js_regexp_escape ),\n    JS_CGETSET_MAGIC_DEF(\"input\", tw_get_static, tw_set_input, TW_INPUT),\n    JS_CGETSET_MAGIC_DEF(\"$_\", tw_get_static, tw_set_input, TW_INPUT),\n    JS_CGETSET_MAGIC_DEF(\"lastMatch\", tw_get_static, NULL, TW_LAST_MATCH),\n    JS_CGETSET_MAGIC_DEF(\"$&\", tw_get_static, NULL, TW_LAST_MATCH),\n    JS_CGETSET_MAGIC_DEF(\"lastParen\", tw_get_static, NULL, TW_LAST_PAREN),\n    JS_CGETSET_MAGIC_DEF(\"$+\", tw_get_static, NULL, TW_LAST_PAREN),\n    JS_CGETSET_MAGIC_DEF(\"leftContext\", tw_get_static, NULL, TW_LEFT_CONTEXT),\n    JS_CGETSET_MAGIC_DEF(\"$`\", tw_get_static, NULL, TW_LEFT_CONTEXT),\n    JS_CGETSET_MAGIC_DEF(\"rightContext\", tw_get_static, NULL, TW_RIGHT_CONTEXT),\n    JS_CGETSET_MAGIC_DEF(\"$'\", tw_get_static, NULL, TW_RIGHT_CONTEXT),\n    JS_CGETSET_MAGIC_DEF(\"$1\", tw_get_static, NULL, TW_PAREN_1),\n    JS_CGETSET_MAGIC_DEF(\"$2\", tw_get_static, NULL, TW_PAREN_1 + 1),\n    JS_CGETSET_MAGIC_DEF(\"$3\", tw_get_static, NULL, TW_PAREN_1 + 2),\n    JS_CGETSET_MAGIC_DEF(\"$4\", tw_get_static, NULL, TW_PAREN_1 + 3),\n    JS_CGETSET_MAGIC_DEF(\"$5\", tw_get_static, NULL, TW_PAREN_1 + 4),\n    JS_CGETSET_MAGIC_DEF(\"$6\", tw_get_static, NULL, TW_PAREN_1 + 5),\n    JS_CGETSET_MAGIC_DEF(\"$7\", tw_get_static, NULL, TW_PAREN_1 + 6),\n    JS_CGETSET_MAGIC_DEF(\"$8\", tw_get_static, NULL, TW_PAREN_1 + 7),\n    JS_CGETSET_MAGIC_DEF(\"$9\", tw_get_static, NULL, TW_PAREN_1 + 8),\n",
    ),
];
