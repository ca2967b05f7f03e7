//! The network, as a page of the command sees it.

use clap::Args;
use treewright_window::loader::Loader;

use crate::built_in;
use crate::output::Failure;

/// Each option names it: one for a struct would apply to the options after it too.
const HEADING: &str = "Network";

#[derive(Clone, Debug, Default, Args)]
pub(super) struct NetArguments {
    /// Fetch resources that are not in the folders from the network. Any address that the page names is requested
    #[arg(long, help_heading = HEADING)]
    pub(super) net: bool,

    /// A header of each request that has none of this name; may be repeated
    #[arg(long, value_name = "NAME:VALUE", requires = "net", value_parser = header, help_heading = HEADING)]
    header: Vec<(String, String)>,

    /// The header `User-Agent`, and `navigator.userAgent`
    #[arg(long, value_name = "TEXT", help_heading = HEADING)]
    pub(super) user_agent: Option<String>,

    /// The proxy for all requests: `http://HOST:PORT`, also with `NAME:PASSWORD@` before the host. By default the one of the
    /// environment: `ALL_PROXY`, `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`
    #[arg(long, value_name = "URL", requires = "net", help_heading = HEADING)]
    proxy: Option<String>,

    /// Request only what the `robots.txt` of each site allows: to the robot that is named at the start of the user agent, or to all
    #[arg(long, requires = "net", help_heading = HEADING)]
    robots: bool,
}

fn header(text: &str) -> Result<(String, String), String> {
    let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    let (name, value) = text.split_once(':').ok_or("expected a name, a colon and a value")?;
    let (name, value) = (name.trim(), value.trim());
    if name.is_empty() || !name.bytes().all(is_token) || value.contains(['\r', '\n', '\0']) {
        return Err(format!("{name:?} with {value:?} is not a header"));
    }
    Ok((name.to_owned(), value.to_owned()))
}

impl NetArguments {
    /// Fails if this build lacks the network, or if the proxy has no address.
    pub(super) fn check(&self) -> Result<(), Failure> {
        if self.net {
            built_in::demand("--net")?;
            #[cfg(feature = "net")]
            self.options()?;
        }
        Ok(())
    }

    #[cfg(feature = "net")]
    fn options(&self) -> Result<treewright_window::loader::NetOptions, Failure> {
        let mut options = treewright_window::loader::NetOptions::default();
        options.headers.clone_from(&self.header);
        if let Some(user_agent) = &self.user_agent {
            options.user_agent.clone_from(user_agent);
        }
        let proxy = self.proxy.as_deref().map(str::parse).transpose();
        options.proxy = proxy.map_err(|error| Failure::usage(&format!("--proxy: {error}")))?;
        Ok(options)
    }

    /// The loader of the network, whose answers have at most so many bytes. `None` without `--net`.
    pub(super) fn loader(&self, most: u64) -> Result<Option<Box<dyn Loader>>, Failure> {
        #[cfg(feature = "net")]
        if self.net {
            use treewright_window::loader::{NetLoader, RobotsLoader};
            let mut options = self.options()?;
            options.largest_body = options.largest_body.min(most);
            let product = product_of(&options.user_agent);
            let loader = NetLoader::new(options);
            return Ok(Some(if self.robots {
                Box::new(RobotsLoader::new(loader, &product))
            } else {
                Box::new(loader)
            }));
        }
        let _ = (most, self.robots, &self.proxy, &self.header);
        Ok(None)
    }
}

/// The name of a robot at the start of a user agent.
#[cfg(feature = "net")]
fn product_of(user_agent: &str) -> String {
    user_agent.split(['/', ' ', '(']).next().unwrap_or_default().to_owned()
}
