//! Kinds of values of SVG attributes that the lists of packages do not have, or not right.
//!
//! <https://svgwg.org/svg2-draft/attindex.html>, <https://svgwg.org/svg2-draft/propidx.html>

/// The kind of the value of an attribute of an element, for those that are here.
pub(super) fn kind_of_value(element: &str, attribute: &str) -> Option<&'static str> {
    Some(match (attribute, element) {
        ("lang", _) => "<language>",
        ("tabindex", _) => "<integer>",
        // <https://svgwg.org/svg2-draft/linking.html#AElementTargetAttribute>
        ("target", "a") => "<xml-name>",
        ("zoomAndPan", "svg" | "view") => "'disable'|'magnify'",
        ("focusable", _) => "'true'|'false'|'auto'",
        ("version", "svg") => "<number>",
        ("transform", _)
        | ("gradientTransform", "linearGradient" | "radialGradient")
        | ("patternTransform", "pattern") => "<transform-list>",
        ("r", "circle") | ("r" | "fr", "radialGradient") => "<svg-size>",
        ("rx" | "ry", "rect" | "ellipse") => "<svg-size>|'auto'",
        ("width" | "height", "foreignObject" | "image" | "rect" | "svg" | "symbol" | "use") => {
            "<svg-size>|'auto'"
        }
        ("width" | "height", "pattern") | ("markerWidth" | "markerHeight", "marker") => {
            "<svg-size>"
        }
        (
            "pathLength",
            "circle" | "ellipse" | "line" | "path" | "polygon" | "polyline" | "rect",
        ) => "<number-from-zero>",
        ("refX", "marker" | "symbol") => "<svg-length>|<percentage>|'left'|'center'|'right'",
        ("refY", "marker" | "symbol") => "<svg-length>|<percentage>|'top'|'center'|'bottom'",
        ("fill", "animate" | "animateColor" | "animateMotion" | "animateTransform" | "set") => {
            "'freeze'|'remove'"
        }
        ("restart", "animateColor") => "'always'|'never'|'whenNotActive'",
        ("calcMode", "animateColor") => "'discrete'|'linear'|'paced'|'spline'",
        ("additive", "animateColor") => "'replace'|'sum'",
        ("accumulate", "animateColor") => "'none'|'sum'",
        ("lengthAdjust", "tref" | "altGlyph") => "'spacing'|'spacingAndGlyphs'",
        ("rendering-intent", "color-profile") => {
            "'auto'|'perceptual'|'relative-colorimetric'|'saturation'|'absolute-colorimetric'"
        }
        // <https://drafts.fxtf.org/filter-effects/#element-attrdef-feblend-mode>
        ("mode", "feBlend") => {
            "'normal'|'multiply'|'screen'|'overlay'|'darken'|'lighten'|'color-dodge'|'color-burn'|'hard-light'|'soft-light'|\
             'difference'|'exclusion'|'hue'|'saturation'|'color'|'luminosity'"
        }
        // <https://www.w3.org/TR/SVG11/filters.html#feFloodElement>
        ("in", "feFlood") => {
            "'SourceGraphic'|'SourceAlpha'|'BackgroundImage'|'BackgroundAlpha'|'FillPaint'|'StrokePaint'|<custom-ident>"
        }
        _ => return None,
    })
}

/// The kind of the value of a presentation attribute that has keywords only: those of SVG 1.1, of SVG 2 and of CSS,
/// except those of all properties.
pub(super) fn keywords_of(attribute: &str) -> Option<&'static str> {
    Some(match attribute {
        "alignment-baseline" => {
            "'auto'|'baseline'|'before-edge'|'text-before-edge'|'middle'|'central'|'after-edge'|'text-after-edge'|'ideographic'|\
         'alphabetic'|'hanging'|'mathematical'|'text-bottom'|'text-top'|'bottom'|'center'|'top'"
        }
        "color-rendering" => "'auto'|'optimizeSpeed'|'optimizeQuality'",
        "display" => {
            "'inline'|'block'|'list-item'|'run-in'|'compact'|'marker'|'table'|'inline-table'|'table-row-group'|\
         'table-header-group'|'table-footer-group'|'table-row'|'table-column-group'|'table-column'|'table-cell'|\
         'table-caption'|'none'|'inline-block'|'flex'|'inline-flex'|'grid'|'inline-grid'|'contents'|'flow-root'|'ruby'"
        }
        "dominant-baseline" => {
            "'auto'|'use-script'|'no-change'|'reset-size'|'ideographic'|'alphabetic'|'hanging'|'mathematical'|'central'|\
         'middle'|'text-after-edge'|'text-before-edge'|'text-bottom'|'text-top'"
        }
        "font-stretch" => {
            "'normal'|'wider'|'narrower'|'ultra-condensed'|'extra-condensed'|'condensed'|'semi-condensed'|'semi-expanded'|\
         'expanded'|'extra-expanded'|'ultra-expanded'|<percentage>"
        }
        "font-weight" => "'normal'|'bold'|'bolder'|'lighter'|<number>",
        "image-rendering" => {
            "'auto'|'optimizeSpeed'|'optimizeQuality'|'smooth'|'high-quality'|'crisp-edges'|'pixelated'"
        }
        "overflow" => "<list>'visible'|'hidden'|'scroll'|'auto'|'clip'",
        "paint-order" => "<list>'normal'|'fill'|'stroke'|'markers'",
        "text-overflow" => "'clip'|'ellipsis'",
        "unicode-bidi" => {
            "'normal'|'embed'|'bidi-override'|'isolate'|'isolate-override'|'plaintext'"
        }
        "vector-effect" => {
            "<list>'none'|'non-scaling-stroke'|'non-scaling-size'|'non-rotation'|'fixed-position'|'viewport'|'screen'"
        }
        "writing-mode" => {
            "'lr-tb'|'rl-tb'|'tb-rl'|'lr'|'rl'|'tb'|'horizontal-tb'|'vertical-rl'|'vertical-lr'|'sideways-rl'|'sideways-lr'"
        }
        _ => return None,
    })
}

/// Returns true for a keyword of all properties, and for functions.
pub(super) fn is_of_all_properties(value: &str) -> bool {
    value.ends_with(')')
        || matches!(value, "inherit" | "initial" | "unset" | "revert" | "revert-layer")
}
