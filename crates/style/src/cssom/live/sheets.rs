//! The sheets of a document in the index of rules.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use style::author_styles::AuthorStyles;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::servo_arc::Arc;
use style::shared_lock::StylesheetGuards;
use style::stylesheets::{DocumentStyleSheet, Stylesheet, StylesheetInDocument as _};
use style::stylist::Stylist;
use treewright_dom::NodeId;

use super::LiveStyles;
use crate::cascade::keep_user_agent;
use crate::cssom::sheet::Sheet;
use crate::cssom::variables::Variables;
use crate::reading::Extent;
use crate::sheets;
use crate::work::{BYTES_OF_A_STEP, Work};

/// The rules that are indexed together.
const RULES_AT_ONCE: usize = 500;

impl LiveStyles {
    /// Sets the sheets of the document and of its shadow roots, in the order of the cascade. All other shadow roots have none.
    ///
    /// Returns false if the work had to stop; then no element has a style. If the limit of steps is met, sheets are left out.
    pub fn set_sheets(
        &mut self,
        document: Vec<Sheet>,
        shadow_roots: Vec<(NodeId, Vec<Sheet>)>,
        must_stop: Rc<dyn Fn(usize) -> bool>,
    ) -> bool {
        self.forget();
        let work = Rc::clone(&self.work);
        work.begin_to_look(must_stop);
        self.index(document, shadow_roots);
        work.end_looking();
        if work.is_stopped() {
            self.stylist = None;
            self.indexed.clear();
            self.shadows.clear();
        }
        !work.is_stopped()
    }

    /// The parts of sheets that are within the limits.
    fn parts_of(&mut self, sheets: &[(Sheet, u64)]) -> Vec<Arc<Stylesheet>> {
        let mut parts = Vec::new();
        for (sheet, _) in sheets {
            if !has_steps_for(&self.work, sheet) {
                break;
            }
            if is_within(&mut self.variables, sheet) {
                parts.extend(sheet.parts());
            } else {
                self.leaves_out = true;
            }
        }
        parts
    }

    fn index(&mut self, document: Vec<Sheet>, shadow_roots: Vec<(NodeId, Vec<Sheet>)>) {
        let with_versions = |sheets: Vec<Sheet>| -> Vec<(Sheet, u64)> {
            sheets.into_iter().map(|sheet| (sheet.clone(), sheet.version())).collect()
        };
        let new = with_versions(document);
        let is_extended = self.stylist.is_some()
            && new.len() >= self.indexed.len()
            && new.iter().zip(&self.indexed).all(|(new, old)| new == old);
        if !is_extended {
            self.stylist = None;
            self.indexed.clear();
            (self.variables, self.leaves_out) = (Variables::default(), false);
        }
        let quirks = self.quirks;
        let device = self.device;
        let lock = self.lock.clone();
        // Parts are made while nothing is locked.
        let known = self.indexed.len();
        let parts = self.parts_of(new.get(known..).unwrap_or_default());
        let mut of_shadows = Vec::new();
        for (root, sheets) in shadow_roots {
            let sheets = with_versions(sheets);
            let kept = self.shadows.remove(&root).filter(|(old, _)| *old == sheets);
            let parts = if kept.is_none() { self.parts_of(&sheets) } else { Vec::new() };
            of_shadows.push((root, sheets, kept, parts));
        }
        let work = Rc::clone(&self.work);
        let author = lock.read();
        let of_the_user_agent = GLOBAL_STYLE_DATA.shared_lock.read();
        let guards = StylesheetGuards { author: &author, ua_or_user: &of_the_user_agent };
        let stylist = self.stylist.get_or_insert_with(|| {
            let mut stylist = Box::new(Stylist::new(device.stylo(quirks), quirks));
            keep_user_agent(quirks, device.scripting, Extent::Whole, &guards);
            for sheet in sheets::user_agent(quirks, device.scripting, Extent::Whole) {
                stylist.append_stylesheet(sheet, &of_the_user_agent);
            }
            stylist
        });
        let mut waiting = 0_usize;
        for part in parts {
            // Between two looks few rules are indexed.
            if waiting > RULES_AT_ONCE {
                stylist.flush(&guards);
                waiting = 0;
                if work.look() {
                    break;
                }
            }
            waiting = waiting.saturating_add(part.contents(&author).rules(&author).len());
            stylist.append_stylesheet(DocumentStyleSheet(part), &author);
        }
        self.indexed = new;
        if work.is_stopped() {
            return;
        }
        stylist.flush(&guards);
        let mut shadows = FxHashMap::default();
        for (root, sheets, kept, parts) in of_shadows {
            if work.look() {
                return;
            }
            let data = match kept {
                Some((_, data)) => data,
                None => {
                    let mut styles = AuthorStyles::new();
                    for part in parts {
                        styles.stylesheets.append_stylesheet(DocumentStyleSheet(part), &author);
                    }
                    styles.flush(stylist, &author);
                    styles.data.clone()
                }
            };
            shadows.insert(root, (sheets, data));
        }
        self.rules = shadows.iter().map(|(root, (_, data))| (*root, data.clone())).collect();
        self.shadows = shadows;
    }
}

/// Adds the custom properties of a sheet, unless their values could take too much memory.
fn is_within(variables: &mut Variables, sheet: &Sheet) -> bool {
    let own = sheet.variables();
    if own.is_empty() {
        return true;
    }
    let mut all = variables.clone();
    all.merge(&own);
    if all.are_too_many() {
        return false;
    }
    *variables = all;
    true
}

/// Takes the steps for adding a sheet to an index. Returns false if the work is to end.
fn has_steps_for(work: &Work, sheet: &Sheet) -> bool {
    if work.is_used_up() {
        return false;
    }
    let steps = sheet.text_bytes() / BYTES_OF_A_STEP;
    work.take((steps as u64).saturating_add(1));
    !work.look() && !work.meets_limit()
}
