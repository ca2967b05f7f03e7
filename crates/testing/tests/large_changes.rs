//! Changes of trees of a hundred thousand levels, and of nodes with a hundred thousand children: on a small
//! stack, and in time that grows as they do.

use std::thread;

use treewright::dom::scripting::RecordChanges;
use treewright::dom::{CloneOptions, Document, FormOwners, InsertPosition, Namespace, NodeId};
use treewright::{Options, insert_adjacent_html, set_inner_html, set_outer_html};

const MANY: usize = 100_000;
const STACK: usize = 256 * 1024;

/// Runs for [`MANY`] nodes and for a quarter of them, on a thread whose stack a recursion over the depth would overflow.
fn on_a_small_stack(test: fn(usize)) {
    let growth = move || crate::growth::compare(|| test(MANY / 4), || test(MANY));
    let thread = thread::Builder::new().stack_size(STACK).spawn(growth);
    let growth = thread.expect("a thread starts").join().expect("the test holds");
    assert_eq!(growth, Ok(()));
}

fn find(document: &Document, id: &str) -> NodeId {
    let mut all = document.descendants(document.root());
    all.find(|node| document.attribute(*node, "id") == Some(id)).expect("it is there")
}

fn element(document: &mut Document, name: &str) -> NodeId {
    document.create_element(Namespace::Html, name).expect("the name is valid")
}

/// A page with a form that owns a control elsewhere, and a `selectedcontent`, so that all steps run.
fn page(inside: &str) -> Document {
    let mut document = treewright::parse(&format!(
        "<!doctype html><table><form id=f><tr><td><input id=i></table>\
         <select id=s><button><selectedcontent></selectedcontent></button><option>a<option>b</select>\
         <div id=z></div><div id=a>{inside}"
    ));
    document.record_changes(true);
    document
}

#[test]
fn deep_trees() {
    on_a_small_stack(|many| {
        let deep = "<span><div>".repeat(many / 2);
        let mut document = page(&format!("{deep}<b id=e>x<option selected>y</option>"));
        let [a, z, e] = ["a", "z", "e"].map(|id| find(&document, id));
        let top = document.first_child(a).expect("it is there");
        let options = Options::new();

        let copy = document.clone_with(top, &CloneOptions::new().deep(true)).expect("it is there");
        document.append(z, copy).expect("it can be there");
        let wrapper = element(&mut document, "section");
        document.wrap(top, wrapper).expect("it can be there");
        assert_eq!(document.unwrap(wrapper), Ok(true));
        assert_eq!(document.replace_with(copy, &[wrapper, top]), Ok(true));
        document.replace_child(z, copy, top).expect("it is there");
        document.insert_adjacent(wrapper, InsertPosition::AfterEnd, top).expect("it can be there");
        document.move_siblings(top..=copy, a, None).expect("they are siblings");
        document.normalize(a).expect("it is there");
        assert!(document.append(e, a).is_err());
        assert!(document.replace_children(e, &[top]).is_err());
        set_inner_html(&mut document, e, "<i>x", &options).expect("it has a context");
        insert_adjacent_html(&mut document, e, InsertPosition::AfterEnd, "<u>x", &options)
            .expect("it has a context");
        set_outer_html(&mut document, e, "<b>x", &options).expect("it has a parent");
        let mut owners = FormOwners::new(&document);
        let form = find(&document, "f");
        assert_eq!(owners.of(find(&document, "i")), Some(form));
        let mut other = Document::new();
        let adopted = other.adopt_node(&mut document, top).expect("it is there");
        assert!(adopted.ids().len() > many);
        let imported = document.import_node(&other, adopted.node(), true).expect("it is there");
        document.replace_children(a, &[imported]).expect("it can be there");
        document.set_text_content(a, "x").expect("it is an element");
        document.delete(imported).expect("it is not kept");
        assert!(!document.take_changes().is_empty());
    });
}

#[test]
fn wide_trees() {
    on_a_small_stack(|many| {
        let mut document = page("");
        let [a, z, s] = ["a", "z", "s"].map(|id| find(&document, id));
        let all: Vec<NodeId> = (0..many).map(|_| document.create_text("x")).collect();
        document.append_all(a, &all).expect("they can be there");
        document.move_siblings(all[0]..=all[many - 1], z, None).expect("they are siblings");
        assert_eq!(document.before(all[0], &all), Ok(true));
        assert_eq!(document.after(all[many - 1], &all), Ok(true));
        assert_eq!(document.replace_with(all[many / 2], &all), Ok(true));
        document.prepend(a, &all).expect("they can be there");
        document.replace_children(z, &all).expect("they can be there");
        assert_eq!(document.unwrap(z), Ok(true));
        let parent = document.parent(all[0]).expect("it is there");
        document.normalize(parent).expect("it is there");
        assert_eq!(document.text(all[0]).map(str::len), Some(many));

        let classes: Vec<String> = (0..many).map(|number| format!("c{number}")).collect();
        let classes: Vec<&str> = classes.iter().map(String::as_str).collect();
        document.add_classes(a, &classes).expect("the names are valid");
        document.remove_classes(a, &classes).expect("the names are valid");

        // Options of one `select`: added at once, and removed one after the other, the selected one first.
        let options: Vec<NodeId> = (0..many).map(|_| element(&mut document, "option")).collect();
        document.append_all(s, &options).expect("they can be there");
        for option in &options {
            document.remove(*option).expect("it is there");
        }
        for option in &options {
            document.append(s, *option).expect("it can be there");
        }
        document.replace_children(s, &[]).expect("it is an element");
        assert!(!document.take_changes().is_empty());
    });
}

/// Controls that a form owns from elsewhere, which leave its tree one by one.
#[test]
fn many_controls_of_one_form() {
    on_a_small_stack(|many| {
        let inputs = "<input>".repeat(many);
        let html = format!("<table><form id=f><tr><td id=d>{inputs}</table>");
        let mut document = treewright::parse(&html);
        let [form, cell] = ["f", "d"].map(|id| find(&document, id));
        let controls: Vec<NodeId> = document.children(cell).collect();
        assert_eq!(controls.len(), many);
        let (removed, left) = controls.split_at(many / 2);
        for control in removed {
            assert_eq!(document.form_owner(*control), Some(form));
            document.remove(*control).expect("it is there");
            assert_eq!(document.form_owner(*control), None);
        }
        document.remove(form).expect("it is there");
        assert!(left.iter().all(|control| document.form_owner(*control).is_none()));
    });
}
