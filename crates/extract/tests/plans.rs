//! Plans: valid ones, and the places of mistakes.

use treewright_extract::{Column, Get, Plan, Type};

#[test]
fn mistakes_have_places_and_near_names() {
    let cases: &[(&str, (usize, usize), &str)] = &[
        ("", (1, 1), "a plan has a table [columns]"),
        ("[columns", (1, 9), "unclosed table, expected `]`"),
        ("[colums]\na = 'b'", (1, 2), "unknown key `colums` in a plan; did you mean `columns`?"),
        ("version = 2\n[columns]\na = 'b'", (1, 11), "the version of a plan is 1"),
        ("[columns]", (1, 1), "a plan has at least one column"),
        ("columns = 1", (1, 11), "[columns] must be a table"),
        ("[columns]\na = 1", (2, 5), "column `a` must be a table"),
        (
            "[columns]\na = { selct = 'b' }",
            (2, 7),
            "unknown key `selct` in column `a`; did you mean `select`?",
        ),
        (
            "[columns]\na = { get = 'markdwon' }",
            (2, 13),
            "unknown value `markdwon`; did you mean `markdown`?",
        ),
        (
            "[columns]\na = { select = 'b', type = 'int' }",
            (2, 28),
            "unknown type `int`; did you mean `integer`?",
        ),
        ("[columns]\na = {}", (2, 1), "column `a` needs `select`, `get`, `attr` or `fields`"),
        (
            "[columns]\na = { select = 'b', get = 'text', attr = 'c' }",
            (2, 42),
            "column `a` has one of `get`, `attr` and `fields`",
        ),
        ("[columns]\na = { attr = 'b' }", (2, 14), "the attribute `b` needs `select`"),
        ("[columns]\na = { get = 'count' }", (2, 13), "`count` needs `select`"),
        ("[columns]\na = { get = 'inner-html' }", (2, 13), "`inner-html` needs `select`"),
        ("[columns]\na = { get = 'sanitized-html' }", (2, 13), "`sanitized-html` needs `select`"),
        (
            "[columns]\na = { select = 'b', sanitize = 'default' }",
            (2, 32),
            "`sanitize` is for the values `sanitized-html` and `sanitized-inner-html`",
        ),
        (
            "[columns]\na = { select = 'b', get = 'sanitized-html', sanitize = 'defualt' }",
            (2, 56),
            "unknown preset `defualt`; did you mean `default`?",
        ),
        (
            "[columns]\na = { select = 'b', get = 'sanitized-html', sanitize = true }",
            (2, 56),
            "`sanitize` must be the name of a preset or a table",
        ),
        (
            "[columns]\na = { select = 'b', get = 'sanitized-html', sanitize = { elements = ['b', 'b'] } }",
            (2, 56),
            "the list `elements` has `b` twice",
        ),
        (
            "[columns]\na = { select = 'b', get = 'sanitized-html', sanitize = { policies = { prefix = '1' } } }",
            (2, 69),
            "policy `prefix`: `1` does not consist of letters, digits, `-` and `_`, of which the first is a letter",
        ),
        (
            "[columns]\na = { select = 'b', get = 'title' }",
            (2, 27),
            "`title` is about a page, not about elements",
        ),
        (
            "[columns]\na = { select = 'b', get = 'html', type = 'float' }",
            (2, 42),
            "only texts and attributes are read as other types",
        ),
        ("[columns]\na = { get = 'text', list = true }", (2, 28), "a list needs `select`"),
        (
            "[columns]\na = { select = 'b', get = 'count', list = true }",
            (2, 43),
            "this value is about all elements together",
        ),
        ("[columns]\na = { select = 'b', list = 'yes' }", (2, 28), "`list` must be true or false"),
        ("[columns]\na = { select = 1 }", (2, 16), "`select` must be a string"),
        ("[columns]\nstatus = 'b'", (2, 1), "all plans have a column `status` of their own"),
        (
            "[columns]\na = 'li:fist-child'",
            (2, 9),
            "unknown pseudo-class `:fist-child`; did you mean `:first-child`?",
        ),
        (
            "[columns]\na = { select = \"\"\"\nli >\"\"\" }",
            (3, 5),
            "a selector is missing after the combinator",
        ),
        // Escapes: the place is that of the string.
        ("[columns]\na = \"\\u0061 >\"", (2, 5), "a selector is missing after the combinator"),
        (
            "[columns.a]\nselect = 'b'\n[columns.a.fields]\nc = { select = '[' }",
            (4, 18),
            "the selector ends too early",
        ),
        (
            "[columns.a]\nselect = 'b'\n[columns.a.fields]\n",
            (3, 1),
            "a struct has at least one field",
        ),
    ];
    for (text, place, message) in cases {
        let error = Plan::parse(text).expect_err(text);
        assert_eq!((error.place(), error.message()), (Some(*place), *message), "{text}");
        assert!(error.to_string().ends_with('^'), "{error}");
    }
}

#[test]
fn mistakes_of_built_plans_name_the_column() {
    let cases = [
        (
            vec![Column::select("a", "b"), Column::select("a", "c")],
            "column `a`: another column has this name",
        ),
        (
            vec![Column::select("a", "b").fields([Column::select("c", ":nosuch")])],
            "column `a.c`: unknown pseudo-class `:nosuch`",
        ),
        (vec![Column::get("", Get::Text)], "a column has a name"),
        (
            vec![Column::get("a", Get::Html).value_type(Type::Integer)],
            "column `a`: only texts and attributes are read as other types",
        ),
        (vec![], "a plan has at least one column"),
    ];
    for (columns, expected) in cases {
        let error = Plan::new(columns).unwrap_err();
        assert_eq!((error.to_string().as_str(), error.place()), (expected, None));
    }
}

#[test]
fn structs_are_nested_in_bounds() {
    let mut column = Column::select("a", "b");
    for _ in 0..16 {
        column = Column::select("a", "b").fields([column]);
    }
    Plan::new([column.clone()]).unwrap();
    let error = Plan::new([Column::select("a", "b").fields([column])]).unwrap_err();
    assert!(error.message().contains("nested 16 deep"));
}

#[test]
fn columns_keep_their_order() {
    let text = "[columns]\nz = 'a'\ny = { get = 'text' }\n[columns.x]\nselect = 'b'\n[columns.a]\nselect = 'c'";
    let plan = Plan::parse(text).unwrap();
    let names: Vec<&str> = plan.columns().iter().map(Column::name).collect();
    assert_eq!(names, ["z", "y", "x", "a"]);
    let schema = plan.schema();
    let all: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
    assert_eq!(all, ["url", "status", "limits", "message", "z", "y", "x", "a"]);
    assert_eq!(schema.metadata()["treewright.extract.schema"], "1");
}
