"""Compares the sanitizer with that of Chromium: `setHTML()`, `setHTMLUnsafe()`, `parseHTML()` and `parseHTMLUnsafe()` with
generated markup and configurations, and the methods of `Sanitizer` with their results.

    cargo run --release -p treewright-testing --bin sanitizer -- 100000 --for-browser pairs.jsonl
    python3 crates/testing/scripts/chromium_sanitizer.py pairs.jsonl

`crates/testing/data/sanitizer-in-chromium.tsv` lists the kinds of differences, each with its reason and the share of the
pairs that may have it. It needs Python 3.9 or later and Chromium; CHROMIUM names the program.
"""

import argparse
import collections
import json
import pathlib
import sys

import chromium

KINDS = pathlib.Path(__file__).parent.parent / "data/sanitizer-in-chromium.tsv"

SCRIPT = r"""
const hasUrls = 'setJavascriptURLs' in Sanitizer.prototype;

// Members in the order of their names; no namespace is null.
function sorted(value) {
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== 'object') return value;
    const names = Object.keys(value).sort();
    return Object.fromEntries(names.map(name => [name, name === 'namespace' ? value[name] || null : sorted(value[name])]));
}

// A difference that ends the comparison of a pair.
class Difference {
    constructor(kind, text) {
        Object.assign(this, {kind, text});
    }
}

function sanitizerOf(row) {
    if (row.calls === null) return row.sanitizer;
    const sanitizer = new Sanitizer(row.sanitizer);
    for (const [method, argument, expected] of row.calls) {
        if (method === 'removeUnsafe' && hasUrls) sanitizer.setJavascriptURLs(false);
        const found = sanitizer[method](argument);
        // Some methods of Chromium 156 return nothing.
        if (found === undefined || found === expected) continue;
        const kind = method === 'allowElement' && argument.removeAttributes && found ? 'allowed-again' : kindOf(row);
        throw new Difference(kind, `${method}(${JSON.stringify(argument)}) is ${found}`);
    }
    const configs = [sorted(row.get), sorted(sanitizer.get())];
    if (!hasUrls) delete configs[0].javascriptURLs;
    // `setDataAttributes()` of Chromium 156 adds the member without the list that it belongs to.
    if (configs[1].attributes === undefined) delete configs[1].dataAttributes;
    // Each has the event handlers that it knows.
    if (row.calls.some(([method]) => method === 'removeUnsafe')) {
        for (const config of configs) {
            config.removeAttributes = config.removeAttributes?.filter(attribute => !attribute.name.startsWith('on'));
        }
    }
    const [text, found] = configs.map(config => JSON.stringify(config));
    if (text !== found) throw new Difference(kindOf(row), JSON.stringify(firstDifference(text, found)));
    return sanitizer;
}

// The kind of a difference of configurations.
function kindOf(row) {
    const isConcerned = row.calls.some(([method, argument]) =>
        (method === 'setDataAttributes' && argument) || JSON.stringify(argument).includes('"data-a","namespace":"http'));
    return isConcerned ? 'data-attributes' : 'different';
}

// The kind of a difference of trees.
function causeOf(row, inside) {
    const html = row.html.toLowerCase();
    if (html.includes('shadowrootmode')) return 'shadow-roots';
    if (html.includes('<template')) return /<template[^>]*\sfor/.test(html) ? 'patches' : 'templates';
    if (row.inside?.includes(inside)) return 'outside';
    if (html.includes('<frameset')) return 'framesets';
    if (html.includes('selectedcontent')) return 'selectedcontent';
    if (/<(table|tbody|thead|tfoot|tr|td|th|caption|col)/.test(html)) return 'tables';
    if (/<\/(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/>]/.test(html)) return 'formatting';
    return 'different';
}

// The text of the tree, and that of the document element.
function result(row, isSafe, options) {
    if (row.context === null) {
        const document = Document[isSafe ? 'parseHTML' : 'parseHTMLUnsafe'](row.html, options);
        return [tree(document), document.documentElement ? textOf(document.documentElement) : ''];
    }
    const [namespace, name, attributes] = row.context;
    const element = document.createElementNS(namespace, name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element[isSafe ? 'setHTML' : 'setHTMLUnsafe'](row.html, options);
    const parent = isTemplate(element) ? element.content : element;
    return [[...parent.childNodes].map(textOf).join('')];
}

function outcome(row) {
    let sanitizer;
    try {
        sanitizer = sanitizerOf(row);
    } catch (difference) {
        if (difference instanceof Difference) return {...difference};
        throw difference;
    }
    const [found, inside] = result(row, row.safe, sanitizer === null ? {} : {sanitizer});
    if (found === row.sanitized) return {kind: 'equal'};
    if (found === row['javascript-urls']) return {kind: 'javascript-urls'};
    const [parsed] = result(row, false, {});
    if (parsed !== row.parsed) return {kind: 'parsed in another way', ...firstDifference(row.parsed, parsed)};
    return {kind: causeOf(row, inside), ...firstDifference(row.sanitized, found)};
}
"""


def main():
    parser = argparse.ArgumentParser(description="The sanitizer, compared with that of Chromium")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--show", default="different", help="the kind of outcome that is printed")
    parser.add_argument("--most", type=int, default=20, help="the number of them")
    arguments = parser.parse_args()
    rows = arguments.file.read_text(encoding="utf-8").split("\n")[:-1]
    outcomes = chromium.outcomes_of(rows, SCRIPT, at_once=200)
    shown = 0
    for text, outcome in zip(rows, outcomes):
        if outcome["kind"] in ("equal",) or outcome["kind"] not in (arguments.show, "failed") or shown >= arguments.most:
            continue
        shown += 1
        row = json.loads(text)
        method = ("parse" if row["context"] is None else "set") + ("HTML" if row["safe"] else "HTMLUnsafe")
        print(f"{outcome['kind']}: seed {row['seed']}, {method}, context {json.dumps(row['context'])}")
        print("  html     ", json.dumps(row["html"][:1000]))
        print("  sanitizer", json.dumps(row["sanitizer"])[:300], json.dumps(row["calls"])[:300])
        for name in ("text", "found"):
            print(f"  {name:9}", json.dumps(outcome.get(name, "")))
    counts = collections.Counter(outcome["kind"] for outcome in outcomes)
    print(", ".join(f"{count} {kind}" for kind, count in counts.most_common()))
    kinds = {"equal": 100.0}
    for line in KINDS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, most, _reason = line.split("\t")
            kinds[kind] = float(most)
    too_many = [kind for kind, count in counts.items() if count * 100 > kinds.get(kind, 0) * len(rows)]
    if too_many:
        sys.exit("more than may be: " + ", ".join(too_many))


main()
