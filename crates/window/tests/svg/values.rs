//! Values that objects reflect. Where no comment says otherwise they are those of Chromium.

use super::check;

/// For each value of an attribute, what an expression gives for the element `e`.
fn reads(element: &str, attribute: &str, expression: &str, cases: &[(&str, &str)]) {
    let values: Vec<&str> = cases.iter().map(|(value, _)| *value).collect();
    let expected: Vec<&str> = cases.iter().map(|(_, expected)| *expected).collect();
    let script = format!(
        "const e = make('{element}'); for (const v of {values:?}) {{ e.setAttribute('{attribute}', v); log({expression}) }}"
    );
    check(&[(script.as_str(), expected.as_slice())]);
}

/// For each assignment to the element `e`, what the attribute is.
fn writes(element: &str, attribute: &str, cases: &[(&str, &str)]) {
    let statements: String = cases
        .iter()
        .flat_map(|(statement, _)| [*statement, "; log(e.getAttribute('", attribute, "'));"])
        .collect();
    let script = format!("const e = make('{element}'); {statements}");
    let expected: Vec<&str> = cases.iter().map(|(_, expected)| *expected).collect();
    check(&[(script.as_str(), expected.as_slice())]);
}

#[test]
fn lengths() {
    reads(
        "rect",
        "width",
        "[e.width.baseVal.unitType, e.width.baseVal.value, e.width.baseVal.valueInSpecifiedUnits, e.width.baseVal.valueAsString]",
        &[
            ("1", "1,1,1,1"),
            ("1px ", "5,1,1,1px"),
            ("1e3px", "5,1000,1000,1000px"),
            ("1PX", "5,1,1,1px"),
            ("2em", "3,32,2,2em"),
            ("10%", "2,20,10,10%"),
            ("1in", "8,96,1,1in"),
            ("1rem", "0,16,1,1rem"),
            ("1 px", "1,0,0,0"),
            ("auto", "1,0,0,0"),
            ("", "1,0,0,0"),
            ("1foo", "1,0,0,0"),
        ],
    );
    reads("rect", "height", "e.height.baseVal.value", &[("50%", "50"), ("25%", "25")]);
    reads("circle", "r", "e.r.baseVal.value.toFixed(2)", &[("10%", "15.81")]);
    writes(
        "rect",
        "x",
        &[
            ("e.x.baseVal.value = 0.1", "0.1"),
            ("e.setAttribute('x', '1em'); e.x.baseVal.value = 4", "0.25em"),
            ("e.x.baseVal.valueAsString = '2cm'", "2cm"),
            ("e.x.baseVal.valueInSpecifiedUnits = 3", "3cm"),
            ("e.x.baseVal.newValueSpecifiedUnits(9, 4)", "4pt"),
            ("e.x.baseVal.convertToSpecifiedUnits(5)", "5.3333335px"),
            ("e.x.baseVal.value = 48; e.x.baseVal.convertToSpecifiedUnits(3)", "3em"),
            ("e.x.baseVal.value = 50; e.x.baseVal.convertToSpecifiedUnits(2)", "25%"),
            ("e.x.baseVal.value = 100", "50%"),
        ],
    );
    check(&[
        (
            "const x = make('rect', { x: 5 }).x; log(x.baseVal === x.baseVal, x.animVal === x.baseVal, x.animVal.value);
            log(thrown(() => x.animVal.value = 1), thrown(() => x.animVal.convertToSpecifiedUnits(1)), thrown(() => x.baseVal.valueAsString = 'x'));
            log(thrown(() => x.baseVal.newValueSpecifiedUnits(0, 1)), thrown(() => x.baseVal.newValueSpecifiedUnits(11, 1)), thrown(() => x.baseVal.value = NaN));
            log(x.baseVal.value)",
            &[
                "true false 5",
                "NoModificationAllowedError NoModificationAllowedError SyntaxError",
                "NotSupportedError NotSupportedError TypeError",
                "5",
            ],
        ),
        (
            "const l = svg.createSVGLength(); l.valueAsString = '10%'; log(l.value); l.valueAsString = '2em'; log(l.value);
            l.valueAsString = '2px'; l.convertToSpecifiedUnits(2); log(l.valueAsString)",
            &["10", "32", "2%"],
        ),
        // Percentages refer to the nearest viewport.
        (
            "svg.setAttribute('viewBox', '0 0 50 40'); const r = make('rect', { width: '10%', height: '10%' }); log(r.width.baseVal.value, r.height.baseVal.value);
            const inner = make('svg', { width: '50%', height: '10' }), c = make('rect', { width: '10%', height: '10%' }, inner); log(c.width.baseVal.value, c.height.baseVal.value);
            svg.removeAttribute('viewBox'); svg.removeAttribute('width'); log(c.width.baseVal.value, svg.width.baseVal.valueAsString)",
            &["5 4", "2.5 1", "64 100%"],
        ),
        (
            "const g = make('g', { 'font-size': '20px' }), r = make('rect', { width: '2em' }, g); log(r.width.baseVal.value)",
            &["40"],
        ),
    ]);
}

#[test]
fn numbers_and_keywords() {
    reads(
        "path",
        "pathLength",
        "e.pathLength.baseVal",
        &[("1.5", "1.5"), ("x", "0"), ("1 2", "0")],
    );
    reads(
        "stop",
        "offset",
        "e.offset.baseVal",
        &[("50%", "0.5"), (".5", "0.5"), ("x", "0"), ("1.5", "1.5"), ("50 %", "0")],
    );
    reads(
        "feGaussianBlur",
        "stdDeviation",
        "[e.stdDeviationX.baseVal, e.stdDeviationY.baseVal]",
        &[("1", "1,1"), ("1 2", "1,2"), ("1,2", "1,2"), ("x", "0,0"), ("1 2 3", "0,0")],
    );
    writes(
        "feGaussianBlur",
        "stdDeviation",
        // The second number is that which the first implies.
        &[("e.stdDeviationX.baseVal = 3", "3 0"), ("e.stdDeviationY.baseVal = 4", "3 4")],
    );
    reads(
        "feTurbulence",
        "numOctaves",
        "e.numOctaves.baseVal",
        &[("2", "2"), ("2.5", "1"), ("x", "1"), ("-3", "-3"), ("2 3", "1")],
    );
    reads(
        "feConvolveMatrix",
        "order",
        "[e.orderX.baseVal, e.orderY.baseVal]",
        &[("2", "2,2"), ("2 3", "2,3"), ("x", "3,3"), ("2,3", "2,3")],
    );
    reads(
        "feConvolveMatrix",
        "preserveAlpha",
        "e.preserveAlpha.baseVal",
        &[("true", "true"), ("false", "false"), ("x", "false"), ("TRUE", "false")],
    );
    writes(
        "feConvolveMatrix",
        "preserveAlpha",
        &[("e.preserveAlpha.baseVal = 1", "true"), ("e.preserveAlpha.baseVal = false", "false")],
    );
    reads(
        "linearGradient",
        "spreadMethod",
        "e.spreadMethod.baseVal",
        &[("reflect", "2"), ("x", "1"), ("Reflect", "1")],
    );
    writes("linearGradient", "spreadMethod", &[("e.spreadMethod.baseVal = 3", "repeat")]);
    check(&[(
        "const e = make('linearGradient'); for (const v of [0, 4, -1]) log(thrown(() => e.spreadMethod.baseVal = v)); log(e.getAttribute('spreadMethod'))",
        &["TypeError", "TypeError", "TypeError", ""],
    )]);
}

#[test]
fn angles() {
    reads(
        "marker",
        "orient",
        "[e.orientType.baseVal, e.orientAngle.baseVal.unitType, +e.orientAngle.baseVal.value.toFixed(3), e.orientAngle.baseVal.valueAsString]",
        &[
            ("auto", "1,1,0,0"),
            ("45", "2,1,45,45"),
            ("45deg", "2,2,45,45deg"),
            ("1rad", "2,3,57.296,1rad"),
            ("50grad", "2,4,45,50grad"),
            ("x", "2,1,0,0"),
            // The number is that of the standard.
            ("auto-start-reverse", "3,1,0,0"),
        ],
    );
    writes(
        "marker",
        "orient",
        &[
            ("e.orientType.baseVal = 1", "auto"),
            ("e.orientType.baseVal = 2", "0"),
            ("e.orientType.baseVal = 3", "auto-start-reverse"),
            ("e.orientAngle.baseVal.value = 90", "90"),
            ("e.orientAngle.baseVal.convertToSpecifiedUnits(4)", "100grad"),
            ("e.orientAngle.baseVal.value = 45", "50grad"),
            ("e.orientAngle.baseVal.newValueSpecifiedUnits(3, 1)", "1rad"),
            ("e.orientAngle.baseVal.valueInSpecifiedUnits = 2", "2rad"),
            ("e.orientAngle.baseVal.valueAsString = '5deg'", "5deg"),
        ],
    );
}

#[test]
fn view_boxes_and_aspect_ratios() {
    reads(
        "symbol",
        "viewBox",
        "[e.viewBox.baseVal.x, e.viewBox.baseVal.y, e.viewBox.baseVal.width, e.viewBox.baseVal.height]",
        &[("0 0 1 2", "0,0,1,2"), ("1,1-1,5", "1,1,-1,5"), ("0,0,1", "0,0,0,0"), ("a", "0,0,0,0")],
    );
    writes(
        "symbol",
        "viewBox",
        &[("e.viewBox.baseVal.width = 5", "0 0 5 0"), ("e.viewBox.baseVal.x = .5", "0.5 0 5 0")],
    );
    reads(
        "symbol",
        "preserveAspectRatio",
        "[e.preserveAspectRatio.baseVal.align, e.preserveAspectRatio.baseVal.meetOrSlice]",
        &[
            ("none", "1,1"),
            ("xMinYMin slice", "2,2"),
            ("xMaxYMax  meet ", "10,1"),
            ("foo", "6,1"),
            ("xMinYMin foo", "6,1"),
        ],
    );
    writes(
        "symbol",
        "preserveAspectRatio",
        &[
            ("e.preserveAspectRatio.baseVal.align = 1", "none meet"),
            ("e.preserveAspectRatio.baseVal.meetOrSlice = 2", "none slice"),
        ],
    );
    check(&[(
        "const p = svg.preserveAspectRatio; log(thrown(() => p.animVal.align = 1), thrown(() => p.baseVal.align = 0), thrown(() => p.baseVal.meetOrSlice = 3), thrown(() => svg.viewBox.animVal.x = 1));
        log(svg.getAttribute('preserveAspectRatio'), svg.viewBox.baseVal === svg.viewBox.baseVal)",
        &["NoModificationAllowedError TypeError TypeError NoModificationAllowedError", " true"],
    )]);
}
