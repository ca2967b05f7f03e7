/*
 * Parses pages with lexbor and reports the CPU time: one parser and one document, reused for each page.
 * Written against the sources of lexbor 3.1; built by the benchmark, with -O3.
 *
 * Standard input: the number of pages, then each page as its length and its bytes (numbers are 8 bytes,
 * little endian), then commands, one on a line. Each is answered by one line:
 *
 * parse A B  the nanoseconds for parsing the pages from A to before B once, and dropping the trees
 * read A B   the same with a walk that reads every text and every attribute
 * sum A B    the sum of what that walk read, for comparison with that of other trees
 * steady     the median of several rounds of "parse" after a first one, unless that takes long
 * empty      the nanoseconds of one call for an empty page
 * heap A B   for the pages from A to before B, each in a new document: the sum of the peaks of allocated
 *            bytes, the number of allocations, and that of reallocations
 */

#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lexbor/core/base.h"
#include "lexbor/dom/interfaces/attr.h"
#include "lexbor/dom/interfaces/element.h"
#include "lexbor/dom/interfaces/text.h"
#include "lexbor/html/interfaces/document.h"
#include "lexbor/html/interfaces/template_element.h"

#define LONG_NANOSECONDS 2000000000LL
#define STEADY_NANOSECONDS 150000000LL
#define STEADY_ROUNDS 25
#define EMPTY_CALLS 2000
/* As in the benchmark: the allocator keeps its memory from here on. */
#define SETTLING_BYTES (31u << 20)

typedef struct {
    unsigned char *bytes;
    size_t length;
} page_t;

static void fail(const char *what) {
    fprintf(stderr, "%s\n", what);
    exit(1);
}

/* The heap of lexbor, counted by its allocation functions, which are set here. */
static size_t now, peak, allocations, reallocations;

static void grow(void *block) {
    now += malloc_usable_size(block);
    if (now > peak) {
        peak = now;
    }
}

static void *counted_malloc(size_t size) {
    void *block = malloc(size);
    if (block != NULL) {
        allocations++;
        grow(block);
    }
    return block;
}

static void *counted_calloc(size_t count, size_t size) {
    void *block = calloc(count, size);
    if (block != NULL) {
        allocations++;
        grow(block);
    }
    return block;
}

static void *counted_realloc(void *old, size_t size) {
    size_t before = malloc_usable_size(old);
    void *block = realloc(old, size);
    if (block != NULL) {
        reallocations++;
        now -= before;
        grow(block);
    }
    return block;
}

static void counted_free(void *block) {
    now -= malloc_usable_size(block);
    free(block);
}

static lxb_html_document_t *document;

static void parse(const page_t *page) {
    lxb_html_document_clean(document);
    if (lxb_html_document_parse(document, page->bytes, page->length) != LXB_STATUS_OK) {
        fail("lexbor cannot parse a page");
    }
}

/* The same sum as in the benchmark's other walks. */
#define ODD 0x9E3779B97F4A7C15u
static uint64_t sum;

static void add(const lxb_char_t *text, size_t length) {
    uint64_t word, of_this = (uint64_t) length * ODD;
    if (length >= 8) {
        memcpy(&word, text + length - 8, 8);
        of_this += word * ODD;
        for (size_t at = 0; at + 8 <= length; at += 8) {
            memcpy(&word, text + at, 8);
            of_this += word;
        }
    } else if (length >= 4) {
        uint32_t first, last;
        memcpy(&first, text, 4);
        memcpy(&last, text + length - 4, 4);
        of_this += (uint64_t) first << 32 | last;
    } else if (length > 0) {
        of_this += (uint64_t) text[0] | (uint64_t) text[length / 2] << 8
                   | (uint64_t) text[length - 1] << 16;
    }
    sum += of_this;
}

static void read_attributes(lxb_dom_element_t *element) {
    for (lxb_dom_attr_t *attr = element->first_attr; attr != NULL; attr = attr->next) {
        size_t length;
        /* The local name of an attribute of SVG is in lower case, and the qualified one is adjusted. */
        const lxb_char_t *text = attr->node.prefix == LXB_NS__UNDEF
                                     ? lxb_dom_attr_qualified_name(attr, &length)
                                     : lxb_dom_attr_local_name(attr, &length);
        add(text, length);
        text = lxb_dom_attr_value(attr, &length);
        add(text, text == NULL ? 0 : length);
    }
}

/* The contents of templates wait here; templates are nested at most as deeply as elements. */
static lxb_dom_node_t **waiting;
static size_t waiting_count, waiting_room;

static void wait_for(lxb_dom_node_t *node) {
    if (waiting_count == waiting_room) {
        waiting_room = waiting_room == 0 ? 64 : 2 * waiting_room;
        waiting = realloc(waiting, waiting_room * sizeof(*waiting));
        if (waiting == NULL) {
            fail("no memory");
        }
    }
    waiting[waiting_count++] = node;
}

static void read_tree(void) {
    wait_for(lxb_dom_interface_node(document));
    while (waiting_count > 0) {
        lxb_dom_node_t *root = waiting[--waiting_count], *node = root;
        while (node != NULL) {
            if (node->type == LXB_DOM_NODE_TYPE_TEXT) {
                lexbor_str_t *text = &lxb_dom_interface_character_data(node)->data;
                add(text->data, text->length);
            } else if (node->type == LXB_DOM_NODE_TYPE_ELEMENT) {
                read_attributes(lxb_dom_interface_element(node));
                if (lxb_dom_node_tag_id(node) == LXB_TAG_TEMPLATE
                    && node->ns == LXB_NS_HTML) {
                    wait_for(lxb_dom_interface_node(
                        lxb_html_interface_template(node)->content));
                }
            }
            if (node->first_child != NULL) {
                node = node->first_child;
                continue;
            }
            while (node != root && node->next == NULL) {
                node = node->parent;
            }
            node = node == root ? NULL : node->next;
        }
    }
}

static long long clock_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long once(const page_t *pages, size_t start, size_t end, int is_read) {
    long long before = clock_now();
    for (size_t index = start; index < end; index++) {
        parse(&pages[index]);
        if (is_read) {
            read_tree();
        }
    }
    lxb_html_document_clean(document);
    return clock_now() - before;
}

static int compare(const void *one, const void *other) {
    long long a = *(const long long *) one, b = *(const long long *) other;
    return (a > b) - (a < b);
}

static long long steady(const page_t *pages, size_t count) {
    long long times[STEADY_ROUNDS], all = 0, first = once(pages, 0, count, 0);
    size_t rounds = 0;
    if (first > LONG_NANOSECONDS) {
        return first;
    }
    while (all < STEADY_NANOSECONDS && rounds < STEADY_ROUNDS) {
        all += times[rounds++] = once(pages, 0, count, 0);
    }
    qsort(times, rounds, sizeof(*times), compare);
    return times[rounds / 2];
}

static void heap(const page_t *pages, size_t start, size_t end) {
    size_t peaks = 0;
    lexbor_memory_setup(counted_malloc, counted_realloc, counted_calloc, counted_free);
    allocations = reallocations = 0;
    for (size_t index = start; index < end; index++) {
        now = peak = 0;
        lxb_html_document_t *fresh = lxb_html_document_create();
        if (fresh == NULL
            || lxb_html_document_parse(fresh, pages[index].bytes, pages[index].length)
                   != LXB_STATUS_OK) {
            fail("lexbor cannot parse a page");
        }
        lxb_html_document_destroy(fresh);
        peaks += peak;
    }
    lexbor_memory_setup(malloc, realloc, calloc, free);
    printf("%zu %zu %zu\n", peaks, allocations, reallocations);
}

static uint64_t number(void) {
    uint64_t number;
    if (fread(&number, sizeof(number), 1, stdin) != 1) {
        fail("the input is too short");
    }
    return number;
}

int main(void) {
    size_t count = number(), start, end;
    page_t *pages = calloc(count + 1, sizeof(*pages));
    char line[64], command[16];
    for (size_t index = 0; index < count; index++) {
        page_t *page = &pages[index];
        page->length = number();
        page->bytes = malloc(page->length + 1);
        if (page->bytes == NULL || fread(page->bytes, 1, page->length, stdin) != page->length) {
            fail("the input is too short");
        }
    }
    free(malloc(SETTLING_BYTES));
    document = lxb_html_document_create();
    if (document == NULL) {
        fail("no document");
    }
    printf("lexbor %s\n", LEXBOR_VERSION_STRING);
    fflush(stdout);
    while (fgets(line, sizeof(line), stdin) != NULL) {
        start = end = 0;
        if (sscanf(line, "%15s %zu %zu", command, &start, &end) < 1 || end > count) {
            fail("no such command");
        }
        if (strcmp(command, "parse") == 0) {
            printf("%lld\n", once(pages, start, end, 0));
        } else if (strcmp(command, "read") == 0) {
            printf("%lld\n", once(pages, start, end, 1));
        } else if (strcmp(command, "sum") == 0) {
            sum = 0;
            once(pages, start, end, 1);
            printf("%llu\n", (unsigned long long) sum);
        } else if (strcmp(command, "steady") == 0) {
            printf("%lld\n", steady(pages, count));
        } else if (strcmp(command, "empty") == 0) {
            page_t empty = {(unsigned char *) "", 0};
            long long before = clock_now();
            for (int call = 0; call < EMPTY_CALLS; call++) {
                parse(&empty);
            }
            printf("%lld\n", (clock_now() - before) / EMPTY_CALLS);
        } else if (strcmp(command, "heap") == 0) {
            heap(pages, start, end);
        } else {
            fail("no such command");
        }
        fflush(stdout);
    }
    return 0;
}
