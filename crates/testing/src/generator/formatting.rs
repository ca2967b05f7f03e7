//! Formatting elements that overlap others, blocks, lists, ruby and forms.

use super::Generator;
use super::names::{BLOCKS, FORMATTING, SCOPES, VOID};

impl Generator {
    /// Formatting elements around a block, with the end tags in any order.
    pub(super) fn formatting(&mut self, depth: usize) {
        let mut open = Vec::new();
        for _ in 0..=self.random.below(4) {
            let name = if self.random.chance(30) && !open.is_empty() {
                // Noah's Ark: the same again.
                open[self.random.below(open.len())]
            } else {
                self.random.pick(FORMATTING)
            };
            self.start_tag(name);
            open.push(name);
        }
        self.content(depth, 2);
        if self.random.chance(50) {
            let blocks = self.random.chance(70);
            let scope = self.random.pick(if blocks { BLOCKS } else { SCOPES });
            self.start_tag(scope);
            open.push(scope);
            self.content(depth, 2);
        }
        while !open.is_empty() {
            let place =
                if self.random.chance(60) { open.len() - 1 } else { self.random.below(open.len()) };
            let name = open.remove(place);
            self.maybe_end_tag(name);
            if self.random.chance(25) {
                self.text();
            }
        }
    }

    pub(super) fn block(&mut self, depth: usize) {
        let name = self.random.pick(BLOCKS);
        self.start_tag(name);
        self.content(depth, 3);
        self.maybe_end_tag(name);
    }

    pub(super) fn list(&mut self, depth: usize) {
        let (list, items): (_, &[&str]) = match self.random.below(3) {
            0 => ("ul", &["li"]),
            1 => ("dl", &["dt", "dd"]),
            _ => ("ruby", &["rb", "rt", "rtc", "rp"]),
        };
        self.start_tag(list);
        for _ in 0..=self.random.below(3) {
            let item = self.random.pick(items);
            self.start_tag(item);
            self.content(depth, 2);
            if self.random.chance(30) {
                self.end_tag(item);
            }
        }
        self.maybe_end_tag(list);
    }

    pub(super) fn form(&mut self, depth: usize) {
        self.start_tag("form");
        for _ in 0..=self.random.below(3) {
            match self.random.below(6) {
                0 => self.void_of(&["input", "img", "keygen"]),
                1 => {
                    self.start_tag("button");
                    self.content(depth, 2);
                    self.maybe_end_tag("button");
                }
                2 => self.raw_text(),
                3 => self.select(depth),
                4 => self.start_tag("form"),
                _ => self.content(depth, 2),
            }
        }
        self.maybe_end_tag("form");
    }

    /// An element that ends scopes, with contents.
    pub(super) fn scope(&mut self, depth: usize) {
        let name = self.random.pick(SCOPES);
        self.start_tag(name);
        self.content(depth, 2);
        self.maybe_end_tag(name);
    }

    pub(super) fn void(&mut self) {
        self.void_of(VOID);
    }

    pub(super) fn void_of(&mut self, names: &[&'static str]) {
        let name = self.random.pick(names);
        if self.random.chance(90) { self.start_tag(name) } else { self.end_tag(name) }
    }
}
