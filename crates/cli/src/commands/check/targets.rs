//! The pages that a command line names: files, folders, patterns, addresses and standard input.

use std::collections::{HashMap, HashSet, VecDeque};
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ignore::WalkBuilder;
use ignore::gitignore::{Gitignore, GitignoreBuilder};
use ignore::overrides::{Override, OverrideBuilder};
use treewright::{Limits, Options};

use super::options::{CheckArguments, Walks};
#[cfg(feature = "style")]
use crate::arguments::FilesArguments;
use crate::arguments::Fragment;
use crate::checking::config::{Config, Configs, absolute};
use crate::checking::page::{Checker, Settings};
use crate::checking::selection::{RuleSelector, Weighing};
use crate::checking::syntax::USUAL_EXTENSIONS;
use crate::checking::templates::Templates;
use crate::input::{Compression, Input, Inputs, Unreadable, describe, net};
use crate::output::Failure;
use crate::pages::From;

/// A page to check, with the checker that has its settings.
pub(super) struct Target {
    pub(super) name: String,
    pub(super) from: From,
    pub(super) checker: Arc<Checker>,
}

/// The pages, in their order.
pub(super) struct Targets {
    arguments: VecDeque<OsString>,
    inputs: Option<Inputs>,
    walk: Option<Box<dyn Iterator<Item = Result<PathBuf, Unreadable>> + Send>>,
    /// The folder that is walked, until it has a page.
    without_pages: Option<PathBuf>,
    /// The settings of the folder that is walked.
    file_of_walk: Option<PathBuf>,
    /// The folder of the last file of a walk, with its settings.
    last: Option<(PathBuf, Arc<Config>)>,
    standard_input_is_taken: bool,
    stdin_filename: Option<PathBuf>,
    has_net: bool,
    walker: Walker,
    checkers: Checkers,
    /// The files that came, where there can be one twice: a page is checked and fixed once.
    seen: Option<HashSet<PathBuf>>,
}

impl Targets {
    pub(super) fn new(
        arguments: &CheckArguments,
        paths: Vec<OsString>,
        configs: Configs,
    ) -> Result<Self, Failure> {
        let walks = arguments.walks();
        // A pattern can name one twice too, and two fixes of a file that a link leads to would meet.
        let may_be_twice = paths.len() > 1
            || arguments.fixes()
            || paths.iter().any(|path| !Path::new(path).exists());
        let seen = may_be_twice.then(HashSet::new);
        Ok(Self {
            arguments: paths.into(),
            seen,
            inputs: None,
            walk: None,
            without_pages: None,
            file_of_walk: None,
            last: None,
            standard_input_is_taken: false,
            stdin_filename: arguments.stdin_filename.clone(),
            has_net: arguments.net,
            walker: Walker::new(walks)?,
            checkers: Checkers::new(arguments, configs),
        })
    }

    /// The number of pages, if no folder has to be read for it.
    pub(super) fn known_count(&self) -> Option<usize> {
        let is_one = |argument: &OsString| argument == "-" || Path::new(argument).is_file();
        self.arguments.iter().all(is_one).then_some(self.arguments.len())
    }

    fn target(
        &mut self,
        name: String,
        path: Option<&Path>,
        from: From,
    ) -> Result<Target, Unreadable> {
        let checker = self.checkers.of(path)?;
        // A build without styles says so for the command line; settings of files are for other builds too.
        #[cfg(feature = "style")]
        let checker = self.checkers.with_styles(checker, &name, &from)?;
        Ok(Target { name, from, checker })
    }

    /// A file, unless it came before.
    fn file(&mut self, path: PathBuf) -> Option<Result<Target, Unreadable>> {
        if let Some(seen) = &mut self.seen
            && let Ok(path) = path.canonicalize()
            && !seen.insert(path)
        {
            return None;
        }
        let name = path.display().to_string();
        Some(self.target(name, Some(&path.clone()), From::Input(Input::File(path))))
    }

    /// Takes an argument, or a path that a pattern matched.
    fn enter(&mut self, path: PathBuf) -> Option<Result<Target, Unreadable>> {
        if !path.is_dir() {
            return self.file(path);
        }
        let config = match self.checkers.configs.of_folder(Some(&path)) {
            Ok(config) => config,
            Err(failure) => return Some(Err(unreadable(&path, &failure))),
        };
        self.without_pages = Some(path.clone());
        self.walk = Some(self.walker.files(path, &config));
        self.file_of_walk.clone_from(&config.file);
        None
    }

    /// Returns true for a file of a walk that is a page by the settings of its folder. Invalid settings are reported
    /// with the page.
    fn is_page(&mut self, path: &Path) -> bool {
        let folder = path.parent();
        if self.last.as_ref().is_none_or(|(last, _)| Some(last.as_path()) != folder) {
            let config = self.checkers.configs.of_folder(folder).unwrap_or_default();
            self.last = Some((folder.unwrap_or(Path::new("")).to_owned(), config));
        }
        let Some((_, config)) = &self.last else { return false };
        let has_ending = match (&self.walker.extensions[..], &config.extensions) {
            ([], Some(extensions)) => has_ending(path, extensions),
            ([], None) => has_ending(path, &USUAL_EXTENSIONS),
            (extensions, _) => has_ending(path, extensions),
        };
        has_ending && !self.is_excluded(path, config)
    }

    /// Returns true if settings in a folder below that of the walk leave the file out.
    fn is_excluded(&self, path: &Path, config: &Config) -> bool {
        if config.file == self.file_of_walk || config.exclude.is_empty() {
            return false;
        }
        let (Some(path), Some(folder)) = (absolute(path), config.folder()) else {
            return false;
        };
        path.starts_with(folder)
            && excluded(config).matched_path_or_any_parents(path, false).is_ignore()
    }
}

impl Iterator for Targets {
    type Item = Result<Target, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(walk) = &mut self.walk {
                match walk.next() {
                    Some(Ok(path)) => {
                        if self.is_page(&path) {
                            self.without_pages = None;
                            if let Some(target) = self.file(path) {
                                return Some(target);
                            }
                        }
                    }
                    Some(Err(unreadable)) => {
                        self.without_pages = None;
                        return Some(Err(unreadable));
                    }
                    None => {
                        self.walk = None;
                        if let Some(folder) = self.without_pages.take() {
                            let name = folder.display().to_string();
                            let message = "no pages to check".to_owned();
                            return Some(Err(Unreadable { name, message }));
                        }
                    }
                }
            } else if let Some(inputs) = &mut self.inputs {
                match inputs.next() {
                    Some(Ok(Input::File(path))) => {
                        if let Some(target) = self.enter(path) {
                            return Some(target);
                        }
                    }
                    Some(Ok(Input::StandardInput { .. })) => {}
                    Some(Err(unreadable)) => return Some(Err(unreadable)),
                    None => self.inputs = None,
                }
            } else {
                let argument = self.arguments.pop_front()?;
                if argument == "-" {
                    let again = std::mem::replace(&mut self.standard_input_is_taken, true);
                    let path = self.stdin_filename.clone();
                    let name =
                        path.as_ref().map_or("-".to_owned(), |path| path.display().to_string());
                    let input = From::Input(Input::StandardInput { again });
                    return Some(self.target(name, path.as_deref(), input));
                }
                if let Some(url) = argument.to_str().and_then(net::address) {
                    if !self.has_net {
                        return Some(Err(Unreadable {
                            name: url.to_string(),
                            message: "addresses are fetched only with --net".to_owned(),
                        }));
                    }
                    return Some(self.target(url.to_string(), None, From::Address(url)));
                }
                self.inputs = Some(Inputs::new(&[argument]));
            }
        }
    }
}

fn unreadable(path: &Path, failure: &Failure) -> Unreadable {
    let message = match failure {
        Failure::Usage(message) | Failure::UsageAt { message, .. } => message.clone(),
        Failure::Output(error) => error.to_string(),
    };
    Unreadable { name: path.display().to_string(), message }
}

/// Finds the files in folders.
struct Walker {
    /// The endings of pages, if the command line has some.
    extensions: Vec<String>,
    globs: Override,
    hidden: bool,
    no_ignore: bool,
}

impl Walker {
    fn new(walks: Walks<'_>) -> Result<Self, Failure> {
        let mut globs = OverrideBuilder::new(".");
        for glob in walks.glob {
            let added = globs.add(glob);
            added.map_err(|error| Failure::usage(&format!("--glob {glob}: {error}")))?;
        }
        let globs = globs.build().map_err(|error| Failure::usage(&format!("--glob: {error}")))?;
        let extensions = walks.ext.iter();
        Ok(Self {
            extensions: extensions
                .map(|ending| ending.trim_start_matches('.').to_ascii_lowercase())
                .collect(),
            globs,
            hidden: walks.hidden,
            no_ignore: walks.no_ignore,
        })
    }

    /// The files in a folder, sorted by name in each of its folders.
    fn files(
        &self,
        folder: PathBuf,
        config: &Config,
    ) -> Box<dyn Iterator<Item = Result<PathBuf, Unreadable>> + Send> {
        let is_usual = !self.no_ignore;
        let excluded = excluded(config);
        let mut builder = WalkBuilder::new(&folder);
        builder
            .hidden(!self.hidden)
            .ignore(is_usual)
            .git_ignore(is_usual)
            .git_global(is_usual)
            .git_exclude(is_usual)
            .parents(is_usual)
            .overrides(self.globs.clone())
            .sort_by_file_name(OsStr::cmp)
            .filter_entry(move |entry| {
                let Some(path) = absolute(entry.path()) else { return true };
                let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
                entry.depth() == 0 || !excluded.matched(path, is_folder).is_ignore()
            });
        if is_usual {
            builder.add_custom_ignore_filename(".treewrightignore");
        }
        let files = builder.build().filter_map(move |entry| match entry {
            Ok(entry) => {
                // Links to files are read, links to folders are not followed.
                let kind = entry.file_type();
                let is_file = kind.is_some_and(|kind| kind.is_file())
                    || kind.is_some_and(|kind| kind.is_symlink()) && entry.path().is_file();
                is_file.then(|| Ok(entry.into_path()))
            }
            Err(error) => {
                let (path, message) = place_of(&error);
                let name = path.unwrap_or(&folder).display().to_string();
                Some(Err(Unreadable { name, message }))
            }
        });
        Box::new(files)
    }
}

/// The path that could not be walked through, and the reason.
fn place_of(error: &ignore::Error) -> (Option<&Path>, String) {
    match error {
        ignore::Error::WithPath { path, err } => (Some(path), place_of(err).1),
        ignore::Error::WithDepth { err, .. } => place_of(err),
        ignore::Error::Io(error) => {
            // The walker puts the path before the message of the error.
            let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<io::Error>());
            (None, inner.map_or_else(|| describe(error), describe))
        }
        other => (None, other.to_string()),
    }
}

/// The files that the settings leave out.
fn excluded(config: &Config) -> Gitignore {
    let Some(folder) = config.folder() else { return Gitignore::empty() };
    let mut builder = GitignoreBuilder::new(folder);
    for pattern in &config.exclude {
        // The patterns were validated when the file was read.
        let _ = builder.add_line(None, pattern);
    }
    builder.build().unwrap_or_else(|_| Gitignore::empty())
}

/// Returns true for a name with one of these endings, also if the name of a compression format follows.
fn has_ending(path: &Path, extensions: &[impl AsRef<str>]) -> bool {
    let name = path.file_name().unwrap_or_default();
    let stem = Path::new(path.file_stem().unwrap_or_default());
    let path = if Compression::of_name(path).is_some() { stem } else { Path::new(name) };
    path.extension().is_some_and(|extension| {
        extensions.iter().any(|wanted| extension.eq_ignore_ascii_case(wanted.as_ref()))
    })
}

/// The checkers for the settings of paths: one for all paths with the same settings.
struct Checkers {
    configs: Configs,
    known: HashMap<(Option<PathBuf>, Vec<usize>), Arc<Checker>>,
    select: Vec<RuleSelector>,
    ignore: Vec<RuleSelector>,
    severity: Vec<Weighing>,
    templates: Vec<Templates>,
    fragment: Option<Fragment>,
    errors_only: bool,
    max_count: Option<usize>,
    options: Options,
    limits: Limits,
    contrast: bool,
    #[cfg(feature = "style")]
    files: FilesArguments,
    #[cfg(feature = "style")]
    has_scripting: bool,
}

impl Checkers {
    fn new(arguments: &CheckArguments, configs: Configs) -> Self {
        Self {
            configs,
            known: HashMap::new(),
            select: arguments.select.clone(),
            ignore: arguments.ignore.clone(),
            severity: arguments.severity.clone(),
            templates: arguments.templates.clone(),
            fragment: arguments.parsing.fragment.clone(),
            errors_only: arguments.errors_only,
            max_count: arguments.max_count,
            options: arguments.parsing.options(),
            limits: arguments.parsing.limits.limits.clone(),
            contrast: arguments.contrast,
            #[cfg(feature = "style")]
            files: arguments.files.clone(),
            #[cfg(feature = "style")]
            has_scripting: arguments.parsing.scripting == crate::arguments::Switch::On,
        }
    }

    /// The checker of a page, whose styles depend on its place.
    #[cfg(feature = "style")]
    fn with_styles(
        &self,
        checker: Arc<Checker>,
        name: &str,
        from: &From,
    ) -> Result<Arc<Checker>, Unreadable> {
        if !checker.finds_contrast() {
            return Ok(checker);
        }
        let options = crate::styling::of_site(&self.files, from, &self.limits, self.has_scripting);
        let options = options.map_err(|failure| unreadable(Path::new(name), &failure))?;
        Ok(Arc::new(checker.with_styles(options)))
    }

    fn of(&mut self, path: Option<&Path>) -> Result<Arc<Checker>, Unreadable> {
        let folder = path.and_then(Path::parent);
        let config = self.configs.of_folder(folder);
        let config =
            config.map_err(|failure| unreadable(path.unwrap_or(Path::new(".")), &failure))?;
        let overrides = config.overrides_of(path);
        let key = (config.file.clone(), overrides);
        if let Some(checker) = self.known.get(&key) {
            return Ok(Arc::clone(checker));
        }
        let of_path = config.settings_with(&key.1);
        let mut settings = Settings::new(self.options.clone()).within(&self.limits);
        settings.selection = of_path.selection;
        settings.selection.add(&self.select, &self.ignore, &self.severity);
        settings.templates = of_path.templates;
        if !self.templates.is_empty() {
            settings.templates.clone_from(&self.templates);
        }
        settings.fragment = of_path.fragment.map(|(_, fragment)| fragment);
        if let Some(fragment) = &self.fragment {
            settings.fragment = Some(fragment.clone());
        }
        settings.contrast = self.contrast || config.contrast.unwrap_or(false);
        settings.errors_only = self.errors_only;
        settings.most = self.max_count.or(config.max_count).unwrap_or(settings.most);
        let checker = Arc::new(Checker::new(settings));
        self.known.insert(key, Arc::clone(&checker));
        Ok(checker)
    }
}
