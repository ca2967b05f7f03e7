/* The memory of the engine. The host grants it in pieces: it may count several engines, and what it keeps itself, under
   one bound. */

/* `granted` becomes the number of bytes that may be held. False: the `held` bytes and `size` more are too many; never if
   `is_forced`. */
typedef struct TwMemory {
    bool (*grant)(void *opaque, size_t held, size_t size, bool is_forced, size_t *granted);
    void *opaque;
} TwMemory;

/* what is granted and not held is given back from here on */
#define TW_SPARE (256 * 1024)

/* The compiler has no way back between two tokens: the code that it writes would have gaps. While it works the bytes that
   the host refuses are taken all the same, and it stops at the next token or function, with the exception that is due. */

static no_inline bool tw_ask(JSMallocState *s, size_t held, size_t size)
{
    TwMemory *memory = s->opaque;
    bool is_granted;
    if (!memory) {
        s->tw_granted = SIZE_MAX;
        return true;
    }
    is_granted = memory->grant(memory->opaque, held, size, false, &s->tw_granted);
    if (!is_granted && s->tw_is_compiling) {
        s->tw_is_refused = true;
        is_granted = memory->grant(memory->opaque, held, size, true, &s->tw_granted);
    }
    s->tw_low = s->tw_granted > TW_SPARE ? s->tw_granted - TW_SPARE : 0;
    s->tw_has_failed |= !is_granted;
    return is_granted;
}

static inline bool tw_may_hold(JSMallocState *s, size_t held, size_t size)
{
    return likely(size <= s->tw_granted && held <= s->tw_granted - size) || tw_ask(s, held, size);
}

/* The system has no memory. The host's own allocator ends the process then. */
static no_inline void *tw_no_memory(JSMallocState *s)
{
    if (s->tw_is_compiling) {
        fprintf(stderr, "memory allocation failed while a script was compiled\n");
        abort();
    }
    s->tw_has_failed = true;
    return NULL;
}

/* returns what it is to be again */
static bool tw_begin_to_compile(JSContext *ctx, bool is_compiling)
{
    JSMallocState *state = &ctx->rt->malloc_state;
    bool before = state->tw_is_compiling;
    state->tw_is_compiling = is_compiling;
    return before;
}

static void tw_end_compiling(JSContext *ctx, bool before)
{
    JSMallocState *state = &ctx->rt->malloc_state;
    state->tw_is_compiling = before;
    state->tw_is_refused = false;
}

/* throws if the compiler was refused memory */
static bool tw_is_refused(JSContext *ctx)
{
    if (likely(!ctx->rt->malloc_state.tw_is_refused))
        return false;
    JS_ThrowOutOfMemory(ctx);
    return true;
}

