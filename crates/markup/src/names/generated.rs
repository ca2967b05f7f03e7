// Made by `cargo xtask codegen` from spec/names.tsv. Do not edit.

use super::{ElementFlags, LocalName};

pub(super) const KNOWN: [&str; 678] = [
    "a",
    "abbr",
    "accept",
    "accept-charset",
    "accesskey",
    "acronym",
    "action",
    "actuate",
    "address",
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
    "applet",
    "archive",
    "arcrole",
    "area",
    "aria-controls",
    "aria-current",
    "aria-describedby",
    "aria-expanded",
    "aria-haspopup",
    "aria-hidden",
    "aria-label",
    "aria-labelledby",
    "aria-live",
    "article",
    "aside",
    "async",
    "attributeName",
    "attributeType",
    "attributename",
    "attributetype",
    "audio",
    "autocapitalize",
    "autocomplete",
    "autofocus",
    "autoplay",
    "axis",
    "b",
    "background",
    "base",
    "baseFrequency",
    "baseProfile",
    "basefont",
    "basefrequency",
    "baseprofile",
    "bdi",
    "bdo",
    "behavior",
    "bgcolor",
    "bgsound",
    "big",
    "blink",
    "blockquote",
    "body",
    "border",
    "bordercolor",
    "br",
    "button",
    "calcMode",
    "calcmode",
    "canvas",
    "caption",
    "cellpadding",
    "cellspacing",
    "center",
    "char",
    "charoff",
    "charset",
    "checked",
    "circle",
    "cite",
    "class",
    "classid",
    "clear",
    "clip-rule",
    "clipPath",
    "clipPathUnits",
    "clippath",
    "clippathunits",
    "closedby",
    "code",
    "codebase",
    "codetype",
    "col",
    "colgroup",
    "color",
    "color-profile",
    "cols",
    "colspan",
    "columnalign",
    "command",
    "commandfor",
    "compact",
    "content",
    "contenteditable",
    "controls",
    "coords",
    "crossorigin",
    "cursor",
    "cx",
    "cy",
    "d",
    "data",
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
    "datalist",
    "datetime",
    "dd",
    "declare",
    "decoding",
    "default",
    "defer",
    "definitionURL",
    "definitionurl",
    "defs",
    "del",
    "desc",
    "details",
    "dfn",
    "dialog",
    "diffuseConstant",
    "diffuseconstant",
    "dir",
    "direction",
    "dirname",
    "disabled",
    "discard",
    "display",
    "div",
    "dl",
    "download",
    "draggable",
    "dt",
    "edgeMode",
    "edgemode",
    "ellipse",
    "em",
    "embed",
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
    "fieldset",
    "figcaption",
    "figure",
    "fill",
    "fill-opacity",
    "fill-rule",
    "filter",
    "filterUnits",
    "filterunits",
    "focusable",
    "font",
    "font-face",
    "font-face-format",
    "font-face-name",
    "font-face-src",
    "font-face-uri",
    "footer",
    "for",
    "foreignObject",
    "foreignobject",
    "form",
    "formaction",
    "formenctype",
    "formmethod",
    "formnovalidate",
    "formtarget",
    "frame",
    "frameborder",
    "frameset",
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
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hatch",
    "hatchpath",
    "head",
    "header",
    "headers",
    "height",
    "hgroup",
    "hidden",
    "high",
    "hkern",
    "hr",
    "href",
    "hreflang",
    "hspace",
    "html",
    "http-equiv",
    "i",
    "id",
    "iframe",
    "image",
    "imagesizes",
    "imagesrcset",
    "img",
    "in",
    "in2",
    "inert",
    "input",
    "inputmode",
    "ins",
    "integrity",
    "is",
    "isindex",
    "ismap",
    "itemid",
    "itemprop",
    "itemref",
    "itemscope",
    "itemtype",
    "kbd",
    "kernelMatrix",
    "kernelUnitLength",
    "kernelmatrix",
    "kernelunitlength",
    "keyPoints",
    "keySplines",
    "keyTimes",
    "keygen",
    "keypoints",
    "keysplines",
    "keytimes",
    "kind",
    "label",
    "lang",
    "language",
    "legend",
    "lengthAdjust",
    "lengthadjust",
    "li",
    "limitingConeAngle",
    "limitingconeangle",
    "line",
    "linearGradient",
    "lineargradient",
    "link",
    "list",
    "listing",
    "loading",
    "longdesc",
    "loop",
    "low",
    "lowsrc",
    "maction",
    "main",
    "malignmark",
    "map",
    "marginheight",
    "marginwidth",
    "mark",
    "marker",
    "markerHeight",
    "markerUnits",
    "markerWidth",
    "markerheight",
    "markerunits",
    "markerwidth",
    "marquee",
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
    "menu",
    "menuitem",
    "merror",
    "mesh",
    "meta",
    "metadata",
    "meter",
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
    "multicol",
    "multiple",
    "munder",
    "munderover",
    "muted",
    "name",
    "nav",
    "nextid",
    "nobr",
    "noembed",
    "noframes",
    "nohref",
    "nomodule",
    "nonce",
    "none",
    "noresize",
    "noscript",
    "noshade",
    "novalidate",
    "nowrap",
    "numOctaves",
    "numoctaves",
    "object",
    "offset",
    "ol",
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
    "optgroup",
    "optimum",
    "option",
    "output",
    "p",
    "param",
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
    "picture",
    "ping",
    "placeholder",
    "plaintext",
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
    "pre",
    "preload",
    "preserveAlpha",
    "preserveAspectRatio",
    "preservealpha",
    "preserveaspectratio",
    "primitiveUnits",
    "primitiveunits",
    "profile",
    "progress",
    "prompt",
    "property",
    "q",
    "r",
    "radialGradient",
    "radialgradient",
    "rb",
    "rbc",
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
    "rp",
    "rt",
    "rtc",
    "ruby",
    "rules",
    "rx",
    "ry",
    "s",
    "samp",
    "sandbox",
    "sarcasm",
    "scheme",
    "scope",
    "script",
    "scrolling",
    "search",
    "section",
    "select",
    "selected",
    "selectedcontent",
    "semantics",
    "set",
    "shadow",
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
    "slot",
    "small",
    "solidcolor",
    "source",
    "space",
    "spacer",
    "span",
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
    "strike",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "strong",
    "style",
    "sub",
    "summary",
    "sup",
    "surfaceScale",
    "surfacescale",
    "svg",
    "switch",
    "symbol",
    "systemLanguage",
    "systemlanguage",
    "tabindex",
    "table",
    "tableValues",
    "tablevalues",
    "target",
    "targetX",
    "targetY",
    "targetx",
    "targety",
    "tbody",
    "td",
    "template",
    "text",
    "textLength",
    "textPath",
    "textarea",
    "textlength",
    "textpath",
    "tfoot",
    "th",
    "thead",
    "time",
    "title",
    "tr",
    "track",
    "transform",
    "translate",
    "tref",
    "tspan",
    "tt",
    "type",
    "typemustmatch",
    "u",
    "ul",
    "use",
    "usemap",
    "valign",
    "value",
    "valuetype",
    "var",
    "version",
    "video",
    "view",
    "viewBox",
    "viewTarget",
    "viewbox",
    "viewtarget",
    "vkern",
    "vlink",
    "vspace",
    "wbr",
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
    "xmp",
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
    ElementFlags::NONE, // accept
    ElementFlags::NONE, // accept-charset
    ElementFlags::NONE, // accesskey
    ElementFlags::NONE, // acronym
    ElementFlags::NONE, // action
    ElementFlags::NONE, // actuate
    ElementFlags::SPECIAL, // address
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
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE), // applet
    ElementFlags::NONE, // archive
    ElementFlags::NONE, // arcrole
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // area
    ElementFlags::NONE, // aria-controls
    ElementFlags::NONE, // aria-current
    ElementFlags::NONE, // aria-describedby
    ElementFlags::NONE, // aria-expanded
    ElementFlags::NONE, // aria-haspopup
    ElementFlags::NONE, // aria-hidden
    ElementFlags::NONE, // aria-label
    ElementFlags::NONE, // aria-labelledby
    ElementFlags::NONE, // aria-live
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // article
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // aside
    ElementFlags::NONE, // async
    ElementFlags::NONE, // attributeName
    ElementFlags::NONE, // attributeType
    ElementFlags::NONE, // attributename
    ElementFlags::NONE, // attributetype
    ElementFlags::NONE, // audio
    ElementFlags::NONE, // autocapitalize
    ElementFlags::NONE, // autocomplete
    ElementFlags::NONE, // autofocus
    ElementFlags::NONE, // autoplay
    ElementFlags::NONE, // axis
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // b
    ElementFlags::NONE, // background
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // base
    ElementFlags::NONE, // baseFrequency
    ElementFlags::NONE, // baseProfile
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // basefont
    ElementFlags::NONE, // basefrequency
    ElementFlags::NONE, // baseprofile
    ElementFlags::NONE, // bdi
    ElementFlags::NONE, // bdo
    ElementFlags::NONE, // behavior
    ElementFlags::NONE, // bgcolor
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // bgsound
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // big
    ElementFlags::NONE, // blink
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // blockquote
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // body
    ElementFlags::NONE, // border
    ElementFlags::NONE, // bordercolor
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // br
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::BUTTON_SCOPE).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // button
    ElementFlags::NONE, // calcMode
    ElementFlags::NONE, // calcmode
    ElementFlags::NONE, // canvas
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::SCOPE), // caption
    ElementFlags::NONE, // cellpadding
    ElementFlags::NONE, // cellspacing
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // center
    ElementFlags::NONE, // char
    ElementFlags::NONE, // charoff
    ElementFlags::NONE, // charset
    ElementFlags::NONE, // checked
    ElementFlags::NONE, // circle
    ElementFlags::NONE, // cite
    ElementFlags::NONE, // class
    ElementFlags::NONE, // classid
    ElementFlags::NONE, // clear
    ElementFlags::NONE, // clip-rule
    ElementFlags::NONE, // clipPath
    ElementFlags::NONE, // clipPathUnits
    ElementFlags::NONE, // clippath
    ElementFlags::NONE, // clippathunits
    ElementFlags::NONE, // closedby
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // code
    ElementFlags::NONE, // codebase
    ElementFlags::NONE, // codetype
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // col
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG), // colgroup
    ElementFlags::NONE, // color
    ElementFlags::NONE, // color-profile
    ElementFlags::NONE, // cols
    ElementFlags::NONE, // colspan
    ElementFlags::NONE, // columnalign
    ElementFlags::NONE, // command
    ElementFlags::NONE, // commandfor
    ElementFlags::NONE, // compact
    ElementFlags::NONE, // content
    ElementFlags::NONE, // contenteditable
    ElementFlags::NONE, // controls
    ElementFlags::NONE, // coords
    ElementFlags::NONE, // crossorigin
    ElementFlags::NONE, // cursor
    ElementFlags::NONE, // cx
    ElementFlags::NONE, // cy
    ElementFlags::NONE, // d
    ElementFlags::NONE, // data
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
    ElementFlags::NONE, // datalist
    ElementFlags::NONE, // datetime
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT), // dd
    ElementFlags::NONE, // declare
    ElementFlags::NONE, // decoding
    ElementFlags::NONE, // default
    ElementFlags::NONE, // defer
    ElementFlags::NONE, // definitionURL
    ElementFlags::NONE, // definitionurl
    ElementFlags::NONE, // defs
    ElementFlags::NONE, // del
    ElementFlags::NONE, // desc
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // details
    ElementFlags::NONE, // dfn
    ElementFlags::NONE, // dialog
    ElementFlags::NONE, // diffuseConstant
    ElementFlags::NONE, // diffuseconstant
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // dir
    ElementFlags::NONE, // direction
    ElementFlags::NONE, // dirname
    ElementFlags::NONE, // disabled
    ElementFlags::NONE, // discard
    ElementFlags::NONE, // display
    ElementFlags::SPECIAL.with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // div
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // dl
    ElementFlags::NONE, // download
    ElementFlags::NONE, // draggable
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT), // dt
    ElementFlags::NONE, // edgeMode
    ElementFlags::NONE, // edgemode
    ElementFlags::NONE, // ellipse
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // em
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // embed
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
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // fieldset
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // figcaption
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // figure
    ElementFlags::NONE, // fill
    ElementFlags::NONE, // fill-opacity
    ElementFlags::NONE, // fill-rule
    ElementFlags::NONE, // filter
    ElementFlags::NONE, // filterUnits
    ElementFlags::NONE, // filterunits
    ElementFlags::NONE, // focusable
    ElementFlags::FORMATTING, // font
    ElementFlags::NONE, // font-face
    ElementFlags::NONE, // font-face-format
    ElementFlags::NONE, // font-face-name
    ElementFlags::NONE, // font-face-src
    ElementFlags::NONE, // font-face-uri
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // footer
    ElementFlags::NONE, // for
    ElementFlags::NONE, // foreignObject
    ElementFlags::NONE, // foreignobject
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // form
    ElementFlags::NONE, // formaction
    ElementFlags::NONE, // formenctype
    ElementFlags::NONE, // formmethod
    ElementFlags::NONE, // formnovalidate
    ElementFlags::NONE, // formtarget
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // frame
    ElementFlags::NONE, // frameborder
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // frameset
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
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h1
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h2
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h3
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h4
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h5
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::HEADING).with(ElementFlags::SHADOW_HOST), // h6
    ElementFlags::NONE, // hatch
    ElementFlags::NONE, // hatchpath
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // head
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // header
    ElementFlags::NONE, // headers
    ElementFlags::NONE, // height
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // hgroup
    ElementFlags::NONE, // hidden
    ElementFlags::NONE, // high
    ElementFlags::NONE, // hkern
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // hr
    ElementFlags::NONE, // href
    ElementFlags::NONE, // hreflang
    ElementFlags::NONE, // hspace
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::SCOPE).with(ElementFlags::TABLE_SCOPE), // html
    ElementFlags::NONE, // http-equiv
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // i
    ElementFlags::NONE, // id
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // iframe
    ElementFlags::NONE, // image
    ElementFlags::NONE, // imagesizes
    ElementFlags::NONE, // imagesrcset
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::FORM_ASSOCIATED), // img
    ElementFlags::NONE, // in
    ElementFlags::NONE, // in2
    ElementFlags::NONE, // inert
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // input
    ElementFlags::NONE, // inputmode
    ElementFlags::NONE, // ins
    ElementFlags::NONE, // integrity
    ElementFlags::NONE, // is
    ElementFlags::NONE, // isindex
    ElementFlags::NONE, // ismap
    ElementFlags::NONE, // itemid
    ElementFlags::NONE, // itemprop
    ElementFlags::NONE, // itemref
    ElementFlags::NONE, // itemscope
    ElementFlags::NONE, // itemtype
    ElementFlags::NONE, // kbd
    ElementFlags::NONE, // kernelMatrix
    ElementFlags::NONE, // kernelUnitLength
    ElementFlags::NONE, // kernelmatrix
    ElementFlags::NONE, // kernelunitlength
    ElementFlags::NONE, // keyPoints
    ElementFlags::NONE, // keySplines
    ElementFlags::NONE, // keyTimes
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // keygen
    ElementFlags::NONE, // keypoints
    ElementFlags::NONE, // keysplines
    ElementFlags::NONE, // keytimes
    ElementFlags::NONE, // kind
    ElementFlags::NONE, // label
    ElementFlags::NONE, // lang
    ElementFlags::NONE, // language
    ElementFlags::NONE, // legend
    ElementFlags::NONE, // lengthAdjust
    ElementFlags::NONE, // lengthadjust
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT), // li
    ElementFlags::NONE, // limitingConeAngle
    ElementFlags::NONE, // limitingconeangle
    ElementFlags::NONE, // line
    ElementFlags::NONE, // linearGradient
    ElementFlags::NONE, // lineargradient
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // link
    ElementFlags::NONE, // list
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // listing
    ElementFlags::NONE, // loading
    ElementFlags::NONE, // longdesc
    ElementFlags::NONE, // loop
    ElementFlags::NONE, // low
    ElementFlags::NONE, // lowsrc
    ElementFlags::NONE, // maction
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // main
    ElementFlags::NONE, // malignmark
    ElementFlags::NONE, // map
    ElementFlags::NONE, // marginheight
    ElementFlags::NONE, // marginwidth
    ElementFlags::NONE, // mark
    ElementFlags::NONE, // marker
    ElementFlags::NONE, // markerHeight
    ElementFlags::NONE, // markerUnits
    ElementFlags::NONE, // markerWidth
    ElementFlags::NONE, // markerheight
    ElementFlags::NONE, // markerunits
    ElementFlags::NONE, // markerwidth
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE), // marquee
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
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // menu
    ElementFlags::NONE, // menuitem
    ElementFlags::NONE, // merror
    ElementFlags::NONE, // mesh
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID).with(ElementFlags::FOREIGN_BREAKOUT), // meta
    ElementFlags::NONE, // metadata
    ElementFlags::NONE, // meter
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
    ElementFlags::NONE, // multicol
    ElementFlags::NONE, // multiple
    ElementFlags::NONE, // munder
    ElementFlags::NONE, // munderover
    ElementFlags::NONE, // muted
    ElementFlags::NONE, // name
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // nav
    ElementFlags::NONE, // nextid
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // nobr
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // noembed
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // noframes
    ElementFlags::NONE, // nohref
    ElementFlags::NONE, // nomodule
    ElementFlags::NONE, // nonce
    ElementFlags::NONE, // none
    ElementFlags::NONE, // noresize
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // noscript
    ElementFlags::NONE, // noshade
    ElementFlags::NONE, // novalidate
    ElementFlags::NONE, // nowrap
    ElementFlags::NONE, // numOctaves
    ElementFlags::NONE, // numoctaves
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // object
    ElementFlags::NONE, // offset
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::LIST_ITEM_SCOPE).with(ElementFlags::FOREIGN_BREAKOUT), // ol
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
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // optgroup
    ElementFlags::NONE, // optimum
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // option
    ElementFlags::FORM_ASSOCIATED.with(ElementFlags::LISTED), // output
    ElementFlags::SPECIAL.with(ElementFlags::IMPLIED_END_TAG).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::FOREIGN_BREAKOUT).with(ElementFlags::SHADOW_HOST), // p
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SERIALIZES_AS_VOID), // param
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
    ElementFlags::NONE, // picture
    ElementFlags::NONE, // ping
    ElementFlags::NONE, // placeholder
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // plaintext
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
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FOREIGN_BREAKOUT), // pre
    ElementFlags::NONE, // preload
    ElementFlags::NONE, // preserveAlpha
    ElementFlags::NONE, // preserveAspectRatio
    ElementFlags::NONE, // preservealpha
    ElementFlags::NONE, // preserveaspectratio
    ElementFlags::NONE, // primitiveUnits
    ElementFlags::NONE, // primitiveunits
    ElementFlags::NONE, // profile
    ElementFlags::NONE, // progress
    ElementFlags::NONE, // prompt
    ElementFlags::NONE, // property
    ElementFlags::NONE, // q
    ElementFlags::NONE, // r
    ElementFlags::NONE, // radialGradient
    ElementFlags::NONE, // radialgradient
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rb
    ElementFlags::NONE, // rbc
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
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rp
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rt
    ElementFlags::IMPLIED_END_TAG.with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // rtc
    ElementFlags::FOREIGN_BREAKOUT, // ruby
    ElementFlags::NONE, // rules
    ElementFlags::NONE, // rx
    ElementFlags::NONE, // ry
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // s
    ElementFlags::NONE, // samp
    ElementFlags::NONE, // sandbox
    ElementFlags::NONE, // sarcasm
    ElementFlags::NONE, // scheme
    ElementFlags::NONE, // scope
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // script
    ElementFlags::NONE, // scrolling
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // search
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SHADOW_HOST), // section
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // select
    ElementFlags::NONE, // selected
    ElementFlags::NONE, // selectedcontent
    ElementFlags::NONE, // semantics
    ElementFlags::NONE, // set
    ElementFlags::NONE, // shadow
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
    ElementFlags::NONE, // slot
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // small
    ElementFlags::NONE, // solidcolor
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // source
    ElementFlags::NONE, // space
    ElementFlags::NONE, // spacer
    ElementFlags::FOREIGN_BREAKOUT.with(ElementFlags::SHADOW_HOST), // span
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
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // strike
    ElementFlags::NONE, // stroke
    ElementFlags::NONE, // stroke-dasharray
    ElementFlags::NONE, // stroke-linecap
    ElementFlags::NONE, // stroke-linejoin
    ElementFlags::NONE, // stroke-miterlimit
    ElementFlags::NONE, // stroke-opacity
    ElementFlags::NONE, // stroke-width
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // strong
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // style
    ElementFlags::FOREIGN_BREAKOUT, // sub
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // summary
    ElementFlags::FOREIGN_BREAKOUT, // sup
    ElementFlags::NONE, // surfaceScale
    ElementFlags::NONE, // surfacescale
    ElementFlags::NONE, // svg
    ElementFlags::NONE, // switch
    ElementFlags::NONE, // symbol
    ElementFlags::NONE, // systemLanguage
    ElementFlags::NONE, // systemlanguage
    ElementFlags::NONE, // tabindex
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::TABLE_SCOPE).with(ElementFlags::FOREIGN_BREAKOUT), // table
    ElementFlags::NONE, // tableValues
    ElementFlags::NONE, // tablevalues
    ElementFlags::NONE, // target
    ElementFlags::NONE, // targetX
    ElementFlags::NONE, // targetY
    ElementFlags::NONE, // targetx
    ElementFlags::NONE, // targety
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // tbody
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::SCOPE), // td
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::SCOPE).with(ElementFlags::TABLE_SCOPE), // template
    ElementFlags::NONE, // text
    ElementFlags::NONE, // textLength
    ElementFlags::NONE, // textPath
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::FORM_ASSOCIATED).with(ElementFlags::LISTED), // textarea
    ElementFlags::NONE, // textlength
    ElementFlags::NONE, // textpath
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // tfoot
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END).with(ElementFlags::SCOPE), // th
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // thead
    ElementFlags::NONE, // time
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST), // title
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG).with(ElementFlags::MAY_BE_OPEN_AT_THE_END), // tr
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // track
    ElementFlags::NONE, // transform
    ElementFlags::NONE, // translate
    ElementFlags::NONE, // tref
    ElementFlags::NONE, // tspan
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // tt
    ElementFlags::NONE, // type
    ElementFlags::NONE, // typemustmatch
    ElementFlags::FORMATTING.with(ElementFlags::FOREIGN_BREAKOUT), // u
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::LIST_ITEM_SCOPE).with(ElementFlags::FOREIGN_BREAKOUT), // ul
    ElementFlags::NONE, // use
    ElementFlags::NONE, // usemap
    ElementFlags::NONE, // valign
    ElementFlags::NONE, // value
    ElementFlags::NONE, // valuetype
    ElementFlags::FOREIGN_BREAKOUT, // var
    ElementFlags::NONE, // version
    ElementFlags::NONE, // video
    ElementFlags::NONE, // view
    ElementFlags::NONE, // viewBox
    ElementFlags::NONE, // viewTarget
    ElementFlags::NONE, // viewbox
    ElementFlags::NONE, // viewtarget
    ElementFlags::NONE, // vkern
    ElementFlags::NONE, // vlink
    ElementFlags::NONE, // vspace
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::VOID).with(ElementFlags::SERIALIZES_AS_VOID), // wbr
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
    ElementFlags::SPECIAL.with(ElementFlags::ENDS_A_LIST).with(ElementFlags::RAW_TEXT_CHILD), // xmp
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
    pub const ACCEPT: LocalName = LocalName(2); // accept
    pub const ACCEPT_CHARSET: LocalName = LocalName(3); // accept-charset
    pub const ACCESSKEY: LocalName = LocalName(4); // accesskey
    pub const ACRONYM: LocalName = LocalName(5); // acronym
    pub const ACTION: LocalName = LocalName(6); // action
    pub const ACTUATE: LocalName = LocalName(7); // actuate
    pub const ADDRESS: LocalName = LocalName(8); // address
    pub const ALIGN: LocalName = LocalName(9); // align
    pub const ALINK: LocalName = LocalName(10); // alink
    pub const ALLOW: LocalName = LocalName(11); // allow
    pub const ALLOWFULLSCREEN: LocalName = LocalName(12); // allowfullscreen
    pub const ALT: LocalName = LocalName(13); // alt
    pub const ALT_GLYPH: LocalName = LocalName(14); // altGlyph
    pub const ALT_GLYPH_DEF: LocalName = LocalName(15); // altGlyphDef
    pub const ALT_GLYPH_ITEM: LocalName = LocalName(16); // altGlyphItem
    pub const ALTGLYPH: LocalName = LocalName(17); // altglyph
    pub const ALTGLYPHDEF: LocalName = LocalName(18); // altglyphdef
    pub const ALTGLYPHITEM: LocalName = LocalName(19); // altglyphitem
    pub const ANIMATE: LocalName = LocalName(20); // animate
    pub const ANIMATE_COLOR: LocalName = LocalName(21); // animateColor
    pub const ANIMATE_MOTION: LocalName = LocalName(22); // animateMotion
    pub const ANIMATE_TRANSFORM: LocalName = LocalName(23); // animateTransform
    pub const ANIMATECOLOR: LocalName = LocalName(24); // animatecolor
    pub const ANIMATEMOTION: LocalName = LocalName(25); // animatemotion
    pub const ANIMATETRANSFORM: LocalName = LocalName(26); // animatetransform
    pub const ANNOTATION: LocalName = LocalName(27); // annotation
    pub const ANNOTATION_XML: LocalName = LocalName(28); // annotation-xml
    pub const APPLET: LocalName = LocalName(29); // applet
    pub const ARCHIVE: LocalName = LocalName(30); // archive
    pub const ARCROLE: LocalName = LocalName(31); // arcrole
    pub const AREA: LocalName = LocalName(32); // area
    pub const ARIA_CONTROLS: LocalName = LocalName(33); // aria-controls
    pub const ARIA_CURRENT: LocalName = LocalName(34); // aria-current
    pub const ARIA_DESCRIBEDBY: LocalName = LocalName(35); // aria-describedby
    pub const ARIA_EXPANDED: LocalName = LocalName(36); // aria-expanded
    pub const ARIA_HASPOPUP: LocalName = LocalName(37); // aria-haspopup
    pub const ARIA_HIDDEN: LocalName = LocalName(38); // aria-hidden
    pub const ARIA_LABEL: LocalName = LocalName(39); // aria-label
    pub const ARIA_LABELLEDBY: LocalName = LocalName(40); // aria-labelledby
    pub const ARIA_LIVE: LocalName = LocalName(41); // aria-live
    pub const ARTICLE: LocalName = LocalName(42); // article
    pub const ASIDE: LocalName = LocalName(43); // aside
    pub const ASYNC: LocalName = LocalName(44); // async
    pub const ATTRIBUTE_NAME: LocalName = LocalName(45); // attributeName
    pub const ATTRIBUTE_TYPE: LocalName = LocalName(46); // attributeType
    pub const ATTRIBUTENAME: LocalName = LocalName(47); // attributename
    pub const ATTRIBUTETYPE: LocalName = LocalName(48); // attributetype
    pub const AUDIO: LocalName = LocalName(49); // audio
    pub const AUTOCAPITALIZE: LocalName = LocalName(50); // autocapitalize
    pub const AUTOCOMPLETE: LocalName = LocalName(51); // autocomplete
    pub const AUTOFOCUS: LocalName = LocalName(52); // autofocus
    pub const AUTOPLAY: LocalName = LocalName(53); // autoplay
    pub const AXIS: LocalName = LocalName(54); // axis
    pub const B: LocalName = LocalName(55); // b
    pub const BACKGROUND: LocalName = LocalName(56); // background
    pub const BASE: LocalName = LocalName(57); // base
    pub const BASE_FREQUENCY: LocalName = LocalName(58); // baseFrequency
    pub const BASE_PROFILE: LocalName = LocalName(59); // baseProfile
    pub const BASEFONT: LocalName = LocalName(60); // basefont
    pub const BASEFREQUENCY: LocalName = LocalName(61); // basefrequency
    pub const BASEPROFILE: LocalName = LocalName(62); // baseprofile
    pub const BDI: LocalName = LocalName(63); // bdi
    pub const BDO: LocalName = LocalName(64); // bdo
    pub const BEHAVIOR: LocalName = LocalName(65); // behavior
    pub const BGCOLOR: LocalName = LocalName(66); // bgcolor
    pub const BGSOUND: LocalName = LocalName(67); // bgsound
    pub const BIG: LocalName = LocalName(68); // big
    pub const BLINK: LocalName = LocalName(69); // blink
    pub const BLOCKQUOTE: LocalName = LocalName(70); // blockquote
    pub const BODY: LocalName = LocalName(71); // body
    pub const BORDER: LocalName = LocalName(72); // border
    pub const BORDERCOLOR: LocalName = LocalName(73); // bordercolor
    pub const BR: LocalName = LocalName(74); // br
    pub const BUTTON: LocalName = LocalName(75); // button
    pub const CALC_MODE: LocalName = LocalName(76); // calcMode
    pub const CALCMODE: LocalName = LocalName(77); // calcmode
    pub const CANVAS: LocalName = LocalName(78); // canvas
    pub const CAPTION: LocalName = LocalName(79); // caption
    pub const CELLPADDING: LocalName = LocalName(80); // cellpadding
    pub const CELLSPACING: LocalName = LocalName(81); // cellspacing
    pub const CENTER: LocalName = LocalName(82); // center
    pub const CHAR: LocalName = LocalName(83); // char
    pub const CHAROFF: LocalName = LocalName(84); // charoff
    pub const CHARSET: LocalName = LocalName(85); // charset
    pub const CHECKED: LocalName = LocalName(86); // checked
    pub const CIRCLE: LocalName = LocalName(87); // circle
    pub const CITE: LocalName = LocalName(88); // cite
    pub const CLASS: LocalName = LocalName(89); // class
    pub const CLASSID: LocalName = LocalName(90); // classid
    pub const CLEAR: LocalName = LocalName(91); // clear
    pub const CLIP_RULE: LocalName = LocalName(92); // clip-rule
    pub const CLIP_PATH: LocalName = LocalName(93); // clipPath
    pub const CLIP_PATH_UNITS: LocalName = LocalName(94); // clipPathUnits
    pub const CLIPPATH: LocalName = LocalName(95); // clippath
    pub const CLIPPATHUNITS: LocalName = LocalName(96); // clippathunits
    pub const CLOSEDBY: LocalName = LocalName(97); // closedby
    pub const CODE: LocalName = LocalName(98); // code
    pub const CODEBASE: LocalName = LocalName(99); // codebase
    pub const CODETYPE: LocalName = LocalName(100); // codetype
    pub const COL: LocalName = LocalName(101); // col
    pub const COLGROUP: LocalName = LocalName(102); // colgroup
    pub const COLOR: LocalName = LocalName(103); // color
    pub const COLOR_PROFILE: LocalName = LocalName(104); // color-profile
    pub const COLS: LocalName = LocalName(105); // cols
    pub const COLSPAN: LocalName = LocalName(106); // colspan
    pub const COLUMNALIGN: LocalName = LocalName(107); // columnalign
    pub const COMMAND: LocalName = LocalName(108); // command
    pub const COMMANDFOR: LocalName = LocalName(109); // commandfor
    pub const COMPACT: LocalName = LocalName(110); // compact
    pub const CONTENT: LocalName = LocalName(111); // content
    pub const CONTENTEDITABLE: LocalName = LocalName(112); // contenteditable
    pub const CONTROLS: LocalName = LocalName(113); // controls
    pub const COORDS: LocalName = LocalName(114); // coords
    pub const CROSSORIGIN: LocalName = LocalName(115); // crossorigin
    pub const CURSOR: LocalName = LocalName(116); // cursor
    pub const CX: LocalName = LocalName(117); // cx
    pub const CY: LocalName = LocalName(118); // cy
    pub const D: LocalName = LocalName(119); // d
    pub const DATA: LocalName = LocalName(120); // data
    pub const DATA_ID: LocalName = LocalName(121); // data-id
    pub const DATA_INDEX: LocalName = LocalName(122); // data-index
    pub const DATA_NAME: LocalName = LocalName(123); // data-name
    pub const DATA_SRC: LocalName = LocalName(124); // data-src
    pub const DATA_TARGET: LocalName = LocalName(125); // data-target
    pub const DATA_TESTID: LocalName = LocalName(126); // data-testid
    pub const DATA_TITLE: LocalName = LocalName(127); // data-title
    pub const DATA_TOGGLE: LocalName = LocalName(128); // data-toggle
    pub const DATA_TRACK: LocalName = LocalName(129); // data-track
    pub const DATA_TYPE: LocalName = LocalName(130); // data-type
    pub const DATA_URL: LocalName = LocalName(131); // data-url
    pub const DATA_VALUE: LocalName = LocalName(132); // data-value
    pub const DATALIST: LocalName = LocalName(133); // datalist
    pub const DATETIME: LocalName = LocalName(134); // datetime
    pub const DD: LocalName = LocalName(135); // dd
    pub const DECLARE: LocalName = LocalName(136); // declare
    pub const DECODING: LocalName = LocalName(137); // decoding
    pub const DEFAULT: LocalName = LocalName(138); // default
    pub const DEFER: LocalName = LocalName(139); // defer
    pub const DEFINITION_U_R_L: LocalName = LocalName(140); // definitionURL
    pub const DEFINITIONURL: LocalName = LocalName(141); // definitionurl
    pub const DEFS: LocalName = LocalName(142); // defs
    pub const DEL: LocalName = LocalName(143); // del
    pub const DESC: LocalName = LocalName(144); // desc
    pub const DETAILS: LocalName = LocalName(145); // details
    pub const DFN: LocalName = LocalName(146); // dfn
    pub const DIALOG: LocalName = LocalName(147); // dialog
    pub const DIFFUSE_CONSTANT: LocalName = LocalName(148); // diffuseConstant
    pub const DIFFUSECONSTANT: LocalName = LocalName(149); // diffuseconstant
    pub const DIR: LocalName = LocalName(150); // dir
    pub const DIRECTION: LocalName = LocalName(151); // direction
    pub const DIRNAME: LocalName = LocalName(152); // dirname
    pub const DISABLED: LocalName = LocalName(153); // disabled
    pub const DISCARD: LocalName = LocalName(154); // discard
    pub const DISPLAY: LocalName = LocalName(155); // display
    pub const DIV: LocalName = LocalName(156); // div
    pub const DL: LocalName = LocalName(157); // dl
    pub const DOWNLOAD: LocalName = LocalName(158); // download
    pub const DRAGGABLE: LocalName = LocalName(159); // draggable
    pub const DT: LocalName = LocalName(160); // dt
    pub const EDGE_MODE: LocalName = LocalName(161); // edgeMode
    pub const EDGEMODE: LocalName = LocalName(162); // edgemode
    pub const ELLIPSE: LocalName = LocalName(163); // ellipse
    pub const EM: LocalName = LocalName(164); // em
    pub const EMBED: LocalName = LocalName(165); // embed
    pub const ENCODING: LocalName = LocalName(166); // encoding
    pub const ENCTYPE: LocalName = LocalName(167); // enctype
    pub const ENTERKEYHINT: LocalName = LocalName(168); // enterkeyhint
    pub const EVENT: LocalName = LocalName(169); // event
    pub const FACE: LocalName = LocalName(170); // face
    pub const FE_BLEND: LocalName = LocalName(171); // feBlend
    pub const FE_COLOR_MATRIX: LocalName = LocalName(172); // feColorMatrix
    pub const FE_COMPONENT_TRANSFER: LocalName = LocalName(173); // feComponentTransfer
    pub const FE_COMPOSITE: LocalName = LocalName(174); // feComposite
    pub const FE_CONVOLVE_MATRIX: LocalName = LocalName(175); // feConvolveMatrix
    pub const FE_DIFFUSE_LIGHTING: LocalName = LocalName(176); // feDiffuseLighting
    pub const FE_DISPLACEMENT_MAP: LocalName = LocalName(177); // feDisplacementMap
    pub const FE_DISTANT_LIGHT: LocalName = LocalName(178); // feDistantLight
    pub const FE_DROP_SHADOW: LocalName = LocalName(179); // feDropShadow
    pub const FE_FLOOD: LocalName = LocalName(180); // feFlood
    pub const FE_FUNC_A: LocalName = LocalName(181); // feFuncA
    pub const FE_FUNC_B: LocalName = LocalName(182); // feFuncB
    pub const FE_FUNC_G: LocalName = LocalName(183); // feFuncG
    pub const FE_FUNC_R: LocalName = LocalName(184); // feFuncR
    pub const FE_GAUSSIAN_BLUR: LocalName = LocalName(185); // feGaussianBlur
    pub const FE_IMAGE: LocalName = LocalName(186); // feImage
    pub const FE_MERGE: LocalName = LocalName(187); // feMerge
    pub const FE_MERGE_NODE: LocalName = LocalName(188); // feMergeNode
    pub const FE_MORPHOLOGY: LocalName = LocalName(189); // feMorphology
    pub const FE_OFFSET: LocalName = LocalName(190); // feOffset
    pub const FE_POINT_LIGHT: LocalName = LocalName(191); // fePointLight
    pub const FE_SPECULAR_LIGHTING: LocalName = LocalName(192); // feSpecularLighting
    pub const FE_SPOT_LIGHT: LocalName = LocalName(193); // feSpotLight
    pub const FE_TILE: LocalName = LocalName(194); // feTile
    pub const FE_TURBULENCE: LocalName = LocalName(195); // feTurbulence
    pub const FEBLEND: LocalName = LocalName(196); // feblend
    pub const FECOLORMATRIX: LocalName = LocalName(197); // fecolormatrix
    pub const FECOMPONENTTRANSFER: LocalName = LocalName(198); // fecomponenttransfer
    pub const FECOMPOSITE: LocalName = LocalName(199); // fecomposite
    pub const FECONVOLVEMATRIX: LocalName = LocalName(200); // feconvolvematrix
    pub const FEDIFFUSELIGHTING: LocalName = LocalName(201); // fediffuselighting
    pub const FEDISPLACEMENTMAP: LocalName = LocalName(202); // fedisplacementmap
    pub const FEDISTANTLIGHT: LocalName = LocalName(203); // fedistantlight
    pub const FEDROPSHADOW: LocalName = LocalName(204); // fedropshadow
    pub const FEFLOOD: LocalName = LocalName(205); // feflood
    pub const FEFUNCA: LocalName = LocalName(206); // fefunca
    pub const FEFUNCB: LocalName = LocalName(207); // fefuncb
    pub const FEFUNCG: LocalName = LocalName(208); // fefuncg
    pub const FEFUNCR: LocalName = LocalName(209); // fefuncr
    pub const FEGAUSSIANBLUR: LocalName = LocalName(210); // fegaussianblur
    pub const FEIMAGE: LocalName = LocalName(211); // feimage
    pub const FEMERGE: LocalName = LocalName(212); // femerge
    pub const FEMERGENODE: LocalName = LocalName(213); // femergenode
    pub const FEMORPHOLOGY: LocalName = LocalName(214); // femorphology
    pub const FEOFFSET: LocalName = LocalName(215); // feoffset
    pub const FEPOINTLIGHT: LocalName = LocalName(216); // fepointlight
    pub const FESPECULARLIGHTING: LocalName = LocalName(217); // fespecularlighting
    pub const FESPOTLIGHT: LocalName = LocalName(218); // fespotlight
    pub const FETCHPRIORITY: LocalName = LocalName(219); // fetchpriority
    pub const FETILE: LocalName = LocalName(220); // fetile
    pub const FETURBULENCE: LocalName = LocalName(221); // feturbulence
    pub const FIELDSET: LocalName = LocalName(222); // fieldset
    pub const FIGCAPTION: LocalName = LocalName(223); // figcaption
    pub const FIGURE: LocalName = LocalName(224); // figure
    pub const FILL: LocalName = LocalName(225); // fill
    pub const FILL_OPACITY: LocalName = LocalName(226); // fill-opacity
    pub const FILL_RULE: LocalName = LocalName(227); // fill-rule
    pub const FILTER: LocalName = LocalName(228); // filter
    pub const FILTER_UNITS: LocalName = LocalName(229); // filterUnits
    pub const FILTERUNITS: LocalName = LocalName(230); // filterunits
    pub const FOCUSABLE: LocalName = LocalName(231); // focusable
    pub const FONT: LocalName = LocalName(232); // font
    pub const FONT_FACE: LocalName = LocalName(233); // font-face
    pub const FONT_FACE_FORMAT: LocalName = LocalName(234); // font-face-format
    pub const FONT_FACE_NAME: LocalName = LocalName(235); // font-face-name
    pub const FONT_FACE_SRC: LocalName = LocalName(236); // font-face-src
    pub const FONT_FACE_URI: LocalName = LocalName(237); // font-face-uri
    pub const FOOTER: LocalName = LocalName(238); // footer
    pub const FOR: LocalName = LocalName(239); // for
    pub const FOREIGN_OBJECT: LocalName = LocalName(240); // foreignObject
    pub const FOREIGNOBJECT: LocalName = LocalName(241); // foreignobject
    pub const FORM: LocalName = LocalName(242); // form
    pub const FORMACTION: LocalName = LocalName(243); // formaction
    pub const FORMENCTYPE: LocalName = LocalName(244); // formenctype
    pub const FORMMETHOD: LocalName = LocalName(245); // formmethod
    pub const FORMNOVALIDATE: LocalName = LocalName(246); // formnovalidate
    pub const FORMTARGET: LocalName = LocalName(247); // formtarget
    pub const FRAME: LocalName = LocalName(248); // frame
    pub const FRAMEBORDER: LocalName = LocalName(249); // frameborder
    pub const FRAMESET: LocalName = LocalName(250); // frameset
    pub const FX: LocalName = LocalName(251); // fx
    pub const FY: LocalName = LocalName(252); // fy
    pub const G: LocalName = LocalName(253); // g
    pub const GLYPH: LocalName = LocalName(254); // glyph
    pub const GLYPH_REF: LocalName = LocalName(255); // glyphRef
    pub const GLYPHREF: LocalName = LocalName(256); // glyphref
    pub const GRADIENT_TRANSFORM: LocalName = LocalName(257); // gradientTransform
    pub const GRADIENT_UNITS: LocalName = LocalName(258); // gradientUnits
    pub const GRADIENTTRANSFORM: LocalName = LocalName(259); // gradienttransform
    pub const GRADIENTUNITS: LocalName = LocalName(260); // gradientunits
    pub const H1: LocalName = LocalName(261); // h1
    pub const H2: LocalName = LocalName(262); // h2
    pub const H3: LocalName = LocalName(263); // h3
    pub const H4: LocalName = LocalName(264); // h4
    pub const H5: LocalName = LocalName(265); // h5
    pub const H6: LocalName = LocalName(266); // h6
    pub const HATCH: LocalName = LocalName(267); // hatch
    pub const HATCHPATH: LocalName = LocalName(268); // hatchpath
    pub const HEAD: LocalName = LocalName(269); // head
    pub const HEADER: LocalName = LocalName(270); // header
    pub const HEADERS: LocalName = LocalName(271); // headers
    pub const HEIGHT: LocalName = LocalName(272); // height
    pub const HGROUP: LocalName = LocalName(273); // hgroup
    pub const HIDDEN: LocalName = LocalName(274); // hidden
    pub const HIGH: LocalName = LocalName(275); // high
    pub const HKERN: LocalName = LocalName(276); // hkern
    pub const HR: LocalName = LocalName(277); // hr
    pub const HREF: LocalName = LocalName(278); // href
    pub const HREFLANG: LocalName = LocalName(279); // hreflang
    pub const HSPACE: LocalName = LocalName(280); // hspace
    pub const HTML: LocalName = LocalName(281); // html
    pub const HTTP_EQUIV: LocalName = LocalName(282); // http-equiv
    pub const I: LocalName = LocalName(283); // i
    pub const ID: LocalName = LocalName(284); // id
    pub const IFRAME: LocalName = LocalName(285); // iframe
    pub const IMAGE: LocalName = LocalName(286); // image
    pub const IMAGESIZES: LocalName = LocalName(287); // imagesizes
    pub const IMAGESRCSET: LocalName = LocalName(288); // imagesrcset
    pub const IMG: LocalName = LocalName(289); // img
    pub const IN: LocalName = LocalName(290); // in
    pub const IN2: LocalName = LocalName(291); // in2
    pub const INERT: LocalName = LocalName(292); // inert
    pub const INPUT: LocalName = LocalName(293); // input
    pub const INPUTMODE: LocalName = LocalName(294); // inputmode
    pub const INS: LocalName = LocalName(295); // ins
    pub const INTEGRITY: LocalName = LocalName(296); // integrity
    pub const IS: LocalName = LocalName(297); // is
    pub const ISINDEX: LocalName = LocalName(298); // isindex
    pub const ISMAP: LocalName = LocalName(299); // ismap
    pub const ITEMID: LocalName = LocalName(300); // itemid
    pub const ITEMPROP: LocalName = LocalName(301); // itemprop
    pub const ITEMREF: LocalName = LocalName(302); // itemref
    pub const ITEMSCOPE: LocalName = LocalName(303); // itemscope
    pub const ITEMTYPE: LocalName = LocalName(304); // itemtype
    pub const KBD: LocalName = LocalName(305); // kbd
    pub const KERNEL_MATRIX: LocalName = LocalName(306); // kernelMatrix
    pub const KERNEL_UNIT_LENGTH: LocalName = LocalName(307); // kernelUnitLength
    pub const KERNELMATRIX: LocalName = LocalName(308); // kernelmatrix
    pub const KERNELUNITLENGTH: LocalName = LocalName(309); // kernelunitlength
    pub const KEY_POINTS: LocalName = LocalName(310); // keyPoints
    pub const KEY_SPLINES: LocalName = LocalName(311); // keySplines
    pub const KEY_TIMES: LocalName = LocalName(312); // keyTimes
    pub const KEYGEN: LocalName = LocalName(313); // keygen
    pub const KEYPOINTS: LocalName = LocalName(314); // keypoints
    pub const KEYSPLINES: LocalName = LocalName(315); // keysplines
    pub const KEYTIMES: LocalName = LocalName(316); // keytimes
    pub const KIND: LocalName = LocalName(317); // kind
    pub const LABEL: LocalName = LocalName(318); // label
    pub const LANG: LocalName = LocalName(319); // lang
    pub const LANGUAGE: LocalName = LocalName(320); // language
    pub const LEGEND: LocalName = LocalName(321); // legend
    pub const LENGTH_ADJUST: LocalName = LocalName(322); // lengthAdjust
    pub const LENGTHADJUST: LocalName = LocalName(323); // lengthadjust
    pub const LI: LocalName = LocalName(324); // li
    pub const LIMITING_CONE_ANGLE: LocalName = LocalName(325); // limitingConeAngle
    pub const LIMITINGCONEANGLE: LocalName = LocalName(326); // limitingconeangle
    pub const LINE: LocalName = LocalName(327); // line
    pub const LINEAR_GRADIENT: LocalName = LocalName(328); // linearGradient
    pub const LINEARGRADIENT: LocalName = LocalName(329); // lineargradient
    pub const LINK: LocalName = LocalName(330); // link
    pub const LIST: LocalName = LocalName(331); // list
    pub const LISTING: LocalName = LocalName(332); // listing
    pub const LOADING: LocalName = LocalName(333); // loading
    pub const LONGDESC: LocalName = LocalName(334); // longdesc
    pub const LOOP: LocalName = LocalName(335); // loop
    pub const LOW: LocalName = LocalName(336); // low
    pub const LOWSRC: LocalName = LocalName(337); // lowsrc
    pub const MACTION: LocalName = LocalName(338); // maction
    pub const MAIN: LocalName = LocalName(339); // main
    pub const MALIGNMARK: LocalName = LocalName(340); // malignmark
    pub const MAP: LocalName = LocalName(341); // map
    pub const MARGINHEIGHT: LocalName = LocalName(342); // marginheight
    pub const MARGINWIDTH: LocalName = LocalName(343); // marginwidth
    pub const MARK: LocalName = LocalName(344); // mark
    pub const MARKER: LocalName = LocalName(345); // marker
    pub const MARKER_HEIGHT: LocalName = LocalName(346); // markerHeight
    pub const MARKER_UNITS: LocalName = LocalName(347); // markerUnits
    pub const MARKER_WIDTH: LocalName = LocalName(348); // markerWidth
    pub const MARKERHEIGHT: LocalName = LocalName(349); // markerheight
    pub const MARKERUNITS: LocalName = LocalName(350); // markerunits
    pub const MARKERWIDTH: LocalName = LocalName(351); // markerwidth
    pub const MARQUEE: LocalName = LocalName(352); // marquee
    pub const MASK: LocalName = LocalName(353); // mask
    pub const MASK_CONTENT_UNITS: LocalName = LocalName(354); // maskContentUnits
    pub const MASK_UNITS: LocalName = LocalName(355); // maskUnits
    pub const MASKCONTENTUNITS: LocalName = LocalName(356); // maskcontentunits
    pub const MASKUNITS: LocalName = LocalName(357); // maskunits
    pub const MATH: LocalName = LocalName(358); // math
    pub const MATHVARIANT: LocalName = LocalName(359); // mathvariant
    pub const MAX: LocalName = LocalName(360); // max
    pub const MAXLENGTH: LocalName = LocalName(361); // maxlength
    pub const MEDIA: LocalName = LocalName(362); // media
    pub const MENCLOSE: LocalName = LocalName(363); // menclose
    pub const MENU: LocalName = LocalName(364); // menu
    pub const MENUITEM: LocalName = LocalName(365); // menuitem
    pub const MERROR: LocalName = LocalName(366); // merror
    pub const MESH: LocalName = LocalName(367); // mesh
    pub const META: LocalName = LocalName(368); // meta
    pub const METADATA: LocalName = LocalName(369); // metadata
    pub const METER: LocalName = LocalName(370); // meter
    pub const METHOD: LocalName = LocalName(371); // method
    pub const MFENCED: LocalName = LocalName(372); // mfenced
    pub const MFRAC: LocalName = LocalName(373); // mfrac
    pub const MGLYPH: LocalName = LocalName(374); // mglyph
    pub const MI: LocalName = LocalName(375); // mi
    pub const MIN: LocalName = LocalName(376); // min
    pub const MINLENGTH: LocalName = LocalName(377); // minlength
    pub const MISSING_GLYPH: LocalName = LocalName(378); // missing-glyph
    pub const MMULTISCRIPTS: LocalName = LocalName(379); // mmultiscripts
    pub const MN: LocalName = LocalName(380); // mn
    pub const MO: LocalName = LocalName(381); // mo
    pub const MODE: LocalName = LocalName(382); // mode
    pub const MOVER: LocalName = LocalName(383); // mover
    pub const MPADDED: LocalName = LocalName(384); // mpadded
    pub const MPATH: LocalName = LocalName(385); // mpath
    pub const MPHANTOM: LocalName = LocalName(386); // mphantom
    pub const MPRESCRIPTS: LocalName = LocalName(387); // mprescripts
    pub const MROOT: LocalName = LocalName(388); // mroot
    pub const MROW: LocalName = LocalName(389); // mrow
    pub const MS: LocalName = LocalName(390); // ms
    pub const MSPACE: LocalName = LocalName(391); // mspace
    pub const MSQRT: LocalName = LocalName(392); // msqrt
    pub const MSTYLE: LocalName = LocalName(393); // mstyle
    pub const MSUB: LocalName = LocalName(394); // msub
    pub const MSUBSUP: LocalName = LocalName(395); // msubsup
    pub const MSUP: LocalName = LocalName(396); // msup
    pub const MTABLE: LocalName = LocalName(397); // mtable
    pub const MTD: LocalName = LocalName(398); // mtd
    pub const MTEXT: LocalName = LocalName(399); // mtext
    pub const MTR: LocalName = LocalName(400); // mtr
    pub const MULTICOL: LocalName = LocalName(401); // multicol
    pub const MULTIPLE: LocalName = LocalName(402); // multiple
    pub const MUNDER: LocalName = LocalName(403); // munder
    pub const MUNDEROVER: LocalName = LocalName(404); // munderover
    pub const MUTED: LocalName = LocalName(405); // muted
    pub const NAME: LocalName = LocalName(406); // name
    pub const NAV: LocalName = LocalName(407); // nav
    pub const NEXTID: LocalName = LocalName(408); // nextid
    pub const NOBR: LocalName = LocalName(409); // nobr
    pub const NOEMBED: LocalName = LocalName(410); // noembed
    pub const NOFRAMES: LocalName = LocalName(411); // noframes
    pub const NOHREF: LocalName = LocalName(412); // nohref
    pub const NOMODULE: LocalName = LocalName(413); // nomodule
    pub const NONCE: LocalName = LocalName(414); // nonce
    pub const NONE: LocalName = LocalName(415); // none
    pub const NORESIZE: LocalName = LocalName(416); // noresize
    pub const NOSCRIPT: LocalName = LocalName(417); // noscript
    pub const NOSHADE: LocalName = LocalName(418); // noshade
    pub const NOVALIDATE: LocalName = LocalName(419); // novalidate
    pub const NOWRAP: LocalName = LocalName(420); // nowrap
    pub const NUM_OCTAVES: LocalName = LocalName(421); // numOctaves
    pub const NUMOCTAVES: LocalName = LocalName(422); // numoctaves
    pub const OBJECT: LocalName = LocalName(423); // object
    pub const OFFSET: LocalName = LocalName(424); // offset
    pub const OL: LocalName = LocalName(425); // ol
    pub const ONCHANGE: LocalName = LocalName(426); // onchange
    pub const ONCLICK: LocalName = LocalName(427); // onclick
    pub const ONERROR: LocalName = LocalName(428); // onerror
    pub const ONKEYDOWN: LocalName = LocalName(429); // onkeydown
    pub const ONLOAD: LocalName = LocalName(430); // onload
    pub const ONMOUSEOUT: LocalName = LocalName(431); // onmouseout
    pub const ONMOUSEOVER: LocalName = LocalName(432); // onmouseover
    pub const ONSUBMIT: LocalName = LocalName(433); // onsubmit
    pub const OPACITY: LocalName = LocalName(434); // opacity
    pub const OPEN: LocalName = LocalName(435); // open
    pub const OPTGROUP: LocalName = LocalName(436); // optgroup
    pub const OPTIMUM: LocalName = LocalName(437); // optimum
    pub const OPTION: LocalName = LocalName(438); // option
    pub const OUTPUT: LocalName = LocalName(439); // output
    pub const P: LocalName = LocalName(440); // p
    pub const PARAM: LocalName = LocalName(441); // param
    pub const PART: LocalName = LocalName(442); // part
    pub const PATH: LocalName = LocalName(443); // path
    pub const PATH_LENGTH: LocalName = LocalName(444); // pathLength
    pub const PATHLENGTH: LocalName = LocalName(445); // pathlength
    pub const PATTERN: LocalName = LocalName(446); // pattern
    pub const PATTERN_CONTENT_UNITS: LocalName = LocalName(447); // patternContentUnits
    pub const PATTERN_TRANSFORM: LocalName = LocalName(448); // patternTransform
    pub const PATTERN_UNITS: LocalName = LocalName(449); // patternUnits
    pub const PATTERNCONTENTUNITS: LocalName = LocalName(450); // patterncontentunits
    pub const PATTERNTRANSFORM: LocalName = LocalName(451); // patterntransform
    pub const PATTERNUNITS: LocalName = LocalName(452); // patternunits
    pub const PICTURE: LocalName = LocalName(453); // picture
    pub const PING: LocalName = LocalName(454); // ping
    pub const PLACEHOLDER: LocalName = LocalName(455); // placeholder
    pub const PLAINTEXT: LocalName = LocalName(456); // plaintext
    pub const PLAYSINLINE: LocalName = LocalName(457); // playsinline
    pub const POINTS: LocalName = LocalName(458); // points
    pub const POINTS_AT_X: LocalName = LocalName(459); // pointsAtX
    pub const POINTS_AT_Y: LocalName = LocalName(460); // pointsAtY
    pub const POINTS_AT_Z: LocalName = LocalName(461); // pointsAtZ
    pub const POINTSATX: LocalName = LocalName(462); // pointsatx
    pub const POINTSATY: LocalName = LocalName(463); // pointsaty
    pub const POINTSATZ: LocalName = LocalName(464); // pointsatz
    pub const POLICY: LocalName = LocalName(465); // policy
    pub const POLYGON: LocalName = LocalName(466); // polygon
    pub const POLYLINE: LocalName = LocalName(467); // polyline
    pub const POPOVER: LocalName = LocalName(468); // popover
    pub const POPOVERTARGET: LocalName = LocalName(469); // popovertarget
    pub const POPOVERTARGETACTION: LocalName = LocalName(470); // popovertargetaction
    pub const POSTER: LocalName = LocalName(471); // poster
    pub const PRE: LocalName = LocalName(472); // pre
    pub const PRELOAD: LocalName = LocalName(473); // preload
    pub const PRESERVE_ALPHA: LocalName = LocalName(474); // preserveAlpha
    pub const PRESERVE_ASPECT_RATIO: LocalName = LocalName(475); // preserveAspectRatio
    pub const PRESERVEALPHA: LocalName = LocalName(476); // preservealpha
    pub const PRESERVEASPECTRATIO: LocalName = LocalName(477); // preserveaspectratio
    pub const PRIMITIVE_UNITS: LocalName = LocalName(478); // primitiveUnits
    pub const PRIMITIVEUNITS: LocalName = LocalName(479); // primitiveunits
    pub const PROFILE: LocalName = LocalName(480); // profile
    pub const PROGRESS: LocalName = LocalName(481); // progress
    pub const PROMPT: LocalName = LocalName(482); // prompt
    pub const PROPERTY: LocalName = LocalName(483); // property
    pub const Q: LocalName = LocalName(484); // q
    pub const R: LocalName = LocalName(485); // r
    pub const RADIAL_GRADIENT: LocalName = LocalName(486); // radialGradient
    pub const RADIALGRADIENT: LocalName = LocalName(487); // radialgradient
    pub const RB: LocalName = LocalName(488); // rb
    pub const RBC: LocalName = LocalName(489); // rbc
    pub const READONLY: LocalName = LocalName(490); // readonly
    pub const RECT: LocalName = LocalName(491); // rect
    pub const REF_X: LocalName = LocalName(492); // refX
    pub const REF_Y: LocalName = LocalName(493); // refY
    pub const REFERRERPOLICY: LocalName = LocalName(494); // referrerpolicy
    pub const REFX: LocalName = LocalName(495); // refx
    pub const REFY: LocalName = LocalName(496); // refy
    pub const REL: LocalName = LocalName(497); // rel
    pub const REPEAT_COUNT: LocalName = LocalName(498); // repeatCount
    pub const REPEAT_DUR: LocalName = LocalName(499); // repeatDur
    pub const REPEATCOUNT: LocalName = LocalName(500); // repeatcount
    pub const REPEATDUR: LocalName = LocalName(501); // repeatdur
    pub const REQUIRED: LocalName = LocalName(502); // required
    pub const REQUIRED_EXTENSIONS: LocalName = LocalName(503); // requiredExtensions
    pub const REQUIRED_FEATURES: LocalName = LocalName(504); // requiredFeatures
    pub const REQUIREDEXTENSIONS: LocalName = LocalName(505); // requiredextensions
    pub const REQUIREDFEATURES: LocalName = LocalName(506); // requiredfeatures
    pub const RESULT: LocalName = LocalName(507); // result
    pub const REV: LocalName = LocalName(508); // rev
    pub const REVERSED: LocalName = LocalName(509); // reversed
    pub const ROLE: LocalName = LocalName(510); // role
    pub const ROWS: LocalName = LocalName(511); // rows
    pub const ROWSPACING: LocalName = LocalName(512); // rowspacing
    pub const ROWSPAN: LocalName = LocalName(513); // rowspan
    pub const RP: LocalName = LocalName(514); // rp
    pub const RT: LocalName = LocalName(515); // rt
    pub const RTC: LocalName = LocalName(516); // rtc
    pub const RUBY: LocalName = LocalName(517); // ruby
    pub const RULES: LocalName = LocalName(518); // rules
    pub const RX: LocalName = LocalName(519); // rx
    pub const RY: LocalName = LocalName(520); // ry
    pub const S: LocalName = LocalName(521); // s
    pub const SAMP: LocalName = LocalName(522); // samp
    pub const SANDBOX: LocalName = LocalName(523); // sandbox
    pub const SARCASM: LocalName = LocalName(524); // sarcasm
    pub const SCHEME: LocalName = LocalName(525); // scheme
    pub const SCOPE: LocalName = LocalName(526); // scope
    pub const SCRIPT: LocalName = LocalName(527); // script
    pub const SCROLLING: LocalName = LocalName(528); // scrolling
    pub const SEARCH: LocalName = LocalName(529); // search
    pub const SECTION: LocalName = LocalName(530); // section
    pub const SELECT: LocalName = LocalName(531); // select
    pub const SELECTED: LocalName = LocalName(532); // selected
    pub const SELECTEDCONTENT: LocalName = LocalName(533); // selectedcontent
    pub const SEMANTICS: LocalName = LocalName(534); // semantics
    pub const SET: LocalName = LocalName(535); // set
    pub const SHADOW: LocalName = LocalName(536); // shadow
    pub const SHADOWROOTCLONABLE: LocalName = LocalName(537); // shadowrootclonable
    pub const SHADOWROOTCUSTOMELEMENTREGISTRY: LocalName = LocalName(538); // shadowrootcustomelementregistry
    pub const SHADOWROOTDELEGATESFOCUS: LocalName = LocalName(539); // shadowrootdelegatesfocus
    pub const SHADOWROOTMODE: LocalName = LocalName(540); // shadowrootmode
    pub const SHADOWROOTSERIALIZABLE: LocalName = LocalName(541); // shadowrootserializable
    pub const SHADOWROOTSLOTASSIGNMENT: LocalName = LocalName(542); // shadowrootslotassignment
    pub const SHAPE: LocalName = LocalName(543); // shape
    pub const SHOW: LocalName = LocalName(544); // show
    pub const SIZE: LocalName = LocalName(545); // size
    pub const SIZES: LocalName = LocalName(546); // sizes
    pub const SLOT: LocalName = LocalName(547); // slot
    pub const SMALL: LocalName = LocalName(548); // small
    pub const SOLIDCOLOR: LocalName = LocalName(549); // solidcolor
    pub const SOURCE: LocalName = LocalName(550); // source
    pub const SPACE: LocalName = LocalName(551); // space
    pub const SPACER: LocalName = LocalName(552); // spacer
    pub const SPAN: LocalName = LocalName(553); // span
    pub const SPECULAR_CONSTANT: LocalName = LocalName(554); // specularConstant
    pub const SPECULAR_EXPONENT: LocalName = LocalName(555); // specularExponent
    pub const SPECULARCONSTANT: LocalName = LocalName(556); // specularconstant
    pub const SPECULAREXPONENT: LocalName = LocalName(557); // specularexponent
    pub const SPELLCHECK: LocalName = LocalName(558); // spellcheck
    pub const SPREAD_METHOD: LocalName = LocalName(559); // spreadMethod
    pub const SPREADMETHOD: LocalName = LocalName(560); // spreadmethod
    pub const SRC: LocalName = LocalName(561); // src
    pub const SRCDOC: LocalName = LocalName(562); // srcdoc
    pub const SRCLANG: LocalName = LocalName(563); // srclang
    pub const SRCSET: LocalName = LocalName(564); // srcset
    pub const STANDBY: LocalName = LocalName(565); // standby
    pub const START: LocalName = LocalName(566); // start
    pub const START_OFFSET: LocalName = LocalName(567); // startOffset
    pub const STARTOFFSET: LocalName = LocalName(568); // startoffset
    pub const STD_DEVIATION: LocalName = LocalName(569); // stdDeviation
    pub const STDDEVIATION: LocalName = LocalName(570); // stddeviation
    pub const STEP: LocalName = LocalName(571); // step
    pub const STITCH_TILES: LocalName = LocalName(572); // stitchTiles
    pub const STITCHTILES: LocalName = LocalName(573); // stitchtiles
    pub const STOP: LocalName = LocalName(574); // stop
    pub const STOP_COLOR: LocalName = LocalName(575); // stop-color
    pub const STOP_OPACITY: LocalName = LocalName(576); // stop-opacity
    pub const STRETCHY: LocalName = LocalName(577); // stretchy
    pub const STRIKE: LocalName = LocalName(578); // strike
    pub const STROKE: LocalName = LocalName(579); // stroke
    pub const STROKE_DASHARRAY: LocalName = LocalName(580); // stroke-dasharray
    pub const STROKE_LINECAP: LocalName = LocalName(581); // stroke-linecap
    pub const STROKE_LINEJOIN: LocalName = LocalName(582); // stroke-linejoin
    pub const STROKE_MITERLIMIT: LocalName = LocalName(583); // stroke-miterlimit
    pub const STROKE_OPACITY: LocalName = LocalName(584); // stroke-opacity
    pub const STROKE_WIDTH: LocalName = LocalName(585); // stroke-width
    pub const STRONG: LocalName = LocalName(586); // strong
    pub const STYLE: LocalName = LocalName(587); // style
    pub const SUB: LocalName = LocalName(588); // sub
    pub const SUMMARY: LocalName = LocalName(589); // summary
    pub const SUP: LocalName = LocalName(590); // sup
    pub const SURFACE_SCALE: LocalName = LocalName(591); // surfaceScale
    pub const SURFACESCALE: LocalName = LocalName(592); // surfacescale
    pub const SVG: LocalName = LocalName(593); // svg
    pub const SWITCH: LocalName = LocalName(594); // switch
    pub const SYMBOL: LocalName = LocalName(595); // symbol
    pub const SYSTEM_LANGUAGE: LocalName = LocalName(596); // systemLanguage
    pub const SYSTEMLANGUAGE: LocalName = LocalName(597); // systemlanguage
    pub const TABINDEX: LocalName = LocalName(598); // tabindex
    pub const TABLE: LocalName = LocalName(599); // table
    pub const TABLE_VALUES: LocalName = LocalName(600); // tableValues
    pub const TABLEVALUES: LocalName = LocalName(601); // tablevalues
    pub const TARGET: LocalName = LocalName(602); // target
    pub const TARGET_X: LocalName = LocalName(603); // targetX
    pub const TARGET_Y: LocalName = LocalName(604); // targetY
    pub const TARGETX: LocalName = LocalName(605); // targetx
    pub const TARGETY: LocalName = LocalName(606); // targety
    pub const TBODY: LocalName = LocalName(607); // tbody
    pub const TD: LocalName = LocalName(608); // td
    pub const TEMPLATE: LocalName = LocalName(609); // template
    pub const TEXT: LocalName = LocalName(610); // text
    pub const TEXT_LENGTH: LocalName = LocalName(611); // textLength
    pub const TEXT_PATH: LocalName = LocalName(612); // textPath
    pub const TEXTAREA: LocalName = LocalName(613); // textarea
    pub const TEXTLENGTH: LocalName = LocalName(614); // textlength
    pub const TEXTPATH: LocalName = LocalName(615); // textpath
    pub const TFOOT: LocalName = LocalName(616); // tfoot
    pub const TH: LocalName = LocalName(617); // th
    pub const THEAD: LocalName = LocalName(618); // thead
    pub const TIME: LocalName = LocalName(619); // time
    pub const TITLE: LocalName = LocalName(620); // title
    pub const TR: LocalName = LocalName(621); // tr
    pub const TRACK: LocalName = LocalName(622); // track
    pub const TRANSFORM: LocalName = LocalName(623); // transform
    pub const TRANSLATE: LocalName = LocalName(624); // translate
    pub const TREF: LocalName = LocalName(625); // tref
    pub const TSPAN: LocalName = LocalName(626); // tspan
    pub const TT: LocalName = LocalName(627); // tt
    pub const TYPE: LocalName = LocalName(628); // type
    pub const TYPEMUSTMATCH: LocalName = LocalName(629); // typemustmatch
    pub const U: LocalName = LocalName(630); // u
    pub const UL: LocalName = LocalName(631); // ul
    pub const USE: LocalName = LocalName(632); // use
    pub const USEMAP: LocalName = LocalName(633); // usemap
    pub const VALIGN: LocalName = LocalName(634); // valign
    pub const VALUE: LocalName = LocalName(635); // value
    pub const VALUETYPE: LocalName = LocalName(636); // valuetype
    pub const VAR: LocalName = LocalName(637); // var
    pub const VERSION: LocalName = LocalName(638); // version
    pub const VIDEO: LocalName = LocalName(639); // video
    pub const VIEW: LocalName = LocalName(640); // view
    pub const VIEW_BOX: LocalName = LocalName(641); // viewBox
    pub const VIEW_TARGET: LocalName = LocalName(642); // viewTarget
    pub const VIEWBOX: LocalName = LocalName(643); // viewbox
    pub const VIEWTARGET: LocalName = LocalName(644); // viewtarget
    pub const VKERN: LocalName = LocalName(645); // vkern
    pub const VLINK: LocalName = LocalName(646); // vlink
    pub const VSPACE: LocalName = LocalName(647); // vspace
    pub const WBR: LocalName = LocalName(648); // wbr
    pub const WIDTH: LocalName = LocalName(649); // width
    pub const WRAP: LocalName = LocalName(650); // wrap
    pub const WRITINGSUGGESTIONS: LocalName = LocalName(651); // writingsuggestions
    pub const X: LocalName = LocalName(652); // x
    pub const X1: LocalName = LocalName(653); // x1
    pub const X2: LocalName = LocalName(654); // x2
    pub const X_CHANNEL_SELECTOR: LocalName = LocalName(655); // xChannelSelector
    pub const XCHANNELSELECTOR: LocalName = LocalName(656); // xchannelselector
    pub const XLINK: LocalName = LocalName(657); // xlink
    pub const XLINK_ACTUATE: LocalName = LocalName(658); // xlink:actuate
    pub const XLINK_ARCROLE: LocalName = LocalName(659); // xlink:arcrole
    pub const XLINK_HREF: LocalName = LocalName(660); // xlink:href
    pub const XLINK_ROLE: LocalName = LocalName(661); // xlink:role
    pub const XLINK_SHOW: LocalName = LocalName(662); // xlink:show
    pub const XLINK_TITLE: LocalName = LocalName(663); // xlink:title
    pub const XLINK_TYPE: LocalName = LocalName(664); // xlink:type
    pub const XML: LocalName = LocalName(665); // xml
    pub const XML_LANG: LocalName = LocalName(666); // xml:lang
    pub const XML_SPACE: LocalName = LocalName(667); // xml:space
    pub const XMLNS: LocalName = LocalName(668); // xmlns
    pub const XMLNS_XLINK: LocalName = LocalName(669); // xmlns:xlink
    pub const XMP: LocalName = LocalName(670); // xmp
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
    pub const ALTGLYPH: LocalName = LocalName::ALTGLYPH;
    pub const ALTGLYPHDEF: LocalName = LocalName::ALTGLYPHDEF;
    pub const ALTGLYPHITEM: LocalName = LocalName::ALTGLYPHITEM;
    pub const ANIMATE: LocalName = LocalName::ANIMATE;
    pub const ANIMATECOLOR: LocalName = LocalName::ANIMATECOLOR;
    pub const ANIMATEMOTION: LocalName = LocalName::ANIMATEMOTION;
    pub const ANIMATETRANSFORM: LocalName = LocalName::ANIMATETRANSFORM;
    pub const ANNOTATION: LocalName = LocalName::ANNOTATION;
    pub const ANNOTATION_XML: LocalName = LocalName::ANNOTATION_XML;
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
    pub const CIRCLE: LocalName = LocalName::CIRCLE;
    pub const CITE: LocalName = LocalName::CITE;
    pub const CLIPPATH: LocalName = LocalName::CLIPPATH;
    pub const CODE: LocalName = LocalName::CODE;
    pub const COL: LocalName = LocalName::COL;
    pub const COLGROUP: LocalName = LocalName::COLGROUP;
    pub const COLOR_PROFILE: LocalName = LocalName::COLOR_PROFILE;
    pub const COMMAND: LocalName = LocalName::COMMAND;
    pub const CONTENT: LocalName = LocalName::CONTENT;
    pub const CURSOR: LocalName = LocalName::CURSOR;
    pub const DATA: LocalName = LocalName::DATA;
    pub const DATALIST: LocalName = LocalName::DATALIST;
    pub const DD: LocalName = LocalName::DD;
    pub const DEFS: LocalName = LocalName::DEFS;
    pub const DEL: LocalName = LocalName::DEL;
    pub const DESC: LocalName = LocalName::DESC;
    pub const DETAILS: LocalName = LocalName::DETAILS;
    pub const DFN: LocalName = LocalName::DFN;
    pub const DIALOG: LocalName = LocalName::DIALOG;
    pub const DIR: LocalName = LocalName::DIR;
    pub const DISCARD: LocalName = LocalName::DISCARD;
    pub const DIV: LocalName = LocalName::DIV;
    pub const DL: LocalName = LocalName::DL;
    pub const DT: LocalName = LocalName::DT;
    pub const ELLIPSE: LocalName = LocalName::ELLIPSE;
    pub const EM: LocalName = LocalName::EM;
    pub const EMBED: LocalName = LocalName::EMBED;
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
    pub const FIELDSET: LocalName = LocalName::FIELDSET;
    pub const FIGCAPTION: LocalName = LocalName::FIGCAPTION;
    pub const FIGURE: LocalName = LocalName::FIGURE;
    pub const FILTER: LocalName = LocalName::FILTER;
    pub const FONT: LocalName = LocalName::FONT;
    pub const FONT_FACE: LocalName = LocalName::FONT_FACE;
    pub const FONT_FACE_FORMAT: LocalName = LocalName::FONT_FACE_FORMAT;
    pub const FONT_FACE_NAME: LocalName = LocalName::FONT_FACE_NAME;
    pub const FONT_FACE_SRC: LocalName = LocalName::FONT_FACE_SRC;
    pub const FONT_FACE_URI: LocalName = LocalName::FONT_FACE_URI;
    pub const FOOTER: LocalName = LocalName::FOOTER;
    pub const FOREIGNOBJECT: LocalName = LocalName::FOREIGNOBJECT;
    pub const FORM: LocalName = LocalName::FORM;
    pub const FRAME: LocalName = LocalName::FRAME;
    pub const FRAMESET: LocalName = LocalName::FRAMESET;
    pub const G: LocalName = LocalName::G;
    pub const GLYPH: LocalName = LocalName::GLYPH;
    pub const GLYPHREF: LocalName = LocalName::GLYPHREF;
    pub const H1: LocalName = LocalName::H1;
    pub const H2: LocalName = LocalName::H2;
    pub const H3: LocalName = LocalName::H3;
    pub const H4: LocalName = LocalName::H4;
    pub const H5: LocalName = LocalName::H5;
    pub const H6: LocalName = LocalName::H6;
    pub const HATCH: LocalName = LocalName::HATCH;
    pub const HATCHPATH: LocalName = LocalName::HATCHPATH;
    pub const HEAD: LocalName = LocalName::HEAD;
    pub const HEADER: LocalName = LocalName::HEADER;
    pub const HGROUP: LocalName = LocalName::HGROUP;
    pub const HKERN: LocalName = LocalName::HKERN;
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
    pub const LINE: LocalName = LocalName::LINE;
    pub const LINEARGRADIENT: LocalName = LocalName::LINEARGRADIENT;
    pub const LINK: LocalName = LocalName::LINK;
    pub const LISTING: LocalName = LocalName::LISTING;
    pub const MACTION: LocalName = LocalName::MACTION;
    pub const MAIN: LocalName = LocalName::MAIN;
    pub const MALIGNMARK: LocalName = LocalName::MALIGNMARK;
    pub const MAP: LocalName = LocalName::MAP;
    pub const MARK: LocalName = LocalName::MARK;
    pub const MARKER: LocalName = LocalName::MARKER;
    pub const MARQUEE: LocalName = LocalName::MARQUEE;
    pub const MASK: LocalName = LocalName::MASK;
    pub const MATH: LocalName = LocalName::MATH;
    pub const MENCLOSE: LocalName = LocalName::MENCLOSE;
    pub const MENU: LocalName = LocalName::MENU;
    pub const MENUITEM: LocalName = LocalName::MENUITEM;
    pub const MERROR: LocalName = LocalName::MERROR;
    pub const MESH: LocalName = LocalName::MESH;
    pub const META: LocalName = LocalName::META;
    pub const METADATA: LocalName = LocalName::METADATA;
    pub const METER: LocalName = LocalName::METER;
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
    pub const MULTICOL: LocalName = LocalName::MULTICOL;
    pub const MUNDER: LocalName = LocalName::MUNDER;
    pub const MUNDEROVER: LocalName = LocalName::MUNDEROVER;
    pub const NAV: LocalName = LocalName::NAV;
    pub const NEXTID: LocalName = LocalName::NEXTID;
    pub const NOBR: LocalName = LocalName::NOBR;
    pub const NOEMBED: LocalName = LocalName::NOEMBED;
    pub const NOFRAMES: LocalName = LocalName::NOFRAMES;
    pub const NONE: LocalName = LocalName::NONE;
    pub const NOSCRIPT: LocalName = LocalName::NOSCRIPT;
    pub const OBJECT: LocalName = LocalName::OBJECT;
    pub const OL: LocalName = LocalName::OL;
    pub const OPTGROUP: LocalName = LocalName::OPTGROUP;
    pub const OPTION: LocalName = LocalName::OPTION;
    pub const OUTPUT: LocalName = LocalName::OUTPUT;
    pub const P: LocalName = LocalName::P;
    pub const PARAM: LocalName = LocalName::PARAM;
    pub const PATH: LocalName = LocalName::PATH;
    pub const PATTERN: LocalName = LocalName::PATTERN;
    pub const PICTURE: LocalName = LocalName::PICTURE;
    pub const PLAINTEXT: LocalName = LocalName::PLAINTEXT;
    pub const POLYGON: LocalName = LocalName::POLYGON;
    pub const POLYLINE: LocalName = LocalName::POLYLINE;
    pub const PRE: LocalName = LocalName::PRE;
    pub const PROGRESS: LocalName = LocalName::PROGRESS;
    pub const Q: LocalName = LocalName::Q;
    pub const RADIALGRADIENT: LocalName = LocalName::RADIALGRADIENT;
    pub const RB: LocalName = LocalName::RB;
    pub const RBC: LocalName = LocalName::RBC;
    pub const RECT: LocalName = LocalName::RECT;
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
    pub const SEMANTICS: LocalName = LocalName::SEMANTICS;
    pub const SET: LocalName = LocalName::SET;
    pub const SHADOW: LocalName = LocalName::SHADOW;
    pub const SLOT: LocalName = LocalName::SLOT;
    pub const SMALL: LocalName = LocalName::SMALL;
    pub const SOLIDCOLOR: LocalName = LocalName::SOLIDCOLOR;
    pub const SOURCE: LocalName = LocalName::SOURCE;
    pub const SPACER: LocalName = LocalName::SPACER;
    pub const SPAN: LocalName = LocalName::SPAN;
    pub const STOP: LocalName = LocalName::STOP;
    pub const STRIKE: LocalName = LocalName::STRIKE;
    pub const STRONG: LocalName = LocalName::STRONG;
    pub const STYLE: LocalName = LocalName::STYLE;
    pub const SUB: LocalName = LocalName::SUB;
    pub const SUMMARY: LocalName = LocalName::SUMMARY;
    pub const SUP: LocalName = LocalName::SUP;
    pub const SVG: LocalName = LocalName::SVG;
    pub const SWITCH: LocalName = LocalName::SWITCH;
    pub const SYMBOL: LocalName = LocalName::SYMBOL;
    pub const TABLE: LocalName = LocalName::TABLE;
    pub const TBODY: LocalName = LocalName::TBODY;
    pub const TD: LocalName = LocalName::TD;
    pub const TEMPLATE: LocalName = LocalName::TEMPLATE;
    pub const TEXT: LocalName = LocalName::TEXT;
    pub const TEXTAREA: LocalName = LocalName::TEXTAREA;
    pub const TEXTPATH: LocalName = LocalName::TEXTPATH;
    pub const TFOOT: LocalName = LocalName::TFOOT;
    pub const TH: LocalName = LocalName::TH;
    pub const THEAD: LocalName = LocalName::THEAD;
    pub const TIME: LocalName = LocalName::TIME;
    pub const TITLE: LocalName = LocalName::TITLE;
    pub const TR: LocalName = LocalName::TR;
    pub const TRACK: LocalName = LocalName::TRACK;
    pub const TREF: LocalName = LocalName::TREF;
    pub const TSPAN: LocalName = LocalName::TSPAN;
    pub const TT: LocalName = LocalName::TT;
    pub const U: LocalName = LocalName::U;
    pub const UL: LocalName = LocalName::UL;
    pub const USE: LocalName = LocalName::USE;
    pub const VAR: LocalName = LocalName::VAR;
    pub const VIDEO: LocalName = LocalName::VIDEO;
    pub const VIEW: LocalName = LocalName::VIEW;
    pub const VKERN: LocalName = LocalName::VKERN;
    pub const WBR: LocalName = LocalName::WBR;
    pub const XMP: LocalName = LocalName::XMP;
}
