// Made by `cargo xtask codegen` from crates/conformance/data/rules/elements.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static MISSING_ALT: Rule = Rule {
    code: "missing-alt",
    subject: "elements",
    severity: Severity::Error,
    message: "The image has no `alt`, the text for people who cannot see it",
    explanation: "`alt` is required, with a text that says the same as the image, or empty for an image that is decoration only. It may be missing if the image is alone in a `figure` with a `figcaption`, or has a `title`.",
    why: "Without the text, screen readers read the file name, and nothing is shown while the image is not loaded.",
    bad: "<p><img src=\"tea.png\"></p>",
    fixed: "<p><img src=\"tea.png\" alt=\"A cup of tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#guidance-for-conformance-checkers",
    names: &[("vnu", "An “img” element must have an “alt” attribute, except under certain conditions."), ("html-validate", "wcag/h37")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ISMAP_WITHOUT_LINK: Rule = Rule {
    code: "ismap-without-link",
    subject: "elements",
    severity: Severity::Error,
    message: "The attribute `ismap` needs an `<a>` with `href` around the image",
    explanation: "`ismap` adds the place of a click to the address of the link that the image is in.",
    why: "Without a link around the image, the attribute does nothing.",
    bad: "<p><img src=\"map.png\" alt=\"Map\" ismap></p>",
    fixed: "<p><a href=\"/map\"><img src=\"map.png\" alt=\"Map\" ismap></a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-ismap",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static AREA_OUTSIDE_MAP: Rule = Rule {
    code: "area-outside-map",
    subject: "elements",
    severity: Severity::Error,
    message: "The element `<area>` must be in a `<map>`",
    explanation: "An `area` is a part of the image map that it is in.",
    why: "Outside a map, it does not belong to an image and cannot be activated.",
    bad: "<p><area href=\"/\" alt=\"Tea\" shape=\"default\"></p>",
    fixed: "<p><map name=\"m\"><area href=\"/\" alt=\"Tea\" shape=\"default\"></map></p>",
    anchor: "https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element",
    names: &[("vnu", "The “area” element must have a “map” ancestor.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_SELECTED_OPTION: Rule = Rule {
    code: "second-selected-option",
    subject: "elements",
    severity: Severity::Error,
    message: "Another option is already selected, and the `<select>` has no `multiple`",
    explanation: "Without `multiple`, one option can be selected, and the last one with `selected` is.",
    why: "One of the two statements is wrong, and a reader of the source cannot know which.",
    bad: "<p><select><option selected>Tea</option><option selected>Milk</option></select></p>",
    fixed: "<p><select><option selected>Tea</option><option>Milk</option></select></p>",
    anchor: "https://html.spec.whatwg.org/multipage/form-elements.html#attr-option-selected",
    names: &[("vnu", "The “select” element cannot have more than one selected “option” descendant unless the “multiple” attribute is specified.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MISSING_PLACEHOLDER_OPTION: Rule = Rule {
    code: "missing-placeholder-option",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<select>` is `required`, so its first option must have an empty value",
    explanation: "A drop-down box with `required` needs a placeholder label option: the first option, not in a group, with an empty value.",
    why: "The first option is selected from the beginning, so `required` never has an effect.",
    bad: "<p><select required><option>Tea</option></select></p>",
    fixed: "<p><select required><option value=\"\">Choose</option><option>Tea</option></select></p>",
    anchor: "https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option",
    names: &[("vnu", "The first child “option” element of a “select” element with a “required” attribute … must have either an empty “value” attribute, or must have no text content.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static OPTGROUP_WITHOUT_LABEL: Rule = Rule {
    code: "optgroup-without-label",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<optgroup>` has neither a `label` nor a `<legend>`",
    explanation: "`label` is the name of the group, and required unless a `legend` is its first child.",
    why: "A group without a name is shown as an empty line.",
    bad: "<p><select><optgroup><option>Tea</option></optgroup></select></p>",
    fixed: "<p><select><optgroup label=\"Drinks\"><option>Tea</option></optgroup></select></p>",
    anchor: "https://html.spec.whatwg.org/multipage/form-elements.html#attr-optgroup-label",
    names: &[("vnu", "An “optgroup” element with no child “legend” element must have a “label” attribute.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static CONTROL_OF_ANOTHER_LABEL: Rule = Rule {
    code: "control-of-another-label",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<{element}>` is in a `<label>` for the control with the ID `{id}`",
    explanation: "A control in a label must be the one that the label is for.",
    why: "A click on the label activates the other control.",
    bad: "<p><label for=\"milk\">Tea <input id=\"tea\"></label> <input id=\"milk\"></p>",
    fixed: "<p><label for=\"tea\">Tea <input id=\"tea\"></label> <input id=\"milk\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/forms.html#the-label-element",
    names: &[("vnu", "Any “…” descendant of a “label” element with a “for” attribute must have an ID value that matches that “for” attribute.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_CONTROL_IN_LABEL: Rule = Rule {
    code: "second-control-in-label",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<label>` already has a control; it does not label the `<{element}>`",
    explanation: "A label is for one control, which is the first one in it. Other controls are not allowed.",
    why: "The second control has no label, though it seems to have one.",
    bad: "<p><label>Tea <input> <input></label></p>",
    fixed: "<p><label>Tea <input></label> <label>Milk <input></label></p>",
    anchor: "https://html.spec.whatwg.org/multipage/forms.html#the-label-element",
    names: &[("vnu", "The “label” element may contain at most one “button”, “input”, “meter”, “output”, “progress”, “select”, or “textarea” descendant.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static NUMBER_OUT_OF_RANGE: Rule = Rule {
    code: "number-out-of-range",
    subject: "elements",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` must be {limit}",
    explanation: "The number, or the date, is valid, but not within the limits that the standard or other attributes set.",
    why: "Browsers use the nearest allowed number, so they show another value than the written one. If the limits of a control exclude each other, no value is right.",
    bad: "<p><meter value=\"3\" max=\"2\">3 of 2</meter></p>",
    fixed: "<p><meter value=\"2\" max=\"2\">2 of 2</meter></p>",
    anchor: "https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element",
    names: &[("vnu", "The value of the “…” attribute must be less than or equal to …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static VALUE_LONGER_THAN_MAXLENGTH: Rule = Rule {
    code: "value-longer-than-maxlength",
    subject: "elements",
    severity: Severity::Error,
    message: "The value of `<{element}>` has {length} UTF-16 code units, and `maxlength` allows {limit}",
    explanation: "The length of the value that a control starts with is at most its `maxlength`. Characters beyond U+FFFF count twice, and a line break once.",
    why: "The user can only shorten the value, and learns that it is too long only after changing it.",
    bad: "<p><input aria-label=\"Tea\" maxlength=\"3\" value=\"Oolong\"></p>",
    fixed: "<p><input aria-label=\"Tea\" maxlength=\"9\" value=\"Oolong\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#limiting-user-input-length:-the-maxlength-attribute",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static LONE_RADIO_BUTTON: Rule = Rule {
    code: "lone-radio-button",
    subject: "elements",
    severity: Severity::Info,
    message: "The radio button is alone in its group",
    explanation: "A radio button group has at least two buttons: those with the same `name`, which is not empty, of the same form, or without one. Upper and lower case letters of names are different. It is for information only, because scripts often add the others.",
    why: "A radio button that is alone can be switched on and never off again. A checkbox is meant, or a name is misspelled.",
    bad: "<p><label><input type=\"radio\" name=\"tea\"> Green</label></p>",
    fixed: "<p><label><input type=\"radio\" name=\"tea\"> Green</label> <label><input type=\"radio\" name=\"tea\"> Black</label></p>",
    anchor: "https://html.spec.whatwg.org/multipage/input.html#radio-button-state-(type=radio)",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static IMAGE_LINK_WITHOUT_TEXT: Rule = Rule {
    code: "image-link-without-text",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<{element}>` contains only images, all with an empty `alt`",
    explanation: "Where a link or a button has images and no text, the `alt` of the images states its purpose. `aria-label`, `aria-labelledby` and `title` of the link do too.",
    why: "Without the images, and for those who listen to the page, the link has no name.",
    bad: "<p><a href=\"tea.html\"><img src=\"a.png\" alt=\"\"></a></p>",
    fixed: "<p><a href=\"tea.html\"><img src=\"a.png\" alt=\"Tea\"></a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#a-link-or-button-containing-nothing-but-the-image",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BLANK_ALT_OF_AREA: Rule = Rule {
    code: "blank-alt-of-area",
    subject: "elements",
    severity: Severity::Error,
    message: "The `alt` of `<area>` is blank, and no other area of the map leads to the same resource with a text",
    explanation: "The `alt` is the text of the link. It can be left blank where another area of the map has the same `href` and an `alt` that is not blank.",
    why: "The link has no text where the image is not shown.",
    bad: "<map name=\"m\"><area shape=\"default\" href=\"a.html\" alt=\"\"></map>",
    fixed: "<map name=\"m\"><area shape=\"default\" href=\"a.html\" alt=\"Tea\"></map>",
    anchor: "https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static DETAILS_INSIDE_ITS_GROUP: Rule = Rule {
    code: "details-inside-its-group",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<details>` is in another one of its group `{name}`",
    explanation: "Of a group, one `details` element is open at a time, so none can be in another.",
    why: "Opening the inner one closes the outer one, and both are gone.",
    bad: "<details name=\"a\"><summary>Tea</summary><details name=\"a\"><summary>Green</summary></details></details>",
    fixed: "<details name=\"a\"><summary>Tea</summary><details name=\"b\"><summary>Green</summary></details></details>",
    anchor: "https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-details-name",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_OPEN_DETAILS_OF_GROUP: Rule = Rule {
    code: "second-open-details-of-group",
    subject: "elements",
    severity: Severity::Error,
    message: "Another `<details>` of the group `{name}` is already open",
    explanation: "Of a group, one `details` element can be open at a time.",
    why: "Browsers open the first one only.",
    bad: "<details name=\"a\" open><summary>Tea</summary></details><details name=\"a\" open><summary>Milk</summary></details>",
    fixed: "<details name=\"a\" open><summary>Tea</summary></details><details name=\"a\"><summary>Milk</summary></details>",
    anchor: "https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-details-name",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static DUPLICATE_TERM: Rule = Rule {
    code: "duplicate-term",
    subject: "elements",
    severity: Severity::Warning,
    message: "The list already has a `<dt>` with the name `{name}`",
    explanation: "Within a list of names and values, there should be one `dt` for each name.",
    why: "Values for one name that are in two places are found in one of them only.",
    bad: "<dl><dt>Tea</dt><dd>green</dd><dt>Tea</dt><dd>black</dd></dl>",
    fixed: "<dl><dt>Tea</dt><dd>green</dd><dd>black</dd></dl>",
    anchor: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element",
    names: &[("vnu", "Duplicate “dt” name “…” in “dl” element.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SOURCE_HIDES_OTHERS: Rule = Rule {
    code: "source-hides-others",
    subject: "elements",
    severity: Severity::Error,
    message: "The `<source>` always matches, so the sources after it are never used: it needs `media` or `type`",
    explanation: "Browsers take the first `source` whose `media` and `type` fit. One without both, or with `media=\"all\"`, always fits.",
    why: "The other sources, and the `srcset` of the image, are never used.",
    bad: "<picture><source srcset=\"a.png\"><img src=\"b.png\" srcset=\"c.png 2x\" alt=\"Tea\"></picture>",
    fixed: "<picture><source srcset=\"a.png\" media=\"(width > 40em)\"><img src=\"b.png\" srcset=\"c.png 2x\" alt=\"Tea\"></picture>",
    anchor: "https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element",
    names: &[("vnu", "A “source” element that has a following sibling “source” element or “img” element with a “srcset” attribute must have a “media” attribute and/or “type” attribute.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REPEATED_TRACK: Rule = Rule {
    code: "repeated-track",
    subject: "elements",
    severity: Severity::Error,
    message: "Another `<track>` has the same kind, language and label",
    explanation: "Tracks of one `audio` or `video` differ in their kind, their language or their label.",
    why: "In the list that browsers show, the two cannot be distinguished.",
    bad: "<video src=\"tea.webm\"><track src=\"a.vtt\" srclang=\"en\"><track src=\"b.vtt\" srclang=\"en\"></video>",
    fixed: "<video src=\"tea.webm\"><track src=\"a.vtt\" srclang=\"en\"><track src=\"b.vtt\" srclang=\"en\" label=\"With notes\"></video>",
    anchor: "https://html.spec.whatwg.org/multipage/media.html#attr-track-label",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_DEFAULT_TRACK: Rule = Rule {
    code: "second-default-track",
    subject: "elements",
    severity: Severity::Error,
    message: "Another `<track>` of this kind is already the default",
    explanation: "One `track` with subtitles or captions can be the default, one with descriptions, and one with chapters.",
    why: "Browsers take the first.",
    bad: "<video src=\"tea.webm\"><track src=\"a.vtt\" srclang=\"en\" default><track src=\"b.vtt\" srclang=\"de\" default></video>",
    fixed: "<video src=\"tea.webm\"><track src=\"a.vtt\" srclang=\"en\" default><track src=\"b.vtt\" srclang=\"de\"></video>",
    anchor: "https://html.spec.whatwg.org/multipage/media.html#the-track-element",
    names: &[("vnu", "The “default” attribute must not occur on more than one “track” element within the same “audio” or “video” element.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &MISSING_ALT,
    &ISMAP_WITHOUT_LINK,
    &AREA_OUTSIDE_MAP,
    &SECOND_SELECTED_OPTION,
    &MISSING_PLACEHOLDER_OPTION,
    &OPTGROUP_WITHOUT_LABEL,
    &CONTROL_OF_ANOTHER_LABEL,
    &SECOND_CONTROL_IN_LABEL,
    &NUMBER_OUT_OF_RANGE,
    &VALUE_LONGER_THAN_MAXLENGTH,
    &LONE_RADIO_BUTTON,
    &IMAGE_LINK_WITHOUT_TEXT,
    &BLANK_ALT_OF_AREA,
    &DETAILS_INSIDE_ITS_GROUP,
    &SECOND_OPEN_DETAILS_OF_GROUP,
    &DUPLICATE_TERM,
    &SOURCE_HIDES_OTHERS,
    &REPEATED_TRACK,
    &SECOND_DEFAULT_TRACK,
];
