//! Modules in binary form: data that the interpreter does not give, and a form of the module that
//! exports its functions and start function.

use wasmparser::{ElementItems, ExternalKind, Operator, Parser, Payload, TypeRef};

/// Imports and exports in order, and functions that are exposed without an export.
pub(super) struct Outline {
    pub(super) imports: Vec<Import>,
    pub(super) exports: Vec<Export>,
    pub(super) start: Option<u32>,
    /// Functions that elements of tables and constant expressions refer to.
    pub(super) referred: Vec<u32>,
}

/// An import of a module.
pub(super) struct Import {
    pub(super) module: String,
    pub(super) name: String,
    pub(super) kind: ExternalKind,
}

/// An export of a module.
pub(super) struct Export {
    pub(super) name: String,
    pub(super) kind: ExternalKind,
    pub(super) index: u32,
}

/// Reads a module that is valid.
pub(super) fn outline(bytes: &[u8]) -> Result<Outline, wasmparser::BinaryReaderError> {
    let mut outline =
        Outline { imports: Vec::new(), exports: Vec::new(), start: None, referred: Vec::new() };
    for payload in Parser::new(0).parse_all(bytes) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports {
                    let import = import?;
                    let (module, name) = (import.module.to_owned(), import.name.to_owned());
                    let kind = match import.ty {
                        TypeRef::Func(_) => ExternalKind::Func,
                        TypeRef::Table(_) => ExternalKind::Table,
                        TypeRef::Memory(_) => ExternalKind::Memory,
                        TypeRef::Global(_) => ExternalKind::Global,
                        TypeRef::Tag(_) => ExternalKind::Tag,
                    };
                    outline.imports.push(Import { module, name, kind });
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    let name = export.name.to_owned();
                    outline.exports.push(Export { name, kind: export.kind, index: export.index });
                }
            }
            Payload::StartSection { func, .. } => outline.start = Some(func),
            Payload::GlobalSection(globals) => {
                for global in globals {
                    references(&global?.init_expr, &mut outline.referred)?;
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    if let wasmparser::TableInit::Expr(init) = table?.init {
                        references(&init, &mut outline.referred)?;
                    }
                }
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    match element?.items {
                        ElementItems::Functions(functions) => {
                            for function in functions {
                                outline.referred.push(function?);
                            }
                        }
                        ElementItems::Expressions(_, expressions) => {
                            for expression in expressions {
                                references(&expression?, &mut outline.referred)?;
                            }
                        }
                    }
                }
            }
            Payload::CodeSectionStart { .. } => break,
            _ => {}
        }
    }
    outline.referred.sort_unstable();
    outline.referred.dedup();
    Ok(outline)
}

fn references(
    expression: &wasmparser::ConstExpr<'_>,
    referred: &mut Vec<u32>,
) -> Result<(), wasmparser::BinaryReaderError> {
    for operator in expression.get_operators_reader() {
        if let Operator::RefFunc { function_index } = operator? {
            referred.push(function_index);
        }
    }
    Ok(())
}

/// The contents of the custom sections of a name.
pub(super) fn custom_sections(bytes: &[u8], name: &str) -> Vec<Vec<u8>> {
    let sections = Parser::new(0).parse_all(bytes).filter_map(|payload| match payload {
        Ok(Payload::CustomSection(section)) if section.name() == name => {
            Some(section.data().to_vec())
        }
        _ => None,
    });
    sections.collect()
}

const START: u8 = 8;
const EXPORTS: u8 = 7;
/// Sections with these numbers follow the exports: elements, the count of data, code, data.
const LATER: [u8; 4] = [9, 12, 10, 11];

/// Names for exports that are hidden from scripts.
pub(super) struct Hidden {
    prefix: String,
}

impl Hidden {
    /// Chooses names that are not exports of the module.
    pub(super) fn of(outline: &Outline) -> Hidden {
        let mut prefix = "\0".to_owned();
        while outline.exports.iter().any(|export| export.name.starts_with(&prefix)) {
            prefix.push('\0');
        }
        Hidden { prefix }
    }

    /// The name of a function.
    pub(super) fn name(&self, function: u32) -> String {
        format!("{}{function}", self.prefix)
    }
}

/// The module without its start function, with exports of the exposed functions: we call the start
/// function, because it may call scripts. `None` if the bytes are not a module.
pub(super) fn with_functions_exported(
    bytes: &[u8],
    functions: &[u32],
    hidden: &Hidden,
) -> Option<Vec<u8>> {
    let more: Vec<u8> = functions
        .iter()
        .flat_map(|function| {
            let name = hidden.name(*function);
            let mut item = Vec::new();
            write_number(&mut item, u32::try_from(name.len()).unwrap_or(0));
            item.extend_from_slice(name.as_bytes());
            item.push(0);
            write_number(&mut item, *function);
            item
        })
        .collect();
    let count = u32::try_from(functions.len()).ok()?;
    let (header, mut rest) = bytes.split_at_checked(8)?;
    let mut result = header.to_vec();
    let mut are_written = false;
    while let Some((id, after)) = rest.split_first() {
        let mut after = after;
        let length = read_number(&mut after)? as usize;
        let (content, next) = after.split_at_checked(length)?;
        if *id == EXPORTS {
            let mut items = content;
            let all = read_number(&mut items)?.checked_add(count)?;
            write_exports(&mut result, all, items, &more);
            are_written = true;
        } else {
            if !are_written && (*id == START || LATER.contains(id)) {
                write_exports(&mut result, count, &[], &more);
                are_written = true;
            }
            if *id != START {
                let whole = rest.len().checked_sub(next.len())?;
                result.extend_from_slice(rest.get(..whole)?);
            }
        }
        rest = next;
    }
    if !are_written {
        write_exports(&mut result, count, &[], &more);
    }
    Some(result)
}

fn write_exports(result: &mut Vec<u8>, count: u32, items: &[u8], more: &[u8]) {
    let mut content = Vec::with_capacity(items.len() + more.len() + 5);
    write_number(&mut content, count);
    content.extend_from_slice(items);
    content.extend_from_slice(more);
    result.push(EXPORTS);
    write_number(result, u32::try_from(content.len()).unwrap_or(0));
    result.extend_from_slice(&content);
}

/// Reads a number in LEB128.
fn read_number(bytes: &mut &[u8]) -> Option<u32> {
    let mut number: u64 = 0;
    for shift in (0..35).step_by(7) {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7F) << shift;
        if byte & 0x80 == 0 {
            return u32::try_from(number).ok();
        }
    }
    None
}

fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    loop {
        let low = (number & 0x7F) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return;
        }
        bytes.push(low | 0x80);
    }
}
