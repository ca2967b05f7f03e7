//! Doctypes, comments, processing instructions, CDATA sections, and things that look like them.

use super::Generator;

const DOCTYPES: &[&str] = &[
    "<!DOCTYPE html>",
    "<!doctype html>",
    "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">",
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Frameset//EN' ''>",
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"x\">",
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 3.2 Final//EN\">",
    "<!DOCTYPE html SYSTEM \"about:legacy-compat\">",
    "<!DOCTYPE html SYSTEM 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd'>",
    "<!DOCTYPE>",
    "<!DOCTYPE x>",
    "<!DOCTYPEhtml>",
    "<!DOCTYPE html PUBLIC>",
    "<!DOCTYPE html PUBLIC a>",
    "<!DOCTYPE html PUBLIC'a'\"b\"x>",
    "<!DOCTYPE html SYSTEM'a'>",
    "<!DOCTYPE html PUBLIC\"\"'>",
    "<!DOCTYPE html SYSTEM>",
    "<!DOCTYPE html x>",
    "<!DOCTYPE \0>",
    "<!DOCTYPE html PUBLIC \"a",
    "<!DOCTYPE\rhtml\r\n>",
    "<!DOC>",
];

const COMMENTS: &[&str] = &[
    "<!---->",
    "<!--a-->",
    "<!-- a -- b -->",
    "<!--a--!>",
    "<!-->",
    "<!--->",
    "<!--a--->",
    "<!--<!--a-->",
    "<!--<!-->",
    "<!--a--!b-->",
    "<!--a-b-->",
    "<!--\0-->",
    "<!--\r\n-->",
    "<!--é-->",
    "<!a>",
    "<!>",
    "<!->",
    "<!-a-->",
    "</ a>",
    "</\0>",
    "<!--<!-a>-->",
    "<!--!-->",
    "<!--->a-->",
    "<!--a<!---->",
    "<!--a",
    "<!--a--",
    "<!--a--!",
    "<!",
    "<!--[if IE]><p><![endif]-->",
];

const INSTRUCTIONS: &[&str] = &[
    "<?a b?>",
    "<?a?>",
    "<?a>",
    "<?a b>",
    "<?xml version='1.0'?>",
    "<?>",
    "<? a>",
    "<?a b? ?>",
    "<?a b??>",
    "<?A\tb\r\n?>",
    "<?a \0?>",
    "<?3>",
    "<?a'?>",
    "<?é x?>",
    "<?a b",
    "<?",
    "<?a?b?>",
    "<?xml-stylesheet href='x'?>",
];

const SECTIONS: &[&str] = &[
    "<![CDATA[x]]>",
    "<![CDATA[]]>",
    "<![CDATA[<p>]]]>",
    "<![CDATA[a\0b]]>",
    "<![CDATA[]]]]>",
    "<![cdata[x]]>",
    "<![CDATA[x",
    "<![CDATA[a\r\n&amp;]]>",
    "<![CDA]]>",
];

impl Generator {
    pub(super) fn doctype(&mut self) {
        let doctype = if self.random.chance(40) { DOCTYPES[0] } else { self.random.pick(DOCTYPES) };
        self.put(doctype);
    }

    pub(super) fn comment(&mut self) {
        let comment = self.random.pick(COMMENTS);
        self.put(comment);
    }

    pub(super) fn processing_instruction(&mut self) {
        let instruction = self.random.pick(INSTRUCTIONS);
        self.put(instruction);
    }

    pub(super) fn section(&mut self) {
        let section = self.random.pick(SECTIONS);
        self.put(section);
    }
}
