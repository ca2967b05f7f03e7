//! Values about a page as a whole.

use std::borrow::Cow;
use std::collections::BTreeMap;

use treewright::read::Link;

use super::Reader;
use crate::sinks::Sink;

impl Reader<'_, '_> {
    pub(super) fn metadata(&mut self, sink: &mut Sink) {
        // It is taken out while values are added, which need the rest.
        let _ = self.page_metadata();
        let Some(metadata) = self.metadata.take() else { return sink.null() };
        sink.record(|fields| {
            let url = |link: &Link<'_>| match &link.url {
                Ok(url) => url.as_str().to_owned(),
                Err(_) => link.href.to_owned(),
            };
            let canonical = metadata.canonical.as_ref().map(url);
            let texts = [
                metadata.title.as_deref(),
                metadata.language,
                Some(metadata.charset),
                canonical.as_deref(),
                metadata.description(),
                metadata.author(),
                metadata.generator(),
                metadata.robots(),
            ];
            for (text, field) in texts.into_iter().zip(fields.by_ref()) {
                self.optional(text, field);
            }
            if let Some(field) = fields.next() {
                field.list(|items| {
                    for keyword in &metadata.keywords {
                        if !self.budget.take_item() {
                            break;
                        }
                        self.text(keyword, items);
                    }
                });
            }
            let properties = &metadata.open_graph;
            let properties = properties.iter().flat_map(|property| {
                let details = property.details.iter().map(|(detail, value)| {
                    (Cow::Owned(format!("{}:{detail}", property.name)), *value)
                });
                // One that only has details is not there itself.
                let itself = (!property.value.is_empty() || property.details.is_empty())
                    .then_some((Cow::Borrowed(property.name), property.value));
                itself.into_iter().chain(details)
            });
            self.pairs(properties, fields.next());
            let twitter = metadata.twitter.iter();
            self.pairs(twitter.map(|(name, value)| (Cow::Borrowed(*name), *value)), fields.next());
            let named = metadata.named.iter();
            self.pairs(named.map(|meta| (Cow::Borrowed(meta.name), meta.content)), fields.next());
        });
        let _ = self.metadata.set(metadata);
    }

    /// Adds a list of names and values.
    fn pairs<'t>(
        &mut self,
        pairs: impl Iterator<Item = (Cow<'t, str>, &'t str)>,
        field: Option<&mut Sink>,
    ) {
        let Some(field) = field else { return };
        field.list(|items| {
            for (name, value) in pairs {
                if !self.budget.take_item() {
                    break;
                }
                items.record(|fields| {
                    for (text, field) in [&*name, value].into_iter().zip(fields.by_ref()) {
                        self.text(text, field);
                    }
                });
            }
        });
    }

    pub(super) fn json_ld(&mut self, sink: &mut Sink) {
        let _ = self.page_metadata();
        let Some(metadata) = self.metadata.take() else { return sink.null() };
        sink.list(|items| {
            for block in &metadata.json_ld {
                if !self.budget.take_item() {
                    break;
                }
                self.whole(&block.text, items);
            }
        });
        let _ = self.metadata.set(metadata);
    }

    pub(super) fn encoding(&mut self, sink: &mut Sink) {
        let Some(decision) = &self.parsed.encoding else { return sink.null() };
        let texts =
            [decision.encoding.name(), decision.source.as_str(), decision.confidence.as_str()];
        sink.record(|fields| {
            for (text, field) in texts.into_iter().zip(fields) {
                self.text(text, field);
            }
        });
    }

    pub(super) fn errors(&mut self, sink: &mut Sink) {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let mut codes: BTreeMap<&str, i64> = BTreeMap::new();
        for error in &self.parsed.errors {
            let count = codes.entry(error.code.as_str()).or_default();
            *count = count.saturating_add(1);
        }
        let left_out = i64::try_from(self.parsed.errors_left_out).unwrap_or(i64::MAX);
        let parsing = number(self.parsed.errors.len()).saturating_add(left_out);
        let decoding = number(self.parsed.decoding_errors.len());
        sink.record(|fields| {
            for (count, field) in [parsing, decoding].into_iter().zip(fields.by_ref()) {
                field.integer(count);
            }
            let Some(field) = fields.next() else { return };
            field.list(|items| {
                for (code, count) in codes {
                    if !self.budget.take_item() {
                        break;
                    }
                    items.record(|fields| {
                        if let (Some(name), Some(number)) = (fields.next(), fields.next()) {
                            self.text(code, name);
                            number.integer(count);
                        }
                    });
                }
            });
        });
    }
}
