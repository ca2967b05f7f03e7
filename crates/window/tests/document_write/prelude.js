// Runs first in each generated page, in Chromium and here: the functions that scripts of the page call.
window.root = window;
window.events = [];
window.windows = [];
function say(what, where) {
    const page = (where || window).document;
    const script = page.currentScript;
    root.events.push(what + ' ' + page.readyState + ' ' + (script ? script.id || 'script' : '-') + ' ' + count(page));
}
function count(node) {
    let number = 0;
    for (let child = node.firstChild; child; child = child.nextSibling) number += 1 + count(child);
    return number;
}
function guard(name, action) {
    try {
        action();
    } catch (error) {
        say(name + ' threw ' + (error instanceof DOMException ? error.name : error.constructor.name));
    }
}
function ready(type) {
    const page = document;
    document.addEventListener(type, () => say(type + (page === document ? '' : '!')));
}
function listen() {
    ready('readystatechange');
    ready('DOMContentLoaded');
    for (const type of ['load', 'pageshow']) addEventListener(type, () => say(type));
}
addEventListener('error', event => {
    // The engines have different messages for syntax errors.
    if (event.error) say('error ' + (event.error.name === 'Error' ? event.error.message : event.error.name));
});
listen();
// A child of the page without a script of its own; `act` works on its document.
function frame(act) {
    const element = document.createElement('iframe');
    (document.body || document.documentElement || document).appendChild(element);
    root.windows.push(element.contentWindow);
    const inner = element.contentWindow;
    inner.root = root;
    // The readiness is left out: `close` ends everything at once in Chromium, but only begins the end in the standard.
    inner.say = what => root.events.push('frame ' + what + ' ' + count(inner.document));
    guard('frame', () => act(inner.document, inner));
    // Chromium delays the load event while a document that was opened is not closed. In the standard it does
    // not: https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps.
    if (document.readyState !== 'complete') {
        document.addEventListener('DOMContentLoaded', () => inner.document && inner.document.close());
    }
}
// The tree as text: every node, in tree order.
function tree(page) {
    const lines = [];
    const walk = (node, depth) => {
        for (let child = node.firstChild; child; child = child.nextSibling) {
            let line = '  '.repeat(depth);
            switch (child.nodeType) {
                case 1: {
                    const html = 'http://www.w3.org/1999/xhtml';
                    line += '<' + (child.namespaceURI === html ? '' : child.namespaceURI.slice(-3) + ' ') + child.localName;
                    for (const name of child.getAttributeNames().sort()) line += ' ' + name + '=' + JSON.stringify(child.getAttribute(name));
                    lines.push(line);
                    if (child.localName === 'template' && child.content) {
                        lines.push('  '.repeat(depth + 1) + 'content');
                        walk(child.content, depth + 2);
                    }
                    if (child.localName !== 'iframe') walk(child, depth + 1);
                    break;
                }
                case 3:
                    lines.push(line + JSON.stringify(child.data));
                    break;
                case 8:
                    lines.push(line + '<!-- ' + JSON.stringify(child.data));
                    break;
                case 10:
                    lines.push(line + '<!DOCTYPE ' + child.name);
                    break;
                default:
                    lines.push(line + child.nodeType + ' ' + child.nodeName);
            }
        }
    };
    walk(page, 0);
    return lines;
}
function result() {
    const trees = [tree(document)];
    for (const inner of root.windows) trees.push(inner.document ? tree(inner.document) : ['gone']);
    const left_open = root.windows.some(inner => inner.document && inner.document.readyState !== 'complete');
    return JSON.stringify({events: root.events, trees, left_open});
}
