//! The files that stand for the resources of a page.

// The options are there in all builds.
#![cfg_attr(
    not(any(feature = "run", feature = "style")),
    expect(dead_code, reason = "pages with scripts and style sheets have resources")
)]

use std::env;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use treewright::read::folders::folder_of;
use treewright::read::url::Url;

use crate::input::{Folder, Folders, describe};
use crate::output::Failure;
use crate::pages::From;

/// Each option names it: one for a struct would apply to the options after it too.
const HEADING: &str = "Files of the page";

/// The options of commands that read the resources of a page. Nothing outside the folders is read.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct FilesArguments {
    /// The folder that stands for the root of the site: of the origin of the base URL, or without one of
    /// `file:` URLs. Without --root and --map, files are read from the folder of the page
    #[arg(long, value_name = "DIR", help_heading = HEADING)]
    root: Option<PathBuf>,

    /// Read URLs that begin with this one from a folder; may be repeated
    #[arg(long, value_name = "URL=DIR", help_heading = HEADING)]
    map: Vec<Mapping>,
}

/// A value of `--map`.
#[derive(Clone, Debug)]
struct Mapping {
    url: Url,
    folder: PathBuf,
}

impl FromStr for Mapping {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (url, folder) =
            text.split_once('=').ok_or("expected a URL, an equals sign and a folder")?;
        let mut url = Url::parse(url).map_err(|error| format!("{url:?}: {error}"))?;
        url.set_query(None);
        url.set_fragment(None);
        if !url.path().ends_with('/') {
            url.set_path(&format!("{}/", url.path()));
        }
        if url.cannot_be_a_base() || folder.is_empty() {
            return Err("expected a URL with a path, an equals sign and a folder".to_owned());
        }
        Ok(Self { url, folder: folder.into() })
    }
}

/// A page's URL, and the files of its site.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub(crate) url: Url,
    pub(crate) folders: Folders,
}

impl FilesArguments {
    /// Returns true if the command line names folders.
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "only style sheets are read"))]
    pub(crate) fn are_given(&self) -> bool {
        self.root.is_some() || !self.map.is_empty()
    }

    /// The site of a page. The URL of the page is `base_url`, and otherwise the place that it is read from.
    pub(crate) fn site(&self, page: &From, base_url: Option<&Url>) -> Result<Site, Failure> {
        let own = match page {
            From::Address(url) => url.clone(),
            From::Input(input) => match input.path() {
                Some(path) => Url::from_file_path(absolute(path)?).map_err(|()| no_url(path))?,
                None => url_of_folder(&current_folder()?)?,
            },
        };
        let url = base_url.unwrap_or(&own).clone();
        let mut folders: Vec<Folder> = Vec::new();
        for Mapping { url, folder } in &self.map {
            folders.push(Folder { base: url.clone(), path: folder.clone() });
        }
        if let Some(root) = &self.root {
            if url.scheme() == "file" {
                let path = absolute(root)?;
                folders.push(Folder { base: url_of_folder(&path)?, path });
            }
            let mut base = folder_of(url.clone());
            base.set_path("/");
            folders.push(Folder { base, path: root.clone() });
        } else if self.map.is_empty()
            && let From::Input(input) = page
        {
            let path = match input.path() {
                Some(path) => absolute(path)?.parent().map(Path::to_owned).unwrap_or_default(),
                None => current_folder()?,
            };
            let base = match base_url {
                Some(url) => folder_of(url.clone()),
                None => url_of_folder(&path)?,
            };
            folders.push(Folder { base, path });
        }
        Ok(Site { url, folders: Folders::new(folders) })
    }
}

fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path)
        .map_err(|error| Failure::usage(&format!("{}: {}", path.display(), describe(&error))))
}

fn current_folder() -> Result<PathBuf, Failure> {
    env::current_dir().map_err(|error| Failure::usage(&describe(&error)))
}

fn url_of_folder(path: &Path) -> Result<Url, Failure> {
    Url::from_directory_path(path).map_err(|()| no_url(path))
}

fn no_url(path: &Path) -> Failure {
    Failure::usage(&format!("{}: this path has no URL", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;

    fn folders(root: Option<&str>, map: &[&str], base: Option<&str>) -> Vec<String> {
        let map = map.iter().map(|text| text.parse().unwrap()).collect();
        let arguments = FilesArguments { root: root.map(Into::into), map };
        let page = From::Input(Input::File("/site/a/page.html".into()));
        let base = base.map(|url| Url::parse(url).unwrap());
        let site = arguments.site(&page, base.as_ref()).unwrap();
        let folders = site.folders.iter();
        folders.map(|folder| format!("{} {}", folder.base, folder.path.display())).collect()
    }

    #[test]
    #[cfg(unix)]
    fn folders_stand_for_urls() {
        let found = [
            folders(None, &[], None),
            folders(None, &[], Some("https://a.example/b/c?d")),
            folders(Some("/site"), &[], None),
            folders(Some("/site"), &[], Some("https://a.example/b/c?d")),
            folders(None, &["https://b.example/lib=/lib"], None),
            folders(Some("/site"), &["https://a.example/b/=/b"], Some("https://a.example/")),
        ];
        let expected: [&[&str]; 6] = [
            &["file:///site/a/ /site/a"],
            &["https://a.example/b/ /site/a"],
            &["file:///site/ /site", "file:/// /site"],
            &["https://a.example/ /site"],
            &["https://b.example/lib/ /lib"],
            &["https://a.example/b/ /b", "https://a.example/ /site"],
        ];
        assert_eq!(found, expected);
        for wrong in ["lib", "lib=x", "https://b.example/=", "data:a=b"] {
            assert!(wrong.parse::<Mapping>().is_err(), "{wrong}");
        }
    }
}
