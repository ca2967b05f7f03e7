//! The Selection API: what scripts log.

use crate::log::log_of;

/// A page with a text in each of two paragraphs, and functions to inspect its selection.
const START: &str = "<!doctype html><body><p id=a>abcd</p><p id=b>efgh</p><script>
const a = document.getElementById('a').firstChild, b = document.getElementById('b').firstChild, s = getSelection();
const name = n => n === a ? 'a' : n === b ? 'b' : n && n.nodeName;
const show = () => console.log(s.type, s.direction, name(s.anchorNode), s.anchorOffset, name(s.focusNode),
    s.focusOffset, s.rangeCount, s.isCollapsed, JSON.stringify(String(s)));
const fails = f => { try { f(); console.log('fine') } catch (e) { console.log(e.name) } };
";

fn check(script: &str, expected: &[&str]) {
    let log = log_of(&format!("{START}{script}</script>"));
    assert_eq!(log, expected, "{script}");
}

#[test]
fn an_empty_selection() {
    check("show()", &["None none null 0 null 0 0 true \"\""]);
    check(
        "console.log(s === document.getSelection(), s instanceof Selection, document.implementation
            .createHTMLDocument().getSelection());
        const f = document.body.appendChild(document.createElement('iframe'));
        const inner = f.contentWindow.getSelection();
        console.log(inner === s, inner instanceof f.contentWindow.Selection, inner === f.contentDocument.getSelection())",
        &["true true null", "false true true"],
    );
    check(
        "fails(() => s.getRangeAt(0));
        fails(() => s.collapseToStart());
        fails(() => s.collapseToEnd());
        fails(() => s.extend(a, 1));
        fails(() => s.removeRange(new Range()));
        fails(() => s.removeAllRanges());
        fails(() => s.deleteFromDocument());
        console.log(s.containsNode(a), s.containsNode(a, true), s.getComposedRanges().length)",
        &[
            "IndexSizeError",
            "InvalidStateError",
            "InvalidStateError",
            "InvalidStateError",
            "NotFoundError",
            "fine",
            "fine",
            "false false 0",
        ],
    );
}

#[test]
fn ranges_of_a_selection() {
    check(
        "const r = new Range();
        r.setStart(a, 1); r.setEnd(b, 2);
        s.addRange(r); show();
        console.log(s.getRangeAt(0) === r);
        r.setEnd(b, 3); show();
        fails(() => s.getRangeAt(1));
        s.addRange(new Range()); show();
        r.setStart(document.createElement('i'), 0); show();
        s.addRange(document.createRange()); console.log(s.getRangeAt(0) === r, s.rangeCount);
        fails(() => s.removeRange(r));
        s.removeRange(s.getRangeAt(0)); show();
        const other = new Range(); other.selectNode(a); other.setStart(document.createElement('i'), 0);
        s.addRange(other); show()",
        &[
            "Range none a 1 b 2 1 false \"bcdef\"",
            "true",
            "Range none a 1 b 3 1 false \"bcdefg\"",
            "IndexSizeError",
            "Range none a 1 b 3 1 false \"bcdefg\"",
            "None none null 0 null 0 0 true \"\"",
            "false 1",
            "NotFoundError",
            "None none null 0 null 0 0 true \"\"",
            "None none null 0 null 0 0 true \"\"",
        ],
    );
}

#[test]
fn collapsing() {
    check(
        "s.collapse(a, 2); show();
        s.setPosition(b); show();
        fails(() => s.collapse(a, 5)); show();
        s.collapse(document.createTextNode('x'), 1); show();
        fails(() => s.collapse(document.doctype));
        s.setBaseAndExtent(b, 3, a, 1); const old = s.getRangeAt(0);
        s.collapseToEnd(); show();
        s.setBaseAndExtent(b, 3, a, 1);
        s.collapseToStart(); show(); console.log(old.startOffset, old.endOffset);
        s.collapse(null); show()",
        &[
            "Caret none a 2 a 2 1 true \"\"",
            "Caret none b 0 b 0 1 true \"\"",
            "IndexSizeError",
            "Caret none b 0 b 0 1 true \"\"",
            "Caret none b 0 b 0 1 true \"\"",
            "InvalidNodeTypeError",
            "Caret none b 3 b 3 1 true \"\"",
            "Caret none a 1 a 1 1 true \"\"",
            "1 3",
            "None none null 0 null 0 0 true \"\"",
        ],
    );
}

#[test]
fn extending() {
    check(
        "s.collapse(a, 2);
        s.extend(b, 1); show();
        s.extend(a, 1); show();
        s.extend(a, 2); show();
        fails(() => s.extend(a, 9));
        fails(() => s.extend(document.createTextNode('x'), 9)); show();
        s.setBaseAndExtent(a, 0, b, 4); show();
        s.setBaseAndExtent(b, 4, a, 0); show();
        s.setBaseAndExtent(a, 1, a, 1); show();
        fails(() => s.setBaseAndExtent(a, 5, b, 0));
        fails(() => s.setBaseAndExtent(a, 0, b, 5));
        s.setBaseAndExtent(document.createTextNode(''), 0, b, 0); show();
        s.selectAllChildren(document.body.firstChild); show();
        s.selectAllChildren(a); show();
        s.selectAllChildren(document.createElement('i')); show();
        fails(() => s.selectAllChildren(document.doctype))",
        &[
            "Range forward a 2 b 1 1 false \"cde\"",
            "Range backward a 2 a 1 1 false \"b\"",
            "Caret forward a 2 a 2 1 true \"\"",
            "IndexSizeError",
            "fine",
            "Caret forward a 2 a 2 1 true \"\"",
            "Range forward a 0 b 4 1 false \"abcdefgh\"",
            "Range backward b 4 a 0 1 false \"abcdefgh\"",
            "Caret forward a 1 a 1 1 true \"\"",
            "IndexSizeError",
            "IndexSizeError",
            "Caret forward a 1 a 1 1 true \"\"",
            "Range forward P 0 P 1 1 false \"abcd\"",
            "Caret forward a 0 a 0 1 true \"\"",
            "Caret forward a 0 a 0 1 true \"\"",
            "InvalidNodeTypeError",
        ],
    );
}

#[test]
fn the_tree_changes() {
    check(
        "s.setBaseAndExtent(a, 1, b, 2);
        a.data = 'xy'; show();
        b.insertData(0, '__'); show();
        b.splitText(3); show();
        a.parentNode.remove(); show();
        s.selectAllChildren(document.body); s.deleteFromDocument(); show();
        console.log(document.body.childNodes.length)",
        &[
            "Range forward a 0 b 2 1 false \"xyef\"",
            "Range forward a 0 b 4 1 false \"xy__ef\"",
            "Range forward a 0 #text 1 1 false \"xy__ef\"",
            "Range forward BODY 0 #text 1 1 false \"__ef\"",
            "Caret forward BODY 0 BODY 0 1 true \"\"",
            "0",
        ],
    );
}

#[test]
fn contained_nodes() {
    check(
        "s.setBaseAndExtent(a, 1, document.body, 2);
        const [p, q] = document.querySelectorAll('p');
        for (const n of [a, p, q, b, document.body, document.createElement('i')])
            console.log(s.containsNode(n), s.containsNode(n, true))",
        &["false true", "false true", "true true", "true true", "false true", "false false"],
    );
}

#[test]
fn shadow_trees() {
    check(
        "const host = document.body.insertBefore(document.createElement('x-y'), document.body.lastChild);
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<i>12</i>';
        const t = root.firstChild.firstChild;
        s.setBaseAndExtent(t, 1, t, 2);
        console.log(s.anchorNode, s.rangeCount, s.type, s.isCollapsed);
        const show2 = r => console.log(r instanceof StaticRange, r.startContainer.nodeName, r.startOffset,
            r.endContainer.nodeName, r.endOffset);
        show2(s.getComposedRanges()[0]);
        show2(s.getComposedRanges({ shadowRoots: [root] })[0]);
        host.remove();
        console.log(s.getComposedRanges().length)",
        &["null 0 None false", "true BODY 2 BODY 3", "true #text 1 #text 2", "0"],
    );
}

#[test]
fn events() {
    check(
        "let n = 0;
        document.onselectionchange = e => {
            console.log(e.type, e.target === document, e.bubbles, e.cancelable, s.type);
            if (n++ == 0) a.data = '';
            else if (n == 2) s.removeAllRanges();
        };
        s.collapse(a, 1);
        s.extend(a, 3);",
        &[
            "selectionchange true false false Range",
            "selectionchange true false false Caret",
            "selectionchange true false false None",
        ],
    );
    check(
        "document.onselectionchange = () => console.log(1); s.removeAllRanges(); s.collapse(null)",
        &[],
    );
}

#[test]
fn doctypes_have_no_points() {
    check(
        "for (const node of [document.doctype, document.implementation.createDocumentType('b', '', '')]) {
            fails(() => s.collapse(node, 0));
            fails(() => s.setPosition(node, 17));
            fails(() => s.selectAllChildren(node));
        }
        fails(() => s.collapse(a, 17));
        fails(() => s.selectAllChildren(a))",
        &[
            "InvalidNodeTypeError",
            "InvalidNodeTypeError",
            "InvalidNodeTypeError",
            "InvalidNodeTypeError",
            "InvalidNodeTypeError",
            "InvalidNodeTypeError",
            "IndexSizeError",
            "fine",
        ],
    );
}

/// One event for all changes in a task, at the control whose selection changed.
#[test]
fn controls_fire_selectionchange() {
    for (make, changes, expected) in [
        ("'input'", "e.setSelectionRange(1, 2); e.select(); e.selectionEnd = 2", "true true 1 1"),
        ("'textarea'", "e.selectionStart = 1; e.setRangeText('b', 1, 2)", "true true 1 1"),
        ("'input'", "e.setSelectionRange(4, 4); e.selectionStart = 4", "0 0"),
        ("'textarea'", "e.value = 'x'; e.value = 'abcd'", "0 0"),
    ] {
        for is_connected in [true, false] {
            let append = if is_connected { "document.body.append(e)" } else { "" };
            let script = format!(
                "const e = document.createElement({make}); {append}; e.value = 'abcd';
                let at = 0, above = 0, flags = '';
                e.onselectionchange = event => {{
                    at++;
                    flags = [event.bubbles, !event.cancelable, ''].join(' ');
                }};
                document.addEventListener('selectionchange', () => above++);
                {changes};
                setTimeout(() => console.log(flags + at, above), 10)"
            );
            let above = if is_connected { &expected[expected.len() - 1..] } else { "0" };
            let expected = format!("{} {above}", &expected[..expected.len() - 2]);
            check(&script, &[&expected]);
        }
    }
}
