//! Lengths, boxes, matrices and hits of shapes. The values are those of Chromium, which measures arcs less exactly.

use super::check;

/// Rounds what a script logs.
const ROUND: &str = "const R = v => Math.round(v * 1000) / 1000 + 0;";

#[test]
fn lengths_and_points() {
    let script = format!(
        "{ROUND} const at = (e, d) => {{ try {{ const p = e.getPointAtLength(d); return R(p.x) + ',' + R(p.y) }} catch (e) {{ return e.name }} }};
        for (const [n, a] of [['rect', {{ x: 1, y: 2, width: 10, height: 5 }}], ['rect', {{ x: 1, y: 2, width: 10, height: 5, rx: 2 }}], ['rect', {{ width: 10, height: 5, rx: 2, ry: 9 }}], ['circle', {{ cx: 5, cy: 6, r: 3 }}], ['circle', {{}}],
            ['ellipse', {{ cx: 5, cy: 6, rx: 3, ry: 2 }}], ['line', {{ x1: 1, y1: 2, x2: 5, y2: 2 }}], ['polyline', {{ points: '1,1 5,5 9,1' }}], ['polygon', {{ points: '1,1 5,5 9,1' }}], ['path', {{ d: 'M1 1C1 9 9 9 9 1' }}],
            ['path', {{ d: 'M1 1Q5 9 9 1T17 1' }}], ['path', {{ d: 'M1 1a5 3 30 1 1 6 2z' }}], ['path', {{ d: 'M5 5' }}], ['path', {{}}], ['path', {{ d: 'M0 0L10 0 x' }}]]) {{ const e = make(n, a); log(R(e.getTotalLength()), at(e, 3), at(e, 1e9), at(e, -1)) }}"
    );
    check(&[(
        script.as_str(),
        &[
            "30 4,2 1,2 1,2",
            "26.566 6,2 3,2 3,2",
            "26.181 5,0 2,0 2,0",
            "18.85 6.621,8.524 8,6 8,6",
            "0 InvalidStateError InvalidStateError InvalidStateError",
            "15.865 5.959,7.895 8,6 8,6",
            "4 4,2 5,2 1,2",
            "11.314 3.121,3.121 9,1 1,1",
            "19.314 3.121,3.121 1,1 1,1",
            "16 1.448,3.953 9,1 1,1",
            "23.663 2.584,3.541 17,1 1,1",
            "25.276 -0.525,-1.528 1,1 1,1",
            "0 5,5 5,5 5,5",
            "0 InvalidStateError InvalidStateError InvalidStateError",
            "10 3,0 10,0 0,0",
        ],
    )]);
}

#[test]
fn boxes() {
    let prelude = format!(
        "{ROUND} const B = (e, o) => {{ const b = e.getBBox(o); log([b.x, b.y, b.width, b.height].map(R)) }};"
    );
    let cases: &[(&str, &[&str])] = &[
        ("B(make('rect', { x: 1, y: 2, width: 10, height: 5 })); B(make('rect', { x: 1, y: 2, width: 0, height: 5 }))", &["1,2,10,5", "1,2,0,5"]),
        ("B(make('circle', { cx: 5, cy: 6, r: 3 })); B(make('circle', { cx: 5, cy: 6 })); B(make('path', { d: 'M1 1a5 3 30 1 1 6 2z' }))", &["2,3,6,6", "5,6,0,0", "-0.566,-4.074,9.165,7.074"]),
        ("B(make('path', { d: 'M1 1C1 9 9 9 9 1' })); B(make('path')); B(make('text')); B(make('image', { x: 1, width: 3, height: 4 }))", &["1,1,8,6", "0,0,0,0", "0,0,0,0", "1,0,3,4"]),
        ("B(make('rect', { x: '1em', y: '10%', width: '50%', height: '10%' })); const e = document.createElementNS(NS, 'rect'); e.setAttribute('width', 5); B(e)", &["16,10,100,10", "0,0,0,0"]),
        (
            "const g = make('g', { transform: 'translate(10 20)' }); B(g); make('rect', { x: 1, y: 2, width: 10, height: 5, transform: 'rotate(45)' }, g); make('circle', { cx: 5, cy: 6, r: 3 }, g); B(g); B(svg);
            make('rect', { width: 100, height: 100, display: 'none' }, g); make('rect', { width: 100, height: 100 }, make('defs', {}, g)); B(g)",
            &["0,0,0,0", "-4.243,2.121,12.243,10.607", "5.757,22.121,12.243,10.607", "-4.243,2.121,12.243,10.607"],
        ),
        (
            "make('rect', { id: 'r', x: 3, width: 5, height: 6 }, make('defs')); B(make('use', { href: '#r', x: 100 }));
            make('rect', { width: 5, height: 5 }, make('symbol', { id: 's', viewBox: '0 0 10 10' })); B(make('use', { href: '#s', width: 100, height: 50 })); B(make('use', { href: '#s' })); B(make('use', { href: '#none' }))",
            &["103,0,5,6", "25,0,25,25", "50,0,50,50", "0,0,0,0"],
        ),
        // `use` elements that are instances of each other, or of very many.
        (
            "make('use', { href: '#b' }, make('g', { id: 'a' })); make('use', { href: '#a' }, make('g', { id: 'b' })); make('rect', { width: 1, height: 1 }, svg.querySelector('#a')); B(svg.querySelector('#b'))",
            &["0,0,1,1"],
        ),
        ("B(make('rect', { width: 10, height: 5, stroke: 'red', 'stroke-width': 2 }), { stroke: true }); B(make('rect', { width: 10, height: 5 }), { fill: false })", &["-1,-1,12,7", "0,0,0,0"]),
        ("const r = make('rect', { width: 1, height: 1 }); r.style.cssText = 'width: 30px; x: 2px'; B(r)", &["2,0,30,1"]),
    ];
    for (script, expected) in cases {
        check(&[(format!("{prelude}{script}").as_str(), expected)]);
    }
}

#[test]
fn matrices() {
    let prelude = format!(
        "{ROUND} const M = e => log(['getCTM', 'getScreenCTM'].map(f => {{ const m = e[f](); return m && ['a', 'b', 'c', 'd', 'e', 'f'].map(n => R(m[n])) }}).join(' ')); const g = make('g', {{ transform: 'translate(10 20)' }});"
    );
    let cases: &[(&str, &[&str])] = &[
        ("M(g); M(make('rect', { transform: 'rotate(45)' }, g)); M(svg); M(document.createElementNS(NS, 'rect'))", &["1,0,0,1,10,20 1,0,0,1,10,20", "0.707,0.707,-0.707,0.707,10,20 0.707,0.707,-0.707,0.707,10,20", "1,0,0,1,0,0 1,0,0,1,0,0", " "]),
        (
            "const v = make('svg', { x: 10, y: 20, width: 100, height: 50, viewBox: '0 0 10 10' }, g), r = make('rect', {}, v); M(r); M(v);
            for (const p of ['none', 'xMinYMin', 'xMaxYMax slice', 'xMidYMid slice']) { v.setAttribute('preserveAspectRatio', p); log(['a', 'd', 'e', 'f'].map(n => r.getCTM()[n])) } v.setAttribute('viewBox', '0 0 0 10'); M(r)",
            &["5,0,0,5,35,20 5,0,0,5,45,40", "5,0,0,5,45,40 5,0,0,5,45,40", "10,5,10,20", "5,5,10,20", "10,10,10,-30", "10,10,10,-5", "1,0,0,1,10,20 1,0,0,1,20,40"],
        ),
        ("svg.setAttribute('viewBox', '0 0 50 50'); M(g); svg.currentScale = 2; svg.currentTranslate.x = 7; M(g)", &["2,0,0,2,70,40 2,0,0,2,70,40", "2,0,0,2,70,40 4,0,0,4,147,80"]),
        ("g.style.transform = 'translate(5px, 6px)'; M(g); log(new DOMPoint(1, 1).matrixTransform(g.getScreenCTM().inverse()).x)", &["1,0,0,1,5,6 1,0,0,1,5,6", "-4"]),
    ];
    for (script, expected) in cases {
        check(&[(format!("{prelude}{script}").as_str(), expected)]);
    }
}

#[test]
fn hits() {
    check(&[
        (
            "const f = make('path', { d: 'M0 0H30V30H0zM10 10H20V20H10z' }); log(f.isPointInFill({ x: 15, y: 15 }), f.isPointInFill({ x: 30, y: 5 }), f.isPointInFill({ x: 31, y: 5 }), f.isPointInFill({ x: NaN, y: 5 }), f.isPointInFill());
            f.style.fillRule = 'evenodd'; log(f.isPointInFill({ x: 15, y: 15 }), f.isPointInFill({ x: 5, y: 5 })); log(make('polyline', { points: '0 0 10 0 10 10' }).isPointInFill({ x: 6, y: 5 }))",
            &["true true false false true", "false true", "true"],
        ),
        (
            "const s = make('path', { d: 'M0 10H20', 'stroke-width': 4 }), is = (x, y) => s.isPointInStroke({ x, y }); log(is(10, 11.9), is(10, 12.1), is(-1, 10)); s.setAttribute('stroke-linecap', 'square'); log(is(-1.5, 11.5));
            s.setAttribute('stroke-linecap', 'round'); log(is(-1.5, 11.5), is(-1.5, 10)); s.setAttribute('stroke-linecap', 'butt'); s.setAttribute('stroke-dasharray', '2 4'); log(is(1, 10), is(4, 10), is(7, 10)); s.setAttribute('stroke-width', 0); log(is(1, 10))",
            &["true false false", "true", "false true", "true false true", "false"],
        ),
    ]);
}

#[test]
fn characters() {
    check(&[(
        "const t = make('text'); t.textContent = '  a  b '; log(t.getNumberOfChars(), t.getComputedTextLength(), t.getSubStringLength(0, 2), t.getStartPositionOfChar(0).x, t.getExtentOfChar(2).width, t.getRotationOfChar(0), t.getCharNumAtPosition());
        log(thrown(() => t.getSubStringLength(3, 1)), thrown(() => t.getEndPositionOfChar(3)), thrown(() => t.selectSubString(9, 1)));
        t.selectSubString(1, 2); log(JSON.stringify(String(getSelection()))); svg.deselectAll(); log(getSelection().rangeCount);
        const u = make('text'); u.innerHTML = '<tspan>ab</tspan> <tspan display=\"none\">x</tspan>c\\u{1F600}'; log(u.getNumberOfChars(), make('text').getNumberOfChars(), make('text', { display: 'none' }).getNumberOfChars())",
        &["3 24 16 0 8 0 0", "IndexSizeError IndexSizeError IndexSizeError", "\"  b\"", "0", "6 0 0"],
    )]);
}
