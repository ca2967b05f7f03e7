// Made by `cargo xtask codegen` from crates/conformance/data/rules/tables.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static OVERLAPPING_CELLS: Rule = Rule {
    code: "overlapping-cells",
    subject: "tables",
    severity: Severity::Error,
    message: "The cell covers a slot that another cell covers too",
    explanation: "Cells are put into a grid, from the left to the right. A cell with `colspan` or `rowspan` must not overlap another cell.",
    why: "Both cells are shown in the same place, and headers are assigned wrongly.",
    bad: "<table>\n<tr><td>1</td><td rowspan=\"2\">2</td></tr>\n<tr><td colspan=\"2\">3</td></tr>\n</table>",
    fixed: "<table>\n<tr><td>1</td><td rowspan=\"2\">2</td></tr>\n<tr><td>3</td></tr>\n</table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#table-processing-model",
    names: &[("vnu", "Table cell overlaps an earlier table cell.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static CELL_SPANS_PAST_ROW_GROUP: Rule = Rule {
    code: "cell-spans-past-row-group",
    subject: "tables",
    severity: Severity::Error,
    message: "The `rowspan` of the cell reaches beyond the rows of its group",
    explanation: "A cell ends with its row group (`thead`, `tbody`, `tfoot`) at the latest. The rows that it seems to span are not there.",
    why: "There would be rows without cells of their own; browsers cut the cell off.",
    bad: "<table>\n<tr><td rowspan=\"3\">1</td><td>2</td></tr>\n<tr><td>3</td></tr>\n</table>",
    fixed: "<table>\n<tr><td rowspan=\"2\">1</td><td>2</td></tr>\n<tr><td>3</td></tr>\n</table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#table-processing-model",
    names: &[("vnu", "Table cell spans past the end of its row group established by a “…” element; clipped to the end of the row group.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ROW_WITHOUT_CELLS: Rule = Rule {
    code: "row-without-cells",
    subject: "tables",
    severity: Severity::Error,
    message: "The row has no cells",
    explanation: "At least one cell must begin in each row.",
    why: "An empty row is counted by assistive technology, and has nothing to say.",
    bad: "<table>\n<tr><td rowspan=\"2\">1</td></tr>\n<tr></tr>\n</table>",
    fixed: "<table>\n<tr><td>1</td></tr>\n</table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#table-processing-model",
    names: &[("vnu", "Row … of a row group established by a “…” element has no cells beginning on it.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static COLUMN_WITHOUT_CELLS: Rule = Rule {
    code: "column-without-cells",
    subject: "tables",
    severity: Severity::Error,
    message: "No cell begins in column {number}, which this `<{element}>` makes",
    explanation: "At least one cell must begin in each column.",
    why: "A column that only exists because cells span it shows that a `colspan` or the number of columns is wrong.",
    bad: "<table>\n<tr><td colspan=\"2\">1</td></tr>\n</table>",
    fixed: "<table>\n<tr><td>1</td></tr>\n</table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#table-processing-model",
    names: &[("vnu", "Table column … established by element “…” has no cells beginning in it.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SCOPE_WITHOUT_COLUMN_GROUP: Rule = Rule {
    code: "scope-without-column-group",
    subject: "tables",
    severity: Severity::Error,
    message: "`scope=\"colgroup\"` is on a cell that is not anchored in a column group",
    explanation: "A header cell is that of a column group where a `colgroup` makes one of its first column.",
    why: "The cell is the header of nothing.",
    bad: "<table><tr><th scope=\"colgroup\">Tea</th></tr></table>",
    fixed: "<table><colgroup></colgroup><tr><th scope=\"colgroup\">Tea</th></tr></table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#attr-th-scope",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNEVEN_ROWS: Rule = Rule {
    code: "uneven-rows",
    subject: "tables",
    severity: Severity::Warning,
    message: "The row is {width} columns wide, but {by} makes {expected}",
    explanation: "The standard allows rows of different lengths. Mostly one of them has a cell too many or too few.",
    why: "Cells after a missing one are in the wrong column.",
    bad: "<table>\n<tr><td>1</td><td>2</td></tr>\n<tr><td>3</td></tr>\n</table>",
    fixed: "<table>\n<tr><td>1</td><td>2</td></tr>\n<tr><td>3</td><td>4</td></tr>\n</table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#table-processing-model",
    names: &[("vnu", "A table row was … columns wide, which is less than the column count established by the first row (…).")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static CAPTION_BESIDE_FIGCAPTION: Rule = Rule {
    code: "caption-beside-figcaption",
    subject: "tables",
    severity: Severity::Warning,
    message: "The table is the only content of a `<figure>` with a `<figcaption>`, so its `<caption>` should be omitted",
    explanation: "The `caption` of a table should be left out \"in favor of the `figcaption`\" where the table is \"the only content in a `figure` element other than the `figcaption`\".",
    why: "The table has two titles, and only one of them is the title of the figure.",
    bad: "<figure>\n<table><caption>Teas</caption><tr><td>Assam</td></tr></table>\n<figcaption>Our teas</figcaption>\n</figure>",
    fixed: "<figure>\n<table><tr><td>Assam</td></tr></table>\n<figcaption>Our teas</figcaption>\n</figure>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#the-caption-element",
    names: &[("vnu", "When a “table” element is the only content in a “figure” element other than the “figcaption”, the “caption” element should be omitted in favor of the “figcaption”.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &OVERLAPPING_CELLS,
    &CELL_SPANS_PAST_ROW_GROUP,
    &ROW_WITHOUT_CELLS,
    &COLUMN_WITHOUT_CELLS,
    &SCOPE_WITHOUT_COLUMN_GROUP,
    &UNEVEN_ROWS,
    &CAPTION_BESIDE_FIGCAPTION,
];
