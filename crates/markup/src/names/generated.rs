// Made by `cargo xtask codegen` from spec/names.tsv. Do not edit.

use super::{ElementFlags, LocalName};

/// The number of names of HTML elements, which are the first.
pub(super) const OF_HTML: usize = 148;

pub(super) const KNOWN: [&str; 678] = [
    "a",
    "abbr",
    "acronym",
    "address",
    "applet",
    "area",
    "article",
    "aside",
    "audio",
    "b",
    "base",
    "basefont",
    "bdi",
    "bdo",
    "bgsound",
    "big",
    "blink",
    "blockquote",
    "body",
    "br",
    "button",
    "canvas",
    "caption",
    "center",
    "cite",
    "code",
    "col",
    "colgroup",
    "command",
    "content",
    "data",
    "datalist",
    "dd",
    "del",
    "details",
    "dfn",
    "dialog",
    "dir",
    "div",
    "dl",
    "dt",
    "em",
    "embed",
    "fieldset",
    "figcaption",
    "figure",
    "font",
    "footer",
    "form",
    "frame",
    "frameset",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "head",
    "header",
    "hgroup",
    "hr",
    "html",
    "i",
    "iframe",
    "image",
    "img",
    "input",
    "ins",
    "isindex",
    "kbd",
    "keygen",
    "label",
    "legend",
    "li",
    "link",
    "listing",
    "main",
    "map",
    "mark",
    "marquee",
    "menu",
    "menuitem",
    "meta",
    "meter",
    "multicol",
    "nav",
    "nextid",
    "nobr",
    "noembed",
    "noframes",
    "noscript",
    "object",
    "ol",
    "optgroup",
    "option",
    "output",
    "p",
    "param",
    "picture",
    "plaintext",
    "pre",
    "progress",
    "q",
    "rb",
    "rbc",
    "rp",
    "rt",
    "rtc",
    "ruby",
    "s",
    "samp",
    "sarcasm",
    "script",
    "search",
    "section",
    "select",
    "selectedcontent",
    "shadow",
    "slot",
    "small",
    "source",
    "spacer",
    "span",
    "strike",
    "strong",
    "style",
    "sub",
    "summary",
    "sup",
    "table",
    "tbody",
    "td",
    "template",
    "textarea",
    "tfoot",
    "th",
    "thead",
    "time",
    "title",
    "tr",
    "track",
    "tt",
    "u",
    "ul",
    "var",
    "video",
    "wbr",
    "xmp",
    "accept",
    "accept-charset",
    "accesskey",
    "action",
    "actuate",
    "align",
    "alink",
    "allow",
    "allowfullscreen",
    "alt",
    "altGlyph",
    "altGlyphDef",
    "altGlyphItem",
    "altglyph",
    "altglyphdef",
    "altglyphitem",
    "animate",
    "animateColor",
    "animateMotion",
    "animateTransform",
    "animatecolor",
    "animatemotion",
    "animatetransform",
    "annotation",
    "annotation-xml",
    "archive",
    "arcrole",
    "aria-controls",
    "aria-current",
    "aria-describedby",
    "aria-expanded",
    "aria-haspopup",
    "aria-hidden",
    "aria-label",
    "aria-labelledby",
    "aria-live",
    "async",
    "attributeName",
    "attributeType",
    "attributename",
    "attributetype",
    "autocapitalize",
    "autocomplete",
    "autofocus",
    "autoplay",
    "axis",
    "background",
    "baseFrequency",
    "baseProfile",
    "basefrequency",
    "baseprofile",
    "behavior",
    "bgcolor",
    "border",
    "bordercolor",
    "calcMode",
    "calcmode",
    "cellpadding",
    "cellspacing",
    "char",
    "charoff",
    "charset",
    "checked",
    "circle",
    "class",
    "classid",
    "clear",
    "clip-rule",
    "clipPath",
    "clipPathUnits",
    "clippath",
    "clippathunits",
    "closedby",
    "codebase",
    "codetype",
    "color",
    "color-profile",
    "cols",
    "colspan",
    "columnalign",
    "commandfor",
    "compact",
    "contenteditable",
    "controls",
    "coords",
    "crossorigin",
    "cursor",
    "cx",
    "cy",
    "d",
    "data-id",
    "data-index",
    "data-name",
    "data-src",
    "data-target",
    "data-testid",
    "data-title",
    "data-toggle",
    "data-track",
    "data-type",
    "data-url",
    "data-value",
    "datetime",
    "declare",
    "decoding",
    "default",
    "defer",
    "definitionURL",
    "definitionurl",
    "defs",
    "desc",
    "diffuseConstant",
    "diffuseconstant",
    "direction",
    "dirname",
    "disabled",
    "discard",
    "display",
    "download",
    "draggable",
    "edgeMode",
    "edgemode",
    "ellipse",
    "encoding",
    "enctype",
    "enterkeyhint",
    "event",
    "face",
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
    "feComposite",
    "feConvolveMatrix",
    "feDiffuseLighting",
    "feDisplacementMap",
    "feDistantLight",
    "feDropShadow",
    "feFlood",
    "feFuncA",
    "feFuncB",
    "feFuncG",
    "feFuncR",
    "feGaussianBlur",
    "feImage",
    "feMerge",
    "feMergeNode",
    "feMorphology",
    "feOffset",
    "fePointLight",
    "feSpecularLighting",
    "feSpotLight",
    "feTile",
    "feTurbulence",
    "feblend",
    "fecolormatrix",
    "fecomponenttransfer",
    "fecomposite",
    "feconvolvematrix",
    "fediffuselighting",
    "fedisplacementmap",
    "fedistantlight",
    "fedropshadow",
    "feflood",
    "fefunca",
    "fefuncb",
    "fefuncg",
    "fefuncr",
    "fegaussianblur",
    "feimage",
    "femerge",
    "femergenode",
    "femorphology",
    "feoffset",
    "fepointlight",
    "fespecularlighting",
    "fespotlight",
    "fetchpriority",
    "fetile",
    "feturbulence",
    "fill",
    "fill-opacity",
    "fill-rule",
    "filter",
    "filterUnits",
    "filterunits",
    "focusable",
    "font-face",
    "font-face-format",
    "font-face-name",
    "font-face-src",
    "font-face-uri",
    "for",
    "foreignObject",
    "foreignobject",
    "formaction",
    "formenctype",
    "formmethod",
    "formnovalidate",
    "formtarget",
    "frameborder",
    "fx",
    "fy",
    "g",
    "glyph",
    "glyphRef",
    "glyphref",
    "gradientTransform",
    "gradientUnits",
    "gradienttransform",
    "gradientunits",
    "hatch",
    "hatchpath",
    "headers",
    "height",
    "hidden",
    "high",
    "hkern",
    "href",
    "hreflang",
    "hspace",
    "http-equiv",
    "id",
    "imagesizes",
    "imagesrcset",
    "in",
    "in2",
    "inert",
    "inputmode",
    "integrity",
    "is",
    "ismap",
    "itemid",
    "itemprop",
    "itemref",
    "itemscope",
    "itemtype",
    "kernelMatrix",
    "kernelUnitLength",
    "kernelmatrix",
    "kernelunitlength",
    "keyPoints",
    "keySplines",
    "keyTimes",
    "keypoints",
    "keysplines",
    "keytimes",
    "kind",
    "lang",
    "language",
    "lengthAdjust",
    "lengthadjust",
    "limitingConeAngle",
    "limitingconeangle",
    "line",
    "linearGradient",
    "lineargradient",
    "list",
    "loading",
    "longdesc",
    "loop",
    "low",
    "lowsrc",
    "maction",
    "malignmark",
    "marginheight",
    "marginwidth",
    "marker",
    "markerHeight",
    "markerUnits",
    "markerWidth",
    "markerheight",
    "markerunits",
    "markerwidth",
    "mask",
    "maskContentUnits",
    "maskUnits",
    "maskcontentunits",
    "maskunits",
    "math",
    "mathvariant",
    "max",
    "maxlength",
    "media",
    "menclose",
    "merror",
    "mesh",
    "metadata",
    "method",
    "mfenced",
    "mfrac",
    "mglyph",
    "mi",
    "min",
    "minlength",
    "missing-glyph",
    "mmultiscripts",
    "mn",
    "mo",
    "mode",
    "mover",
    "mpadded",
    "mpath",
    "mphantom",
    "mprescripts",
    "mroot",
    "mrow",
    "ms",
    "mspace",
    "msqrt",
    "mstyle",
    "msub",
    "msubsup",
    "msup",
    "mtable",
    "mtd",
    "mtext",
    "mtr",
    "multiple",
    "munder",
    "munderover",
    "muted",
    "name",
    "nohref",
    "nomodule",
    "nonce",
    "none",
    "noresize",
    "noshade",
    "novalidate",
    "nowrap",
    "numOctaves",
    "numoctaves",
    "offset",
    "onchange",
    "onclick",
    "onerror",
    "onkeydown",
    "onload",
    "onmouseout",
    "onmouseover",
    "onsubmit",
    "opacity",
    "open",
    "optimum",
    "part",
    "path",
    "pathLength",
    "pathlength",
    "pattern",
    "patternContentUnits",
    "patternTransform",
    "patternUnits",
    "patterncontentunits",
    "patterntransform",
    "patternunits",
    "ping",
    "placeholder",
    "playsinline",
    "points",
    "pointsAtX",
    "pointsAtY",
    "pointsAtZ",
    "pointsatx",
    "pointsaty",
    "pointsatz",
    "policy",
    "polygon",
    "polyline",
    "popover",
    "popovertarget",
    "popovertargetaction",
    "poster",
    "preload",
    "preserveAlpha",
    "preserveAspectRatio",
    "preservealpha",
    "preserveaspectratio",
    "primitiveUnits",
    "primitiveunits",
    "profile",
    "prompt",
    "property",
    "r",
    "radialGradient",
    "radialgradient",
    "readonly",
    "rect",
    "refX",
    "refY",
    "referrerpolicy",
    "refx",
    "refy",
    "rel",
    "repeatCount",
    "repeatDur",
    "repeatcount",
    "repeatdur",
    "required",
    "requiredExtensions",
    "requiredFeatures",
    "requiredextensions",
    "requiredfeatures",
    "result",
    "rev",
    "reversed",
    "role",
    "rows",
    "rowspacing",
    "rowspan",
    "rules",
    "rx",
    "ry",
    "sandbox",
    "scheme",
    "scope",
    "scrolling",
    "selected",
    "semantics",
    "set",
    "shadowrootclonable",
    "shadowrootcustomelementregistry",
    "shadowrootdelegatesfocus",
    "shadowrootmode",
    "shadowrootserializable",
    "shadowrootslotassignment",
    "shape",
    "show",
    "size",
    "sizes",
    "solidcolor",
    "space",
    "specularConstant",
    "specularExponent",
    "specularconstant",
    "specularexponent",
    "spellcheck",
    "spreadMethod",
    "spreadmethod",
    "src",
    "srcdoc",
    "srclang",
    "srcset",
    "standby",
    "start",
    "startOffset",
    "startoffset",
    "stdDeviation",
    "stddeviation",
    "step",
    "stitchTiles",
    "stitchtiles",
    "stop",
    "stop-color",
    "stop-opacity",
    "stretchy",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "surfaceScale",
    "surfacescale",
    "svg",
    "switch",
    "symbol",
    "systemLanguage",
    "systemlanguage",
    "tabindex",
    "tableValues",
    "tablevalues",
    "target",
    "targetX",
    "targetY",
    "targetx",
    "targety",
    "text",
    "textLength",
    "textPath",
    "textlength",
    "textpath",
    "transform",
    "translate",
    "tref",
    "tspan",
    "type",
    "typemustmatch",
    "use",
    "usemap",
    "valign",
    "value",
    "valuetype",
    "version",
    "view",
    "viewBox",
    "viewTarget",
    "viewbox",
    "viewtarget",
    "vkern",
    "vlink",
    "vspace",
    "width",
    "wrap",
    "writingsuggestions",
    "x",
    "x1",
    "x2",
    "xChannelSelector",
    "xchannelselector",
    "xlink",
    "xlink:actuate",
    "xlink:arcrole",
    "xlink:href",
    "xlink:role",
    "xlink:show",
    "xlink:title",
    "xlink:type",
    "xml",
    "xml:lang",
    "xml:space",
    "xmlns",
    "xmlns:xlink",
    "y",
    "y1",
    "y2",
    "yChannelSelector",
    "ychannelselector",
    "zoomAndPan",
    "zoomandpan",
];

pub(super) const HTML_FLAGS: [ElementFlags; 678] = [
    ElementFlags::FORMATTING, // a
    ElementFlags::NONE, // abbr
    ElementFlags::NONE, // acronym
    ElementFlags::SPECIAL, // address
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE), // applet
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // area
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // article
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // aside
    ElementFlags::NONE, // audio
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // b
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // base
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // basefont
    ElementFlags::NONE, // bdi
    ElementFlags::NONE, // bdo
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // bgsound
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // big
    ElementFlags::NONE, // blink
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // blockquote
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // body
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // br
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::BUTTON_SCOPE).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED).with(ElementFlags::LABELABLE).with(ElementFlags::SUBMITTABLE), // button
    ElementFlags::NONE, // canvas
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::SCOPE), // caption
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // center
    ElementFlags::NONE, // cite
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // code
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // col
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG), // colgroup
    ElementFlags::NONE, // command
    ElementFlags::NONE, // content
    ElementFlags::NONE, // data
    ElementFlags::NONE, // datalist
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT), // dd
    ElementFlags::NONE, // del
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // details
    ElementFlags::NONE, // dfn
    ElementFlags::NONE, // dialog
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // dir
    ElementFlags::SPECIAL.with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // div
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // dl
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT), // dt
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // em
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // embed
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // fieldset
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // figcaption
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // figure
    ElementFlags::FORMATTING, // font
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // footer
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // form
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // frame
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // frameset
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h1
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h2
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h3
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h4
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h5
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h6
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // head
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // header
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // hgroup
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // hr
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::SCOPE).with(ElementFlags::TABLE_SCOPE), // html
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // i
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // iframe
    ElementFlags::NONE, // image
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::FORM_ASSOCIATED), // img
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED).with(ElementFlags::LABELABLE).with(ElementFlags::SUBMITTABLE).with(ElementFlags::RESETTABLE), // input
    ElementFlags::NONE, // ins
    ElementFlags::NONE, // isindex
    ElementFlags::NONE, // kbd
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // keygen
    ElementFlags::NONE, // label
    ElementFlags::NONE, // legend
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT), // li
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // link
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // listing
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // main
    ElementFlags::NONE, // map
    ElementFlags::NONE, // mark
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE), // marquee
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // menu
    ElementFlags::NONE, // menuitem
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // meta
    ElementFlags::LABELABLE, // meter
    ElementFlags::NONE, // multicol
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // nav
    ElementFlags::NONE, // nextid
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // nobr
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // noembed
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // noframes
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // noscript
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // object
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::LIST_ITEM_SCOPE).with(ElementFlags::FOREIGN_BREAKOUT), // ol
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // optgroup
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // option
    ElementFlags::FORM_ASSOCIATED.with(ElementFlags::LISTED).with(ElementFlags::LABELABLE).with(ElementFlags::RESETTABLE), // output
    ElementFlags::SPECIAL.with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // p
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // param
    ElementFlags::NONE, // picture
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // plaintext
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // pre
    ElementFlags::LABELABLE, // progress
    ElementFlags::NONE, // q
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rb
    ElementFlags::NONE, // rbc
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rp
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rt
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rtc
    ElementFlags::FOREIGN_BREAKOUT, // ruby
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // s
    ElementFlags::NONE, // samp
    ElementFlags::NONE, // sarcasm
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // script
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // search
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // section
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED).with(ElementFlags::LABELABLE).with(ElementFlags::SUBMITTABLE).with(ElementFlags::RESETTABLE), // select
    ElementFlags::NONE, // selectedcontent
    ElementFlags::NONE, // shadow
    ElementFlags::NONE, // slot
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // small
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // source
    ElementFlags::NONE, // spacer
    ElementFlags::FOREIGN_BREAKOUT.with(ElementFlags::SHADOW_HOST), // span
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // strike
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // strong
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // style
    ElementFlags::FOREIGN_BREAKOUT, // sub
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // summary
    ElementFlags::FOREIGN_BREAKOUT, // sup
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::TABLE_SCOPE).with(ElementFlags::FOREIGN_BREAKOUT), // table
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // tbody
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::SCOPE), // td
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::TABLE_SCOPE), // template
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED).with(ElementFlags::ESCAPABLE_RAW_TEXT).with(ElementFlags::LABELABLE).with(ElementFlags::SUBMITTABLE).with(ElementFlags::RESETTABLE), // textarea
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // tfoot
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::SCOPE), // th
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // thead
    ElementFlags::NONE, // time
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::ESCAPABLE_RAW_TEXT), // title
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // tr
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // track
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // tt
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // u
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::LIST_ITEM_SCOPE).with(ElementFlags::FOREIGN_BREAKOUT), // ul
    ElementFlags::FOREIGN_BREAKOUT, // var
    ElementFlags::NONE, // video
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // wbr
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // xmp
    ElementFlags::NONE, // accept
    ElementFlags::NONE, // accept-charset
    ElementFlags::NONE, // accesskey
    ElementFlags::NONE, // action
    ElementFlags::NONE, // actuate
    ElementFlags::NONE, // align
    ElementFlags::NONE, // alink
    ElementFlags::NONE, // allow
    ElementFlags::NONE, // allowfullscreen
    ElementFlags::NONE, // alt
    ElementFlags::NONE, // altGlyph
    ElementFlags::NONE, // altGlyphDef
    ElementFlags::NONE, // altGlyphItem
    ElementFlags::NONE, // altglyph
    ElementFlags::NONE, // altglyphdef
    ElementFlags::NONE, // altglyphitem
    ElementFlags::NONE, // animate
    ElementFlags::NONE, // animateColor
    ElementFlags::NONE, // animateMotion
    ElementFlags::NONE, // animateTransform
    ElementFlags::NONE, // animatecolor
    ElementFlags::NONE, // animatemotion
    ElementFlags::NONE, // animatetransform
    ElementFlags::NONE, // annotation
    ElementFlags::NONE, // annotation-xml
    ElementFlags::NONE, // archive
    ElementFlags::NONE, // arcrole
    ElementFlags::NONE, // aria-controls
    ElementFlags::NONE, // aria-current
    ElementFlags::NONE, // aria-describedby
    ElementFlags::NONE, // aria-expanded
    ElementFlags::NONE, // aria-haspopup
    ElementFlags::NONE, // aria-hidden
    ElementFlags::NONE, // aria-label
    ElementFlags::NONE, // aria-labelledby
    ElementFlags::NONE, // aria-live
    ElementFlags::NONE, // async
    ElementFlags::NONE, // attributeName
    ElementFlags::NONE, // attributeType
    ElementFlags::NONE, // attributename
    ElementFlags::NONE, // attributetype
    ElementFlags::NONE, // autocapitalize
    ElementFlags::NONE, // autocomplete
    ElementFlags::NONE, // autofocus
    ElementFlags::NONE, // autoplay
    ElementFlags::NONE, // axis
    ElementFlags::NONE, // background
    ElementFlags::NONE, // baseFrequency
    ElementFlags::NONE, // baseProfile
    ElementFlags::NONE, // basefrequency
    ElementFlags::NONE, // baseprofile
    ElementFlags::NONE, // behavior
    ElementFlags::NONE, // bgcolor
    ElementFlags::NONE, // border
    ElementFlags::NONE, // bordercolor
    ElementFlags::NONE, // calcMode
    ElementFlags::NONE, // calcmode
    ElementFlags::NONE, // cellpadding
    ElementFlags::NONE, // cellspacing
    ElementFlags::NONE, // char
    ElementFlags::NONE, // charoff
    ElementFlags::NONE, // charset
    ElementFlags::NONE, // checked
    ElementFlags::NONE, // circle
    ElementFlags::NONE, // class
    ElementFlags::NONE, // classid
    ElementFlags::NONE, // clear
    ElementFlags::NONE, // clip-rule
    ElementFlags::NONE, // clipPath
    ElementFlags::NONE, // clipPathUnits
    ElementFlags::NONE, // clippath
    ElementFlags::NONE, // clippathunits
    ElementFlags::NONE, // closedby
    ElementFlags::NONE, // codebase
    ElementFlags::NONE, // codetype
    ElementFlags::NONE, // color
    ElementFlags::NONE, // color-profile
    ElementFlags::NONE, // cols
    ElementFlags::NONE, // colspan
    ElementFlags::NONE, // columnalign
    ElementFlags::NONE, // commandfor
    ElementFlags::NONE, // compact
    ElementFlags::NONE, // contenteditable
    ElementFlags::NONE, // controls
    ElementFlags::NONE, // coords
    ElementFlags::NONE, // crossorigin
    ElementFlags::NONE, // cursor
    ElementFlags::NONE, // cx
    ElementFlags::NONE, // cy
    ElementFlags::NONE, // d
    ElementFlags::NONE, // data-id
    ElementFlags::NONE, // data-index
    ElementFlags::NONE, // data-name
    ElementFlags::NONE, // data-src
    ElementFlags::NONE, // data-target
    ElementFlags::NONE, // data-testid
    ElementFlags::NONE, // data-title
    ElementFlags::NONE, // data-toggle
    ElementFlags::NONE, // data-track
    ElementFlags::NONE, // data-type
    ElementFlags::NONE, // data-url
    ElementFlags::NONE, // data-value
    ElementFlags::NONE, // datetime
    ElementFlags::NONE, // declare
    ElementFlags::NONE, // decoding
    ElementFlags::NONE, // default
    ElementFlags::NONE, // defer
    ElementFlags::NONE, // definitionURL
    ElementFlags::NONE, // definitionurl
    ElementFlags::NONE, // defs
    ElementFlags::NONE, // desc
    ElementFlags::NONE, // diffuseConstant
    ElementFlags::NONE, // diffuseconstant
    ElementFlags::NONE, // direction
    ElementFlags::NONE, // dirname
    ElementFlags::NONE, // disabled
    ElementFlags::NONE, // discard
    ElementFlags::NONE, // display
    ElementFlags::NONE, // download
    ElementFlags::NONE, // draggable
    ElementFlags::NONE, // edgeMode
    ElementFlags::NONE, // edgemode
    ElementFlags::NONE, // ellipse
    ElementFlags::NONE, // encoding
    ElementFlags::NONE, // enctype
    ElementFlags::NONE, // enterkeyhint
    ElementFlags::NONE, // event
    ElementFlags::NONE, // face
    ElementFlags::NONE, // feBlend
    ElementFlags::NONE, // feColorMatrix
    ElementFlags::NONE, // feComponentTransfer
    ElementFlags::NONE, // feComposite
    ElementFlags::NONE, // feConvolveMatrix
    ElementFlags::NONE, // feDiffuseLighting
    ElementFlags::NONE, // feDisplacementMap
    ElementFlags::NONE, // feDistantLight
    ElementFlags::NONE, // feDropShadow
    ElementFlags::NONE, // feFlood
    ElementFlags::NONE, // feFuncA
    ElementFlags::NONE, // feFuncB
    ElementFlags::NONE, // feFuncG
    ElementFlags::NONE, // feFuncR
    ElementFlags::NONE, // feGaussianBlur
    ElementFlags::NONE, // feImage
    ElementFlags::NONE, // feMerge
    ElementFlags::NONE, // feMergeNode
    ElementFlags::NONE, // feMorphology
    ElementFlags::NONE, // feOffset
    ElementFlags::NONE, // fePointLight
    ElementFlags::NONE, // feSpecularLighting
    ElementFlags::NONE, // feSpotLight
    ElementFlags::NONE, // feTile
    ElementFlags::NONE, // feTurbulence
    ElementFlags::NONE, // feblend
    ElementFlags::NONE, // fecolormatrix
    ElementFlags::NONE, // fecomponenttransfer
    ElementFlags::NONE, // fecomposite
    ElementFlags::NONE, // feconvolvematrix
    ElementFlags::NONE, // fediffuselighting
    ElementFlags::NONE, // fedisplacementmap
    ElementFlags::NONE, // fedistantlight
    ElementFlags::NONE, // fedropshadow
    ElementFlags::NONE, // feflood
    ElementFlags::NONE, // fefunca
    ElementFlags::NONE, // fefuncb
    ElementFlags::NONE, // fefuncg
    ElementFlags::NONE, // fefuncr
    ElementFlags::NONE, // fegaussianblur
    ElementFlags::NONE, // feimage
    ElementFlags::NONE, // femerge
    ElementFlags::NONE, // femergenode
    ElementFlags::NONE, // femorphology
    ElementFlags::NONE, // feoffset
    ElementFlags::NONE, // fepointlight
    ElementFlags::NONE, // fespecularlighting
    ElementFlags::NONE, // fespotlight
    ElementFlags::NONE, // fetchpriority
    ElementFlags::NONE, // fetile
    ElementFlags::NONE, // feturbulence
    ElementFlags::NONE, // fill
    ElementFlags::NONE, // fill-opacity
    ElementFlags::NONE, // fill-rule
    ElementFlags::NONE, // filter
    ElementFlags::NONE, // filterUnits
    ElementFlags::NONE, // filterunits
    ElementFlags::NONE, // focusable
    ElementFlags::NONE, // font-face
    ElementFlags::NONE, // font-face-format
    ElementFlags::NONE, // font-face-name
    ElementFlags::NONE, // font-face-src
    ElementFlags::NONE, // font-face-uri
    ElementFlags::NONE, // for
    ElementFlags::NONE, // foreignObject
    ElementFlags::NONE, // foreignobject
    ElementFlags::NONE, // formaction
    ElementFlags::NONE, // formenctype
    ElementFlags::NONE, // formmethod
    ElementFlags::NONE, // formnovalidate
    ElementFlags::NONE, // formtarget
    ElementFlags::NONE, // frameborder
    ElementFlags::NONE, // fx
    ElementFlags::NONE, // fy
    ElementFlags::NONE, // g
    ElementFlags::NONE, // glyph
    ElementFlags::NONE, // glyphRef
    ElementFlags::NONE, // glyphref
    ElementFlags::NONE, // gradientTransform
    ElementFlags::NONE, // gradientUnits
    ElementFlags::NONE, // gradienttransform
    ElementFlags::NONE, // gradientunits
    ElementFlags::NONE, // hatch
    ElementFlags::NONE, // hatchpath
    ElementFlags::NONE, // headers
    ElementFlags::NONE, // height
    ElementFlags::NONE, // hidden
    ElementFlags::NONE, // high
    ElementFlags::NONE, // hkern
    ElementFlags::NONE, // href
    ElementFlags::NONE, // hreflang
    ElementFlags::NONE, // hspace
    ElementFlags::NONE, // http-equiv
    ElementFlags::NONE, // id
    ElementFlags::NONE, // imagesizes
    ElementFlags::NONE, // imagesrcset
    ElementFlags::NONE, // in
    ElementFlags::NONE, // in2
    ElementFlags::NONE, // inert
    ElementFlags::NONE, // inputmode
    ElementFlags::NONE, // integrity
    ElementFlags::NONE, // is
    ElementFlags::NONE, // ismap
    ElementFlags::NONE, // itemid
    ElementFlags::NONE, // itemprop
    ElementFlags::NONE, // itemref
    ElementFlags::NONE, // itemscope
    ElementFlags::NONE, // itemtype
    ElementFlags::NONE, // kernelMatrix
    ElementFlags::NONE, // kernelUnitLength
    ElementFlags::NONE, // kernelmatrix
    ElementFlags::NONE, // kernelunitlength
    ElementFlags::NONE, // keyPoints
    ElementFlags::NONE, // keySplines
    ElementFlags::NONE, // keyTimes
    ElementFlags::NONE, // keypoints
    ElementFlags::NONE, // keysplines
    ElementFlags::NONE, // keytimes
    ElementFlags::NONE, // kind
    ElementFlags::NONE, // lang
    ElementFlags::NONE, // language
    ElementFlags::NONE, // lengthAdjust
    ElementFlags::NONE, // lengthadjust
    ElementFlags::NONE, // limitingConeAngle
    ElementFlags::NONE, // limitingconeangle
    ElementFlags::NONE, // line
    ElementFlags::NONE, // linearGradient
    ElementFlags::NONE, // lineargradient
    ElementFlags::NONE, // list
    ElementFlags::NONE, // loading
    ElementFlags::NONE, // longdesc
    ElementFlags::NONE, // loop
    ElementFlags::NONE, // low
    ElementFlags::NONE, // lowsrc
    ElementFlags::NONE, // maction
    ElementFlags::NONE, // malignmark
    ElementFlags::NONE, // marginheight
    ElementFlags::NONE, // marginwidth
    ElementFlags::NONE, // marker
    ElementFlags::NONE, // markerHeight
    ElementFlags::NONE, // markerUnits
    ElementFlags::NONE, // markerWidth
    ElementFlags::NONE, // markerheight
    ElementFlags::NONE, // markerunits
    ElementFlags::NONE, // markerwidth
    ElementFlags::NONE, // mask
    ElementFlags::NONE, // maskContentUnits
    ElementFlags::NONE, // maskUnits
    ElementFlags::NONE, // maskcontentunits
    ElementFlags::NONE, // maskunits
    ElementFlags::NONE, // math
    ElementFlags::NONE, // mathvariant
    ElementFlags::NONE, // max
    ElementFlags::NONE, // maxlength
    ElementFlags::NONE, // media
    ElementFlags::NONE, // menclose
    ElementFlags::NONE, // merror
    ElementFlags::NONE, // mesh
    ElementFlags::NONE, // metadata
    ElementFlags::NONE, // method
    ElementFlags::NONE, // mfenced
    ElementFlags::NONE, // mfrac
    ElementFlags::NONE, // mglyph
    ElementFlags::NONE, // mi
    ElementFlags::NONE, // min
    ElementFlags::NONE, // minlength
    ElementFlags::NONE, // missing-glyph
    ElementFlags::NONE, // mmultiscripts
    ElementFlags::NONE, // mn
    ElementFlags::NONE, // mo
    ElementFlags::NONE, // mode
    ElementFlags::NONE, // mover
    ElementFlags::NONE, // mpadded
    ElementFlags::NONE, // mpath
    ElementFlags::NONE, // mphantom
    ElementFlags::NONE, // mprescripts
    ElementFlags::NONE, // mroot
    ElementFlags::NONE, // mrow
    ElementFlags::NONE, // ms
    ElementFlags::NONE, // mspace
    ElementFlags::NONE, // msqrt
    ElementFlags::NONE, // mstyle
    ElementFlags::NONE, // msub
    ElementFlags::NONE, // msubsup
    ElementFlags::NONE, // msup
    ElementFlags::NONE, // mtable
    ElementFlags::NONE, // mtd
    ElementFlags::NONE, // mtext
    ElementFlags::NONE, // mtr
    ElementFlags::NONE, // multiple
    ElementFlags::NONE, // munder
    ElementFlags::NONE, // munderover
    ElementFlags::NONE, // muted
    ElementFlags::NONE, // name
    ElementFlags::NONE, // nohref
    ElementFlags::NONE, // nomodule
    ElementFlags::NONE, // nonce
    ElementFlags::NONE, // none
    ElementFlags::NONE, // noresize
    ElementFlags::NONE, // noshade
    ElementFlags::NONE, // novalidate
    ElementFlags::NONE, // nowrap
    ElementFlags::NONE, // numOctaves
    ElementFlags::NONE, // numoctaves
    ElementFlags::NONE, // offset
    ElementFlags::NONE, // onchange
    ElementFlags::NONE, // onclick
    ElementFlags::NONE, // onerror
    ElementFlags::NONE, // onkeydown
    ElementFlags::NONE, // onload
    ElementFlags::NONE, // onmouseout
    ElementFlags::NONE, // onmouseover
    ElementFlags::NONE, // onsubmit
    ElementFlags::NONE, // opacity
    ElementFlags::NONE, // open
    ElementFlags::NONE, // optimum
    ElementFlags::NONE, // part
    ElementFlags::NONE, // path
    ElementFlags::NONE, // pathLength
    ElementFlags::NONE, // pathlength
    ElementFlags::NONE, // pattern
    ElementFlags::NONE, // patternContentUnits
    ElementFlags::NONE, // patternTransform
    ElementFlags::NONE, // patternUnits
    ElementFlags::NONE, // patterncontentunits
    ElementFlags::NONE, // patterntransform
    ElementFlags::NONE, // patternunits
    ElementFlags::NONE, // ping
    ElementFlags::NONE, // placeholder
    ElementFlags::NONE, // playsinline
    ElementFlags::NONE, // points
    ElementFlags::NONE, // pointsAtX
    ElementFlags::NONE, // pointsAtY
    ElementFlags::NONE, // pointsAtZ
    ElementFlags::NONE, // pointsatx
    ElementFlags::NONE, // pointsaty
    ElementFlags::NONE, // pointsatz
    ElementFlags::NONE, // policy
    ElementFlags::NONE, // polygon
    ElementFlags::NONE, // polyline
    ElementFlags::NONE, // popover
    ElementFlags::NONE, // popovertarget
    ElementFlags::NONE, // popovertargetaction
    ElementFlags::NONE, // poster
    ElementFlags::NONE, // preload
    ElementFlags::NONE, // preserveAlpha
    ElementFlags::NONE, // preserveAspectRatio
    ElementFlags::NONE, // preservealpha
    ElementFlags::NONE, // preserveaspectratio
    ElementFlags::NONE, // primitiveUnits
    ElementFlags::NONE, // primitiveunits
    ElementFlags::NONE, // profile
    ElementFlags::NONE, // prompt
    ElementFlags::NONE, // property
    ElementFlags::NONE, // r
    ElementFlags::NONE, // radialGradient
    ElementFlags::NONE, // radialgradient
    ElementFlags::NONE, // readonly
    ElementFlags::NONE, // rect
    ElementFlags::NONE, // refX
    ElementFlags::NONE, // refY
    ElementFlags::NONE, // referrerpolicy
    ElementFlags::NONE, // refx
    ElementFlags::NONE, // refy
    ElementFlags::NONE, // rel
    ElementFlags::NONE, // repeatCount
    ElementFlags::NONE, // repeatDur
    ElementFlags::NONE, // repeatcount
    ElementFlags::NONE, // repeatdur
    ElementFlags::NONE, // required
    ElementFlags::NONE, // requiredExtensions
    ElementFlags::NONE, // requiredFeatures
    ElementFlags::NONE, // requiredextensions
    ElementFlags::NONE, // requiredfeatures
    ElementFlags::NONE, // result
    ElementFlags::NONE, // rev
    ElementFlags::NONE, // reversed
    ElementFlags::NONE, // role
    ElementFlags::NONE, // rows
    ElementFlags::NONE, // rowspacing
    ElementFlags::NONE, // rowspan
    ElementFlags::NONE, // rules
    ElementFlags::NONE, // rx
    ElementFlags::NONE, // ry
    ElementFlags::NONE, // sandbox
    ElementFlags::NONE, // scheme
    ElementFlags::NONE, // scope
    ElementFlags::NONE, // scrolling
    ElementFlags::NONE, // selected
    ElementFlags::NONE, // semantics
    ElementFlags::NONE, // set
    ElementFlags::NONE, // shadowrootclonable
    ElementFlags::NONE, // shadowrootcustomelementregistry
    ElementFlags::NONE, // shadowrootdelegatesfocus
    ElementFlags::NONE, // shadowrootmode
    ElementFlags::NONE, // shadowrootserializable
    ElementFlags::NONE, // shadowrootslotassignment
    ElementFlags::NONE, // shape
    ElementFlags::NONE, // show
    ElementFlags::NONE, // size
    ElementFlags::NONE, // sizes
    ElementFlags::NONE, // solidcolor
    ElementFlags::NONE, // space
    ElementFlags::NONE, // specularConstant
    ElementFlags::NONE, // specularExponent
    ElementFlags::NONE, // specularconstant
    ElementFlags::NONE, // specularexponent
    ElementFlags::NONE, // spellcheck
    ElementFlags::NONE, // spreadMethod
    ElementFlags::NONE, // spreadmethod
    ElementFlags::NONE, // src
    ElementFlags::NONE, // srcdoc
    ElementFlags::NONE, // srclang
    ElementFlags::NONE, // srcset
    ElementFlags::NONE, // standby
    ElementFlags::NONE, // start
    ElementFlags::NONE, // startOffset
    ElementFlags::NONE, // startoffset
    ElementFlags::NONE, // stdDeviation
    ElementFlags::NONE, // stddeviation
    ElementFlags::NONE, // step
    ElementFlags::NONE, // stitchTiles
    ElementFlags::NONE, // stitchtiles
    ElementFlags::NONE, // stop
    ElementFlags::NONE, // stop-color
    ElementFlags::NONE, // stop-opacity
    ElementFlags::NONE, // stretchy
    ElementFlags::NONE, // stroke
    ElementFlags::NONE, // stroke-dasharray
    ElementFlags::NONE, // stroke-linecap
    ElementFlags::NONE, // stroke-linejoin
    ElementFlags::NONE, // stroke-miterlimit
    ElementFlags::NONE, // stroke-opacity
    ElementFlags::NONE, // stroke-width
    ElementFlags::NONE, // surfaceScale
    ElementFlags::NONE, // surfacescale
    ElementFlags::NONE, // svg
    ElementFlags::NONE, // switch
    ElementFlags::NONE, // symbol
    ElementFlags::NONE, // systemLanguage
    ElementFlags::NONE, // systemlanguage
    ElementFlags::NONE, // tabindex
    ElementFlags::NONE, // tableValues
    ElementFlags::NONE, // tablevalues
    ElementFlags::NONE, // target
    ElementFlags::NONE, // targetX
    ElementFlags::NONE, // targetY
    ElementFlags::NONE, // targetx
    ElementFlags::NONE, // targety
    ElementFlags::NONE, // text
    ElementFlags::NONE, // textLength
    ElementFlags::NONE, // textPath
    ElementFlags::NONE, // textlength
    ElementFlags::NONE, // textpath
    ElementFlags::NONE, // transform
    ElementFlags::NONE, // translate
    ElementFlags::NONE, // tref
    ElementFlags::NONE, // tspan
    ElementFlags::NONE, // type
    ElementFlags::NONE, // typemustmatch
    ElementFlags::NONE, // use
    ElementFlags::NONE, // usemap
    ElementFlags::NONE, // valign
    ElementFlags::NONE, // value
    ElementFlags::NONE, // valuetype
    ElementFlags::NONE, // version
    ElementFlags::NONE, // view
    ElementFlags::NONE, // viewBox
    ElementFlags::NONE, // viewTarget
    ElementFlags::NONE, // viewbox
    ElementFlags::NONE, // viewtarget
    ElementFlags::NONE, // vkern
    ElementFlags::NONE, // vlink
    ElementFlags::NONE, // vspace
    ElementFlags::NONE, // width
    ElementFlags::NONE, // wrap
    ElementFlags::NONE, // writingsuggestions
    ElementFlags::NONE, // x
    ElementFlags::NONE, // x1
    ElementFlags::NONE, // x2
    ElementFlags::NONE, // xChannelSelector
    ElementFlags::NONE, // xchannelselector
    ElementFlags::NONE, // xlink
    ElementFlags::NONE, // xlink:actuate
    ElementFlags::NONE, // xlink:arcrole
    ElementFlags::NONE, // xlink:href
    ElementFlags::NONE, // xlink:role
    ElementFlags::NONE, // xlink:show
    ElementFlags::NONE, // xlink:title
    ElementFlags::NONE, // xlink:type
    ElementFlags::NONE, // xml
    ElementFlags::NONE, // xml:lang
    ElementFlags::NONE, // xml:space
    ElementFlags::NONE, // xmlns
    ElementFlags::NONE, // xmlns:xlink
    ElementFlags::NONE, // y
    ElementFlags::NONE, // y1
    ElementFlags::NONE, // y2
    ElementFlags::NONE, // yChannelSelector
    ElementFlags::NONE, // ychannelselector
    ElementFlags::NONE, // zoomAndPan
    ElementFlags::NONE, // zoomandpan
];

/// Lowercase tag names and the SVG names they stand for.
pub(super) const SVG_TAG_NAMES: [(LocalName, LocalName); 37] = [
    (LocalName::ALTGLYPH, LocalName::ALT_GLYPH),
    (LocalName::ALTGLYPHDEF, LocalName::ALT_GLYPH_DEF),
    (LocalName::ALTGLYPHITEM, LocalName::ALT_GLYPH_ITEM),
    (LocalName::ANIMATECOLOR, LocalName::ANIMATE_COLOR),
    (LocalName::ANIMATEMOTION, LocalName::ANIMATE_MOTION),
    (LocalName::ANIMATETRANSFORM, LocalName::ANIMATE_TRANSFORM),
    (LocalName::CLIPPATH, LocalName::CLIP_PATH),
    (LocalName::FEBLEND, LocalName::FE_BLEND),
    (LocalName::FECOLORMATRIX, LocalName::FE_COLOR_MATRIX),
    (LocalName::FECOMPONENTTRANSFER, LocalName::FE_COMPONENT_TRANSFER),
    (LocalName::FECOMPOSITE, LocalName::FE_COMPOSITE),
    (LocalName::FECONVOLVEMATRIX, LocalName::FE_CONVOLVE_MATRIX),
    (LocalName::FEDIFFUSELIGHTING, LocalName::FE_DIFFUSE_LIGHTING),
    (LocalName::FEDISPLACEMENTMAP, LocalName::FE_DISPLACEMENT_MAP),
    (LocalName::FEDISTANTLIGHT, LocalName::FE_DISTANT_LIGHT),
    (LocalName::FEDROPSHADOW, LocalName::FE_DROP_SHADOW),
    (LocalName::FEFLOOD, LocalName::FE_FLOOD),
    (LocalName::FEFUNCA, LocalName::FE_FUNC_A),
    (LocalName::FEFUNCB, LocalName::FE_FUNC_B),
    (LocalName::FEFUNCG, LocalName::FE_FUNC_G),
    (LocalName::FEFUNCR, LocalName::FE_FUNC_R),
    (LocalName::FEGAUSSIANBLUR, LocalName::FE_GAUSSIAN_BLUR),
    (LocalName::FEIMAGE, LocalName::FE_IMAGE),
    (LocalName::FEMERGE, LocalName::FE_MERGE),
    (LocalName::FEMERGENODE, LocalName::FE_MERGE_NODE),
    (LocalName::FEMORPHOLOGY, LocalName::FE_MORPHOLOGY),
    (LocalName::FEOFFSET, LocalName::FE_OFFSET),
    (LocalName::FEPOINTLIGHT, LocalName::FE_POINT_LIGHT),
    (LocalName::FESPECULARLIGHTING, LocalName::FE_SPECULAR_LIGHTING),
    (LocalName::FESPOTLIGHT, LocalName::FE_SPOT_LIGHT),
    (LocalName::FETILE, LocalName::FE_TILE),
    (LocalName::FETURBULENCE, LocalName::FE_TURBULENCE),
    (LocalName::FOREIGNOBJECT, LocalName::FOREIGN_OBJECT),
    (LocalName::GLYPHREF, LocalName::GLYPH_REF),
    (LocalName::LINEARGRADIENT, LocalName::LINEAR_GRADIENT),
    (LocalName::RADIALGRADIENT, LocalName::RADIAL_GRADIENT),
    (LocalName::TEXTPATH, LocalName::TEXT_PATH),
];

#[allow(missing_docs, reason = "each constant is named after its name")]
impl LocalName {
    pub const A: LocalName = LocalName(0); // a
    pub const ABBR: LocalName = LocalName(1); // abbr
    pub const ACRONYM: LocalName = LocalName(2); // acronym
    pub const ADDRESS: LocalName = LocalName(3); // address
    pub const APPLET: LocalName = LocalName(4); // applet
    pub const AREA: LocalName = LocalName(5); // area
    pub const ARTICLE: LocalName = LocalName(6); // article
    pub const ASIDE: LocalName = LocalName(7); // aside
    pub const AUDIO: LocalName = LocalName(8); // audio
    pub const B: LocalName = LocalName(9); // b
    pub const BASE: LocalName = LocalName(10); // base
    pub const BASEFONT: LocalName = LocalName(11); // basefont
    pub const BDI: LocalName = LocalName(12); // bdi
    pub const BDO: LocalName = LocalName(13); // bdo
    pub const BGSOUND: LocalName = LocalName(14); // bgsound
    pub const BIG: LocalName = LocalName(15); // big
    pub const BLINK: LocalName = LocalName(16); // blink
    pub const BLOCKQUOTE: LocalName = LocalName(17); // blockquote
    pub const BODY: LocalName = LocalName(18); // body
    pub const BR: LocalName = LocalName(19); // br
    pub const BUTTON: LocalName = LocalName(20); // button
    pub const CANVAS: LocalName = LocalName(21); // canvas
    pub const CAPTION: LocalName = LocalName(22); // caption
    pub const CENTER: LocalName = LocalName(23); // center
    pub const CITE: LocalName = LocalName(24); // cite
    pub const CODE: LocalName = LocalName(25); // code
    pub const COL: LocalName = LocalName(26); // col
    pub const COLGROUP: LocalName = LocalName(27); // colgroup
    pub const COMMAND: LocalName = LocalName(28); // command
    pub const CONTENT: LocalName = LocalName(29); // content
    pub const DATA: LocalName = LocalName(30); // data
    pub const DATALIST: LocalName = LocalName(31); // datalist
    pub const DD: LocalName = LocalName(32); // dd
    pub const DEL: LocalName = LocalName(33); // del
    pub const DETAILS: LocalName = LocalName(34); // details
    pub const DFN: LocalName = LocalName(35); // dfn
    pub const DIALOG: LocalName = LocalName(36); // dialog
    pub const DIR: LocalName = LocalName(37); // dir
    pub const DIV: LocalName = LocalName(38); // div
    pub const DL: LocalName = LocalName(39); // dl
    pub const DT: LocalName = LocalName(40); // dt
    pub const EM: LocalName = LocalName(41); // em
    pub const EMBED: LocalName = LocalName(42); // embed
    pub const FIELDSET: LocalName = LocalName(43); // fieldset
    pub const FIGCAPTION: LocalName = LocalName(44); // figcaption
    pub const FIGURE: LocalName = LocalName(45); // figure
    pub const FONT: LocalName = LocalName(46); // font
    pub const FOOTER: LocalName = LocalName(47); // footer
    pub const FORM: LocalName = LocalName(48); // form
    pub const FRAME: LocalName = LocalName(49); // frame
    pub const FRAMESET: LocalName = LocalName(50); // frameset
    pub const H1: LocalName = LocalName(51); // h1
    pub const H2: LocalName = LocalName(52); // h2
    pub const H3: LocalName = LocalName(53); // h3
    pub const H4: LocalName = LocalName(54); // h4
    pub const H5: LocalName = LocalName(55); // h5
    pub const H6: LocalName = LocalName(56); // h6
    pub const HEAD: LocalName = LocalName(57); // head
    pub const HEADER: LocalName = LocalName(58); // header
    pub const HGROUP: LocalName = LocalName(59); // hgroup
    pub const HR: LocalName = LocalName(60); // hr
    pub const HTML: LocalName = LocalName(61); // html
    pub const I: LocalName = LocalName(62); // i
    pub const IFRAME: LocalName = LocalName(63); // iframe
    pub const IMAGE: LocalName = LocalName(64); // image
    pub const IMG: LocalName = LocalName(65); // img
    pub const INPUT: LocalName = LocalName(66); // input
    pub const INS: LocalName = LocalName(67); // ins
    pub const ISINDEX: LocalName = LocalName(68); // isindex
    pub const KBD: LocalName = LocalName(69); // kbd
    pub const KEYGEN: LocalName = LocalName(70); // keygen
    pub const LABEL: LocalName = LocalName(71); // label
    pub const LEGEND: LocalName = LocalName(72); // legend
    pub const LI: LocalName = LocalName(73); // li
    pub const LINK: LocalName = LocalName(74); // link
    pub const LISTING: LocalName = LocalName(75); // listing
    pub const MAIN: LocalName = LocalName(76); // main
    pub const MAP: LocalName = LocalName(77); // map
    pub const MARK: LocalName = LocalName(78); // mark
    pub const MARQUEE: LocalName = LocalName(79); // marquee
    pub const MENU: LocalName = LocalName(80); // menu
    pub const MENUITEM: LocalName = LocalName(81); // menuitem
    pub const META: LocalName = LocalName(82); // meta
    pub const METER: LocalName = LocalName(83); // meter
    pub const MULTICOL: LocalName = LocalName(84); // multicol
    pub const NAV: LocalName = LocalName(85); // nav
    pub const NEXTID: LocalName = LocalName(86); // nextid
    pub const NOBR: LocalName = LocalName(87); // nobr
    pub const NOEMBED: LocalName = LocalName(88); // noembed
    pub const NOFRAMES: LocalName = LocalName(89); // noframes
    pub const NOSCRIPT: LocalName = LocalName(90); // noscript
    pub const OBJECT: LocalName = LocalName(91); // object
    pub const OL: LocalName = LocalName(92); // ol
    pub const OPTGROUP: LocalName = LocalName(93); // optgroup
    pub const OPTION: LocalName = LocalName(94); // option
    pub const OUTPUT: LocalName = LocalName(95); // output
    pub const P: LocalName = LocalName(96); // p
    pub const PARAM: LocalName = LocalName(97); // param
    pub const PICTURE: LocalName = LocalName(98); // picture
    pub const PLAINTEXT: LocalName = LocalName(99); // plaintext
    pub const PRE: LocalName = LocalName(100); // pre
    pub const PROGRESS: LocalName = LocalName(101); // progress
    pub const Q: LocalName = LocalName(102); // q
    pub const RB: LocalName = LocalName(103); // rb
    pub const RBC: LocalName = LocalName(104); // rbc
    pub const RP: LocalName = LocalName(105); // rp
    pub const RT: LocalName = LocalName(106); // rt
    pub const RTC: LocalName = LocalName(107); // rtc
    pub const RUBY: LocalName = LocalName(108); // ruby
    pub const S: LocalName = LocalName(109); // s
    pub const SAMP: LocalName = LocalName(110); // samp
    pub const SARCASM: LocalName = LocalName(111); // sarcasm
    pub const SCRIPT: LocalName = LocalName(112); // script
    pub const SEARCH: LocalName = LocalName(113); // search
    pub const SECTION: LocalName = LocalName(114); // section
    pub const SELECT: LocalName = LocalName(115); // select
    pub const SELECTEDCONTENT: LocalName = LocalName(116); // selectedcontent
    pub const SHADOW: LocalName = LocalName(117); // shadow
    pub const SLOT: LocalName = LocalName(118); // slot
    pub const SMALL: LocalName = LocalName(119); // small
    pub const SOURCE: LocalName = LocalName(120); // source
    pub const SPACER: LocalName = LocalName(121); // spacer
    pub const SPAN: LocalName = LocalName(122); // span
    pub const STRIKE: LocalName = LocalName(123); // strike
    pub const STRONG: LocalName = LocalName(124); // strong
    pub const STYLE: LocalName = LocalName(125); // style
    pub const SUB: LocalName = LocalName(126); // sub
    pub const SUMMARY: LocalName = LocalName(127); // summary
    pub const SUP: LocalName = LocalName(128); // sup
    pub const TABLE: LocalName = LocalName(129); // table
    pub const TBODY: LocalName = LocalName(130); // tbody
    pub const TD: LocalName = LocalName(131); // td
    pub const TEMPLATE: LocalName = LocalName(132); // template
    pub const TEXTAREA: LocalName = LocalName(133); // textarea
    pub const TFOOT: LocalName = LocalName(134); // tfoot
    pub const TH: LocalName = LocalName(135); // th
    pub const THEAD: LocalName = LocalName(136); // thead
    pub const TIME: LocalName = LocalName(137); // time
    pub const TITLE: LocalName = LocalName(138); // title
    pub const TR: LocalName = LocalName(139); // tr
    pub const TRACK: LocalName = LocalName(140); // track
    pub const TT: LocalName = LocalName(141); // tt
    pub const U: LocalName = LocalName(142); // u
    pub const UL: LocalName = LocalName(143); // ul
    pub const VAR: LocalName = LocalName(144); // var
    pub const VIDEO: LocalName = LocalName(145); // video
    pub const WBR: LocalName = LocalName(146); // wbr
    pub const XMP: LocalName = LocalName(147); // xmp
    pub const ACCEPT: LocalName = LocalName(148); // accept
    pub const ACCEPT_CHARSET: LocalName = LocalName(149); // accept-charset
    pub const ACCESSKEY: LocalName = LocalName(150); // accesskey
    pub const ACTION: LocalName = LocalName(151); // action
    pub const ACTUATE: LocalName = LocalName(152); // actuate
    pub const ALIGN: LocalName = LocalName(153); // align
    pub const ALINK: LocalName = LocalName(154); // alink
    pub const ALLOW: LocalName = LocalName(155); // allow
    pub const ALLOWFULLSCREEN: LocalName = LocalName(156); // allowfullscreen
    pub const ALT: LocalName = LocalName(157); // alt
    pub const ALT_GLYPH: LocalName = LocalName(158); // altGlyph
    pub const ALT_GLYPH_DEF: LocalName = LocalName(159); // altGlyphDef
    pub const ALT_GLYPH_ITEM: LocalName = LocalName(160); // altGlyphItem
    pub const ALTGLYPH: LocalName = LocalName(161); // altglyph
    pub const ALTGLYPHDEF: LocalName = LocalName(162); // altglyphdef
    pub const ALTGLYPHITEM: LocalName = LocalName(163); // altglyphitem
    pub const ANIMATE: LocalName = LocalName(164); // animate
    pub const ANIMATE_COLOR: LocalName = LocalName(165); // animateColor
    pub const ANIMATE_MOTION: LocalName = LocalName(166); // animateMotion
    pub const ANIMATE_TRANSFORM: LocalName = LocalName(167); // animateTransform
    pub const ANIMATECOLOR: LocalName = LocalName(168); // animatecolor
    pub const ANIMATEMOTION: LocalName = LocalName(169); // animatemotion
    pub const ANIMATETRANSFORM: LocalName = LocalName(170); // animatetransform
    pub const ANNOTATION: LocalName = LocalName(171); // annotation
    pub const ANNOTATION_XML: LocalName = LocalName(172); // annotation-xml
    pub const ARCHIVE: LocalName = LocalName(173); // archive
    pub const ARCROLE: LocalName = LocalName(174); // arcrole
    pub const ARIA_CONTROLS: LocalName = LocalName(175); // aria-controls
    pub const ARIA_CURRENT: LocalName = LocalName(176); // aria-current
    pub const ARIA_DESCRIBEDBY: LocalName = LocalName(177); // aria-describedby
    pub const ARIA_EXPANDED: LocalName = LocalName(178); // aria-expanded
    pub const ARIA_HASPOPUP: LocalName = LocalName(179); // aria-haspopup
    pub const ARIA_HIDDEN: LocalName = LocalName(180); // aria-hidden
    pub const ARIA_LABEL: LocalName = LocalName(181); // aria-label
    pub const ARIA_LABELLEDBY: LocalName = LocalName(182); // aria-labelledby
    pub const ARIA_LIVE: LocalName = LocalName(183); // aria-live
    pub const ASYNC: LocalName = LocalName(184); // async
    pub const ATTRIBUTE_NAME: LocalName = LocalName(185); // attributeName
    pub const ATTRIBUTE_TYPE: LocalName = LocalName(186); // attributeType
    pub const ATTRIBUTENAME: LocalName = LocalName(187); // attributename
    pub const ATTRIBUTETYPE: LocalName = LocalName(188); // attributetype
    pub const AUTOCAPITALIZE: LocalName = LocalName(189); // autocapitalize
    pub const AUTOCOMPLETE: LocalName = LocalName(190); // autocomplete
    pub const AUTOFOCUS: LocalName = LocalName(191); // autofocus
    pub const AUTOPLAY: LocalName = LocalName(192); // autoplay
    pub const AXIS: LocalName = LocalName(193); // axis
    pub const BACKGROUND: LocalName = LocalName(194); // background
    pub const BASE_FREQUENCY: LocalName = LocalName(195); // baseFrequency
    pub const BASE_PROFILE: LocalName = LocalName(196); // baseProfile
    pub const BASEFREQUENCY: LocalName = LocalName(197); // basefrequency
    pub const BASEPROFILE: LocalName = LocalName(198); // baseprofile
    pub const BEHAVIOR: LocalName = LocalName(199); // behavior
    pub const BGCOLOR: LocalName = LocalName(200); // bgcolor
    pub const BORDER: LocalName = LocalName(201); // border
    pub const BORDERCOLOR: LocalName = LocalName(202); // bordercolor
    pub const CALC_MODE: LocalName = LocalName(203); // calcMode
    pub const CALCMODE: LocalName = LocalName(204); // calcmode
    pub const CELLPADDING: LocalName = LocalName(205); // cellpadding
    pub const CELLSPACING: LocalName = LocalName(206); // cellspacing
    pub const CHAR: LocalName = LocalName(207); // char
    pub const CHAROFF: LocalName = LocalName(208); // charoff
    pub const CHARSET: LocalName = LocalName(209); // charset
    pub const CHECKED: LocalName = LocalName(210); // checked
    pub const CIRCLE: LocalName = LocalName(211); // circle
    pub const CLASS: LocalName = LocalName(212); // class
    pub const CLASSID: LocalName = LocalName(213); // classid
    pub const CLEAR: LocalName = LocalName(214); // clear
    pub const CLIP_RULE: LocalName = LocalName(215); // clip-rule
    pub const CLIP_PATH: LocalName = LocalName(216); // clipPath
    pub const CLIP_PATH_UNITS: LocalName = LocalName(217); // clipPathUnits
    pub const CLIPPATH: LocalName = LocalName(218); // clippath
    pub const CLIPPATHUNITS: LocalName = LocalName(219); // clippathunits
    pub const CLOSEDBY: LocalName = LocalName(220); // closedby
    pub const CODEBASE: LocalName = LocalName(221); // codebase
    pub const CODETYPE: LocalName = LocalName(222); // codetype
    pub const COLOR: LocalName = LocalName(223); // color
    pub const COLOR_PROFILE: LocalName = LocalName(224); // color-profile
    pub const COLS: LocalName = LocalName(225); // cols
    pub const COLSPAN: LocalName = LocalName(226); // colspan
    pub const COLUMNALIGN: LocalName = LocalName(227); // columnalign
    pub const COMMANDFOR: LocalName = LocalName(228); // commandfor
    pub const COMPACT: LocalName = LocalName(229); // compact
    pub const CONTENTEDITABLE: LocalName = LocalName(230); // contenteditable
    pub const CONTROLS: LocalName = LocalName(231); // controls
    pub const COORDS: LocalName = LocalName(232); // coords
    pub const CROSSORIGIN: LocalName = LocalName(233); // crossorigin
    pub const CURSOR: LocalName = LocalName(234); // cursor
    pub const CX: LocalName = LocalName(235); // cx
    pub const CY: LocalName = LocalName(236); // cy
    pub const D: LocalName = LocalName(237); // d
    pub const DATA_ID: LocalName = LocalName(238); // data-id
    pub const DATA_INDEX: LocalName = LocalName(239); // data-index
    pub const DATA_NAME: LocalName = LocalName(240); // data-name
    pub const DATA_SRC: LocalName = LocalName(241); // data-src
    pub const DATA_TARGET: LocalName = LocalName(242); // data-target
    pub const DATA_TESTID: LocalName = LocalName(243); // data-testid
    pub const DATA_TITLE: LocalName = LocalName(244); // data-title
    pub const DATA_TOGGLE: LocalName = LocalName(245); // data-toggle
    pub const DATA_TRACK: LocalName = LocalName(246); // data-track
    pub const DATA_TYPE: LocalName = LocalName(247); // data-type
    pub const DATA_URL: LocalName = LocalName(248); // data-url
    pub const DATA_VALUE: LocalName = LocalName(249); // data-value
    pub const DATETIME: LocalName = LocalName(250); // datetime
    pub const DECLARE: LocalName = LocalName(251); // declare
    pub const DECODING: LocalName = LocalName(252); // decoding
    pub const DEFAULT: LocalName = LocalName(253); // default
    pub const DEFER: LocalName = LocalName(254); // defer
    pub const DEFINITION_U_R_L: LocalName = LocalName(255); // definitionURL
    pub const DEFINITIONURL: LocalName = LocalName(256); // definitionurl
    pub const DEFS: LocalName = LocalName(257); // defs
    pub const DESC: LocalName = LocalName(258); // desc
    pub const DIFFUSE_CONSTANT: LocalName = LocalName(259); // diffuseConstant
    pub const DIFFUSECONSTANT: LocalName = LocalName(260); // diffuseconstant
    pub const DIRECTION: LocalName = LocalName(261); // direction
    pub const DIRNAME: LocalName = LocalName(262); // dirname
    pub const DISABLED: LocalName = LocalName(263); // disabled
    pub const DISCARD: LocalName = LocalName(264); // discard
    pub const DISPLAY: LocalName = LocalName(265); // display
    pub const DOWNLOAD: LocalName = LocalName(266); // download
    pub const DRAGGABLE: LocalName = LocalName(267); // draggable
    pub const EDGE_MODE: LocalName = LocalName(268); // edgeMode
    pub const EDGEMODE: LocalName = LocalName(269); // edgemode
    pub const ELLIPSE: LocalName = LocalName(270); // ellipse
    pub const ENCODING: LocalName = LocalName(271); // encoding
    pub const ENCTYPE: LocalName = LocalName(272); // enctype
    pub const ENTERKEYHINT: LocalName = LocalName(273); // enterkeyhint
    pub const EVENT: LocalName = LocalName(274); // event
    pub const FACE: LocalName = LocalName(275); // face
    pub const FE_BLEND: LocalName = LocalName(276); // feBlend
    pub const FE_COLOR_MATRIX: LocalName = LocalName(277); // feColorMatrix
    pub const FE_COMPONENT_TRANSFER: LocalName = LocalName(278); // feComponentTransfer
    pub const FE_COMPOSITE: LocalName = LocalName(279); // feComposite
    pub const FE_CONVOLVE_MATRIX: LocalName = LocalName(280); // feConvolveMatrix
    pub const FE_DIFFUSE_LIGHTING: LocalName = LocalName(281); // feDiffuseLighting
    pub const FE_DISPLACEMENT_MAP: LocalName = LocalName(282); // feDisplacementMap
    pub const FE_DISTANT_LIGHT: LocalName = LocalName(283); // feDistantLight
    pub const FE_DROP_SHADOW: LocalName = LocalName(284); // feDropShadow
    pub const FE_FLOOD: LocalName = LocalName(285); // feFlood
    pub const FE_FUNC_A: LocalName = LocalName(286); // feFuncA
    pub const FE_FUNC_B: LocalName = LocalName(287); // feFuncB
    pub const FE_FUNC_G: LocalName = LocalName(288); // feFuncG
    pub const FE_FUNC_R: LocalName = LocalName(289); // feFuncR
    pub const FE_GAUSSIAN_BLUR: LocalName = LocalName(290); // feGaussianBlur
    pub const FE_IMAGE: LocalName = LocalName(291); // feImage
    pub const FE_MERGE: LocalName = LocalName(292); // feMerge
    pub const FE_MERGE_NODE: LocalName = LocalName(293); // feMergeNode
    pub const FE_MORPHOLOGY: LocalName = LocalName(294); // feMorphology
    pub const FE_OFFSET: LocalName = LocalName(295); // feOffset
    pub const FE_POINT_LIGHT: LocalName = LocalName(296); // fePointLight
    pub const FE_SPECULAR_LIGHTING: LocalName = LocalName(297); // feSpecularLighting
    pub const FE_SPOT_LIGHT: LocalName = LocalName(298); // feSpotLight
    pub const FE_TILE: LocalName = LocalName(299); // feTile
    pub const FE_TURBULENCE: LocalName = LocalName(300); // feTurbulence
    pub const FEBLEND: LocalName = LocalName(301); // feblend
    pub const FECOLORMATRIX: LocalName = LocalName(302); // fecolormatrix
    pub const FECOMPONENTTRANSFER: LocalName = LocalName(303); // fecomponenttransfer
    pub const FECOMPOSITE: LocalName = LocalName(304); // fecomposite
    pub const FECONVOLVEMATRIX: LocalName = LocalName(305); // feconvolvematrix
    pub const FEDIFFUSELIGHTING: LocalName = LocalName(306); // fediffuselighting
    pub const FEDISPLACEMENTMAP: LocalName = LocalName(307); // fedisplacementmap
    pub const FEDISTANTLIGHT: LocalName = LocalName(308); // fedistantlight
    pub const FEDROPSHADOW: LocalName = LocalName(309); // fedropshadow
    pub const FEFLOOD: LocalName = LocalName(310); // feflood
    pub const FEFUNCA: LocalName = LocalName(311); // fefunca
    pub const FEFUNCB: LocalName = LocalName(312); // fefuncb
    pub const FEFUNCG: LocalName = LocalName(313); // fefuncg
    pub const FEFUNCR: LocalName = LocalName(314); // fefuncr
    pub const FEGAUSSIANBLUR: LocalName = LocalName(315); // fegaussianblur
    pub const FEIMAGE: LocalName = LocalName(316); // feimage
    pub const FEMERGE: LocalName = LocalName(317); // femerge
    pub const FEMERGENODE: LocalName = LocalName(318); // femergenode
    pub const FEMORPHOLOGY: LocalName = LocalName(319); // femorphology
    pub const FEOFFSET: LocalName = LocalName(320); // feoffset
    pub const FEPOINTLIGHT: LocalName = LocalName(321); // fepointlight
    pub const FESPECULARLIGHTING: LocalName = LocalName(322); // fespecularlighting
    pub const FESPOTLIGHT: LocalName = LocalName(323); // fespotlight
    pub const FETCHPRIORITY: LocalName = LocalName(324); // fetchpriority
    pub const FETILE: LocalName = LocalName(325); // fetile
    pub const FETURBULENCE: LocalName = LocalName(326); // feturbulence
    pub const FILL: LocalName = LocalName(327); // fill
    pub const FILL_OPACITY: LocalName = LocalName(328); // fill-opacity
    pub const FILL_RULE: LocalName = LocalName(329); // fill-rule
    pub const FILTER: LocalName = LocalName(330); // filter
    pub const FILTER_UNITS: LocalName = LocalName(331); // filterUnits
    pub const FILTERUNITS: LocalName = LocalName(332); // filterunits
    pub const FOCUSABLE: LocalName = LocalName(333); // focusable
    pub const FONT_FACE: LocalName = LocalName(334); // font-face
    pub const FONT_FACE_FORMAT: LocalName = LocalName(335); // font-face-format
    pub const FONT_FACE_NAME: LocalName = LocalName(336); // font-face-name
    pub const FONT_FACE_SRC: LocalName = LocalName(337); // font-face-src
    pub const FONT_FACE_URI: LocalName = LocalName(338); // font-face-uri
    pub const FOR: LocalName = LocalName(339); // for
    pub const FOREIGN_OBJECT: LocalName = LocalName(340); // foreignObject
    pub const FOREIGNOBJECT: LocalName = LocalName(341); // foreignobject
    pub const FORMACTION: LocalName = LocalName(342); // formaction
    pub const FORMENCTYPE: LocalName = LocalName(343); // formenctype
    pub const FORMMETHOD: LocalName = LocalName(344); // formmethod
    pub const FORMNOVALIDATE: LocalName = LocalName(345); // formnovalidate
    pub const FORMTARGET: LocalName = LocalName(346); // formtarget
    pub const FRAMEBORDER: LocalName = LocalName(347); // frameborder
    pub const FX: LocalName = LocalName(348); // fx
    pub const FY: LocalName = LocalName(349); // fy
    pub const G: LocalName = LocalName(350); // g
    pub const GLYPH: LocalName = LocalName(351); // glyph
    pub const GLYPH_REF: LocalName = LocalName(352); // glyphRef
    pub const GLYPHREF: LocalName = LocalName(353); // glyphref
    pub const GRADIENT_TRANSFORM: LocalName = LocalName(354); // gradientTransform
    pub const GRADIENT_UNITS: LocalName = LocalName(355); // gradientUnits
    pub const GRADIENTTRANSFORM: LocalName = LocalName(356); // gradienttransform
    pub const GRADIENTUNITS: LocalName = LocalName(357); // gradientunits
    pub const HATCH: LocalName = LocalName(358); // hatch
    pub const HATCHPATH: LocalName = LocalName(359); // hatchpath
    pub const HEADERS: LocalName = LocalName(360); // headers
    pub const HEIGHT: LocalName = LocalName(361); // height
    pub const HIDDEN: LocalName = LocalName(362); // hidden
    pub const HIGH: LocalName = LocalName(363); // high
    pub const HKERN: LocalName = LocalName(364); // hkern
    pub const HREF: LocalName = LocalName(365); // href
    pub const HREFLANG: LocalName = LocalName(366); // hreflang
    pub const HSPACE: LocalName = LocalName(367); // hspace
    pub const HTTP_EQUIV: LocalName = LocalName(368); // http-equiv
    pub const ID: LocalName = LocalName(369); // id
    pub const IMAGESIZES: LocalName = LocalName(370); // imagesizes
    pub const IMAGESRCSET: LocalName = LocalName(371); // imagesrcset
    pub const IN: LocalName = LocalName(372); // in
    pub const IN2: LocalName = LocalName(373); // in2
    pub const INERT: LocalName = LocalName(374); // inert
    pub const INPUTMODE: LocalName = LocalName(375); // inputmode
    pub const INTEGRITY: LocalName = LocalName(376); // integrity
    pub const IS: LocalName = LocalName(377); // is
    pub const ISMAP: LocalName = LocalName(378); // ismap
    pub const ITEMID: LocalName = LocalName(379); // itemid
    pub const ITEMPROP: LocalName = LocalName(380); // itemprop
    pub const ITEMREF: LocalName = LocalName(381); // itemref
    pub const ITEMSCOPE: LocalName = LocalName(382); // itemscope
    pub const ITEMTYPE: LocalName = LocalName(383); // itemtype
    pub const KERNEL_MATRIX: LocalName = LocalName(384); // kernelMatrix
    pub const KERNEL_UNIT_LENGTH: LocalName = LocalName(385); // kernelUnitLength
    pub const KERNELMATRIX: LocalName = LocalName(386); // kernelmatrix
    pub const KERNELUNITLENGTH: LocalName = LocalName(387); // kernelunitlength
    pub const KEY_POINTS: LocalName = LocalName(388); // keyPoints
    pub const KEY_SPLINES: LocalName = LocalName(389); // keySplines
    pub const KEY_TIMES: LocalName = LocalName(390); // keyTimes
    pub const KEYPOINTS: LocalName = LocalName(391); // keypoints
    pub const KEYSPLINES: LocalName = LocalName(392); // keysplines
    pub const KEYTIMES: LocalName = LocalName(393); // keytimes
    pub const KIND: LocalName = LocalName(394); // kind
    pub const LANG: LocalName = LocalName(395); // lang
    pub const LANGUAGE: LocalName = LocalName(396); // language
    pub const LENGTH_ADJUST: LocalName = LocalName(397); // lengthAdjust
    pub const LENGTHADJUST: LocalName = LocalName(398); // lengthadjust
    pub const LIMITING_CONE_ANGLE: LocalName = LocalName(399); // limitingConeAngle
    pub const LIMITINGCONEANGLE: LocalName = LocalName(400); // limitingconeangle
    pub const LINE: LocalName = LocalName(401); // line
    pub const LINEAR_GRADIENT: LocalName = LocalName(402); // linearGradient
    pub const LINEARGRADIENT: LocalName = LocalName(403); // lineargradient
    pub const LIST: LocalName = LocalName(404); // list
    pub const LOADING: LocalName = LocalName(405); // loading
    pub const LONGDESC: LocalName = LocalName(406); // longdesc
    pub const LOOP: LocalName = LocalName(407); // loop
    pub const LOW: LocalName = LocalName(408); // low
    pub const LOWSRC: LocalName = LocalName(409); // lowsrc
    pub const MACTION: LocalName = LocalName(410); // maction
    pub const MALIGNMARK: LocalName = LocalName(411); // malignmark
    pub const MARGINHEIGHT: LocalName = LocalName(412); // marginheight
    pub const MARGINWIDTH: LocalName = LocalName(413); // marginwidth
    pub const MARKER: LocalName = LocalName(414); // marker
    pub const MARKER_HEIGHT: LocalName = LocalName(415); // markerHeight
    pub const MARKER_UNITS: LocalName = LocalName(416); // markerUnits
    pub const MARKER_WIDTH: LocalName = LocalName(417); // markerWidth
    pub const MARKERHEIGHT: LocalName = LocalName(418); // markerheight
    pub const MARKERUNITS: LocalName = LocalName(419); // markerunits
    pub const MARKERWIDTH: LocalName = LocalName(420); // markerwidth
    pub const MASK: LocalName = LocalName(421); // mask
    pub const MASK_CONTENT_UNITS: LocalName = LocalName(422); // maskContentUnits
    pub const MASK_UNITS: LocalName = LocalName(423); // maskUnits
    pub const MASKCONTENTUNITS: LocalName = LocalName(424); // maskcontentunits
    pub const MASKUNITS: LocalName = LocalName(425); // maskunits
    pub const MATH: LocalName = LocalName(426); // math
    pub const MATHVARIANT: LocalName = LocalName(427); // mathvariant
    pub const MAX: LocalName = LocalName(428); // max
    pub const MAXLENGTH: LocalName = LocalName(429); // maxlength
    pub const MEDIA: LocalName = LocalName(430); // media
    pub const MENCLOSE: LocalName = LocalName(431); // menclose
    pub const MERROR: LocalName = LocalName(432); // merror
    pub const MESH: LocalName = LocalName(433); // mesh
    pub const METADATA: LocalName = LocalName(434); // metadata
    pub const METHOD: LocalName = LocalName(435); // method
    pub const MFENCED: LocalName = LocalName(436); // mfenced
    pub const MFRAC: LocalName = LocalName(437); // mfrac
    pub const MGLYPH: LocalName = LocalName(438); // mglyph
    pub const MI: LocalName = LocalName(439); // mi
    pub const MIN: LocalName = LocalName(440); // min
    pub const MINLENGTH: LocalName = LocalName(441); // minlength
    pub const MISSING_GLYPH: LocalName = LocalName(442); // missing-glyph
    pub const MMULTISCRIPTS: LocalName = LocalName(443); // mmultiscripts
    pub const MN: LocalName = LocalName(444); // mn
    pub const MO: LocalName = LocalName(445); // mo
    pub const MODE: LocalName = LocalName(446); // mode
    pub const MOVER: LocalName = LocalName(447); // mover
    pub const MPADDED: LocalName = LocalName(448); // mpadded
    pub const MPATH: LocalName = LocalName(449); // mpath
    pub const MPHANTOM: LocalName = LocalName(450); // mphantom
    pub const MPRESCRIPTS: LocalName = LocalName(451); // mprescripts
    pub const MROOT: LocalName = LocalName(452); // mroot
    pub const MROW: LocalName = LocalName(453); // mrow
    pub const MS: LocalName = LocalName(454); // ms
    pub const MSPACE: LocalName = LocalName(455); // mspace
    pub const MSQRT: LocalName = LocalName(456); // msqrt
    pub const MSTYLE: LocalName = LocalName(457); // mstyle
    pub const MSUB: LocalName = LocalName(458); // msub
    pub const MSUBSUP: LocalName = LocalName(459); // msubsup
    pub const MSUP: LocalName = LocalName(460); // msup
    pub const MTABLE: LocalName = LocalName(461); // mtable
    pub const MTD: LocalName = LocalName(462); // mtd
    pub const MTEXT: LocalName = LocalName(463); // mtext
    pub const MTR: LocalName = LocalName(464); // mtr
    pub const MULTIPLE: LocalName = LocalName(465); // multiple
    pub const MUNDER: LocalName = LocalName(466); // munder
    pub const MUNDEROVER: LocalName = LocalName(467); // munderover
    pub const MUTED: LocalName = LocalName(468); // muted
    pub const NAME: LocalName = LocalName(469); // name
    pub const NOHREF: LocalName = LocalName(470); // nohref
    pub const NOMODULE: LocalName = LocalName(471); // nomodule
    pub const NONCE: LocalName = LocalName(472); // nonce
    pub const NONE: LocalName = LocalName(473); // none
    pub const NORESIZE: LocalName = LocalName(474); // noresize
    pub const NOSHADE: LocalName = LocalName(475); // noshade
    pub const NOVALIDATE: LocalName = LocalName(476); // novalidate
    pub const NOWRAP: LocalName = LocalName(477); // nowrap
    pub const NUM_OCTAVES: LocalName = LocalName(478); // numOctaves
    pub const NUMOCTAVES: LocalName = LocalName(479); // numoctaves
    pub const OFFSET: LocalName = LocalName(480); // offset
    pub const ONCHANGE: LocalName = LocalName(481); // onchange
    pub const ONCLICK: LocalName = LocalName(482); // onclick
    pub const ONERROR: LocalName = LocalName(483); // onerror
    pub const ONKEYDOWN: LocalName = LocalName(484); // onkeydown
    pub const ONLOAD: LocalName = LocalName(485); // onload
    pub const ONMOUSEOUT: LocalName = LocalName(486); // onmouseout
    pub const ONMOUSEOVER: LocalName = LocalName(487); // onmouseover
    pub const ONSUBMIT: LocalName = LocalName(488); // onsubmit
    pub const OPACITY: LocalName = LocalName(489); // opacity
    pub const OPEN: LocalName = LocalName(490); // open
    pub const OPTIMUM: LocalName = LocalName(491); // optimum
    pub const PART: LocalName = LocalName(492); // part
    pub const PATH: LocalName = LocalName(493); // path
    pub const PATH_LENGTH: LocalName = LocalName(494); // pathLength
    pub const PATHLENGTH: LocalName = LocalName(495); // pathlength
    pub const PATTERN: LocalName = LocalName(496); // pattern
    pub const PATTERN_CONTENT_UNITS: LocalName = LocalName(497); // patternContentUnits
    pub const PATTERN_TRANSFORM: LocalName = LocalName(498); // patternTransform
    pub const PATTERN_UNITS: LocalName = LocalName(499); // patternUnits
    pub const PATTERNCONTENTUNITS: LocalName = LocalName(500); // patterncontentunits
    pub const PATTERNTRANSFORM: LocalName = LocalName(501); // patterntransform
    pub const PATTERNUNITS: LocalName = LocalName(502); // patternunits
    pub const PING: LocalName = LocalName(503); // ping
    pub const PLACEHOLDER: LocalName = LocalName(504); // placeholder
    pub const PLAYSINLINE: LocalName = LocalName(505); // playsinline
    pub const POINTS: LocalName = LocalName(506); // points
    pub const POINTS_AT_X: LocalName = LocalName(507); // pointsAtX
    pub const POINTS_AT_Y: LocalName = LocalName(508); // pointsAtY
    pub const POINTS_AT_Z: LocalName = LocalName(509); // pointsAtZ
    pub const POINTSATX: LocalName = LocalName(510); // pointsatx
    pub const POINTSATY: LocalName = LocalName(511); // pointsaty
    pub const POINTSATZ: LocalName = LocalName(512); // pointsatz
    pub const POLICY: LocalName = LocalName(513); // policy
    pub const POLYGON: LocalName = LocalName(514); // polygon
    pub const POLYLINE: LocalName = LocalName(515); // polyline
    pub const POPOVER: LocalName = LocalName(516); // popover
    pub const POPOVERTARGET: LocalName = LocalName(517); // popovertarget
    pub const POPOVERTARGETACTION: LocalName = LocalName(518); // popovertargetaction
    pub const POSTER: LocalName = LocalName(519); // poster
    pub const PRELOAD: LocalName = LocalName(520); // preload
    pub const PRESERVE_ALPHA: LocalName = LocalName(521); // preserveAlpha
    pub const PRESERVE_ASPECT_RATIO: LocalName = LocalName(522); // preserveAspectRatio
    pub const PRESERVEALPHA: LocalName = LocalName(523); // preservealpha
    pub const PRESERVEASPECTRATIO: LocalName = LocalName(524); // preserveaspectratio
    pub const PRIMITIVE_UNITS: LocalName = LocalName(525); // primitiveUnits
    pub const PRIMITIVEUNITS: LocalName = LocalName(526); // primitiveunits
    pub const PROFILE: LocalName = LocalName(527); // profile
    pub const PROMPT: LocalName = LocalName(528); // prompt
    pub const PROPERTY: LocalName = LocalName(529); // property
    pub const R: LocalName = LocalName(530); // r
    pub const RADIAL_GRADIENT: LocalName = LocalName(531); // radialGradient
    pub const RADIALGRADIENT: LocalName = LocalName(532); // radialgradient
    pub const READONLY: LocalName = LocalName(533); // readonly
    pub const RECT: LocalName = LocalName(534); // rect
    pub const REF_X: LocalName = LocalName(535); // refX
    pub const REF_Y: LocalName = LocalName(536); // refY
    pub const REFERRERPOLICY: LocalName = LocalName(537); // referrerpolicy
    pub const REFX: LocalName = LocalName(538); // refx
    pub const REFY: LocalName = LocalName(539); // refy
    pub const REL: LocalName = LocalName(540); // rel
    pub const REPEAT_COUNT: LocalName = LocalName(541); // repeatCount
    pub const REPEAT_DUR: LocalName = LocalName(542); // repeatDur
    pub const REPEATCOUNT: LocalName = LocalName(543); // repeatcount
    pub const REPEATDUR: LocalName = LocalName(544); // repeatdur
    pub const REQUIRED: LocalName = LocalName(545); // required
    pub const REQUIRED_EXTENSIONS: LocalName = LocalName(546); // requiredExtensions
    pub const REQUIRED_FEATURES: LocalName = LocalName(547); // requiredFeatures
    pub const REQUIREDEXTENSIONS: LocalName = LocalName(548); // requiredextensions
    pub const REQUIREDFEATURES: LocalName = LocalName(549); // requiredfeatures
    pub const RESULT: LocalName = LocalName(550); // result
    pub const REV: LocalName = LocalName(551); // rev
    pub const REVERSED: LocalName = LocalName(552); // reversed
    pub const ROLE: LocalName = LocalName(553); // role
    pub const ROWS: LocalName = LocalName(554); // rows
    pub const ROWSPACING: LocalName = LocalName(555); // rowspacing
    pub const ROWSPAN: LocalName = LocalName(556); // rowspan
    pub const RULES: LocalName = LocalName(557); // rules
    pub const RX: LocalName = LocalName(558); // rx
    pub const RY: LocalName = LocalName(559); // ry
    pub const SANDBOX: LocalName = LocalName(560); // sandbox
    pub const SCHEME: LocalName = LocalName(561); // scheme
    pub const SCOPE: LocalName = LocalName(562); // scope
    pub const SCROLLING: LocalName = LocalName(563); // scrolling
    pub const SELECTED: LocalName = LocalName(564); // selected
    pub const SEMANTICS: LocalName = LocalName(565); // semantics
    pub const SET: LocalName = LocalName(566); // set
    pub const SHADOWROOTCLONABLE: LocalName = LocalName(567); // shadowrootclonable
    pub const SHADOWROOTCUSTOMELEMENTREGISTRY: LocalName = LocalName(568); // shadowrootcustomelementregistry
    pub const SHADOWROOTDELEGATESFOCUS: LocalName = LocalName(569); // shadowrootdelegatesfocus
    pub const SHADOWROOTMODE: LocalName = LocalName(570); // shadowrootmode
    pub const SHADOWROOTSERIALIZABLE: LocalName = LocalName(571); // shadowrootserializable
    pub const SHADOWROOTSLOTASSIGNMENT: LocalName = LocalName(572); // shadowrootslotassignment
    pub const SHAPE: LocalName = LocalName(573); // shape
    pub const SHOW: LocalName = LocalName(574); // show
    pub const SIZE: LocalName = LocalName(575); // size
    pub const SIZES: LocalName = LocalName(576); // sizes
    pub const SOLIDCOLOR: LocalName = LocalName(577); // solidcolor
    pub const SPACE: LocalName = LocalName(578); // space
    pub const SPECULAR_CONSTANT: LocalName = LocalName(579); // specularConstant
    pub const SPECULAR_EXPONENT: LocalName = LocalName(580); // specularExponent
    pub const SPECULARCONSTANT: LocalName = LocalName(581); // specularconstant
    pub const SPECULAREXPONENT: LocalName = LocalName(582); // specularexponent
    pub const SPELLCHECK: LocalName = LocalName(583); // spellcheck
    pub const SPREAD_METHOD: LocalName = LocalName(584); // spreadMethod
    pub const SPREADMETHOD: LocalName = LocalName(585); // spreadmethod
    pub const SRC: LocalName = LocalName(586); // src
    pub const SRCDOC: LocalName = LocalName(587); // srcdoc
    pub const SRCLANG: LocalName = LocalName(588); // srclang
    pub const SRCSET: LocalName = LocalName(589); // srcset
    pub const STANDBY: LocalName = LocalName(590); // standby
    pub const START: LocalName = LocalName(591); // start
    pub const START_OFFSET: LocalName = LocalName(592); // startOffset
    pub const STARTOFFSET: LocalName = LocalName(593); // startoffset
    pub const STD_DEVIATION: LocalName = LocalName(594); // stdDeviation
    pub const STDDEVIATION: LocalName = LocalName(595); // stddeviation
    pub const STEP: LocalName = LocalName(596); // step
    pub const STITCH_TILES: LocalName = LocalName(597); // stitchTiles
    pub const STITCHTILES: LocalName = LocalName(598); // stitchtiles
    pub const STOP: LocalName = LocalName(599); // stop
    pub const STOP_COLOR: LocalName = LocalName(600); // stop-color
    pub const STOP_OPACITY: LocalName = LocalName(601); // stop-opacity
    pub const STRETCHY: LocalName = LocalName(602); // stretchy
    pub const STROKE: LocalName = LocalName(603); // stroke
    pub const STROKE_DASHARRAY: LocalName = LocalName(604); // stroke-dasharray
    pub const STROKE_LINECAP: LocalName = LocalName(605); // stroke-linecap
    pub const STROKE_LINEJOIN: LocalName = LocalName(606); // stroke-linejoin
    pub const STROKE_MITERLIMIT: LocalName = LocalName(607); // stroke-miterlimit
    pub const STROKE_OPACITY: LocalName = LocalName(608); // stroke-opacity
    pub const STROKE_WIDTH: LocalName = LocalName(609); // stroke-width
    pub const SURFACE_SCALE: LocalName = LocalName(610); // surfaceScale
    pub const SURFACESCALE: LocalName = LocalName(611); // surfacescale
    pub const SVG: LocalName = LocalName(612); // svg
    pub const SWITCH: LocalName = LocalName(613); // switch
    pub const SYMBOL: LocalName = LocalName(614); // symbol
    pub const SYSTEM_LANGUAGE: LocalName = LocalName(615); // systemLanguage
    pub const SYSTEMLANGUAGE: LocalName = LocalName(616); // systemlanguage
    pub const TABINDEX: LocalName = LocalName(617); // tabindex
    pub const TABLE_VALUES: LocalName = LocalName(618); // tableValues
    pub const TABLEVALUES: LocalName = LocalName(619); // tablevalues
    pub const TARGET: LocalName = LocalName(620); // target
    pub const TARGET_X: LocalName = LocalName(621); // targetX
    pub const TARGET_Y: LocalName = LocalName(622); // targetY
    pub const TARGETX: LocalName = LocalName(623); // targetx
    pub const TARGETY: LocalName = LocalName(624); // targety
    pub const TEXT: LocalName = LocalName(625); // text
    pub const TEXT_LENGTH: LocalName = LocalName(626); // textLength
    pub const TEXT_PATH: LocalName = LocalName(627); // textPath
    pub const TEXTLENGTH: LocalName = LocalName(628); // textlength
    pub const TEXTPATH: LocalName = LocalName(629); // textpath
    pub const TRANSFORM: LocalName = LocalName(630); // transform
    pub const TRANSLATE: LocalName = LocalName(631); // translate
    pub const TREF: LocalName = LocalName(632); // tref
    pub const TSPAN: LocalName = LocalName(633); // tspan
    pub const TYPE: LocalName = LocalName(634); // type
    pub const TYPEMUSTMATCH: LocalName = LocalName(635); // typemustmatch
    pub const USE: LocalName = LocalName(636); // use
    pub const USEMAP: LocalName = LocalName(637); // usemap
    pub const VALIGN: LocalName = LocalName(638); // valign
    pub const VALUE: LocalName = LocalName(639); // value
    pub const VALUETYPE: LocalName = LocalName(640); // valuetype
    pub const VERSION: LocalName = LocalName(641); // version
    pub const VIEW: LocalName = LocalName(642); // view
    pub const VIEW_BOX: LocalName = LocalName(643); // viewBox
    pub const VIEW_TARGET: LocalName = LocalName(644); // viewTarget
    pub const VIEWBOX: LocalName = LocalName(645); // viewbox
    pub const VIEWTARGET: LocalName = LocalName(646); // viewtarget
    pub const VKERN: LocalName = LocalName(647); // vkern
    pub const VLINK: LocalName = LocalName(648); // vlink
    pub const VSPACE: LocalName = LocalName(649); // vspace
    pub const WIDTH: LocalName = LocalName(650); // width
    pub const WRAP: LocalName = LocalName(651); // wrap
    pub const WRITINGSUGGESTIONS: LocalName = LocalName(652); // writingsuggestions
    pub const X: LocalName = LocalName(653); // x
    pub const X1: LocalName = LocalName(654); // x1
    pub const X2: LocalName = LocalName(655); // x2
    pub const X_CHANNEL_SELECTOR: LocalName = LocalName(656); // xChannelSelector
    pub const XCHANNELSELECTOR: LocalName = LocalName(657); // xchannelselector
    pub const XLINK: LocalName = LocalName(658); // xlink
    pub const XLINK_ACTUATE: LocalName = LocalName(659); // xlink:actuate
    pub const XLINK_ARCROLE: LocalName = LocalName(660); // xlink:arcrole
    pub const XLINK_HREF: LocalName = LocalName(661); // xlink:href
    pub const XLINK_ROLE: LocalName = LocalName(662); // xlink:role
    pub const XLINK_SHOW: LocalName = LocalName(663); // xlink:show
    pub const XLINK_TITLE: LocalName = LocalName(664); // xlink:title
    pub const XLINK_TYPE: LocalName = LocalName(665); // xlink:type
    pub const XML: LocalName = LocalName(666); // xml
    pub const XML_LANG: LocalName = LocalName(667); // xml:lang
    pub const XML_SPACE: LocalName = LocalName(668); // xml:space
    pub const XMLNS: LocalName = LocalName(669); // xmlns
    pub const XMLNS_XLINK: LocalName = LocalName(670); // xmlns:xlink
    pub const Y: LocalName = LocalName(671); // y
    pub const Y1: LocalName = LocalName(672); // y1
    pub const Y2: LocalName = LocalName(673); // y2
    pub const Y_CHANNEL_SELECTOR: LocalName = LocalName(674); // yChannelSelector
    pub const YCHANNELSELECTOR: LocalName = LocalName(675); // ychannelselector
    pub const ZOOM_AND_PAN: LocalName = LocalName(676); // zoomAndPan
    pub const ZOOMANDPAN: LocalName = LocalName(677); // zoomandpan
}

/// The tag names among the known names, short enough to stand in patterns.
#[allow(missing_docs, reason = "each constant is named after its name")]
pub mod tag {
    use super::super::LocalName;

    pub const A: LocalName = LocalName::A;
    pub const ABBR: LocalName = LocalName::ABBR;
    pub const ACRONYM: LocalName = LocalName::ACRONYM;
    pub const ADDRESS: LocalName = LocalName::ADDRESS;
    pub const APPLET: LocalName = LocalName::APPLET;
    pub const AREA: LocalName = LocalName::AREA;
    pub const ARTICLE: LocalName = LocalName::ARTICLE;
    pub const ASIDE: LocalName = LocalName::ASIDE;
    pub const AUDIO: LocalName = LocalName::AUDIO;
    pub const B: LocalName = LocalName::B;
    pub const BASE: LocalName = LocalName::BASE;
    pub const BASEFONT: LocalName = LocalName::BASEFONT;
    pub const BDI: LocalName = LocalName::BDI;
    pub const BDO: LocalName = LocalName::BDO;
    pub const BGSOUND: LocalName = LocalName::BGSOUND;
    pub const BIG: LocalName = LocalName::BIG;
    pub const BLINK: LocalName = LocalName::BLINK;
    pub const BLOCKQUOTE: LocalName = LocalName::BLOCKQUOTE;
    pub const BODY: LocalName = LocalName::BODY;
    pub const BR: LocalName = LocalName::BR;
    pub const BUTTON: LocalName = LocalName::BUTTON;
    pub const CANVAS: LocalName = LocalName::CANVAS;
    pub const CAPTION: LocalName = LocalName::CAPTION;
    pub const CENTER: LocalName = LocalName::CENTER;
    pub const CITE: LocalName = LocalName::CITE;
    pub const CODE: LocalName = LocalName::CODE;
    pub const COL: LocalName = LocalName::COL;
    pub const COLGROUP: LocalName = LocalName::COLGROUP;
    pub const COMMAND: LocalName = LocalName::COMMAND;
    pub const CONTENT: LocalName = LocalName::CONTENT;
    pub const DATA: LocalName = LocalName::DATA;
    pub const DATALIST: LocalName = LocalName::DATALIST;
    pub const DD: LocalName = LocalName::DD;
    pub const DEL: LocalName = LocalName::DEL;
    pub const DETAILS: LocalName = LocalName::DETAILS;
    pub const DFN: LocalName = LocalName::DFN;
    pub const DIALOG: LocalName = LocalName::DIALOG;
    pub const DIR: LocalName = LocalName::DIR;
    pub const DIV: LocalName = LocalName::DIV;
    pub const DL: LocalName = LocalName::DL;
    pub const DT: LocalName = LocalName::DT;
    pub const EM: LocalName = LocalName::EM;
    pub const EMBED: LocalName = LocalName::EMBED;
    pub const FIELDSET: LocalName = LocalName::FIELDSET;
    pub const FIGCAPTION: LocalName = LocalName::FIGCAPTION;
    pub const FIGURE: LocalName = LocalName::FIGURE;
    pub const FONT: LocalName = LocalName::FONT;
    pub const FOOTER: LocalName = LocalName::FOOTER;
    pub const FORM: LocalName = LocalName::FORM;
    pub const FRAME: LocalName = LocalName::FRAME;
    pub const FRAMESET: LocalName = LocalName::FRAMESET;
    pub const H1: LocalName = LocalName::H1;
    pub const H2: LocalName = LocalName::H2;
    pub const H3: LocalName = LocalName::H3;
    pub const H4: LocalName = LocalName::H4;
    pub const H5: LocalName = LocalName::H5;
    pub const H6: LocalName = LocalName::H6;
    pub const HEAD: LocalName = LocalName::HEAD;
    pub const HEADER: LocalName = LocalName::HEADER;
    pub const HGROUP: LocalName = LocalName::HGROUP;
    pub const HR: LocalName = LocalName::HR;
    pub const HTML: LocalName = LocalName::HTML;
    pub const I: LocalName = LocalName::I;
    pub const IFRAME: LocalName = LocalName::IFRAME;
    pub const IMAGE: LocalName = LocalName::IMAGE;
    pub const IMG: LocalName = LocalName::IMG;
    pub const INPUT: LocalName = LocalName::INPUT;
    pub const INS: LocalName = LocalName::INS;
    pub const ISINDEX: LocalName = LocalName::ISINDEX;
    pub const KBD: LocalName = LocalName::KBD;
    pub const KEYGEN: LocalName = LocalName::KEYGEN;
    pub const LABEL: LocalName = LocalName::LABEL;
    pub const LEGEND: LocalName = LocalName::LEGEND;
    pub const LI: LocalName = LocalName::LI;
    pub const LINK: LocalName = LocalName::LINK;
    pub const LISTING: LocalName = LocalName::LISTING;
    pub const MAIN: LocalName = LocalName::MAIN;
    pub const MAP: LocalName = LocalName::MAP;
    pub const MARK: LocalName = LocalName::MARK;
    pub const MARQUEE: LocalName = LocalName::MARQUEE;
    pub const MENU: LocalName = LocalName::MENU;
    pub const MENUITEM: LocalName = LocalName::MENUITEM;
    pub const META: LocalName = LocalName::META;
    pub const METER: LocalName = LocalName::METER;
    pub const MULTICOL: LocalName = LocalName::MULTICOL;
    pub const NAV: LocalName = LocalName::NAV;
    pub const NEXTID: LocalName = LocalName::NEXTID;
    pub const NOBR: LocalName = LocalName::NOBR;
    pub const NOEMBED: LocalName = LocalName::NOEMBED;
    pub const NOFRAMES: LocalName = LocalName::NOFRAMES;
    pub const NOSCRIPT: LocalName = LocalName::NOSCRIPT;
    pub const OBJECT: LocalName = LocalName::OBJECT;
    pub const OL: LocalName = LocalName::OL;
    pub const OPTGROUP: LocalName = LocalName::OPTGROUP;
    pub const OPTION: LocalName = LocalName::OPTION;
    pub const OUTPUT: LocalName = LocalName::OUTPUT;
    pub const P: LocalName = LocalName::P;
    pub const PARAM: LocalName = LocalName::PARAM;
    pub const PICTURE: LocalName = LocalName::PICTURE;
    pub const PLAINTEXT: LocalName = LocalName::PLAINTEXT;
    pub const PRE: LocalName = LocalName::PRE;
    pub const PROGRESS: LocalName = LocalName::PROGRESS;
    pub const Q: LocalName = LocalName::Q;
    pub const RB: LocalName = LocalName::RB;
    pub const RBC: LocalName = LocalName::RBC;
    pub const RP: LocalName = LocalName::RP;
    pub const RT: LocalName = LocalName::RT;
    pub const RTC: LocalName = LocalName::RTC;
    pub const RUBY: LocalName = LocalName::RUBY;
    pub const S: LocalName = LocalName::S;
    pub const SAMP: LocalName = LocalName::SAMP;
    pub const SARCASM: LocalName = LocalName::SARCASM;
    pub const SCRIPT: LocalName = LocalName::SCRIPT;
    pub const SEARCH: LocalName = LocalName::SEARCH;
    pub const SECTION: LocalName = LocalName::SECTION;
    pub const SELECT: LocalName = LocalName::SELECT;
    pub const SELECTEDCONTENT: LocalName = LocalName::SELECTEDCONTENT;
    pub const SHADOW: LocalName = LocalName::SHADOW;
    pub const SLOT: LocalName = LocalName::SLOT;
    pub const SMALL: LocalName = LocalName::SMALL;
    pub const SOURCE: LocalName = LocalName::SOURCE;
    pub const SPACER: LocalName = LocalName::SPACER;
    pub const SPAN: LocalName = LocalName::SPAN;
    pub const STRIKE: LocalName = LocalName::STRIKE;
    pub const STRONG: LocalName = LocalName::STRONG;
    pub const STYLE: LocalName = LocalName::STYLE;
    pub const SUB: LocalName = LocalName::SUB;
    pub const SUMMARY: LocalName = LocalName::SUMMARY;
    pub const SUP: LocalName = LocalName::SUP;
    pub const TABLE: LocalName = LocalName::TABLE;
    pub const TBODY: LocalName = LocalName::TBODY;
    pub const TD: LocalName = LocalName::TD;
    pub const TEMPLATE: LocalName = LocalName::TEMPLATE;
    pub const TEXTAREA: LocalName = LocalName::TEXTAREA;
    pub const TFOOT: LocalName = LocalName::TFOOT;
    pub const TH: LocalName = LocalName::TH;
    pub const THEAD: LocalName = LocalName::THEAD;
    pub const TIME: LocalName = LocalName::TIME;
    pub const TITLE: LocalName = LocalName::TITLE;
    pub const TR: LocalName = LocalName::TR;
    pub const TRACK: LocalName = LocalName::TRACK;
    pub const TT: LocalName = LocalName::TT;
    pub const U: LocalName = LocalName::U;
    pub const UL: LocalName = LocalName::UL;
    pub const VAR: LocalName = LocalName::VAR;
    pub const VIDEO: LocalName = LocalName::VIDEO;
    pub const WBR: LocalName = LocalName::WBR;
    pub const XMP: LocalName = LocalName::XMP;
    pub const ALTGLYPH: LocalName = LocalName::ALTGLYPH;
    pub const ALTGLYPHDEF: LocalName = LocalName::ALTGLYPHDEF;
    pub const ALTGLYPHITEM: LocalName = LocalName::ALTGLYPHITEM;
    pub const ANIMATE: LocalName = LocalName::ANIMATE;
    pub const ANIMATECOLOR: LocalName = LocalName::ANIMATECOLOR;
    pub const ANIMATEMOTION: LocalName = LocalName::ANIMATEMOTION;
    pub const ANIMATETRANSFORM: LocalName = LocalName::ANIMATETRANSFORM;
    pub const ANNOTATION: LocalName = LocalName::ANNOTATION;
    pub const ANNOTATION_XML: LocalName = LocalName::ANNOTATION_XML;
    pub const CIRCLE: LocalName = LocalName::CIRCLE;
    pub const CLIPPATH: LocalName = LocalName::CLIPPATH;
    pub const COLOR_PROFILE: LocalName = LocalName::COLOR_PROFILE;
    pub const CURSOR: LocalName = LocalName::CURSOR;
    pub const DEFS: LocalName = LocalName::DEFS;
    pub const DESC: LocalName = LocalName::DESC;
    pub const DISCARD: LocalName = LocalName::DISCARD;
    pub const ELLIPSE: LocalName = LocalName::ELLIPSE;
    pub const FEBLEND: LocalName = LocalName::FEBLEND;
    pub const FECOLORMATRIX: LocalName = LocalName::FECOLORMATRIX;
    pub const FECOMPONENTTRANSFER: LocalName = LocalName::FECOMPONENTTRANSFER;
    pub const FECOMPOSITE: LocalName = LocalName::FECOMPOSITE;
    pub const FECONVOLVEMATRIX: LocalName = LocalName::FECONVOLVEMATRIX;
    pub const FEDIFFUSELIGHTING: LocalName = LocalName::FEDIFFUSELIGHTING;
    pub const FEDISPLACEMENTMAP: LocalName = LocalName::FEDISPLACEMENTMAP;
    pub const FEDISTANTLIGHT: LocalName = LocalName::FEDISTANTLIGHT;
    pub const FEDROPSHADOW: LocalName = LocalName::FEDROPSHADOW;
    pub const FEFLOOD: LocalName = LocalName::FEFLOOD;
    pub const FEFUNCA: LocalName = LocalName::FEFUNCA;
    pub const FEFUNCB: LocalName = LocalName::FEFUNCB;
    pub const FEFUNCG: LocalName = LocalName::FEFUNCG;
    pub const FEFUNCR: LocalName = LocalName::FEFUNCR;
    pub const FEGAUSSIANBLUR: LocalName = LocalName::FEGAUSSIANBLUR;
    pub const FEIMAGE: LocalName = LocalName::FEIMAGE;
    pub const FEMERGE: LocalName = LocalName::FEMERGE;
    pub const FEMERGENODE: LocalName = LocalName::FEMERGENODE;
    pub const FEMORPHOLOGY: LocalName = LocalName::FEMORPHOLOGY;
    pub const FEOFFSET: LocalName = LocalName::FEOFFSET;
    pub const FEPOINTLIGHT: LocalName = LocalName::FEPOINTLIGHT;
    pub const FESPECULARLIGHTING: LocalName = LocalName::FESPECULARLIGHTING;
    pub const FESPOTLIGHT: LocalName = LocalName::FESPOTLIGHT;
    pub const FETILE: LocalName = LocalName::FETILE;
    pub const FETURBULENCE: LocalName = LocalName::FETURBULENCE;
    pub const FILTER: LocalName = LocalName::FILTER;
    pub const FONT_FACE: LocalName = LocalName::FONT_FACE;
    pub const FONT_FACE_FORMAT: LocalName = LocalName::FONT_FACE_FORMAT;
    pub const FONT_FACE_NAME: LocalName = LocalName::FONT_FACE_NAME;
    pub const FONT_FACE_SRC: LocalName = LocalName::FONT_FACE_SRC;
    pub const FONT_FACE_URI: LocalName = LocalName::FONT_FACE_URI;
    pub const FOREIGNOBJECT: LocalName = LocalName::FOREIGNOBJECT;
    pub const G: LocalName = LocalName::G;
    pub const GLYPH: LocalName = LocalName::GLYPH;
    pub const GLYPHREF: LocalName = LocalName::GLYPHREF;
    pub const HATCH: LocalName = LocalName::HATCH;
    pub const HATCHPATH: LocalName = LocalName::HATCHPATH;
    pub const HKERN: LocalName = LocalName::HKERN;
    pub const LINE: LocalName = LocalName::LINE;
    pub const LINEARGRADIENT: LocalName = LocalName::LINEARGRADIENT;
    pub const MACTION: LocalName = LocalName::MACTION;
    pub const MALIGNMARK: LocalName = LocalName::MALIGNMARK;
    pub const MARKER: LocalName = LocalName::MARKER;
    pub const MASK: LocalName = LocalName::MASK;
    pub const MATH: LocalName = LocalName::MATH;
    pub const MENCLOSE: LocalName = LocalName::MENCLOSE;
    pub const MERROR: LocalName = LocalName::MERROR;
    pub const MESH: LocalName = LocalName::MESH;
    pub const METADATA: LocalName = LocalName::METADATA;
    pub const MFENCED: LocalName = LocalName::MFENCED;
    pub const MFRAC: LocalName = LocalName::MFRAC;
    pub const MGLYPH: LocalName = LocalName::MGLYPH;
    pub const MI: LocalName = LocalName::MI;
    pub const MISSING_GLYPH: LocalName = LocalName::MISSING_GLYPH;
    pub const MMULTISCRIPTS: LocalName = LocalName::MMULTISCRIPTS;
    pub const MN: LocalName = LocalName::MN;
    pub const MO: LocalName = LocalName::MO;
    pub const MOVER: LocalName = LocalName::MOVER;
    pub const MPADDED: LocalName = LocalName::MPADDED;
    pub const MPATH: LocalName = LocalName::MPATH;
    pub const MPHANTOM: LocalName = LocalName::MPHANTOM;
    pub const MPRESCRIPTS: LocalName = LocalName::MPRESCRIPTS;
    pub const MROOT: LocalName = LocalName::MROOT;
    pub const MROW: LocalName = LocalName::MROW;
    pub const MS: LocalName = LocalName::MS;
    pub const MSPACE: LocalName = LocalName::MSPACE;
    pub const MSQRT: LocalName = LocalName::MSQRT;
    pub const MSTYLE: LocalName = LocalName::MSTYLE;
    pub const MSUB: LocalName = LocalName::MSUB;
    pub const MSUBSUP: LocalName = LocalName::MSUBSUP;
    pub const MSUP: LocalName = LocalName::MSUP;
    pub const MTABLE: LocalName = LocalName::MTABLE;
    pub const MTD: LocalName = LocalName::MTD;
    pub const MTEXT: LocalName = LocalName::MTEXT;
    pub const MTR: LocalName = LocalName::MTR;
    pub const MUNDER: LocalName = LocalName::MUNDER;
    pub const MUNDEROVER: LocalName = LocalName::MUNDEROVER;
    pub const NONE: LocalName = LocalName::NONE;
    pub const PATH: LocalName = LocalName::PATH;
    pub const PATTERN: LocalName = LocalName::PATTERN;
    pub const POLYGON: LocalName = LocalName::POLYGON;
    pub const POLYLINE: LocalName = LocalName::POLYLINE;
    pub const RADIALGRADIENT: LocalName = LocalName::RADIALGRADIENT;
    pub const RECT: LocalName = LocalName::RECT;
    pub const SEMANTICS: LocalName = LocalName::SEMANTICS;
    pub const SET: LocalName = LocalName::SET;
    pub const SOLIDCOLOR: LocalName = LocalName::SOLIDCOLOR;
    pub const STOP: LocalName = LocalName::STOP;
    pub const SVG: LocalName = LocalName::SVG;
    pub const SWITCH: LocalName = LocalName::SWITCH;
    pub const SYMBOL: LocalName = LocalName::SYMBOL;
    pub const TEXT: LocalName = LocalName::TEXT;
    pub const TEXTPATH: LocalName = LocalName::TEXTPATH;
    pub const TREF: LocalName = LocalName::TREF;
    pub const TSPAN: LocalName = LocalName::TSPAN;
    pub const USE: LocalName = LocalName::USE;
    pub const VIEW: LocalName = LocalName::VIEW;
    pub const VKERN: LocalName = LocalName::VKERN;
}
