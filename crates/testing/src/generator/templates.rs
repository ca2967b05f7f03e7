//! Templates: plain ones, declarative shadow roots, and patches with their markers.

use super::Generator;
use super::names::TABLE_PARTS;

impl Generator {
    pub(super) fn template(&mut self, depth: usize) {
        match self.random.below(10) {
            0..=5 => self.plain_template(depth),
            6..=7 => self.shadow_root(depth),
            _ => self.patch(depth),
        }
    }

    fn plain_template(&mut self, depth: usize) {
        self.start_tag("template");
        for _ in 0..self.random.below(3) {
            // The first tag decides on the insertion mode of the template.
            if self.random.chance(40) {
                let part = self.random.pick(TABLE_PARTS);
                if self.random.chance(75) { self.start_tag(part) } else { self.end_tag(part) }
            } else {
                self.content(depth, 2);
            }
        }
        self.maybe_end_tag("template");
    }

    fn shadow_root(&mut self, depth: usize) {
        let host = self.random.pick(&["div", "div", "p", "span", "x-thing", "b", "table", "body"]);
        self.start_tag(host);
        let mode = self.random.pick(&["open", "closed", "OPEN", "x"]);
        let mut attributes = format!(" shadowrootmode={mode}");
        for (attribute, percent) in [
            (" shadowrootserializable", 60),
            (" shadowrootclonable", 30),
            (" shadowrootdelegatesfocus", 20),
            (" shadowrootslotassignment=manual", 20),
            (" shadowrootcustomelementregistry", 20),
        ] {
            if self.random.chance(percent) {
                attributes.push_str(attribute);
            }
        }
        self.start_tag_with("template", &attributes);
        self.content(depth, 3);
        self.maybe_end_tag("template");
        self.content(depth, 1);
        self.maybe_end_tag(host);
    }

    fn patch(&mut self, depth: usize) {
        let name = self.random.pick(&["m", "n"]);
        let around = self.random.pick(&["div", "p", "select", "option", "b", "body"]);
        self.start_tag(around);
        if self.random.chance(50) {
            self.text();
        }
        if self.random.chance(40) {
            self.put(format!("<?marker name='{name}'?>"));
        } else {
            self.put(format!("<?start name=\"{name}\"?>"));
            self.content(depth, 2);
            if self.random.chance(75) {
                self.put("<?end?>");
            }
        }
        if self.random.chance(50) {
            self.text();
        }
        if self.random.chance(70) {
            self.end_tag(around);
        }
        if self.random.chance(30) {
            self.content(depth, 1);
        }
        let target = if self.random.chance(90) { name } else { "absent" };
        self.start_tag_with("template", &format!(" for={target}"));
        self.content(depth, 3);
        self.maybe_end_tag("template");
    }
}
