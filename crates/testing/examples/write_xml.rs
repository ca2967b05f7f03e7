//! Writes the XML of all test subjects to files below a folder, so that other XML parsers can read them:
//! `cargo run -p treewright-testing --example write_xml -- FOLDER`. Prints their number.
//! `TREEWRIGHT_GENERATED` is as for the tests.

use std::io;
use std::path::PathBuf;

use treewright_testing::subjects::{
    Subject, generated, generated_subjects, given_subjects, xml_document,
};

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("name a folder"))?;
    let mut written = 0;
    let mut write = |subject: &Subject| {
        let Some(xml) = xml_document(&subject.parse(&subject.source).document) else {
            return Ok(());
        };
        // No folder gets more files than tools handle well.
        let folder = folder.join((written / 1000).to_string());
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(format!("{written}.xml")), xml)?;
        written += 1;
        io::Result::Ok(())
    };
    given_subjects().iter().try_for_each(&mut write)?;
    generated_subjects(1..=generated(), 30).try_for_each(|subject| write(&subject))?;
    println!("{written}");
    Ok(())
}
