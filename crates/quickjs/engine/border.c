/* The part of the border that needs the engine's own structures. The build script appends it to quickjs.c. Functions
   borrow their values unless they say otherwise. */

/* The time of the monotonic clock in nanoseconds; or one that is some milliseconds behind it, which costs little. */
uint64_t tw_clock(bool is_coarse)
{
#if defined(CLOCK_MONOTONIC_COARSE)
    struct timespec now;
    if (is_coarse && clock_gettime(CLOCK_MONOTONIC_COARSE, &now) == 0)
        return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
#endif
    return js__hrtime_ns();
}

/* 1. Realms */

/* `memory` grants the runtime its memory, from the first byte on, and lives longer than it */
JSRuntime *tw_new_runtime(TwMemory *memory)
{
    return JS_NewRuntime2(&def_malloc_funcs, memory);
}

/* What the host granted and the engine does not hold goes back; it is asked for the next bytes. */
void tw_settle_memory(JSRuntime *rt)
{
    tw_ask(&rt->malloc_state, rt->malloc_state.malloc_size, 0);
}

JSContext *tw_new_context(JSRuntime *rt, JSClassID global_class)
{
    JSContext *ctx;
    int failed;
    rt->tw_global_class = global_class;
    rt->malloc_state.tw_has_failed = false;
    ctx = JS_NewContextRaw(rt);
    rt->tw_global_class = 0;
    if (!ctx)
        return NULL;
    /* its hooks cannot answer before the host has the object */
    JS_VALUE_GET_OBJ(ctx->global_obj)->is_exotic = 0;
    failed = JS_AddIntrinsicBaseObjects(ctx);
    if (failed ||
        JS_AddIntrinsicDate(ctx) ||
        JS_AddIntrinsicEval(ctx) ||
        JS_AddIntrinsicRegExp(ctx) ||
        JS_AddIntrinsicJSON(ctx) ||
        JS_AddIntrinsicProxy(ctx) ||
        JS_AddIntrinsicMapSet(ctx) ||
        JS_AddIntrinsicTypedArrays(ctx) ||
        JS_AddIntrinsicPromise(ctx) ||
        JS_AddIntrinsicWeakRef(ctx) ||
        /* a property that could not be defined is missing, without an exception */
        rt->malloc_state.tw_has_failed) {
        JS_FreeValueRT(rt, JS_GetException(ctx));
        JS_FreeContext(ctx);
        return NULL;
    }
    /* the host has its own */
    JS_DeleteProperty(ctx, ctx->global_obj, JS_ATOM_Symbol_toStringTag, 0);
    if (global_class && rt->class_array[global_class].exotic)
        JS_VALUE_GET_OBJ(ctx->global_obj)->is_exotic = 1;
    return ctx;
}

/* A new object of the class of another one, with its properties. Undefined if the other has another prototype, or
   properties that are neither values nor accessors. */
JSValue tw_new_object_like(JSContext *ctx, JSValue like, JSValue proto)
{
    JSObject *p = JS_VALUE_GET_OBJ(like), *q;
    JSShapeProperty *prs = get_shape_prop(p->shape);
    JSValue object;
    int i;
    if (!JS_IsObject(proto) || p->shape->proto != JS_VALUE_GET_OBJ(proto) || !p->shape->is_hashed || !p->extensible)
        return JS_UNDEFINED;
    for (i = 0; i < p->shape->prop_count; i++) {
        int kind = prs[i].flags & JS_PROP_TMASK;
        if (prs[i].atom == JS_ATOM_NULL || (kind != JS_PROP_NORMAL && kind != JS_PROP_GETSET))
            return JS_UNDEFINED;
    }
    object = JS_NewObjectFromShape(ctx, js_dup_shape(p->shape), p->class_id, NULL);
    if (JS_IsException(object))
        return object;
    q = JS_VALUE_GET_OBJ(object);
    for (i = 0; i < q->shape->prop_count; i++) {
        JSProperty *from = &p->prop[i], *to = &q->prop[i];
        if ((prs[i].flags & JS_PROP_TMASK) == JS_PROP_GETSET) {
            to->u.getset.getter = from->u.getset.getter;
            to->u.getset.setter = from->u.getset.setter;
            if (to->u.getset.getter)
                js_dup(JS_MKPTR(JS_TAG_OBJECT, to->u.getset.getter));
            if (to->u.getset.setter)
                js_dup(JS_MKPTR(JS_TAG_OBJECT, to->u.getset.setter));
        } else {
            to->u.value = js_dup(from->u.value);
        }
    }
    return object;
}

/* the running function is strict code */
int tw_is_strict(JSContext *ctx)
{
    return is_strict_mode(ctx);
}

/* takes the value over */
void tw_set_global_this(JSContext *ctx, JSValue value)
{
    set_value(ctx, &ctx->global_this, value);
}

/* takes the value over */
void tw_set_realm_object(JSContext *ctx, JSValue value)
{
    set_value(ctx, &ctx->tw_realm_object, value);
}

/* undefined if none was set */
JSValue tw_realm_object(JSContext *ctx)
{
    return js_dup(ctx->tw_realm_object);
}

JSValue tw_global_this(JSContext *ctx)
{
    return js_dup(ctx->global_this);
}

/* the realm of a built-in function that does not keep its realm, by its %Function.prototype% */
static JSContext *tw_realm_by_prototype(JSContext *ctx, JSObject *p)
{
    struct list_head *el;
    list_for_each(el, &ctx->rt->context_list) {
        JSContext *realm = list_entry(el, JSContext, link);
        if (JS_VALUE_GET_TAG(realm->function_proto) == JS_TAG_OBJECT
            && p->shape->proto == JS_VALUE_GET_OBJ(realm->function_proto))
            return realm;
    }
    return ctx;
}

/* NULL for a revoked proxy and for values that are not functions; throws nothing */
JSContext *tw_function_realm(JSContext *ctx, JSValueConst func)
{
    JSObject *p;
    for (;;) {
        if (JS_VALUE_GET_TAG(func) != JS_TAG_OBJECT)
            return NULL;
        p = JS_VALUE_GET_OBJ(func);
        switch (p->class_id) {
        case JS_CLASS_C_FUNCTION:
            return p->u.cfunc.realm;
        case JS_CLASS_BYTECODE_FUNCTION:
        case JS_CLASS_GENERATOR_FUNCTION:
        case JS_CLASS_ASYNC_FUNCTION:
        case JS_CLASS_ASYNC_GENERATOR_FUNCTION:
            return p->u.func.function_bytecode->realm;
        case JS_CLASS_PROXY: {
            JSProxyData *s = p->u.opaque;
            if (!s || s->is_revoked)
                return NULL;
            func = s->target;
            break;
        }
        case JS_CLASS_BOUND_FUNCTION:
            func = p->u.bound_function->func_obj;
            break;
        case JS_CLASS_ASYNC_FUNCTION_RESOLVE:
        case JS_CLASS_ASYNC_FUNCTION_REJECT:
            /* they belong to the waiting function, whatever resumes it */
            if (!p->u.async_function_data->is_active)
                return ctx;
            func = p->u.async_function_data->func_state.frame.cur_func;
            break;
        case JS_CLASS_PROMISE_RESOLVE_FUNCTION:
        case JS_CLASS_PROMISE_REJECT_FUNCTION:
        case JS_CLASS_C_FUNCTION_DATA:
            return tw_realm_by_prototype(ctx, p);
        default:
            return ctx;
        }
    }
}

/* The realm of an object that is not a function: that of the intrinsic prototype at the end of its chain, or before it.
   NULL if it is not known. Nothing of the object is run. */
JSContext *tw_object_realm(JSContext *ctx, JSValueConst obj)
{
    JSObject *p;
    struct list_head *el;
    int steps;
    if (JS_VALUE_GET_TAG(obj) != JS_TAG_OBJECT)
        return NULL;
    p = JS_VALUE_GET_OBJ(obj);
    for (steps = 0; p && steps < 64; steps++) {
        if (p->class_id == JS_CLASS_PROXY) {
            JSProxyData *s = p->u.opaque;
            if (!s || s->is_revoked || JS_VALUE_GET_TAG(s->target) != JS_TAG_OBJECT)
                return NULL;
            p = JS_VALUE_GET_OBJ(s->target);
            continue;
        }
        if (p->class_id == JS_CLASS_OBJECT || p->class_id == JS_CLASS_ARRAY) {
            list_for_each(el, &ctx->rt->context_list) {
                JSContext *realm = list_entry(el, JSContext, link);
                JSValue proto = realm->class_proto[p->class_id];
                if (JS_VALUE_GET_TAG(proto) == JS_TAG_OBJECT
                    && (p == JS_VALUE_GET_OBJ(proto) || p->shape->proto == JS_VALUE_GET_OBJ(proto)))
                    return realm;
            }
        }
        p = p->shape->proto;
    }
    return NULL;
}

/* the realm of the nearest function of script below the running native function */
JSContext *tw_caller_realm(JSContext *ctx)
{
    JSStackFrame *sf;
    for (sf = ctx->rt->current_stack_frame; sf; sf = sf->prev_frame) {
        JSObject *p;
        if (JS_VALUE_GET_TAG(sf->cur_func) != JS_TAG_OBJECT)
            continue;
        p = JS_VALUE_GET_OBJ(sf->cur_func);
        if (js_class_has_bytecode(p->class_id))
            return p->u.func.function_bytecode->realm;
    }
    return NULL;
}

/* The location in the innermost running function of script: the name of its file, undefined without one, and the line, or
   -1. Runs no script, although making an error could. */
JSValue tw_running_place(JSContext *ctx, int *line, int *column)
{
    JSStackFrame *sf;
    for (sf = ctx->rt->current_stack_frame; sf; sf = sf->prev_frame) {
        JSFunctionBytecode *b;
        JSObject *p;
        if (JS_VALUE_GET_TAG(sf->cur_func) != JS_TAG_OBJECT)
            continue;
        p = JS_VALUE_GET_OBJ(sf->cur_func);
        if (!js_class_has_bytecode(p->class_id))
            continue;
        b = p->u.func.function_bytecode;
        if (!b->filename || !sf->cur_pc)
            break;
        *line = find_line_num(ctx, b, sf->cur_pc - b->byte_code_buf - 1, column);
        return JS_AtomToString(ctx, b->filename);
    }
    return JS_UNDEFINED;
}

/* the script that the host compiles next */
void tw_set_script(JSRuntime *rt, uint32_t script)
{
    rt->tw_script = script;
}

/* the number of the active script, and that of the realm of the incumbent settings object, or -1 */
uint32_t tw_script_and_incumbent(JSContext *ctx, int64_t *incumbent)
{
    TwContexts found = tw_contexts(ctx);
    *incumbent = found.incumbent;
    return found.script == TW_NO_SCRIPT ? 0 : found.script;
}

/* 2. Strings and keys */

static uint32_t tw_rope_len(JSValueConst v)
{
    if (JS_VALUE_GET_TAG(v) == JS_TAG_STRING_ROPE)
        return JS_VALUE_GET_STRING_ROPE(v)->len;
    return JS_VALUE_GET_STRING(v)->len;
}

/* The code units of a string: their number, whether they are wide, and their address if they are in one piece. */
uint32_t tw_string_info(JSValueConst v, bool *wide, const void **data)
{
    if (JS_VALUE_GET_TAG(v) == JS_TAG_STRING_ROPE) {
        *wide = JS_VALUE_GET_STRING_ROPE(v)->is_wide_char;
        *data = NULL;
        return JS_VALUE_GET_STRING_ROPE(v)->len;
    }
    JSString *p = JS_VALUE_GET_STRING(v);
    *wide = p->is_wide_char;
    *data = strv(p);
    return p->len;
}

/* A string of a text in UTF-8. A table caches short ones of ASCII, the last one of each slot: scripts use the same
   names and values all the time, and a comparison costs less than two calls of the allocator. */
JSValue tw_kept_string(JSContext *ctx, const char *text, size_t len)
{
    JSValue *place, made;
    JSString *p;
    uint32_t hash;
    if (len - 1 >= 32)
        return JS_NewStringLen(ctx, text, len);
    hash = len * 5 + (uint8_t)text[0] * 3 + (uint8_t)text[len / 2] * 7 + (uint8_t)text[len - 1];
    place = &ctx->rt->tw_kept[hash % countof(ctx->rt->tw_kept)];
    if (JS_VALUE_GET_TAG(*place) == JS_TAG_STRING) {
        p = JS_VALUE_GET_STRING(*place);
        if (p->len == len && !memcmp(strv(p), text, len))
            return js_dup(*place);
    }
    made = JS_NewStringLen(ctx, text, len);
    if (JS_VALUE_GET_TAG(made) == JS_TAG_STRING) {
        p = JS_VALUE_GET_STRING(made);
        /* as many units as bytes: it is ASCII */
        if (p->len == len && !p->is_wide_char) {
            JS_FreeValue(ctx, *place);
            *place = js_dup(made);
        }
    }
    return made;
}

/* before the runtime goes */
void tw_forget_kept_strings(JSRuntime *rt)
{
    size_t i;
    for (i = 0; i < countof(rt->tw_kept); i++) {
        JS_FreeValueRT(rt, rt->tw_kept[i]);
        rt->tw_kept[i] = JS_UNDEFINED;
    }
}

/* Copies the code units of a rope, as wide ones. Its depth is at most slightly more than JS_STRING_ROPE_MAX_DEPTH; the
   right side is taken in the loop. */
void tw_string_copy(JSValueConst v, uint16_t *out)
{
    while (JS_VALUE_GET_TAG(v) == JS_TAG_STRING_ROPE) {
        JSStringRope *r = JS_VALUE_GET_STRING_ROPE(v);
        tw_string_copy(r->left, out);
        out += tw_rope_len(r->left);
        v = r->right;
    }
    JSString *p = JS_VALUE_GET_STRING(v);
    if (p->is_wide_char) {
        memcpy(out, str16(p), p->len * 2);
    } else {
        uint32_t i;
        for (i = 0; i < p->len; i++)
            out[i] = str8(p)[i];
    }
}

/* The same for a rope without wide pieces: a byte for each unit. */
void tw_string_copy_narrow(JSValueConst v, uint8_t *out)
{
    while (JS_VALUE_GET_TAG(v) == JS_TAG_STRING_ROPE) {
        JSStringRope *r = JS_VALUE_GET_STRING_ROPE(v);
        tw_string_copy_narrow(r->left, out);
        out += tw_rope_len(r->left);
        v = r->right;
    }
    JSString *p = JS_VALUE_GET_STRING(v);
    memcpy(out, str8(p), p->len);
}

bool tw_atom_index(JSContext *ctx, JSAtom atom, uint32_t *index)
{
    return JS_AtomIsArrayIndex(ctx, index, atom);
}

bool tw_atom_is_symbol(JSRuntime *rt, JSAtom atom)
{
    return !__JS_AtomIsTaggedInt(atom) && rt->atom_array[atom]->atom_type != JS_ATOM_TYPE_STRING;
}

/* The string or symbol of an atom that is not a small integer. */
JSValue tw_atom_value(JSRuntime *rt, JSAtom atom)
{
    JSAtomStruct *p;
    if (__JS_AtomIsTaggedInt(atom))
        return JS_UNDEFINED;
    p = rt->atom_array[atom];
    return js_dup(JS_MKPTR(p->atom_type == JS_ATOM_TYPE_STRING ? JS_TAG_STRING : JS_TAG_SYMBOL, p));
}

static const uint32_t tw_symbols[] = {
    JS_ATOM_Symbol_asyncIterator, JS_ATOM_Symbol_hasInstance, JS_ATOM_Symbol_isConcatSpreadable,
    JS_ATOM_Symbol_iterator, JS_ATOM_Symbol_match, JS_ATOM_Symbol_matchAll, JS_ATOM_Symbol_replace,
    JS_ATOM_Symbol_search, JS_ATOM_Symbol_species, JS_ATOM_Symbol_split, JS_ATOM_Symbol_toPrimitive,
    JS_ATOM_Symbol_toStringTag, JS_ATOM_Symbol_unscopables,
};

JSAtom tw_well_known_symbol(int which)
{
    return tw_symbols[which];
}

/* 3. Objects */

enum {
    TW_ORDINARY_OBJECT, TW_ARRAY, TW_FUNCTION, TW_ERROR, TW_BOOLEAN, TW_NUMBER, TW_STRING, TW_SYMBOL, TW_BIG_INT, TW_DATE,
    TW_REGEXP, TW_ARRAY_BUFFER, TW_SHARED_ARRAY_BUFFER, TW_TYPED_ARRAY, TW_DATA_VIEW, TW_MAP, TW_SET, TW_WEAK_MAP,
    TW_WEAK_SET, TW_WEAK_REF, TW_FINALIZATION_REGISTRY, TW_PROMISE, TW_PROXY, TW_ARGUMENTS, TW_GENERATOR, TW_PLATFORM,
    TW_OTHER,
};

int tw_object_kind(JSContext *ctx, JSValueConst v)
{
    JSObject *p;
    if (JS_VALUE_GET_TAG(v) != JS_TAG_OBJECT)
        return -1;
    p = JS_VALUE_GET_OBJ(v);
    if (is_typed_array(p->class_id))
        return TW_TYPED_ARRAY;
    if (p->class_id >= JS_CLASS_INIT_COUNT)
        return TW_PLATFORM;
    switch (p->class_id) {
    case JS_CLASS_OBJECT: return TW_ORDINARY_OBJECT;
    case JS_CLASS_ARRAY: return TW_ARRAY;
    case JS_CLASS_ERROR: return TW_ERROR;
    case JS_CLASS_BOOLEAN: return TW_BOOLEAN;
    case JS_CLASS_NUMBER: return TW_NUMBER;
    case JS_CLASS_STRING: return TW_STRING;
    case JS_CLASS_SYMBOL: return TW_SYMBOL;
    case JS_CLASS_BIG_INT: return TW_BIG_INT;
    case JS_CLASS_DATE: return TW_DATE;
    case JS_CLASS_REGEXP: return TW_REGEXP;
    case JS_CLASS_ARRAY_BUFFER: return TW_ARRAY_BUFFER;
    case JS_CLASS_SHARED_ARRAY_BUFFER: return TW_SHARED_ARRAY_BUFFER;
    case JS_CLASS_DATAVIEW: return TW_DATA_VIEW;
    case JS_CLASS_MAP: return TW_MAP;
    case JS_CLASS_SET: return TW_SET;
    case JS_CLASS_WEAKMAP: return TW_WEAK_MAP;
    case JS_CLASS_WEAKSET: return TW_WEAK_SET;
    case JS_CLASS_WEAK_REF: return TW_WEAK_REF;
    case JS_CLASS_FINALIZATION_REGISTRY: return TW_FINALIZATION_REGISTRY;
    case JS_CLASS_PROMISE: return TW_PROMISE;
    case JS_CLASS_PROXY: return TW_PROXY;
    case JS_CLASS_ARGUMENTS:
    case JS_CLASS_MAPPED_ARGUMENTS: return TW_ARGUMENTS;
    case JS_CLASS_GENERATOR:
    case JS_CLASS_ASYNC_GENERATOR: return TW_GENERATOR;
    default: return JS_IsFunction(ctx, v) ? TW_FUNCTION : TW_OTHER;
    }
}

/* [[BooleanData]] and similar slots; a Date's time value */
JSValue tw_object_data(JSValueConst v)
{
    if (JS_VALUE_GET_TAG(v) == JS_TAG_OBJECT) {
        JSObject *p = JS_VALUE_GET_OBJ(v);
        switch (p->class_id) {
        case JS_CLASS_BOOLEAN:
        case JS_CLASS_NUMBER:
        case JS_CLASS_STRING:
        case JS_CLASS_SYMBOL:
        case JS_CLASS_BIG_INT:
        case JS_CLASS_DATE:
            return js_dup(p->u.object_data);
        }
    }
    return JS_EXCEPTION;
}

/* The recorded location where an error was made: no script can change it. */
JSValue tw_error_stack(JSContext *ctx, JSValueConst v)
{
    if (JS_VALUE_GET_TAG(v) == JS_TAG_OBJECT) {
        JSObject *p = JS_VALUE_GET_OBJ(v);
        if (p->class_id == JS_CLASS_ERROR)
            return js_dup(p->u.object_data);
    }
    return js_dup(ctx->error_back_trace);
}

/* Sets the location where an error object was made; takes the reference. */
void tw_set_error_stack(JSContext *ctx, JSValueConst v, JSValue stack)
{
    if (JS_VALUE_GET_TAG(v) == JS_TAG_OBJECT && JS_VALUE_GET_OBJ(v)->class_id == JS_CLASS_ERROR)
        set_value(ctx, &JS_VALUE_GET_OBJ(v)->u.object_data, stack);
    else
        JS_FreeValue(ctx, stack);
}

void tw_clear_error_back_trace(JSContext *ctx)
{
    JS_FreeValue(ctx, ctx->error_back_trace);
    ctx->error_back_trace = JS_UNDEFINED;
}

/* The text that Function.prototype.toString gives */
void tw_set_function_source(JSContext *ctx, JSValueConst func, const char *source, size_t len)
{
    JSFunctionBytecode *b;
    char *copy;
    if (JS_VALUE_GET_TAG(func) != JS_TAG_OBJECT ||
        JS_VALUE_GET_OBJ(func)->class_id != JS_CLASS_BYTECODE_FUNCTION)
        return;
    b = JS_VALUE_GET_OBJ(func)->u.func.function_bytecode;
    copy = js_malloc(ctx, len + 1);
    if (!copy)
        return;
    memcpy(copy, source, len);
    copy[len] = '\0';
    js_free(ctx, b->source);
    b->source = copy;
    b->source_len = len;
}

int tw_is_array(JSContext *ctx, JSValueConst v)
{
    return js_is_array(ctx, v);
}

int tw_ordinary_set_prototype(JSContext *ctx, JSValueConst obj, JSValueConst proto)
{
    return JS_SetPrototypeInternal(ctx, obj, proto, TW_ORDINARY);
}

/* Own properties without the exotic methods of the object, for exotic objects of the host only. */

int tw_ordinary_get_own_property(JSContext *ctx, JSPropertyDescriptor *desc, JSValueConst obj, JSAtom prop)
{
    JSObject *p = JS_VALUE_GET_OBJ(obj);
    int ret, exotic = p->is_exotic;
    p->is_exotic = 0;
    ret = JS_GetOwnPropertyInternal(ctx, desc, p, prop);
    p->is_exotic = exotic;
    return ret;
}

/* Tells whether OrdinaryGetOwnProperty finds one */
bool tw_ordinary_has_own(JSValueConst obj, JSAtom prop)
{
    return find_own_property1(JS_VALUE_GET_OBJ(obj), prop) != NULL;
}

/* Tells whether a prototype of an object has the property; -1 if an exotic one among them must be asked. */
int tw_prototypes_have(JSValueConst obj, JSAtom prop)
{
    JSObject *p = JS_VALUE_GET_OBJ(obj)->shape->proto;
    for (; p; p = p->shape->proto) {
        if (p->is_exotic)
            return -1;
        if (find_own_property1(p, prop))
            return 1;
    }
    return 0;
}

/* Visits the own enumerable properties with strings as keys, in the order of OrdinaryOwnPropertyKeys, of an ordinary
   object without indices or of an array in the engine's fast form, if all of them are values: then reading them runs
   no script. The visitor borrows keys and values, and must not call the engine except to add references. False,
   without visiting anything, for all other objects. */
bool tw_visit_values(JSContext *ctx, JSValueConst obj, void (*visit)(void *opaque, JSAtom key, JSValueConst value),
                     void *opaque)
{
    JSObject *p = JS_VALUE_GET_OBJ(obj);
    JSShapeProperty *prs = get_shape_prop(p->shape);
    bool is_array = p->class_id == JS_CLASS_ARRAY && p->fast_array;
    uint32_t index;
    int i;
    if (!is_array && (p->class_id != JS_CLASS_OBJECT || p->is_exotic))
        return false;
    if (is_array && p->u.array.count > INT32_MAX)
        return false;
    for (i = 0; i < p->shape->prop_count; i++) {
        if (prs[i].atom == JS_ATOM_NULL || !(prs[i].flags & JS_PROP_ENUMERABLE) ||
            JS_AtomGetKind(ctx, prs[i].atom) != JS_ATOM_KIND_STRING)
            continue;
        if ((prs[i].flags & JS_PROP_TMASK) != JS_PROP_NORMAL || JS_AtomIsArrayIndex(ctx, &index, prs[i].atom))
            return false;
    }
    for (index = 0; is_array && index < p->u.array.count; index++)
        visit(opaque, __JS_AtomFromUInt32(index), p->u.array.u.values[index]);
    for (i = 0; i < p->shape->prop_count; i++) {
        if (prs[i].atom != JS_ATOM_NULL && (prs[i].flags & JS_PROP_ENUMERABLE) &&
            JS_AtomGetKind(ctx, prs[i].atom) == JS_ATOM_KIND_STRING)
            visit(opaque, prs[i].atom, p->prop[i].u.value);
    }
    return true;
}

/* The length of an array, of any realm; -1 for all other values */
int64_t tw_array_length(JSValueConst v)
{
    JSValue length;
    if (!JS_IsArray(v))
        return -1;
    /* JS_CLASS_ARRAY has it as the first property */
    length = JS_VALUE_GET_OBJ(v)->prop[0].u.value;
    return JS_VALUE_GET_TAG(length) == JS_TAG_INT ? JS_VALUE_GET_INT(length) : (int64_t)JS_VALUE_GET_FLOAT64(length);
}

/* An array of a length, without elements */
JSValue tw_new_array(JSContext *ctx, uint32_t length)
{
    JSValue array = JS_NewArray(ctx);
    if (!JS_IsException(array))
        JS_VALUE_GET_OBJ(array)->prop[0].u.value = js_uint32(length);
    return array;
}

/* CreateDataProperty for an ordinary object or an array, (hooks of other objects are not called); takes the
   value over, and runs no script. */
int tw_create_data_property(JSContext *ctx, JSValueConst obj, JSAtom prop, JSValue val)
{
    JSObject *p = JS_VALUE_GET_OBJ(obj);
    if (p->class_id == JS_CLASS_ARRAY && p->fast_array && p->extensible && __JS_AtomIsTaggedInt(prop) &&
        __JS_AtomToUInt32(prop) == p->u.array.count)
        return add_fast_array_element(ctx, p, val, 0);
    if (p->class_id == JS_CLASS_OBJECT && p->extensible && !find_own_property1(p, prop)) {
        JSProperty *pr = add_property(ctx, p, prop, JS_PROP_C_W_E);
        if (!pr) {
            JS_FreeValue(ctx, val);
            return -1;
        }
        pr->u.value = val;
        return true;
    }
    return JS_DefinePropertyValue(ctx, obj, prop, val, JS_PROP_C_W_E | JS_PROP_NO_EXOTIC);
}

int tw_ordinary_delete(JSContext *ctx, JSValueConst obj, JSAtom prop)
{
    JSObject *p = JS_VALUE_GET_OBJ(obj);
    int ret, exotic = p->is_exotic;
    p->is_exotic = 0;
    ret = delete_property(ctx, p, prop);
    p->is_exotic = exotic;
    return ret;
}

int tw_ordinary_own_keys(JSContext *ctx, JSPropertyEnum **tab, uint32_t *len, JSValueConst obj)
{
    JSObject *p = JS_VALUE_GET_OBJ(obj);
    int ret, exotic = p->is_exotic;
    p->is_exotic = 0;
    ret = JS_GetOwnPropertyNamesInternal(ctx, tab, len, p, JS_GPN_STRING_MASK | JS_GPN_SYMBOL_MASK);
    p->is_exotic = exotic;
    return ret;
}

/* OrdinaryPreventExtensions */
void tw_ordinary_prevent_extensions(JSValueConst obj)
{
    JS_VALUE_GET_OBJ(obj)->extensible = false;
}

/* Makes an object an immutable prototype exotic object. */
void tw_make_prototype_immutable(JSValueConst obj)
{
    JS_VALUE_GET_OBJ(obj)->tw_has_immutable_prototype = true;
}

bool tw_ordinary_is_extensible(JSValueConst obj)
{
    return JS_VALUE_GET_OBJ(obj)->extensible;
}

/* The keys from the hook of an object, of the requested kinds */
static int tw_own_property_names(JSContext *ctx, JSPropertyEnum **ptab, uint32_t *plen,
                                 JSObject *p, int flags, const JSClassExoticMethods *em)
{
    JSValue obj = js_dup(JS_MKPTR(JS_TAG_OBJECT, p));
    JSPropertyEnum *tab = NULL;
    uint32_t i, j = 0, len = 0;
    int ret = em->tw_own_property_keys(ctx, &tab, &len, obj);
    for (i = 0; ret >= 0 && i < len; i++) {
        JSAtom atom = tab[i].atom;
        bool keep = ((flags >> JS_AtomGetKind(ctx, atom)) & 1) != 0;
        bool is_enumerable = false;
        if (keep && (flags & (JS_GPN_SET_ENUM | JS_GPN_ENUM_ONLY))) {
            int desc_flags;
            int res = JS_GetOwnPropertyFlagsInternal(ctx, &desc_flags, p, atom);
            if (res < 0) {
                ret = -1;
                break;
            }
            is_enumerable = res && (desc_flags & JS_PROP_ENUMERABLE);
            if ((flags & JS_GPN_ENUM_ONLY) && !is_enumerable)
                keep = false;
        }
        if (keep) {
            tab[j].atom = atom;
            tab[j].is_enumerable = is_enumerable;
            j++;
        } else {
            JS_FreeAtom(ctx, atom);
        }
    }
    if (ret < 0 && tab) {
        /* the kept ones, and those not yet checked */
        for (; i < len; i++)
            tab[j++].atom = tab[i].atom;
        js_free_prop_enum(ctx, tab, j);
        tab = NULL;
        j = 0;
    }
    JS_FreeValue(ctx, obj);
    *ptab = tab;
    *plen = j;
    return ret < 0 ? -1 : 0;
}

JSValue tw_to_bigint(JSContext *ctx, JSValueConst v)
{
    return JS_ToBigInt(ctx, v);
}

/* [[Get]] and [[Set]] with a receiver; `val` is taken over */

JSValue tw_get(JSContext *ctx, JSValueConst obj, JSAtom prop, JSValueConst receiver)
{
    return JS_GetPropertyInternal(ctx, obj, prop, receiver, false);
}

int tw_set(JSContext *ctx, JSValueConst obj, JSAtom prop, JSValue val, JSValueConst receiver)
{
    return JS_SetPropertyInternal2(ctx, obj, prop, val, receiver, 0);
}

/* OrdinarySet of an exotic object of the host, if its own hook delegates to it */
int tw_ordinary_set(JSContext *ctx, JSValueConst obj, JSAtom prop, JSValueConst val, JSValueConst receiver, int flags)
{
    JSPropertyDescriptor desc;
    JSObject *p = JS_VALUE_GET_OBJ(obj);
    JSValue proto;
    int ret = JS_GetOwnPropertyInternal(ctx, &desc, p, prop);
    if (ret < 0)
        return -1;
    if (!ret) {
        proto = JS_GetPrototype(ctx, obj);
        if (JS_IsException(proto))
            return -1;
        if (JS_IsObject(proto)) {
            ret = JS_SetPropertyInternal2(ctx, proto, prop, js_dup(val), receiver, flags);
            JS_FreeValue(ctx, proto);
            return ret;
        }
    } else {
        if (desc.flags & JS_PROP_GETSET) {
            JSObject *setter = JS_IsUndefined(desc.setter) ? NULL : JS_VALUE_GET_OBJ(desc.setter);
            ret = call_setter(ctx, setter, receiver, js_dup(val), flags);
            js_free_desc(ctx, &desc);
            return ret;
        }
        js_free_desc(ctx, &desc);
        if (!(desc.flags & JS_PROP_WRITABLE))
            return JS_ThrowTypeErrorReadOnly(ctx, flags, prop);
    }
    if (JS_VALUE_GET_TAG(receiver) != JS_TAG_OBJECT)
        return JS_ThrowTypeErrorOrFalse(ctx, flags, "not an object");
    ret = JS_GetOwnPropertyInternal(ctx, &desc, JS_VALUE_GET_OBJ(receiver), prop);
    if (ret < 0)
        return -1;
    if (ret) {
        js_free_desc(ctx, &desc);
        if (desc.flags & JS_PROP_GETSET)
            return JS_ThrowTypeErrorOrFalse(ctx, flags, "setter is forbidden");
        if (!(desc.flags & JS_PROP_WRITABLE))
            return JS_ThrowTypeErrorReadOnly(ctx, flags, prop);
        return JS_DefineProperty(ctx, receiver, prop, val, JS_UNDEFINED, JS_UNDEFINED, JS_PROP_HAS_VALUE | flags);
    }
    return JS_DefineProperty(ctx, receiver, prop, val, JS_UNDEFINED, JS_UNDEFINED,
                             JS_PROP_HAS_VALUE | JS_PROP_HAS_ENUMERABLE | JS_PROP_HAS_WRITABLE |
                             JS_PROP_HAS_CONFIGURABLE | JS_PROP_C_W_E | flags);
}

JSValue tw_intrinsic(JSContext *ctx, int which)
{
    switch (which) {
    case 0: return js_dup(ctx->class_proto[JS_CLASS_OBJECT]);
    case 1: return js_dup(ctx->function_proto);
    case 2: return js_dup(ctx->class_proto[JS_CLASS_ARRAY]);
    case 3: return js_dup(ctx->class_proto[JS_CLASS_ERROR]);
    case 4: return js_dup(ctx->class_proto[JS_CLASS_ITERATOR]);
    case 5: return js_dup(ctx->async_iterator_proto);
    case 6: return js_dup(ctx->class_proto[JS_CLASS_PROMISE]);
    case 7: return js_dup(ctx->promise_ctor);
    case 8: return js_dup(ctx->array_proto_values);
    case 9: return js_dup(ctx->class_proto[JS_CLASS_MAP]);
    case 10: return js_dup(ctx->class_proto[JS_CLASS_SET]);
    case 11: return js_dup(ctx->eval_obj);
    default: return JS_UNDEFINED;
    }
}

JSValue tw_new_error(JSContext *ctx, int kind)
{
    JSValue obj;
    if (kind >= JS_PLAIN_ERROR)
        obj = JS_NewObjectClass(ctx, JS_CLASS_ERROR);
    else
        obj = JS_NewObjectProtoClass(ctx, ctx->native_error_proto[kind], JS_CLASS_ERROR);
    if (!JS_IsException(obj))
        build_backtrace(ctx, obj, JS_UNDEFINED, NULL, 0, 0, 0);
    return obj;
}

/* 4. Collections and regular expressions */

/* The entries as an array: keys and values in turn for a Map. Takes no iterator, runs no script. */
JSValue tw_collection_entries(JSContext *ctx, JSValueConst v, bool set)
{
    JSMapState *s = JS_GetOpaque(v, set ? JS_CLASS_SET : JS_CLASS_MAP);
    struct list_head *el;
    JSValue array;
    uint32_t i = 0;
    if (!s)
        return JS_UNDEFINED;
    array = JS_NewArray(ctx);
    if (JS_IsException(array))
        return array;
    list_for_each(el, &s->records) {
        JSMapRecord *mr = list_entry(el, JSMapRecord, link);
        if (mr->empty)
            continue;
        if (JS_DefinePropertyValueUint32(ctx, array, i++, js_dup(mr->key), JS_PROP_C_W_E) < 0 ||
            (!set && JS_DefinePropertyValueUint32(ctx, array, i++, js_dup(mr->value), JS_PROP_C_W_E) < 0)) {
            JS_FreeValue(ctx, array);
            return JS_EXCEPTION;
        }
    }
    return array;
}

JSValue tw_new_collection(JSContext *ctx, bool set)
{
    JSValueConst none = JS_UNDEFINED;
    return js_map_constructor(ctx, JS_UNDEFINED, -1, &none, set ? MAGIC_SET : 0);
}

int tw_collection_add(JSContext *ctx, JSValueConst collection, JSValueConst key, JSValueConst value, bool set)
{
    JSValueConst args[2] = { key, value };
    JSValue ret = js_map_set(ctx, collection, 2, args, set ? MAGIC_SET : 0);
    if (JS_IsException(ret))
        return -1;
    JS_FreeValue(ctx, ret);
    return 0;
}

/* [[OriginalSource]] */
JSValue tw_regexp_source(JSContext *ctx, JSValueConst v)
{
    JSRegExp *re = js_get_regexp(ctx, v, false);
    return re ? js_dup(JS_MKPTR(JS_TAG_STRING, re->pattern)) : JS_UNDEFINED;
}

/* The bits of [[OriginalFlags]] in the order d g i m s u v y. */
int tw_regexp_flags(JSContext *ctx, JSValueConst v)
{
    static const int bits[] = { LRE_FLAG_INDICES, LRE_FLAG_GLOBAL, LRE_FLAG_IGNORECASE, LRE_FLAG_MULTILINE,
                                LRE_FLAG_DOTALL, LRE_FLAG_UNICODE, LRE_FLAG_UNICODE_SETS, LRE_FLAG_STICKY };
    JSRegExp *re = js_get_regexp(ctx, v, false);
    int i, flags, found = 0;
    if (!re)
        return -1;
    flags = lre_get_flags(str8(re->bytecode));
    for (i = 0; i < 8; i++) {
        if (flags & bits[i])
            found |= 1 << i;
    }
    return found;
}

JSValue tw_new_regexp(JSContext *ctx, JSValueConst source, JSValueConst flags)
{
    JSValue bc = js_compile_regexp(ctx, source, flags);
    if (JS_IsException(bc))
        return bc;
    return js_regexp_constructor_internal(ctx, JS_UNDEFINED, js_dup(source), bc);
}

/* RegExpBuiltinExec: an array, or null. Runs no code of a page. */
JSValue tw_regexp_exec(JSContext *ctx, JSValueConst regexp, JSValueConst string)
{
    return js_regexp_exec(ctx, regexp, 1, &string);
}

/* 5. Array buffers */

typedef struct TwBuffer {
    uint8_t *data;
    int64_t length;
    int64_t max_length; /* -1: fixed */
    bool detached, shared, immutable;
    bool keyed; /* with a detach key */
} TwBuffer;

static JSArrayBuffer *tw_array_buffer(JSValueConst v)
{
    JSArrayBuffer *abuf = JS_GetOpaque(v, JS_CLASS_ARRAY_BUFFER);
    return abuf ? abuf : JS_GetOpaque(v, JS_CLASS_SHARED_ARRAY_BUFFER);
}

bool tw_buffer(JSRuntime *rt, JSValueConst v, TwBuffer *out)
{
    JSArrayBuffer *abuf = tw_array_buffer(v);
    if (!abuf)
        return false;
    tw_update_growable(abuf);
    out->data = abuf->data;
    out->length = abuf->byte_length;
    out->max_length = abuf->max_byte_length;
    out->detached = abuf->detached;
    out->shared = abuf->shared;
    out->immutable = abuf->immutable;
    out->keyed = abuf->realloc_func && abuf->realloc_func == rt->tw_keyed_realloc;
    return true;
}

void tw_set_compile_strings(JSRuntime *rt, JSValue (*hook)(JSContext *ctx, JSValueConst source, int argc, JSValueConst *argv))
{
    rt->tw_compile_strings = hook;
}

void tw_set_keyed_realloc(JSRuntime *rt, JSReallocArrayBufferDataFunc *func)
{
    rt->tw_keyed_realloc = func;
}

typedef struct TwView {
    JSValue buffer; /* given out */
    int kind; /* JSTypedArrayEnum, or one more for a DataView */
    int64_t offset, length;
    bool tracking, out_of_bounds;
} TwView;

bool tw_view(JSValueConst v, TwView *out)
{
    JSObject *p;
    JSTypedArray *ta;
    JSArrayBuffer *abuf;
    int64_t size, start, end;
    if (JS_VALUE_GET_TAG(v) != JS_TAG_OBJECT)
        return false;
    p = JS_VALUE_GET_OBJ(v);
    if (is_typed_array(p->class_id))
        out->kind = p->class_id - JS_CLASS_UINT8C_ARRAY;
    else if (p->class_id == JS_CLASS_DATAVIEW)
        out->kind = JS_TYPED_ARRAY_FLOAT64 + 1;
    else
        return false;
    ta = p->u.typed_array;
    if (!ta)
        return false;
    abuf = ta->buffer->u.array_buffer;
    tw_update_growable(abuf);
    size = abuf->byte_length;
    start = ta->offset;
    end = ta->track_rab ? size : start + (int64_t)ta->length;
    out->tracking = ta->track_rab;
    out->out_of_bounds = abuf->detached || start > size || end > size;
    out->offset = out->out_of_bounds ? 0 : start;
    out->length = out->out_of_bounds ? 0 : end - start;
    if (!out->out_of_bounds && out->tracking && out->kind <= JS_TYPED_ARRAY_FLOAT64) {
        int shift = typed_array_size_log2(p->class_id);
        out->length = (out->length >> shift) << shift;
    }
    out->buffer = js_dup(JS_MKPTR(JS_TAG_OBJECT, ta->buffer));
    return true;
}

JSValue tw_new_data_view(JSContext *ctx, int argc, JSValueConst *argv)
{
    return js_dataview_constructor(ctx, JS_UNDEFINED, argc, argv);
}

JSValue tw_new_array_buffer(JSContext *ctx, uint64_t len, int64_t max_len, bool shared)
{
    uint64_t max = max_len;
    return js_array_buffer_constructor2(ctx, JS_UNDEFINED, len, max_len < 0 ? NULL : &max,
                                        shared ? JS_CLASS_SHARED_ARRAY_BUFFER : JS_CLASS_ARRAY_BUFFER);
}

/* on memory of the host; the maximum of a growable one may be 0 */
JSValue tw_shared_array_buffer(JSContext *ctx, uint8_t *data, uint64_t len, int64_t max_len)
{
    uint64_t max = max_len;
    return js_array_buffer_constructor3(ctx, JS_UNDEFINED, len, max_len < 0 ? NULL : &max,
                                        JS_CLASS_SHARED_ARRAY_BUFFER, data, NULL, NULL, false);
}

JSValue tw_resize_array_buffer(JSContext *ctx, JSValueConst v, int64_t len)
{
    JSValue arg = js_int64(len);
    return js_array_buffer_resize(ctx, v, 1, (JSValueConst *)&arg, JS_CLASS_ARRAY_BUFFER);
}

/* 6. Modules */

JSValue tw_compile_module(JSContext *ctx, const char *source, size_t len, const char *name, int line)
{
    JSEvalOptions options = {
        .version = JS_EVAL_OPTIONS_VERSION,
        .filename = name,
        .line_num = line,
        .eval_flags = JS_EVAL_TYPE_MODULE | JS_EVAL_FLAG_COMPILE_ONLY | TW_EVAL_FLAG_UNRESOLVED,
    };
    JSValue ret = JS_EvalThis2(ctx, JS_UNDEFINED, source, len, &options);
    if (!JS_IsException(ret)) {
        JSModuleDef *m = JS_VALUE_GET_PTR(ret);
        /* the context's list owns it, and nothing will be loaded for it */
        JS_REF_COUNT(m)--;
        m->resolved = true;
    }
    return ret;
}

void *tw_module_def(JSValueConst module)
{
    return JS_VALUE_GET_PTR(module);
}

int tw_module_requests(JSModuleDef *m)
{
    return m->req_module_entries_count;
}

/* both are given out */
void tw_module_request(JSContext *ctx, JSModuleDef *m, int i, JSAtom *name, JSValue *attributes)
{
    *name = JS_DupAtom(ctx, m->req_module_entries[i].module_name);
    *attributes = js_dup(m->req_module_entries[i].attributes);
}

void tw_module_answer(JSModuleDef *m, int i, JSModuleDef *answer)
{
    m->req_module_entries[i].module = answer;
}

JSModuleDef *tw_module_answered(JSModuleDef *m, int i)
{
    return m->req_module_entries[i].module;
}

/* 0: not linked, 1: linked, 2: being evaluated, 3: evaluated or waiting */
int tw_module_status(JSModuleDef *m)
{
    switch (m->status) {
    case JS_MODULE_STATUS_UNLINKED:
    case JS_MODULE_STATUS_LINKING:
        return 0;
    case JS_MODULE_STATUS_LINKED:
        return 1;
    case JS_MODULE_STATUS_EVALUATING:
        return 2;
    default:
        return 3;
    }
}

/* The work of js_create_module_function, for one module: graphs of pages are deeper than the stack. */
int tw_module_create(JSContext *ctx, JSModuleDef *m)
{
    int i;
    if (m->func_created)
        return 0;
    if (m->init_func) {
        for (i = 0; i < m->export_entries_count; i++) {
            JSExportEntry *me = &m->export_entries[i];
            if (me->export_type == JS_EXPORT_TYPE_LOCAL && !me->u.local.var_ref) {
                me->u.local.var_ref = js_create_module_var(ctx, false);
                if (!me->u.local.var_ref)
                    return -1;
            }
        }
    } else if (js_create_module_bytecode_function(ctx, m)) {
        return -1;
    }
    m->func_created = true;
    return 0;
}

/* All requests of the graph must have been answered, and all its modules created. */
int tw_module_link(JSContext *ctx, JSModuleDef *m)
{
    return js_link_module(ctx, m);
}

JSValue tw_module_evaluate(JSContext *ctx, JSModuleDef *m)
{
    return js_evaluate_module(ctx, m);
}

static int tw_synthetic_init(JSContext *ctx, JSModuleDef *m)
{
    /* the private value: an array of names and values in turn */
    int64_t i, len;
    if (JS_GetLength(ctx, m->private_value, &len) < 0)
        return -1;
    for (i = 0; i + 1 < len; i += 2) {
        JSValue name = JS_GetPropertyInt64(ctx, m->private_value, i);
        JSValue value = JS_GetPropertyInt64(ctx, m->private_value, i + 1);
        const char *text = JS_ToCString(ctx, name);
        int ret = text ? JS_SetModuleExport(ctx, m, text, value) : -1;
        JS_FreeCString(ctx, text);
        JS_FreeValue(ctx, name);
        if (ret < 0)
            return -1;
    }
    return 0;
}

/* `values` is taken over */
JSModuleDef *tw_synthetic_module(JSContext *ctx, const char *name, JSValue values)
{
    JSModuleDef *m = JS_NewCModule(ctx, name, tw_synthetic_init);
    if (!m) {
        JS_FreeValue(ctx, values);
        return NULL;
    }
    m->private_value = values;
    m->resolved = true;
    return m;
}

/* 7. Jobs and promises */

static JSValue tw_call_job(JSContext *ctx, int argc, JSValueConst *argv)
{
    return JS_Call(ctx, argv[0], JS_UNDEFINED, argc - 1, argv + 1);
}

/* `argv[0]` is the function */
int tw_enqueue_call(JSContext *ctx, int argc, JSValueConst *argv)
{
    return JS_EnqueueJob(ctx, tw_call_job, argc, argv);
}

/* the realm of the function that the first job calls, or that of the job; NULL without a job */
JSContext *tw_pending_job_realm(JSRuntime *rt)
{
    JSJobEntry *e;
    JSContext *realm = NULL;
    int at = -1;
    if (list_empty(&rt->job_list))
        return NULL;
    e = list_entry(rt->job_list.next, JSJobEntry, link);
    if (e->job_func == promise_reaction_job || e->job_func == js_promise_resolve_thenable_job)
        at = 2;
    else if (e->job_func == tw_call_job)
        at = 0;
    if (at >= 0 && at < e->argc)
        realm = tw_function_realm(e->ctx, e->argv[at]);
    return realm ? realm : e->ctx;
}

int tw_promise_then(JSContext *ctx, JSValueConst promise, JSValueConst fulfilled, JSValueConst rejected)
{
    JSValueConst handlers[2] = { fulfilled, rejected };
    JSValueConst none[2] = { JS_UNDEFINED, JS_UNDEFINED };
    return perform_promise_then(ctx, promise, handlers, none);
}

JSValue tw_promise_resolve(JSContext *ctx, JSValueConst value)
{
    return js_promise_resolve(ctx, ctx->promise_ctor, 1, &value, 0);
}

void tw_set_dynamic_import(JSRuntime *rt, void (*hook)(JSContext *ctx, JSValueConst *args))
{
    rt->tw_dynamic_import = hook;
}

/* 8. Members of interfaces that become functions on first use */

#define TW_MEMBER_ACCESSOR ((uint64_t)1 << 40)
#define TW_MEMBER_HAS_SETTER ((uint64_t)1 << 41)

void tw_set_member_function(JSRuntime *rt, JSCFunctionMagic *func)
{
    rt->tw_member = func;
}

static JSValue tw_member_function(JSContext *ctx, const char *prefix, JSAtom name, int magic, int length)
{
    JSValue func;
    const char *text = JS_AtomToCString(ctx, name);
    char *full;
    size_t size;
    if (!text)
        return JS_EXCEPTION;
    size = strlen(prefix) + strlen(text) + 1;
    full = js_malloc(ctx, size);
    if (!full) {
        JS_FreeCString(ctx, text);
        return JS_EXCEPTION;
    }
    snprintf(full, size, "%s%s", prefix, text);
    func = JS_NewCFunction3(ctx, (JSCFunction *)ctx->rt->tw_member, full, length, JS_CFUNC_generic_magic,
                            (int16_t)magic, ctx->function_proto, 0);
    js_free(ctx, full);
    JS_FreeCString(ctx, text);
    return func;
}

/* the property stays as it is if memory runs out */
static int tw_init_member(JSContext *ctx, JSAtom prop, JSProperty *pr, JSShapeProperty *prs)
{
    JSContext *realm = js_autoinit_get_realm(pr);
    uint64_t member = (uintptr_t)pr->u.init.opaque;
    JSValue first, second = JS_UNDEFINED;
    if (!(member & TW_MEMBER_ACCESSOR)) {
        first = tw_member_function(realm, "", prop, member & 0xFFFF, (member >> 32) & 0xFF);
        if (JS_IsException(first))
            return -1;
        js_autoinit_free(ctx->rt, pr);
        prs->flags &= ~JS_PROP_TMASK;
        pr->u.value = first;
        return 0;
    }
    first = tw_member_function(realm, "get ", prop, member & 0xFFFF, 0);
    if (JS_IsException(first))
        return -1;
    if (member & TW_MEMBER_HAS_SETTER) {
        second = tw_member_function(realm, "set ", prop, (member >> 16) & 0xFFFF, 1);
        if (JS_IsException(second)) {
            JS_FreeValue(ctx, first);
            return -1;
        }
    }
    js_autoinit_free(ctx->rt, pr);
    prs->flags = (prs->flags & ~JS_PROP_TMASK) | JS_PROP_GETSET;
    pr->u.getset.getter = JS_VALUE_GET_OBJ(first);
    pr->u.getset.setter = JS_IsUndefined(second) ? NULL : JS_VALUE_GET_OBJ(second);
    return 0;
}

/* 0 if the object has such a property, or members do not fit into a pointer here */
int tw_define_member(JSContext *ctx, JSValueConst obj, JSAtom prop, uint64_t member, int flags)
{
    JSProperty *pr;
    if (sizeof(void *) < 8 || JS_VALUE_GET_TAG(obj) != JS_TAG_OBJECT ||
        find_own_property(&pr, JS_VALUE_GET_OBJ(obj), prop))
        return 0;
    return JS_DefineAutoInitProperty(ctx, obj, prop, TW_AUTOINIT_ID_MEMBER, (void *)(uintptr_t)member, flags);
}

/* room for that many more properties at once, without the reserve of a growing object; 0, or -1 for an exception */
int tw_reserve(JSContext *ctx, JSValueConst obj, int count)
{
    JSObject *p;
    if (JS_VALUE_GET_TAG(obj) != JS_TAG_OBJECT)
        return 0;
    p = JS_VALUE_GET_OBJ(obj);
    if (p->shape->prop_count + count <= p->shape->prop_size)
        return 0;
    /* the shape of such an object is not shared */
    if (js_shape_prepare_update(ctx, p, NULL))
        return -1;
    return resize_properties(ctx, &p->shape, p, p->shape->prop_count + count);
}

/* 9. Layouts that the border relies on, as the compiler made them */

int tw_layout(int which)
{
    switch (which) {
    case 0: return sizeof(JSValue);
    case 1: return sizeof(JSPropertyDescriptor);
    case 2: return sizeof(JSClassExoticMethods);
    case 3: return sizeof(JSClassDef);
    case 4: return sizeof(JSPropertyEnum);
    case 5: return sizeof(JSMemoryUsage);
    case 6: return sizeof(TwBuffer);
    case 7: return sizeof(TwView);
    case 8: return sizeof(TwCallback);
    default: return 0;
    }
}
