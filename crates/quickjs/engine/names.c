/* The text of a call's or a loop's operand for messages: `p.foo is not a function`. Only errors need it, so nothing is kept
   while a function is compiled: the code from the start of the function to the place of the error is read again, with the
   expressions that are on the stack. Runs no script. */

/* longer functions get messages without names */
#define TW_NAMED_CODE (64 * 1024)
/* the expressions of all branches that are still to be joined */
#define TW_NAMED_BRANCHES (256 * 1024)
#define TW_NAME_DEPTH 16
#define TW_NAME_LENGTH 160

typedef struct TwExpression {
    int pos; /* of the instruction */
    int object, key; /* expressions; -1: another value */
} TwExpression;

typedef struct TwNames {
    JSContext *ctx;
    JSFunctionBytecode *b;
    TwExpression *expressions;
    int count;
    int *stack;
    int height;
    int *joins; /* by place: where the stack of a branch is in `pool`; -1: nowhere */
    int *pool; /* height, expressions */
    int pool_len;
    bool is_lost; /* the stack is not known: only a jump from below leads here */
} TwNames;

static int tw_expression(TwNames *s, int pos, int object, int key)
{
    s->expressions[s->count] = (TwExpression){ pos, object, key };
    return s->count++;
}

static int tw_on_stack(TwNames *s, int depth)
{
    return depth < s->height ? s->stack[s->height - 1 - depth] : -1;
}

static void tw_push(TwNames *s, int expression)
{
    if (s->height < s->b->stack_size)
        s->stack[s->height++] = expression;
}

static void tw_pop(TwNames *s, int count)
{
    s->height = count < s->height ? s->height - count : 0;
}

/* a branch to `pos`, with `more` further values on the stack */
static bool tw_branch(TwNames *s, int pos, int more)
{
    int i, height = max_int(s->height + more, 0);
    if (s->is_lost || pos < 0 || pos >= s->b->byte_code_len || s->joins[pos] >= 0)
        return true;
    if (s->pool_len + height + 1 > TW_NAMED_BRANCHES)
        return false;
    s->joins[pos] = s->pool_len;
    s->pool[s->pool_len++] = height;
    for (i = 0; i < height; i++)
        s->pool[s->pool_len++] = i < s->height ? s->stack[i] : -1;
    return true;
}

/* the place for the value of a pattern, which follows the pattern */
static bool tw_is_undefined(TwNames *s, int expression)
{
    return s->b->byte_code_buf[s->expressions[expression].pos] == OP_undefined;
}

/* Values that two paths leave in one place have no name. */
static void tw_join(TwNames *s, int pos, bool is_reached)
{
    int i, height, *other;
    if (s->joins[pos] < 0) {
        if (!is_reached) {
            s->is_lost = true;
            s->height = 0;
        }
        return;
    }
    is_reached &= !s->is_lost;
    s->is_lost = false;
    other = s->pool + s->joins[pos];
    height = min_int(*other++, s->b->stack_size);
    for (i = 0; i < height; i++) {
        if (!is_reached || i >= s->height)
            s->stack[i] = other[i];
        else if (s->stack[i] >= 0 && tw_is_undefined(s, s->stack[i]))
            s->stack[i] = other[i];
        else if (s->stack[i] < 0 || other[i] < 0 || s->expressions[s->stack[i]].pos != s->expressions[other[i]].pos)
            s->stack[i] = -1;
    }
    s->height = height;
}

/* the values of an instruction that moves them: depths before it, the lowest first */
static const char *tw_moved(int op)
{
    switch (op) {
    case OP_nip: return "0";
    case OP_nip1: return "10";
    case OP_dup: return "00";
    case OP_dup1: return "110";
    case OP_dup2: return "1010";
    case OP_dup3: return "210210";
    case OP_insert2: return "010";
    case OP_insert3: return "0210";
    case OP_insert4: return "03210";
    case OP_perm3: return "120";
    case OP_perm4: return "1320";
    case OP_perm5: return "14320";
    case OP_swap: return "01";
    case OP_swap2: return "1032";
    case OP_rot3l: return "102";
    case OP_rot3r: return "021";
    case OP_rot4l: return "2103";
    case OP_rot5l: return "32104";
    case OP_to_propkey2: case OP_set_home_object: case OP_set_name_computed: case OP_check_brand: return "10";
    case OP_to_propkey: case OP_set_name: case OP_to_object: case OP_check_object: case OP_await: return "0";
    case OP_set_loc: case OP_set_loc8: case OP_set_arg: case OP_set_var_ref: return "0";
    case OP_set_loc0: case OP_set_loc1: case OP_set_loc2: case OP_set_loc3: return "0";
    case OP_set_arg0: case OP_set_arg1: case OP_set_arg2: case OP_set_arg3: return "0";
    case OP_set_var_ref0: case OP_set_var_ref1: case OP_set_var_ref2: case OP_set_var_ref3: return "0";
    default: return NULL;
    }
}

/* Reads one instruction. False: the names of this function are not known. */
static bool tw_read(TwNames *s, int pos, int op, const JSOpCode *oi, bool *is_reached)
{
    const uint8_t *code = s->b->byte_code_buf;
    const char *moved = tw_moved(op);
    int pops = oi->n_pop, pushes = oi->n_push, i, object, key, moving[6];
    if (oi->fmt == OP_FMT_npop || oi->fmt == OP_FMT_npop_u16)
        pops += get_u16(code + pos + 1);
    else if (oi->fmt == OP_FMT_npopx)
        pops += op - OP_call0;
    *is_reached = true;
    if (moved) {
        for (i = 0; moved[i]; i++)
            moving[i] = tw_on_stack(s, moved[i] - '0');
        tw_pop(s, pops);
        for (i = 0; moved[i]; i++)
            tw_push(s, moving[i]);
        return true;
    }
    object = tw_on_stack(s, pops > 0 ? pops - 1 : 0);
    key = tw_on_stack(s, 0);
    switch (op) {
    case OP_get_array_el: case OP_get_private_field:
        object = tw_on_stack(s, 1);
        break;
    case OP_get_array_el2:
        tw_pop(s, 1);
        object = tw_on_stack(s, 0);
        tw_push(s, tw_expression(s, pos, object, key));
        return true;
    case OP_get_field2:
        tw_push(s, tw_expression(s, pos, object, -1));
        return true;
    case OP_get_loc0_loc1:
        tw_push(s, tw_expression(s, pos, 0, -1));
        tw_push(s, tw_expression(s, pos, 1, -1));
        return true;
    case OP_call_method: case OP_apply:
        object = tw_on_stack(s, op == OP_apply ? 2 : pops - 2);
        break;
    case OP_goto:
        *is_reached = false;
        return tw_branch(s, pos + 1 + (int)get_u32(code + pos + 1), 0);
    case OP_goto16:
        *is_reached = false;
        return tw_branch(s, pos + 1 + (int16_t)get_u16(code + pos + 1), 0);
    case OP_goto8:
        *is_reached = false;
        return tw_branch(s, pos + 1 + (int8_t)code[pos + 1], 0);
    case OP_if_true8: case OP_if_false8:
        tw_pop(s, 1);
        return tw_branch(s, pos + 1 + (int8_t)code[pos + 1], 0);
    case OP_if_true: case OP_if_false:
        tw_pop(s, 1);
        return tw_branch(s, pos + 1 + (int)get_u32(code + pos + 1), 0);
    case OP_gosub:
        return tw_branch(s, pos + 1 + (int)get_u32(code + pos + 1), 1);
    case OP_catch:
        tw_push(s, tw_expression(s, pos, -1, -1));
        return tw_branch(s, pos + 1 + (int)get_u32(code + pos + 1), 0);
    case OP_for_of_start: case OP_for_await_of_start:
        tw_pop(s, 1);
        tw_push(s, -1);
        tw_push(s, -1);
        tw_push(s, tw_expression(s, pos, -1, -1));
        return true;
    case OP_nip_catch:
        for (i = s->height - 2; i >= 0; i--) {
            int of = s->stack[i] < 0 ? OP_nop : code[s->expressions[s->stack[i]].pos];
            if (of == OP_catch || of == OP_for_of_start || of == OP_for_await_of_start)
                break;
        }
        if (i < 0)
            return s->is_lost;
        s->stack[i] = key;
        s->height = i + 1;
        return true;
    case OP_with_get_var: case OP_with_delete_var:
        tw_pop(s, 1);
        return tw_branch(s, pos + 5 + (int)get_u32(code + pos + 5), 1);
    case OP_with_make_ref: case OP_with_get_ref: case OP_with_get_ref_undef:
        tw_pop(s, 1);
        return tw_branch(s, pos + 5 + (int)get_u32(code + pos + 5), 2);
    case OP_with_put_var:
        /* rare, and their stacks are not simple */
        return false;
    case OP_return: case OP_return_undef: case OP_return_async: case OP_throw: case OP_throw_error: case OP_ret:
    case OP_tail_call: case OP_tail_call_method:
        *is_reached = false;
        break;
    case OP_define_field: case OP_define_method: case OP_define_method_computed: case OP_set_proto:
        /* still the same object */
        tw_pop(s, pops);
        tw_push(s, object);
        return true;
    }
    tw_pop(s, pops);
    for (i = 0; i < pushes; i++)
        tw_push(s, i == 0 ? tw_expression(s, pos, object, key) : -1);
    return true;
}

static void tw_put_atom(JSContext *ctx, DynBuf *out, JSAtom atom)
{
    const char *text = JS_AtomToCString(ctx, atom);
    if (text)
        dbuf_putstr(out, text);
    JS_FreeCString(ctx, text);
}

static bool tw_put_value(JSContext *ctx, DynBuf *out, JSValueConst value)
{
    const char *text;
    bool is_string = JS_IsString(value);
    if (!is_string && !JS_IsNumber(value) && !JS_IsBool(value) && !JS_IsNull(value) && !JS_IsUndefined(value))
        return false;
    text = JS_ToCString(ctx, value);
    if (is_string)
        dbuf_putc(out, '"');
    if (text)
        dbuf_putstr(out, text);
    if (is_string)
        dbuf_putc(out, '"');
    JS_FreeCString(ctx, text);
    return true;
}

static JSAtom tw_variable(JSFunctionBytecode *b, int op, const uint8_t *operand)
{
    int index;
    switch (op) {
    case OP_get_loc: case OP_get_loc_check:
        index = b->arg_count + get_u16(operand);
        break;
    case OP_get_loc8:
        index = b->arg_count + operand[0];
        break;
    case OP_get_loc0: case OP_get_loc1: case OP_get_loc2: case OP_get_loc3:
        index = b->arg_count + op - OP_get_loc0;
        break;
    case OP_get_arg:
        index = get_u16(operand);
        break;
    case OP_get_arg0: case OP_get_arg1: case OP_get_arg2: case OP_get_arg3:
        index = op - OP_get_arg0;
        break;
    case OP_get_var_ref: case OP_get_var_ref_check:
        index = get_u16(operand);
        return index < b->closure_var_count ? b->closure_var[index].var_name : JS_ATOM_NULL;
    case OP_get_var_ref0: case OP_get_var_ref1: case OP_get_var_ref2: case OP_get_var_ref3:
        index = op - OP_get_var_ref0;
        return index < b->closure_var_count ? b->closure_var[index].var_name : JS_ATOM_NULL;
    default:
        return JS_ATOM_NULL;
    }
    return b->vardefs && index < b->arg_count + b->var_count ? b->vardefs[index].var_name : JS_ATOM_NULL;
}

static void tw_put_expression(TwNames *s, DynBuf *out, int index, int depth);

static void tw_put_key(TwNames *s, DynBuf *out, int index, int depth)
{
    const uint8_t *code = index < 0 ? NULL : s->b->byte_code_buf + s->expressions[index].pos;
    if (code && code[0] == OP_push_atom_value) {
        dbuf_putc(out, '.');
        tw_put_atom(s->ctx, out, get_u32(code + 1));
    } else {
        dbuf_putc(out, '[');
        tw_put_expression(s, out, index, depth + 1);
        dbuf_putc(out, ']');
    }
}

static void tw_put_expression(TwNames *s, DynBuf *out, int index, int depth)
{
    const uint8_t *code;
    TwExpression *e;
    JSAtom name;
    int op;
    if (index < 0 || depth > TW_NAME_DEPTH)
        goto unnamed;
    e = &s->expressions[index];
    code = s->b->byte_code_buf + e->pos;
    op = code[0];
    switch (op) {
    case OP_get_var: case OP_get_var_undef:
        tw_put_atom(s->ctx, out, get_u32(code + 1));
        return;
    case OP_get_loc0_loc1:
        name = s->b->vardefs ? s->b->vardefs[s->b->arg_count + e->object].var_name : JS_ATOM_NULL;
        if (name == JS_ATOM_NULL)
            goto unnamed;
        tw_put_atom(s->ctx, out, name);
        return;
    case OP_push_this:
        dbuf_putstr(out, "this");
        return;
    case OP_get_field: case OP_get_field2:
        tw_put_expression(s, out, e->object, depth + 1);
        dbuf_putc(out, '.');
        tw_put_atom(s->ctx, out, get_u32(code + 1));
        return;
    case OP_get_length:
        tw_put_expression(s, out, e->object, depth + 1);
        dbuf_putstr(out, ".length");
        return;
    case OP_get_super_value:
        dbuf_putstr(out, "(intermediate value)");
        tw_put_key(s, out, e->key, depth);
        return;
    case OP_get_array_el: case OP_get_array_el2: case OP_get_private_field:
        tw_put_expression(s, out, e->object, depth + 1);
        tw_put_key(s, out, e->key, depth);
        return;
    case OP_call: case OP_call0: case OP_call1: case OP_call2: case OP_call3: case OP_call_method: case OP_apply:
        if (op == OP_apply && get_u16(code + 1) != 0)
            goto unnamed;
        tw_put_expression(s, out, e->object, depth + 1);
        dbuf_putstr(out, "(...)");
        return;
    case OP_push_atom_value:
        dbuf_putc(out, '"');
        tw_put_atom(s->ctx, out, get_u32(code + 1));
        dbuf_putc(out, '"');
        return;
    case OP_push_empty_string:
        dbuf_putstr(out, "\"\"");
        return;
    case OP_undefined:
        dbuf_putstr(out, "undefined");
        return;
    case OP_null:
        dbuf_putstr(out, "null");
        return;
    case OP_push_false:
        dbuf_putstr(out, "false");
        return;
    case OP_push_true:
        dbuf_putstr(out, "true");
        return;
    case OP_object:
        dbuf_putstr(out, "{}");
        return;
    case OP_push_i32:
        dbuf_printf(out, "%d", (int32_t)get_u32(code + 1));
        return;
    case OP_push_i16:
        dbuf_printf(out, "%d", (int16_t)get_u16(code + 1));
        return;
    case OP_push_i8:
        dbuf_printf(out, "%d", (int8_t)code[1]);
        return;
    case OP_push_minus1: case OP_push_0: case OP_push_1: case OP_push_2: case OP_push_3: case OP_push_4: case OP_push_5:
    case OP_push_6: case OP_push_7:
        dbuf_printf(out, "%d", op - OP_push_0);
        return;
    case OP_push_const: case OP_push_const8:
        if (tw_put_value(s->ctx, out, s->b->cpool[op == OP_push_const ? get_u32(code + 1) : code[1]]))
            return;
        goto unnamed;
    default:
        name = tw_variable(s->b, op, code + 1);
        if (name == JS_ATOM_NULL)
            goto unnamed;
        tw_put_atom(s->ctx, out, name);
        return;
    }
 unnamed:
    dbuf_putstr(out, "(intermediate value)");
}

/* the depth of the operand that has to be a function, a constructor, or iterable; -1: none */
static int tw_operand(const uint8_t *code, int op, bool is_iterable)
{
    switch (op) {
    case OP_for_of_start: case OP_for_await_of_start: case OP_append:
        return is_iterable ? 0 : -1;
    case OP_call: case OP_tail_call: case OP_call_method: case OP_tail_call_method: case OP_eval:
        return is_iterable ? -1 : get_u16(code);
    case OP_call0: case OP_call1: case OP_call2: case OP_call3:
        return is_iterable ? -1 : op - OP_call0;
    case OP_call_constructor:
        return is_iterable ? -1 : get_u16(code) + 1;
    case OP_apply:
        return is_iterable ? -1 : 2;
    case OP_apply_eval:
        return is_iterable ? -1 : 1;
    default:
        return -1;
    }
}

/* Writes the operand of the instruction that runs. False: it has none, or memory is short. */
static bool tw_put_operand(JSContext *ctx, DynBuf *out, bool is_iterable)
{
    JSStackFrame *sf = ctx->rt->current_stack_frame;
    TwNames names = { ctx }, *s = &names;
    int pos, last, depth, op, size, i, round;
    bool is_found = false, is_reached = true;
    const JSOpCode *oi;
    s->b = sf ? JS_GetFunctionBytecode(sf->cur_func) : NULL;
    if (!s->b || !sf->cur_pc || s->b->byte_code_len > TW_NAMED_CODE)
        return false;
    last = sf->cur_pc - s->b->byte_code_buf - 1;
    size = s->b->byte_code_len;
    s->expressions = js_malloc_rt(ctx->rt, sizeof(TwExpression) * 4 * (size + 1));
    s->stack = js_malloc_rt(ctx->rt, sizeof(int) * (s->b->stack_size + 1));
    s->joins = js_malloc_rt(ctx->rt, sizeof(int) * (size + 1));
    s->pool = js_malloc_rt(ctx->rt, sizeof(int) * min_int64(TW_NAMED_BRANCHES, (int64_t)size * (s->b->stack_size + 1)));
    if (!s->expressions || !s->stack || !s->joins || !s->pool)
        goto done;
    for (i = 0; i < size; i++)
        s->joins[i] = -1;
    /* The second round knows the jumps from below, as to the pattern of a declaration from its value. */
    for (round = 0; round < 2; round++) {
        s->height = 0;
        s->is_lost = false;
        is_reached = true;
        for (pos = 0; pos < size; pos += oi->size) {
            op = s->b->byte_code_buf[pos];
            oi = &short_opcode_info(op);
            tw_join(s, pos, is_reached);
            if (round == 1 && pos <= last && pos + oi->size > last) {
                depth = tw_operand(s->b->byte_code_buf + pos + 1, op, is_iterable);
                if (depth >= 0) {
                    tw_put_expression(s, out, tw_on_stack(s, depth), 0);
                    is_found = true;
                }
                goto done;
            }
            if (!tw_read(s, pos, op, oi, &is_reached))
                goto done;
        }
    }
 done:
    js_free_rt(ctx->rt, s->expressions);
    js_free_rt(ctx->rt, s->stack);
    js_free_rt(ctx->rt, s->joins);
    js_free_rt(ctx->rt, s->pool);
    return is_found;
}

/* Throws `<operand> is not <what>`; a value that no operand names is described by its type. */
JSValue tw_throw_not(JSContext *ctx, JSValueConst value, const char *what, int is_iterable)
{
    DynBuf out;
    JSValue thrown;
    bool was_compiling = tw_begin_to_compile(ctx, true);
    bool was_refused = ctx->rt->malloc_state.tw_is_refused;
    js_dbuf_init(ctx, &out);
    if (!tw_put_operand(ctx, &out, is_iterable)) {
        JSAtom type = js_operator_typeof(ctx, value);
        tw_put_atom(ctx, &out, type);
        if (!JS_IsUndefined(value) && (JS_IsString(value) || JS_IsNumber(value) || JS_IsBool(value) || JS_IsNull(value))) {
            dbuf_putc(&out, ' ');
            tw_put_value(ctx, &out, value);
        }
    }
    dbuf_putc(&out, '\0');
    tw_begin_to_compile(ctx, was_compiling);
    ctx->rt->malloc_state.tw_is_refused = was_refused;
    if (dbuf_error(&out))
        thrown = JS_ThrowTypeError(ctx, "not %s", what);
    else
        thrown = JS_ThrowTypeError(ctx, "%.*s is not %s", TW_NAME_LENGTH, (const char *)out.buf, what);
    dbuf_free(&out);
    return thrown;
}

/* A data property that is found without running a script. */
static JSValueConst tw_plain_property(JSContext *ctx, JSObject *p, JSAtom name)
{
    JSProperty *pr;
    int i;
    for (i = 0; p && i < 1000; i++, p = p->shape->proto) {
        JSShapeProperty *prs = find_own_property(&pr, p, name);
        if (prs)
            return (prs->flags & JS_PROP_TMASK) == JS_PROP_NORMAL ? pr->u.value : JS_UNDEFINED;
        if (p->is_exotic)
            break;
    }
    return JS_UNDEFINED;
}

/* The name and message of an error, as `Error.prototype.toString` writes them while no script has changed them. */
JSValue tw_error_head(JSContext *ctx, JSValueConst error)
{
    JSObject *p = JS_VALUE_GET_OBJ(error);
    JSValueConst name = tw_plain_property(ctx, p, JS_ATOM_name);
    JSValueConst message = tw_plain_property(ctx, p, JS_ATOM_message);
    JSValue head = JS_IsString(name) ? js_dup(name) : js_new_string8(ctx, "Error");
    if (JS_IsString(message) && !JS_IsEmptyString(message)) {
        if (!JS_IsEmptyString(head))
            head = JS_ConcatString3(ctx, "", head, ": ");
        head = JS_ConcatString(ctx, head, js_dup(message));
    }
    return head;
}

/* The `stack` of an error: its name and message, as the first line, and the recorded places. */
JSValue tw_whole_stack(JSContext *ctx, JSValueConst error, JSValueConst places)
{
    JSValue head;
    if (!JS_IsString(places))
        return js_dup(places);
    head = tw_error_head(ctx, error);
    if (JS_IsEmptyString(places) || JS_IsException(head))
        return head;
    head = JS_ConcatString3(ctx, "", head, "\n");
    return JS_ConcatString(ctx, head, js_dup(places));
}
