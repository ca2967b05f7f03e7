// Made by `cargo xtask codegen` from crates/conformance/data/rules/aria.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static UNKNOWN_ROLE: Rule = Rule {
    code: "unknown-role",
    subject: "aria",
    severity: Severity::Error,
    message: "`{role}` is not a role of WAI-ARIA",
    explanation: "A role is one of the words that WAI-ARIA, its module for publishing and its module for graphics define. Abstract roles are for the specification alone.",
    why: "Browsers ignore the word, and the element keeps its own role.",
    bad: "<div role=\"datepicker\">May</div>",
    fixed: "<div role=\"group\">May</div>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#role_definitions",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_NOT_ALLOWED: Rule = Rule {
    code: "role-not-allowed",
    subject: "aria",
    severity: Severity::Error,
    message: "The role `{role}` is not allowed on `<{element}>` here; other allowed roles: {allowed}",
    explanation: "ARIA in HTML lists the roles that each element may have. Others contradict the element.",
    why: "People who use assistive technologies hear about something that the element does not do.",
    bad: "<label role=\"button\" for=\"tea\">Tea</label> <input id=\"tea\">",
    fixed: "<label for=\"tea\">Tea</label> <input id=\"tea\">",
    anchor: "https://w3c.github.io/html-aria/#docconformance",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REDUNDANT_ROLE: Rule = Rule {
    code: "redundant-role",
    subject: "aria",
    severity: Severity::Warning,
    message: "`<{element}>` already has the implicit role `{role}`",
    explanation: "The element has this role by itself.",
    why: "It adds text to read and maintain, and has no effect.",
    bad: "<nav role=\"navigation\"><a href=\"/\">Tea</a></nav>",
    fixed: "<nav><a href=\"/\">Tea</a></nav>",
    anchor: "https://w3c.github.io/html-aria/#docconformance",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_NOT_RECOMMENDED: Rule = Rule {
    code: "role-not-recommended",
    subject: "aria",
    severity: Severity::Info,
    message: "The role `{role}` is not recommended on `<{element}>`",
    explanation: "ARIA in HTML allows some roles on `<input>` buttons that submit or reset a form, and recommends none of them.",
    why: "The element still submits or resets the form, which its role does not say. Use a `<button>` or another element for it.",
    bad: "<form action=\"/tea\"><input type=\"submit\" role=\"link\" value=\"Tea\"></form>",
    fixed: "<form action=\"/tea\"><input type=\"submit\" value=\"Tea\"></form>",
    anchor: "https://w3c.github.io/html-aria/#el-input-submit",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_WITHOUT_EFFECT: Rule = Rule {
    code: "role-without-effect",
    subject: "aria",
    severity: Severity::Warning,
    message: "The role `{role}` has no effect on an element with `{attribute}`",
    explanation: "An element that can have the focus, or that has a global attribute of ARIA, keeps its own role.",
    why: "Browsers ignore the role, which is not what is meant.",
    bad: "<nav role=\"none\" tabindex=\"0\"><a href=\"/\">Tea</a></nav>",
    fixed: "<nav role=\"none\"><a href=\"/\">Tea</a></nav>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_WITHOUT_CONTEXT: Rule = Rule {
    code: "role-without-context",
    subject: "aria",
    severity: Severity::Error,
    message: "An element with the role `{role}` must be in, or owned by, an element with the role {expected}",
    explanation: "Some roles have a meaning only as a part of another one.",
    why: "Assistive technologies cannot know which element the part belongs to.",
    bad: "<div role=\"option\">Tea</div>",
    fixed: "<div role=\"listbox\" tabindex=\"0\"><div role=\"option\">Tea</div></div>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#scope",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_MAIN_ROLE: Rule = Rule {
    code: "second-main-role",
    subject: "aria",
    severity: Severity::Warning,
    message: "Another element already has the role `main`",
    explanation: "A page has one main content.",
    why: "People who jump to the main content get to one of them.",
    bad: "<div role=\"main\">Tea</div><div role=\"main\">Coffee</div>",
    fixed: "<div role=\"main\">Tea, coffee</div>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#main",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNKNOWN_ARIA_ATTRIBUTE: Rule = Rule {
    code: "unknown-aria-attribute",
    subject: "aria",
    severity: Severity::Error,
    message: "`{attribute}` is not an attribute of WAI-ARIA",
    explanation: "The name begins like those of ARIA, but is not one of them.",
    why: "Browsers ignore it.",
    bad: "<button aria-lable=\"Tea\">T</button>",
    fixed: "<button aria-label=\"Tea\">T</button>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#state_prop_def",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ARIA_ATTRIBUTE_NOT_ALLOWED: Rule = Rule {
    code: "aria-attribute-not-allowed",
    subject: "aria",
    severity: Severity::Error,
    message: "`{attribute}` is not allowed on `<{element}>` with its role",
    explanation: "A state or property belongs to some roles. The role of this element, its implicit one or that of `role`, is not one of them.",
    why: "Assistive technologies ignore the attribute.",
    bad: "<div aria-checked=\"true\">Tea</div>",
    fixed: "<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\">Tea</div>",
    anchor: "https://w3c.github.io/html-aria/#docconformance",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static NAMING_PROHIBITED: Rule = Rule {
    code: "naming-prohibited",
    subject: "aria",
    severity: Severity::Error,
    message: "`{attribute}` is not allowed on `<{element}>`, which cannot have a name with its role",
    explanation: "Elements without a role of their own, and some others, have no name.",
    why: "Most assistive technologies ignore the name, and some read it instead of the content.",
    bad: "<p aria-label=\"Tea\">T</p>",
    fixed: "<p>Tea</p>",
    anchor: "https://w3c.github.io/html-aria/#dfn-naming-prohibited",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static DEPRECATED_ARIA_ATTRIBUTE: Rule = Rule {
    code: "deprecated-aria-attribute",
    subject: "aria",
    severity: Severity::Warning,
    message: "`{attribute}` is deprecated",
    explanation: "WAI-ARIA 1.1 deprecated the attribute.",
    why: "Hardly anything supports it.",
    bad: "<div aria-grabbed=\"true\">Tea</div>",
    fixed: "<div>Tea</div>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#state_prop_def",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ARIA_AGAINST_HTML: Rule = Rule {
    code: "aria-against-html",
    subject: "aria",
    severity: Severity::Error,
    message: "`{attribute}` must not be used on `<{element}>`, where `{by}` applies",
    explanation: "An attribute of HTML says the same, and the two can say different things.",
    why: "Browsers use the HTML attribute, so the other one misleads people who read the source.",
    bad: "<input placeholder=\"Tea\" aria-placeholder=\"Tea\">",
    fixed: "<input placeholder=\"Tea\">",
    anchor: "https://w3c.github.io/html-aria/#docconformance-attr",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ARIA_BESIDE_HTML: Rule = Rule {
    code: "aria-beside-html",
    subject: "aria",
    severity: Severity::Warning,
    message: "`{attribute}` should not be used on `<{element}>`, where `{by}` applies",
    explanation: "HTML has an attribute for this.",
    why: "Browsers use the HTML attribute.",
    bad: "<select aria-multiselectable=\"true\"><option>Tea</option></select>",
    fixed: "<select multiple><option>Tea</option></select>",
    anchor: "https://w3c.github.io/html-aria/#docconformance-attr",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REDUNDANT_ARIA_ATTRIBUTE: Rule = Rule {
    code: "redundant-aria-attribute",
    subject: "aria",
    severity: Severity::Info,
    message: "`<{element}>` already has the implicit value `{value}` of `{attribute}`",
    explanation: "The element has this state or property by itself.",
    why: "It adds text to read and maintain, and has no effect.",
    bad: "<h1 aria-level=\"1\">Tea</h1>",
    fixed: "<h1>Tea</h1>",
    anchor: "https://w3c.github.io/html-aria/#rules-wd",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MISSING_ARIA_ATTRIBUTE: Rule = Rule {
    code: "missing-aria-attribute",
    subject: "aria",
    severity: Severity::Error,
    message: "The role `{role}` requires `{attribute}`",
    explanation: "Some roles are of no use without a state.",
    why: "Assistive technologies report a wrong state.",
    bad: "<div role=\"checkbox\" tabindex=\"0\">Tea</div>",
    fixed: "<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"false\">Tea</div>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#requiredState",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_ARIA_VALUE: Rule = Rule {
    code: "bad-aria-value",
    subject: "aria",
    severity: Severity::Error,
    message: "`{value}` is not valid in `{attribute}`: expected {expected}",
    explanation: "The value is not of the type that WAI-ARIA gives the attribute.",
    why: "Browsers take the default.",
    bad: "<button aria-pressed=\"yes\">Tea</button>",
    fixed: "<button aria-pressed=\"true\">Tea</button>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#propcharacteristic_value",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static EMPTY_ROLE_DESCRIPTION: Rule = Rule {
    code: "empty-role-description",
    subject: "aria",
    severity: Severity::Warning,
    message: "`{attribute}` on `<{element}>` is empty",
    explanation: "The value describes a role in words. One that is empty, or white space only, describes nothing.",
    why: "Browsers ignore it, or users get no role at all.",
    bad: "<button aria-roledescription=\" \">Tea</button>",
    fixed: "<button>Tea</button>",
    anchor: "https://w3c.github.io/aria/#aria-roledescription",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_NOT_ALLOWED_INSIDE: Rule = Rule {
    code: "role-not-allowed-inside",
    subject: "aria",
    severity: Severity::Error,
    message: "The role `{role}` is not allowed in the role `{parent}`; allowed roles: {allowed}",
    explanation: "Some roles are made of parts. Their children may only have the roles of these parts; elements without a role of their own, and those with the roles `generic`, `none` and `presentation`, do not count.",
    why: "Assistive technologies count and announce the parts, and skip other elements.",
    bad: "<div role=\"list\"><div role=\"group\">Tea</div></div>",
    fixed: "<div role=\"list\"><div role=\"listitem\">Tea</div></div>",
    anchor: "https://w3c.github.io/aria/#mustContain",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_INSIDE_HEADING: Rule = Rule {
    code: "role-inside-heading",
    subject: "aria",
    severity: Severity::Error,
    message: "The role `{role}` is not allowed in `<{heading}>`",
    explanation: "A heading contains phrasing content. An element with this role is flow content only.",
    why: "A heading is read as one text, in which the element is lost.",
    bad: "<h1>Tea <span role=\"dialog\" aria-label=\"More\">Green</span></h1>",
    fixed: "<h1>Tea</h1><div role=\"dialog\" aria-label=\"More\">Green</div>",
    anchor: "https://w3c.github.io/html-aria/#allowed-descendants-of-aria-roles",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static HEADING_INSIDE_ROLE: Rule = Rule {
    code: "heading-inside-role",
    subject: "aria",
    severity: Severity::Error,
    message: "The heading `<{element}>` is not allowed in an element with the role `{role}`",
    explanation: "Buttons, images, progress bars, separators and sliders contain phrasing content only, and headings are none.",
    why: "Assistive technologies present such an element as one thing, so the heading cannot be found.",
    bad: "<h1>Drinks</h1><div role=\"button\" tabindex=\"0\"><h2>Tea</h2></div>",
    fixed: "<h1>Drinks</h1><h2><span role=\"button\" tabindex=\"0\">Tea</span></h2>",
    anchor: "https://w3c.github.io/html-aria/#allowed-descendants-of-aria-roles",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static INTERACTIVE_INSIDE_WIDGET: Rule = Rule {
    code: "interactive-inside-widget",
    subject: "aria",
    severity: Severity::Error,
    message: "`<{element}>` is not allowed in a `<{parent}>` with the role `{role}`",
    explanation: "Links and buttons of HTML contain nothing that can be used by itself: no interactive content, and nothing with the role of a widget either.",
    why: "People who use assistive technologies do not get to the inner one.",
    bad: "<p><button type=\"button\">Tea <span role=\"switch\" aria-checked=\"true\">Milk</span></button></p>",
    fixed: "<p><button type=\"button\">Tea</button> <span role=\"switch\" aria-checked=\"true\">Milk</span></p>",
    anchor: "https://w3c.github.io/html-aria/#allowed-descendants-of-aria-roles",
    names: &[("vnu", "An element with the attribute “role=…” must not appear as a descendant of the “…” element.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static INTERACTIVE_INSIDE_ROLE: Rule = Rule {
    code: "interactive-inside-role",
    subject: "aria",
    severity: Severity::Warning,
    message: "`<{element}>` should not be in an element with the role `{role}`",
    explanation: "Widgets contain nothing that can be used by itself: no interactive content, nothing with `tabindex`, and nothing with the role of a widget.",
    why: "Most of these roles hide their contents, so people who use assistive technologies cannot reach them.",
    bad: "<div role=\"checkbox\" aria-checked=\"false\" tabindex=\"0\">The <a href=\"/terms\">terms</a></div>",
    fixed: "<div role=\"checkbox\" aria-checked=\"false\" tabindex=\"0\">The terms</div> <a href=\"/terms\">Read them</a>",
    anchor: "https://w3c.github.io/html-aria/#allowed-descendants-of-aria-roles",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TAB_WITHOUT_PANEL: Rule = Rule {
    code: "tab-without-panel",
    subject: "aria",
    severity: Severity::Error,
    message: "This active tab has no `tabpanel`",
    explanation: "An active tab has a panel: one that its `aria-controls` names, one that its `aria-labelledby` joins to it, or any if it says nothing.",
    why: "The tab opens nothing that people who use assistive technologies can find.",
    bad: "<!doctype html><html lang=\"en\"><title>Teas</title><div role=\"tablist\"><button role=\"tab\" aria-selected=\"true\">Green</button></div>",
    fixed: "<!doctype html><html lang=\"en\"><title>Teas</title><div role=\"tablist\"><button role=\"tab\" aria-selected=\"true\">Green</button></div><div role=\"tabpanel\">Sencha</div>",
    anchor: "https://w3c.github.io/aria/#tab",
    names: &[],
    example: Example::Document,
    also: &[],
};

pub(crate) static DEPRECATED_ROLE: Rule = Rule {
    code: "deprecated-role",
    subject: "aria",
    severity: Severity::Warning,
    message: "The role `{role}` is deprecated",
    explanation: "The role is to be used no more. An element of HTML, or another role, says the same.",
    why: "Support goes away.",
    bad: "<div role=\"directory\"><div role=\"listitem\">Tea</div></div>",
    fixed: "<div role=\"list\"><div role=\"listitem\">Tea</div></div>",
    anchor: "https://w3c.github.io/html-aria/#docconformance-deprecated",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROLE_NOT_IN_LOWER_CASE: Rule = Rule {
    code: "role-not-in-lower-case",
    subject: "aria",
    severity: Severity::Warning,
    message: "The role `{role}` should be written in lower case",
    explanation: "The tokens of `role` are in ASCII lower case.",
    why: "Some assistive technologies do not know it otherwise.",
    bad: "<div role=\"Search\">Tea</div>",
    fixed: "<div role=\"search\">Tea</div>",
    anchor: "https://w3c.github.io/html-aria/#case-sensitivity",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static NOT_FOR_THIS_ROLE: Rule = Rule {
    code: "not-for-this-role",
    subject: "aria",
    severity: Severity::Warning,
    message: "`{attribute}` should not be used on `<{element}>` with the role `{role}`",
    explanation: "The attribute was for all elements; since WAI-ARIA 1.2 it is for some roles only.",
    why: "Assistive technologies do not report it for other roles.",
    bad: "<div role=\"main\" aria-disabled=\"true\">Tea</div>",
    fixed: "<div role=\"main\">Tea</div>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#global_states",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ACTIVE_DESCENDANT_ELSEWHERE: Rule = Rule {
    code: "active-descendant-elsewhere",
    subject: "aria",
    severity: Severity::Warning,
    message: "`aria-activedescendant` names an element that is neither a descendant of this one nor owned or controlled by it",
    explanation: "The active element is in the one with the focus, or of one that it owns by `aria-owns`; for a text box it can be in an element that the text box controls by `aria-controls`.",
    why: "Assistive technology does not find it among the parts of the element.",
    bad: "<ul role=\"listbox\" tabindex=\"0\" aria-label=\"Teas\" aria-activedescendant=\"x\"><li role=\"option\">Green</li></ul>\n<p id=\"x\">Black</p>",
    fixed: "<ul role=\"listbox\" tabindex=\"0\" aria-label=\"Teas\" aria-activedescendant=\"x\"><li role=\"option\" id=\"x\">Green</li></ul>\n<p>Black</p>",
    anchor: "https://www.w3.org/TR/wai-aria-1.2/#aria-activedescendant",
    names: &[("vnu", "Attribute “aria-activedescendant” value should either refer to a descendant element, or should be accompanied by attribute “aria-owns”.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &UNKNOWN_ROLE,
    &ROLE_NOT_ALLOWED,
    &REDUNDANT_ROLE,
    &ROLE_NOT_RECOMMENDED,
    &ROLE_WITHOUT_EFFECT,
    &ROLE_WITHOUT_CONTEXT,
    &SECOND_MAIN_ROLE,
    &UNKNOWN_ARIA_ATTRIBUTE,
    &ARIA_ATTRIBUTE_NOT_ALLOWED,
    &NAMING_PROHIBITED,
    &DEPRECATED_ARIA_ATTRIBUTE,
    &ARIA_AGAINST_HTML,
    &ARIA_BESIDE_HTML,
    &REDUNDANT_ARIA_ATTRIBUTE,
    &MISSING_ARIA_ATTRIBUTE,
    &BAD_ARIA_VALUE,
    &EMPTY_ROLE_DESCRIPTION,
    &ROLE_NOT_ALLOWED_INSIDE,
    &ROLE_INSIDE_HEADING,
    &HEADING_INSIDE_ROLE,
    &INTERACTIVE_INSIDE_WIDGET,
    &INTERACTIVE_INSIDE_ROLE,
    &TAB_WITHOUT_PANEL,
    &DEPRECATED_ROLE,
    &ROLE_NOT_IN_LOWER_CASE,
    &NOT_FOR_THIS_ROLE,
    &ACTIVE_DESCENDANT_ELSEWHERE,
];
