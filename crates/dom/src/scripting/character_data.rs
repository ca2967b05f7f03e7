//! The data of text nodes, comments and processing instructions as scripts change them: by offsets in
//! UTF-16, which may be in the middle of a surrogate pair.

use crate::node::{NodeData, NodeId};
use crate::sealed::Sealed;
use crate::text_store::{byte_of, utf16_length};
use crate::{Change, Document, NodeError, ScriptText};

/// The data of text nodes, comments and processing instructions as scripts read and change them: by offsets in
/// UTF-16, with lone surrogates.
/// <https://dom.spec.whatwg.org/#interface-characterdata>
pub trait CharacterData: Sealed {
    /// [`Document::text`] as a script reads it: with lone surrogates, if it has any.
    fn script_text(&self, node: NodeId) -> Option<ScriptText<'_>>;

    /// Sets the data of a text node, comment or processing instruction.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] for other nodes.
    ///
    /// ```
    /// use treewright_dom::scripting::CharacterData;
    /// use treewright_dom::{Document, ScriptText};
    /// let mut document = Document::new();
    /// let text = document.create_text("a");
    /// let lone = ScriptText::from_utf16(&[0xDFFF]);
    /// document.set_data(text, &lone).unwrap();
    /// assert_eq!(document.script_text(text), Some(lone));
    /// document.set_data(text, &"b".into()).unwrap();
    /// assert_eq!(document.script_text(text), Some("b".into()));
    /// ```
    fn set_data(&mut self, node: NodeId, data: &ScriptText<'_>) -> Result<(), NodeError>;

    /// The number of code units of the data. Other nodes have none.
    /// <https://dom.spec.whatwg.org/#dom-characterdata-length>
    ///
    /// ```
    /// use treewright_dom::scripting::CharacterData;
    /// let mut document = treewright_dom::Document::new();
    /// let text = document.create_text("a😀");
    /// assert_eq!(document.data_length(text), Some(3));
    /// ```
    fn data_length(&self, node: NodeId) -> Option<usize>;

    /// The code units from `offset` on, at most `count`.
    /// <https://dom.spec.whatwg.org/#concept-cd-substring>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] for nodes without data; [`NodeError::IndexSize`] if
    /// the offset is above the length.
    ///
    /// ```
    /// use treewright_dom::scripting::CharacterData;
    /// let mut document = treewright_dom::Document::new();
    /// let text = document.create_text("a😀b");
    /// assert_eq!(document.substring_data(text, 1, 2).unwrap().as_str(), Some("😀"));
    /// assert_eq!(document.substring_data(text, 2, 9).unwrap().to_utf16(), [0xDE00, 0x62]);
    /// assert!(document.substring_data(text, 5, 0).is_err());
    /// ```
    fn substring_data(
        &self,
        node: NodeId,
        offset: usize,
        count: usize,
    ) -> Result<ScriptText<'_>, NodeError>;

    /// Replaces `count` code units from `offset` on, or as many as exist: "replace data" without its
    /// effects on ranges and its records for observers. With `offset` as the length it appends, with
    /// `count` 0 it inserts, with empty `data` it deletes.
    /// <https://dom.spec.whatwg.org/#concept-cd-replace>
    ///
    /// # Errors
    /// As for [`CharacterData::substring_data`].
    ///
    /// ```
    /// use treewright_dom::scripting::CharacterData;
    /// let mut document = treewright_dom::Document::new();
    /// let text = document.create_text("abc");
    /// document.replace_data(text, 1, 1, &"--".into()).unwrap();
    /// assert_eq!(document.text(text), Some("a--c"));
    /// // Half of a pair stays, as a surrogate alone.
    /// document.set_data(text, &"😀".into()).unwrap();
    /// document.replace_data(text, 0, 1, &"".into()).unwrap();
    /// assert_eq!(document.script_text(text).unwrap().to_utf16(), [0xDE00]);
    /// ```
    fn replace_data(
        &mut self,
        node: NodeId,
        offset: usize,
        count: usize,
        data: &ScriptText<'_>,
    ) -> Result<(), NodeError>;
}

impl CharacterData for Document {
    fn script_text(&self, node: NodeId) -> Option<ScriptText<'_>> {
        self.text_ref(node).map(|text| self.texts.script_text(text))
    }

    fn set_data(&mut self, node: NodeId, data: &ScriptText<'_>) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        if self.text_ref(node).is_none() {
            return Err(NodeError::WrongKind);
        }
        self.record(|document| Change::CharacterData {
            node,
            old: document.text(node).unwrap_or_default().into(),
            new: data.to_lossy().into(),
        });
        self.forget_the_origin_of_text(index);
        let new = self.own_script_text(data);
        let old = match self.data_at(index) {
            NodeData::Text { text: old } | NodeData::Comment { data: old } => {
                self.node_mut(index).data.set_text_or_comment(new);
                old
            }
            NodeData::ProcessingInstruction { pair, .. } => {
                let [data, _] = self.pairs.get_mut(pair);
                std::mem::replace(data, new)
            }
            _ => return Err(NodeError::WrongKind),
        };
        self.texts.free(old);
        Ok(())
    }

    fn data_length(&self, node: NodeId) -> Option<usize> {
        // U+FFFD is as long as the surrogate that it replaces.
        self.text(node).map(utf16_length)
    }

    fn substring_data(
        &self,
        node: NodeId,
        offset: usize,
        count: usize,
    ) -> Result<ScriptText<'_>, NodeError> {
        self.resolve(node)?;
        let text = self.script_text(node).ok_or(NodeError::WrongKind)?;
        let length = text.utf16_length();
        if offset > length {
            return Err(NodeError::IndexSize);
        }
        let end = offset.saturating_add(count).min(length);
        Ok(text.slice(offset, end))
    }

    fn replace_data(
        &mut self,
        node: NodeId,
        offset: usize,
        count: usize,
        data: &ScriptText<'_>,
    ) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        let text = self.text_ref(node).ok_or(NodeError::WrongKind)?;
        let length = utf16_length(self.texts.get(text));
        if offset > length {
            return Err(NodeError::IndexSize);
        }
        let end = offset.saturating_add(count).min(length);
        // In place, if everything is UTF-8 and the old text is not recorded.
        if self.changes.is_none()
            && let Some(data) = data.as_str()
            && let Some(owned) = self.texts.owned_mut(text)
            && let (Some(start), Some(end)) = (byte_of(owned, offset), byte_of(owned, end))
        {
            let before = owned.len();
            owned.replace_range(start..end, data);
            let now = owned.len();
            self.texts.note_the_length(before, now);
            self.forget_the_origin_of_text(index);
            return Ok(());
        }
        let old = self.texts.script_text(text);
        let parts = [old.clone().slice(0, offset), data.clone(), old.slice(end, length)];
        let new = ScriptText::concat(&parts);
        self.set_data(node, &new)
    }
}

impl Document {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scripting::RecordChanges;

    /// Compares all replacements of a text, in all kinds of nodes, with those of a list of code units.
    #[test]
    fn replacements() {
        let texts: [&[u16]; 6] = [
            &[],
            &[0x61, 0x62, 0x63],
            &[0x61, 0xD83D, 0xDE00, 0xE9],
            &[0xD83D, 0x61, 0xDE00],
            &[0xDE00],
            &[0xD83D],
        ];
        let mut document = Document::new();
        let nodes = [
            document.create_text(""),
            document.create_comment(""),
            document.create_processing_instruction("a", "").unwrap(),
        ];
        for record in [false, true] {
            document.record_changes(record);
            for (node, text) in nodes.iter().flat_map(|node| texts.map(|text| (*node, text))) {
                for (offset, count) in (0..=text.len()).flat_map(|a| [0, 1, 2, 9].map(|b| (a, b))) {
                    for new in texts {
                        document.set_data(node, &ScriptText::from_utf16(text)).unwrap();
                        let mut expected = text.to_vec();
                        let end = (offset + count).min(text.len());
                        expected.splice(offset..end, new.iter().copied());
                        let cut = document.substring_data(node, offset, count).unwrap();
                        assert_eq!(cut.to_utf16(), &text[offset..end]);
                        let new = ScriptText::from_utf16(new);
                        document.replace_data(node, offset, count, &new).unwrap();
                        let all = document.script_text(node).unwrap();
                        assert_eq!(all, ScriptText::from_utf16(&expected));
                        assert_eq!(document.data_length(node), Some(expected.len()));
                        assert_eq!(
                            document.text(node),
                            Some(&*String::from_utf16_lossy(&expected))
                        );
                    }
                }
                let beyond = text.len() + 1;
                document.set_data(node, &ScriptText::from_utf16(text)).unwrap();
                let refused = document.replace_data(node, beyond, 0, &"".into());
                assert_eq!(refused, Err(NodeError::IndexSize));
            }
        }
        let root = document.root();
        assert_eq!(document.data_length(root), None);
        assert_eq!(document.substring_data(root, 0, 0), Err(NodeError::WrongKind));
        assert_eq!(document.replace_data(root, 0, 0, &"".into()), Err(NodeError::WrongKind));
    }
}
