//! Lists of numbers, lengths, points, transforms and strings.

use super::check;

#[test]
fn texts_become_items() {
    let transforms = "const show = v => log([...make('g', { transform: v }).transform.baseVal].map(t => t.type + ':' + t.angle + ':' + ['a', 'b', 'c', 'd', 'e', 'f'].map(n => +t.matrix[n].toFixed(3))).join(' | '));";
    check(&[
        (
            &format!("{transforms} for (const v of ['translate(1)', 'translate(1,2),scale(2)', 'rotate(90 1 2)', 'skewX(45)skewY(0)', 'matrix(1 2 3 4 5 6)', 'rotate(45deg)', 'translate(1) x', 'none']) show(v)"),
            &[
                "2:0:1,0,0,1,1,0", "2:0:1,0,0,1,1,2 | 3:0:2,0,0,2,0,0", "4:90:0,1,-1,0,3,1",
                "5:45:1,0,1,1,0,0 | 6:0:1,0,0,1,0,0", "1:0:1,2,3,4,5,6", "", "", "",
            ],
        ),
        (
            "for (const v of ['0,0 1,1', '0 0 1', '1-1.5.5', '0 0 x', '']) log([...make('polygon', { points: v }).points].map(p => p.x + ',' + p.y).join(' '))",
            &["0,0 1,1", "0,0", "1,-1.5", "", ""],
        ),
        (
            "for (const v of ['1 2,3', '1 x', '1,,3', '']) log([...make('feColorMatrix', { values: v }).values.baseVal].map(n => n.value))",
            &["1,2,3", "", "", ""],
        ),
        (
            "for (const v of ['1px,2em 3%', '1 x', '']) log([...make('text', { x: v }).x.baseVal].map(n => n.valueAsString))",
            &["1px,2em,3%", "", ""],
        ),
        (
            "const e = make('g', { requiredExtensions: ' a b ', systemLanguage: 'en-us, fr' }); log([...e.requiredExtensions].join('|'), [...e.systemLanguage].join('|'));
            e.systemLanguage.appendItem('de'); log(e.getAttribute('systemLanguage')); e.requiredExtensions.insertItemBefore('c', 1); log(e.getAttribute('requiredExtensions'));
            log(e.requiredExtensions.removeItem(0), e.requiredExtensions[0], e.requiredExtensions[2], thrown(() => e.requiredExtensions.getItem(2)))",
            &["a|b en-us|fr", "en-us,fr,de", "a c b", "a c  IndexSizeError"],
        ),
    ]);
}

#[test]
fn items_are_live() {
    check(&[
        (
            "const p = make('polygon', { points: '0,0 1,1' }), a = p.points.getItem(0), b = p.points[1];
            log(a === p.points[0], p.points === p.points, p.points.length, p.points.numberOfItems, 2 in p.points);
            a.x = 5; log(p.getAttribute('points')); p.setAttribute('points', '7,8 9,10 11,12'); log(a.x, b.y, p.points.length, a === p.points[0]);
            p.setAttribute('points', '1,2'); b.x = 100; log(p.getAttribute('points'), b.x, b.y, thrown(() => p.animatedPoints[0].x = 1), p.animatedPoints[0] === a)",
            &["true true 2 2 false", "5,0 1,1", "7 10 3 true", "1,2 100 10 NoModificationAllowedError false"],
        ),
        (
            "const g = make('g', { transform: 'translate(1 2)' }), t = g.transform.baseVal[0]; log(t.matrix === t.matrix);
            t.matrix.e = 5; log(g.getAttribute('transform'), t.type); t.setRotate(90, 0, 0); log(g.getAttribute('transform'), t.matrix.b, t.angle);
            t.matrix.translateSelf(1, 1); log(g.getAttribute('transform')); t.matrix.m34 = 2; log(t.type, g.getAttribute('transform').slice(0, 9)); g.setAttribute('transform', 'scale(1)');
            log(thrown(() => g.transform.animVal[0].setScale(1, 1)), thrown(() => g.transform.animVal[0].matrix.a = 1))",
            &[
                "true", "matrix(1 0 0 1 5 2) 1", "rotate(90) 1 90", "matrix(0 1 -1 0 -1 1)",
                "0 matrix3d(", "NoModificationAllowedError NoModificationAllowedError",
            ],
        ),
        (
            "const t = make('text', { x: '1 2', rotate: '3 4' }); t.x.baseVal[0].value = 9; t.rotate.baseVal[1].value = 8; log(t.getAttribute('x'), t.getAttribute('rotate'));
            t.x.baseVal[0].valueAsString = '10%'; log(t.x.baseVal[0].value, t.getAttribute('x'))",
            &["9 2 3 8", "20 10% 2"],
        ),
    ]);
}

#[test]
fn methods_of_lists() {
    check(&[
        (
            "const p = make('polygon', { points: '0,0' }), l = p.points, show = () => log(p.getAttribute('points'));
            const q = new DOMPoint(3, 4); log(l.appendItem(q) === q, l[1] === q); q.x = 5; show();
            const copy = l.appendItem(q); log(copy === q, copy.x); show();
            l.insertItemBefore(new DOMPoint(9, 9), 1); show(); l.replaceItem(new DOMPoint(8, 8), 0); show();
            log(l.removeItem(2) === q); q.x = 77; show(); l[0] = new DOMPoint(1, 1); show();
            log(thrown(() => l.replaceItem(q, 9)), thrown(() => l.removeItem(9)), thrown(() => l.getItem(9)), thrown(() => l.appendItem({})), thrown(() => { l[9] = q }));
            l.initialize(q); show(); l.insertItemBefore(new DOMPoint, 99); show(); l.clear(); show(); log(l.length)",
            &[
                "true true", "0,0 5,4", "false 5", "0,0 5,4 5,4", "0,0 9,9 5,4 5,4",
                "8,8 9,9 5,4 5,4", "true", "8,8 9,9 5,4", "1,1 9,9 5,4",
                "IndexSizeError IndexSizeError IndexSizeError TypeError IndexSizeError", "77,4",
                "77,4 0,0", "", "0",
            ],
        ),
        (
            "const g = make('g'), l = g.transform.baseVal, t = svg.createSVGTransform(); t.setTranslate(1, 2); l.appendItem(t);
            const s = l.appendItem(svg.createSVGTransform()); s.setScale(2, 2); log(g.getAttribute('transform'));
            const c = l.consolidate(); log(g.getAttribute('transform'), l.length, l[0] === c, t.type); t.setScale(3, 3); log(g.getAttribute('transform'));
            const m = l.createSVGTransformFromMatrix({ a: 2 }); log(m.type, m.matrix.a); l.clear(); log(l.consolidate());
            log(thrown(() => g.transform.animVal.clear()), thrown(() => g.transform.animVal.consolidate()))",
            &[
                "translate(1 2) scale(2 2)", "matrix(2 0 0 2 1 2) 1 true 2", "matrix(2 0 0 2 1 2)",
                "1 2", "", "NoModificationAllowedError NoModificationAllowedError",
            ],
        ),
        (
            "const t = make('text'), n = svg.createSVGNumber(); n.value = 1.5; t.rotate.baseVal.appendItem(n); n.value = 2.5; log(t.getAttribute('rotate'));
            const l = svg.createSVGLength(); l.valueAsString = '1em'; t.dx.baseVal.initialize(l); log(t.getAttribute('dx'), l.value); t.dx.baseVal.clear(); log(l.valueAsString);
            const u = make('text', { dx: '1 2' }); log(u.dx.baseVal.appendItem(l) === l, t.dx.baseVal.appendItem(l) === l, u.getAttribute('dx'))",
            &["2.5", "1em 16", "1em", "true false 1 2 1em"],
        ),
        // A change by a list is a change of the attribute.
        (
            "const p = make('polygon'); new MutationObserver(r => log(r.length, r[0].attributeName, r[0].oldValue)).observe(p, { attributes: true, attributeOldValue: true });
            p.points.appendItem(new DOMPoint(1, 2))",
            &["1 points "],
        ),
    ]);
}
