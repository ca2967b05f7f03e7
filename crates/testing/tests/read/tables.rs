//! Tables by the letter: the algorithms "forming a table" and "assigning header cells" with a list of cells
//! for each slot, on random trees, including children that a parser would not put there.

use std::collections::BTreeMap;

use treewright::read::{Table, TableModelError};
use treewright::{Document, Namespace, NodeId, NodeRef};
use treewright_testing::generator::SplitMix64;

/// A cell: its element, its anchor and its size.
type Cell<'a> = (NodeRef<'a>, u64, u64, u64, u64);

/// The table so far.
#[derive(Default)]
struct Model<'a> {
    width: u64,
    height: u64,
    current: u64,
    cells: Vec<Cell<'a>>,
    growing: Vec<usize>,
    slots: BTreeMap<(u64, u64), Vec<usize>>,
    overlapping: Vec<NodeRef<'a>>,
    rows: Vec<(NodeRef<'a>, u64, u64)>,
    column_groups: Vec<(NodeRef<'a>, u64, u64)>,
}

/// A span of an attribute, by the rules for parsing non-negative integers.
fn span(element: NodeRef<'_>, attribute: &str) -> Option<u64> {
    let text = element.attr(attribute)?.trim_start_matches(['\t', '\n', '\u{c}', '\r', ' ']);
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let number = text[..end].parse::<u64>().ok()?;
    (number == 0 || !is_negative).then_some(number)
}

fn column_span(element: NodeRef<'_>, attribute: &str) -> u64 {
    span(element, attribute).filter(|span| *span > 0).unwrap_or(1).min(1000)
}

fn is_any(element: NodeRef<'_>, names: &[&str]) -> bool {
    names.iter().any(|name| element.is_html(name))
}

impl<'a> Model<'a> {
    fn of(table: NodeRef<'a>) -> Self {
        let mut model = Self::default();
        let mut later = Vec::new();
        let mut in_rows = false;
        for child in table.child_elements() {
            in_rows |= is_any(child, &["thead", "tbody", "tfoot", "tr"]);
            if child.is_html("colgroup") && !in_rows {
                model.column_group(child);
            } else if child.is_html("tr") {
                model.row(child);
            } else if is_any(child, &["thead", "tbody", "tfoot"]) {
                model.end_group();
                if child.is_html("tfoot") {
                    later.push(child);
                } else {
                    model.group(child);
                }
            }
        }
        for foot in later {
            model.group(foot);
        }
        model
    }

    fn column_group(&mut self, group: NodeRef<'a>) {
        let start = self.width;
        let columns: Vec<_> = group.child_elements().filter(|child| child.is_html("col")).collect();
        for column in &columns {
            self.width += column_span(*column, "span");
        }
        if columns.is_empty() {
            self.width += column_span(group, "span");
        }
        self.column_groups.push((group, start, self.width - start));
    }

    fn group(&mut self, group: NodeRef<'a>) {
        let start = self.height;
        for row in group.child_elements().filter(|child| child.is_html("tr")) {
            self.row(row);
        }
        if self.height > start {
            self.rows.push((group, start, self.height - start));
        }
        self.end_group();
    }

    fn end_group(&mut self) {
        while self.current < self.height {
            self.grow();
            self.current += 1;
        }
        self.growing.clear();
    }

    fn grow(&mut self) {
        for number in self.growing.clone() {
            let (_, x, y, width, height) = &mut self.cells[number];
            // The steps for a row may run again for one that has been grown into.
            if *y + *height <= self.current {
                *height = self.current - *y + 1;
                for x in *x..*x + *width {
                    self.slots.entry((x, self.current)).or_default().push(number);
                }
            }
        }
    }

    fn row(&mut self, row: NodeRef<'a>) {
        if self.height == self.current {
            self.height += 1;
        }
        let mut x = 0;
        self.grow();
        for cell in row.child_elements().filter(|child| is_any(*child, &["td", "th"])) {
            while x < self.width && self.slots.contains_key(&(x, self.current)) {
                x += 1;
            }
            let width = column_span(cell, "colspan");
            let span = span(cell, "rowspan").unwrap_or(1).min(65534);
            let height = span.max(1);
            self.width = self.width.max(x + width);
            self.height = self.height.max(self.current + height);
            let number = self.cells.len();
            let mut overlaps = false;
            for y in self.current..self.current + height {
                for x in x..x + width {
                    let slot = self.slots.entry((x, y)).or_default();
                    overlaps |= !slot.is_empty();
                    slot.push(number);
                }
            }
            if overlaps {
                self.overlapping.push(cell);
            }
            self.cells.push((cell, x, self.current, width, height));
            if span == 0 {
                self.growing.push(number);
            }
            x += width;
        }
        self.current += 1;
    }

    /// The columns or the rows in which no cell starts.
    fn without_cells(&self, end: u64, anchor: impl Fn(&Cell<'a>) -> u64) -> Vec<u64> {
        (0..end).filter(|line| !self.cells.iter().any(|cell| anchor(cell) == *line)).collect()
    }

    fn is_header(&self, number: usize) -> bool {
        self.cells[number].0.is_html("th")
    }

    /// Returns true if data cells cover a slot of these lines.
    fn has_data(&self, from: u64, count: u64, line: impl Fn(&(u64, u64)) -> u64) -> bool {
        let slots =
            self.slots.iter().filter(|(slot, _)| (from..from + count).contains(&line(slot)));
        slots.flat_map(|(_, cells)| cells).any(|cell| !self.is_header(*cell))
    }

    fn scope(&self, number: usize) -> &'static str {
        let scope = self.cells[number].0.attr("scope").unwrap_or_default().to_ascii_lowercase();
        let known = ["row", "col", "rowgroup", "colgroup"];
        known.into_iter().find(|known| *known == scope).unwrap_or("auto")
    }

    fn is_column_header(&self, number: usize) -> bool {
        let (_, _, y, _, height) = self.cells[number];
        let scope = self.scope(number);
        scope == "col" || scope == "auto" && !self.has_data(y, height, |slot| slot.1)
    }

    fn is_row_header(&self, number: usize) -> bool {
        let (_, x, _, width, _) = self.cells[number];
        let scope = self.scope(number);
        let has_data = || self.has_data(x, width, |slot| slot.0);
        scope == "row" || scope == "auto" && !self.is_column_header(number) && !has_data()
    }

    fn header_cells(&self, principal: usize) -> Vec<usize> {
        let (element, px, py, width, height) = self.cells[principal];
        let mut list = Vec::new();
        if let Some(ids) = element.attr("headers") {
            let root = element.ancestors().last().expect("it is in a document");
            for id in ids.split_ascii_whitespace() {
                let first = root.descendants().find(|node| node.attr("id") == Some(id));
                list.extend(self.cells.iter().position(|cell| Some(cell.0) == first));
            }
        } else {
            for y in py..py + height {
                self.scan(principal, &mut list, (px, y), false);
            }
            for x in px..px + width {
                self.scan(principal, &mut list, (x, py), true);
            }
            let group_at = |groups: &[(NodeRef<'a>, u64, u64)], place: u64| {
                groups.iter().position(|group| (group.1..group.1 + group.2).contains(&place))
            };
            let own = (group_at(&self.rows, py), group_at(&self.column_groups, px));
            for (is_rows, scope) in [(true, "rowgroup"), (false, "colgroup")] {
                for number in (0..self.cells.len()).filter(|number| self.is_header(*number)) {
                    let (_, x, y, ..) = self.cells[number];
                    let is_same = if is_rows {
                        own.0.is_some() && group_at(&self.rows, y) == own.0
                    } else {
                        own.1.is_some() && group_at(&self.column_groups, x) == own.1
                    };
                    if self.scope(number) == scope && is_same && x < px + width && y < py + height {
                        list.push(number);
                    }
                }
            }
        }
        let is_empty = |number: usize| {
            self.cells[number].0.children().all(|child| {
                !child.is_element() && (!child.is_text() || child.text().trim_ascii().is_empty())
            })
        };
        let mut headers = Vec::new();
        for number in list {
            if !is_empty(number) && !headers.contains(&number) && number != principal {
                headers.push(number);
            }
        }
        headers
    }

    fn scan(&self, principal: usize, list: &mut Vec<usize>, from: (u64, u64), up: bool) {
        let (mut x, mut y) = from;
        let mut opaque: Vec<usize> = Vec::new();
        let mut block = Vec::new();
        let mut in_block = self.is_header(principal);
        if in_block {
            block.push(principal);
        }
        loop {
            let next = if up { y.checked_sub(1) } else { x.checked_sub(1) };
            match next {
                None => return,
                Some(next) if up => y = next,
                Some(next) => x = next,
            }
            let Some(&[current]) = self.slots.get(&(x, y)).map(Vec::as_slice) else { continue };
            if self.is_header(current) {
                in_block = true;
                block.push(current);
                let size = |number: usize| {
                    let (_, x, y, width, height) = self.cells[number];
                    if up { (x, width) } else { (y, height) }
                };
                let is_own =
                    if up { self.is_column_header(current) } else { self.is_row_header(current) };
                if is_own && !opaque.iter().any(|number| size(*number) == size(current)) {
                    list.push(current);
                }
            } else if in_block {
                in_block = false;
                opaque.append(&mut block);
            }
        }
    }
}

/// A table of random elements, in places where a parser puts them and where it does not.
fn random_table(random: &mut SplitMix64, document: &mut Document) -> NodeId {
    fn add(document: &mut Document, parent: NodeId, name: &str) -> NodeId {
        let element = document.create_element(Namespace::Html, name).expect("a name");
        document.append(parent, element).expect("no cycle is created");
        element
    }
    fn set(document: &mut Document, element: NodeId, name: &str, value: &str) {
        document.set_attribute(element, name, value).expect("a name");
    }
    const SPANS: [&str; 9] = ["1", "2", "2", "3", "0", "", "-0", " +2", "4"];
    const SCOPES: [&str; 7] = ["row", "col", "rowgroup", "colgroup", "auto", "ROW", "x"];
    let root = document.root();
    let table = add(document, root, "table");
    let header_chance = random.pick(&[10, 50, 90]);
    for _ in 0..random.below(7) {
        let name = random.pick(&[
            "tr", "tr", "tr", "tbody", "tbody", "tbody", "thead", "tfoot", "colgroup", "colgroup",
            "caption", "td", "div",
        ]);
        let group = add(document, table, name);
        if random.chance(30) {
            set(document, group, "span", random.pick(&SPANS));
        }
        if name == "colgroup" {
            for _ in 0..random.below(3) {
                let column = add(document, group, random.pick(&["col", "col", "td"]));
                if random.chance(50) {
                    set(document, column, "span", random.pick(&SPANS));
                }
            }
        }
        let rows: Vec<NodeId> = if name == "tr" {
            vec![group]
        } else {
            (0..random.below(5))
                .map(|_| add(document, group, random.pick(&["tr", "tr", "tr", "td"])))
                .collect()
        };
        for row in rows {
            for _ in 0..random.below(5) {
                let name = if random.chance(header_chance) { "th" } else { "td" };
                let cell = add(document, row, name);
                for span in ["colspan", "rowspan"] {
                    if random.chance(25) {
                        set(document, cell, span, random.pick(&SPANS));
                    }
                }
                if random.chance(20) {
                    set(document, cell, "scope", random.pick(&SCOPES));
                }
                if random.chance(20) {
                    set(document, cell, "id", random.pick(&["a", "b", "c"]));
                }
                if random.chance(8) {
                    set(document, cell, "headers", random.pick(&["a", "b a", "", "c c b", "z a"]));
                }
                let text = random.pick(&["x", "x", "x", " ", ""]);
                document.set_text_content(cell, text).expect("it is an element");
            }
        }
    }
    table
}

#[test]
fn random_tables_are_formed_by_the_letter() {
    let mut random = SplitMix64::new(2);
    for round in 0..1_200 {
        let mut document = Document::new();
        let table = random_table(&mut random, &mut document);
        let element = document.get(table).expect("it is there");
        let (model, table) = (Model::of(element), Table::of(element).expect("a table"));
        let page = || format!("round {round}: {element}");
        assert_eq!((table.width(), table.height()), (model.width, model.height), "{}", page());
        let cells: Vec<_> =
            table.cells().iter().map(|c| (c.element, c.x, c.y, c.width, c.height)).collect();
        assert_eq!(cells, model.cells, "{}", page());
        let groups: Vec<_> =
            table.row_groups().iter().map(|g| (g.element, g.y, g.height)).collect();
        assert_eq!(groups, model.rows, "{}", page());
        let groups: Vec<_> =
            table.column_groups().iter().map(|g| (g.element, g.x, g.width)).collect();
        assert_eq!(groups, model.column_groups, "{}", page());
        check_errors(&table, &model, &page);
        check_rows(&table, &model, &page);
        let headers = table.header_cells();
        for number in 0..model.cells.len() {
            assert_eq!(headers.of(number), model.header_cells(number), "cell {number}, {}", page());
        }
    }
}

fn check_errors(table: &Table<'_>, model: &Model<'_>, page: &dyn Fn() -> String) {
    let (mut overlapping, mut rows, mut columns) = (Vec::new(), Vec::new(), Vec::new());
    for error in table.errors() {
        match error {
            TableModelError::OverlappingCells { element, other, x, y } => {
                let slot = &model.slots[&(*x, *y)];
                assert!(slot.iter().any(|cell| model.cells[*cell].0 == *element), "{}", page());
                assert!(slot.iter().any(|cell| model.cells[*cell].0 == *other), "{}", page());
                overlapping.push(*element);
            }
            TableModelError::RowsWithoutCells(range) => rows.extend(range.clone()),
            TableModelError::ColumnsWithoutCells(range) => columns.extend(range.clone()),
            other => panic!("{other:?} is not known"),
        }
    }
    assert_eq!(overlapping, model.overlapping, "{}", page());
    // A table without slots has no rows or columns that could be without cells.
    if model.width > 0 && model.height > 0 {
        assert_eq!(rows, model.without_cells(model.height, |cell| cell.2), "{}", page());
        assert_eq!(columns, model.without_cells(model.width, |cell| cell.1), "{}", page());
    }
}

fn check_rows(table: &Table<'_>, model: &Model<'_>, page: &dyn Fn() -> String) {
    let mut count = 0;
    for row in table.rows() {
        let slots: Vec<_> = row.slots().map(|cell| cell.map(|cell| cell.element)).collect();
        let expected: Vec<_> = (0..model.width)
            .map(|x| model.slots.get(&(x, row.y())).map(|cells| cells.iter().min().expect("one")))
            .map(|cell| cell.map(|cell| model.cells[*cell].0))
            .collect();
        assert_eq!((row.y(), slots), (count, expected), "{}", page());
        let begins = row.cells().iter().filter(|cell| cell.y == row.y()).count();
        assert_eq!(
            begins,
            model.cells.iter().filter(|cell| cell.2 == row.y()).count(),
            "{}",
            page()
        );
        count += 1;
    }
    assert_eq!(count, model.height, "{}", page());
}
