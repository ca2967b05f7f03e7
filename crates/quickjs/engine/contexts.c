/* The active script and the realm of the incumbent settings object, as found on the stack.

   The host numbers its scripts; a function has the number of the script that it was compiled for. 0: a function of the
   engine, which is skipped. TW_NO_SCRIPT: a function whose [[ScriptOrModule]] is null. */
#define TW_NO_SCRIPT UINT32_MAX

/* A callback of the host or of a job that runs: "prepare to run a callback", HostCallJobCallback. It is on the
   stack above the frame `top`. */
typedef struct TwCallback {
    struct TwCallback *prev;
    JSStackFrame *top;
    uint32_t realm;
    uint32_t script; /* that of the script execution context; 0: none */
} TwCallback;

/* [[HostDefined]] of a JobCallback Record */
typedef struct TwMade {
    uint32_t script;
    uint32_t realm;
} TwMade;

typedef struct TwContexts {
    uint32_t script; /* 0: none */
    int64_t script_realm;
    int64_t incumbent; /* the number of the realm; -1: none */
} TwContexts;

static TwContexts tw_contexts(JSContext *ctx)
{
    TwContexts found = { 0, -1, -1 };
    TwCallback *callback = ctx->rt->tw_callback;
    JSStackFrame *sf = ctx->rt->current_stack_frame;
    for (;;) {
        for (; callback && callback->top == sf; callback = callback->prev) {
            if (found.incumbent < 0)
                found.incumbent = callback->realm;
            if (!found.script && callback->script) {
                found.script = callback->script;
                found.script_realm = callback->realm;
            }
        }
        if (!sf || (found.script && found.incumbent >= 0))
            return found;
        if (JS_VALUE_GET_TAG(sf->cur_func) == JS_TAG_OBJECT) {
            JSObject *p = JS_VALUE_GET_OBJ(sf->cur_func);
            if (js_class_has_bytecode(p->class_id) && p->u.func.function_bytecode->tw_script) {
                JSFunctionBytecode *b = p->u.func.function_bytecode;
                int64_t realm = (uint32_t)(uintptr_t)JS_GetContextOpaque(b->realm);
                if (!found.script) {
                    found.script = b->tw_script;
                    found.script_realm = realm;
                }
                if (found.incumbent < 0 && b->tw_script != TW_NO_SCRIPT)
                    found.incumbent = realm;
            }
        }
        sf = sf->prev_frame;
    }
}

/* the script of code that is being compiled from a string */
static uint32_t tw_active_script(JSContext *ctx)
{
    uint32_t script = tw_contexts(ctx).script;
    return script ? script : TW_NO_SCRIPT;
}

void tw_enter_callback(JSRuntime *rt, TwCallback *callback, uint32_t realm, uint32_t script)
{
    callback->prev = rt->tw_callback;
    callback->top = rt->current_stack_frame;
    callback->realm = realm;
    callback->script = script;
    rt->tw_callback = callback;
}

void tw_leave_callback(JSRuntime *rt, TwCallback *callback)
{
    rt->tw_callback = callback->prev;
}

/* HostMakeJobCallback. The script execution context has the realm of its script, which is then the incumbent one. */
static void tw_make_job(JSContext *ctx, TwMade *made)
{
    TwContexts now = tw_contexts(ctx);
    if (now.script && now.script != TW_NO_SCRIPT) {
        made->script = now.script;
        made->realm = now.script_realm;
    } else {
        made->script = 0;
        made->realm = now.incumbent < 0 ? (uint32_t)(uintptr_t)JS_GetContextOpaque(ctx) : now.incumbent;
    }
}

static void tw_made_values(const TwMade *made, JSValueConst *values)
{
    values[0] = JS_MKVAL(JS_TAG_INT, (int32_t)made->script);
    values[1] = JS_MKVAL(JS_TAG_INT, (int32_t)made->realm);
}

static void tw_enter_job(JSRuntime *rt, TwCallback *callback, JSValueConst *values)
{
    tw_enter_callback(rt, callback, JS_VALUE_GET_INT(values[1]), JS_VALUE_GET_INT(values[0]));
}
