//! Elements of SVG.

mod geometry;
mod lists;
mod values;

use crate::log::log_of;

/// `svg` is an element in the page, `make` appends another to it, and `thrown` gives the name of an exception.
const PRELUDE: &str = "<!doctype html><svg id=svg width=200 height=100></svg><script>
    const svg = document.getElementById('svg'), log = (...all) => console.log(all.join(' '));
    const NS = 'http://www.w3.org/2000/svg';
    const make = (name, attributes = {}, parent = svg) => {
        const e = document.createElementNS(NS, name);
        for (const n in attributes) e.setAttribute(n, attributes[n]);
        parent.append(e);
        return e;
    };
    const thrown = f => { try { f(); return 'no' } catch (e) { return e.name } };
    </script>";

/// Runs scripts, and compares what they log.
fn check(cases: &[(&str, &[&str])]) {
    for (script, expected) in cases {
        let page = format!("{PRELUDE}<script>{script}</script>");
        assert_eq!(log_of(&page), *expected, "{script}");
    }
}

#[test]
fn elements_have_their_interfaces() {
    check(&[
        (
            "for (const n of ['svg', 'g', 'rect', 'path', 'text', 'tspan', 'a', 'use', 'image', 'linearGradient', 'feBlend', 'feFuncR', 'animate', 'foreignObject', 'mask', 'clipPath', 'filter', 'script', 'style', 'RECT', 'foo', 'mpath'])
                log(document.createElementNS(NS, n).constructor.name)",
            &[
                "SVGSVGElement", "SVGGElement", "SVGRectElement", "SVGPathElement", "SVGTextElement",
                "SVGTSpanElement", "SVGAElement", "SVGUseElement", "SVGImageElement",
                "SVGLinearGradientElement", "SVGFEBlendElement", "SVGFEFuncRElement",
                "SVGAnimateElement", "SVGForeignObjectElement", "SVGMaskElement",
                "SVGClipPathElement", "SVGFilterElement", "SVGScriptElement", "SVGStyleElement",
                "SVGElement", "SVGElement", "SVGMPathElement",
            ],
        ),
        (
            "const chain = e => { const all = []; for (let p = Object.getPrototypeOf(e); p.constructor !== Element; p = Object.getPrototypeOf(p)) all.push(p.constructor.name); log(...all) };
            chain(make('circle')); chain(make('tspan')); chain(make('radialGradient')); chain(make('set'))",
            &[
                "SVGCircleElement SVGGeometryElement SVGGraphicsElement SVGElement",
                "SVGTSpanElement SVGTextPositioningElement SVGTextContentElement SVGGraphicsElement SVGElement",
                "SVGRadialGradientElement SVGGradientElement SVGElement",
                "SVGSetElement SVGAnimationElement SVGElement",
            ],
        ),
        (
            "log(SVGPoint === DOMPoint, SVGRect === DOMRect, SVGMatrix === DOMMatrix);
            log(thrown(() => new SVGElement), thrown(() => new SVGLength), thrown(() => SVGRectElement.prototype.x));
            log(SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX, SVGLength.SVG_LENGTHTYPE_PX, svg.x.baseVal.SVG_LENGTHTYPE_CM)",
            &["true true true", "TypeError TypeError TypeError", "2 5 6"],
        ),
    ]);
}

#[test]
fn members_of_elements() {
    check(&[
        (
            "const g = make('g'), inner = make('svg', {}, g), r = make('rect', {}, inner), f = make('foreignObject', {}, inner);
            f.innerHTML = '<div></div>'; const deep = make('svg', {}, f.firstChild);
            log(svg.ownerSVGElement, g.ownerSVGElement === svg, inner.ownerSVGElement === svg, r.ownerSVGElement === inner, deep.ownerSVGElement === inner);
            log(r.viewportElement === inner, svg.viewportElement, deep.viewportElement === f);
            log(document.createElementNS(NS, 'rect').ownerSVGElement)",
            &[" true true true true", "true  true", ""],
        ),
        (
            "const r = make('rect', { id: 'r', class: 'a', style: 'fill: red', 'data-x': '1' });
            log(r.className.baseVal, r.className.animVal, r.className === r.className, r.dataset.x, r.style.fill, r.tabIndex);
            r.className.baseVal = 'b c'; log(r.getAttribute('class'), r.classList.length);
            log(thrown(() => { 'use strict'; r.className = 'x' }), r.getAttribute('class'));
            log(svg.getElementById('r') === r, svg.getElementById('svg'), document.rootElement)",
            &["a a true 1 red -1", "b c 2", "TypeError b c", "true  "],
        ),
        (
            "const a = make('a', { href: '/x', rel: 'a b', target: 't', referrerpolicy: 'ORIGIN' });
            log(a.href.baseVal, a.target.baseVal, a.relList.length, a.relList.contains('b'), a.referrerPolicy, a.hash === '');
            a.relList = 'c'; a.target.baseVal = 'u'; log(a.rel, a.getAttribute('target'))",
            &["/x t 2 true origin true", "c u"],
        ),
        (
            "const u = make('use'), X = 'http://www.w3.org/1999/xlink';
            u.setAttributeNS(X, 'xlink:href', '#a'); log(u.href.baseVal); u.href.baseVal = '#b';
            log(u.getAttributeNS(X, 'href'), u.getAttribute('href'));
            u.setAttribute('href', '#c'); log(u.href.animVal); u.href.baseVal = '#d'; log(u.getAttributeNS(X, 'href'), u.getAttribute('href'))",
            &["#a", "#b ", "#c", "#b #d"],
        ),
        (
            "svg.currentScale = 2; const t = svg.currentTranslate; t.x = 5; log(svg.currentScale, svg.currentTranslate === t, t.x);
            const inner = make('svg'); inner.currentScale = 2; log(inner.currentScale, thrown(() => inner.currentTranslate.x = 1), inner.currentTranslate.x);
            const g = make('g'); g.append(svg.cloneNode()); log(g.firstChild.currentScale)",
            &["2 true 5", "1 NoModificationAllowedError 0", "1"],
        ),
        (
            "log(svg.suspendRedraw(1), svg.unsuspendRedraw(1), svg.forceRedraw());
            for (const n of ['Number', 'Length', 'Angle', 'Point', 'Matrix', 'Rect', 'Transform']) log(svg['createSVG' + n]().constructor.name);
            const t = svg.createSVGTransformFromMatrix({ e: 5 }); log(t.type, t.matrix.e, thrown(() => svg.createSVGTransformFromMatrix({ a: 1, m11: 2 })))",
            &[
                "1  ", "SVGNumber", "SVGLength", "SVGAngle", "DOMPoint", "DOMMatrix", "DOMRect",
                "SVGTransform", "1 5 TypeError",
            ],
        ),
        (
            "const m = make('marker', { orient: 'auto' }); const a = svg.createSVGAngle(); a.valueAsString = '1rad';
            m.setOrientToAngle(a); log(m.orient, m.orientType.baseVal, m.orientAngle.baseVal.unitType); m.setOrientToAuto(); log(m.getAttribute('orient'));
            const blur = make('feGaussianBlur'); blur.setStdDeviation(1, 2.5); log(blur.getAttribute('stdDeviation'), blur.stdDeviationY.baseVal);
            const r = make('rect', { id: 'r' }), s = make('set', {}, r); log(s.targetElement === r); s.setAttribute('href', '#svg'); log(s.targetElement === svg); s.setAttribute('href', '#none'); log(s.targetElement)",
            &["1rad 2 3", "auto", "1 2.5 2.5", "true", "true", ""],
        ),
    ]);
}
