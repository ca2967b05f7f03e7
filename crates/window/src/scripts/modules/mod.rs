//! Module scripts.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#module-script>
//!
//! The engine compiles, links and evaluates; the module map of each window, here, decides which
//! module answers which request. A module script is known by its number; the engine's record is in
//! the table of its window, which is dropped when the window is unloaded.

mod create;
mod dynamic_import;
mod fetch;
mod import_meta;
mod loading;
mod run;

pub(crate) use dynamic_import::host_load_a_dynamic_import;
pub(crate) use fetch::{
    fetch_a_module_worker_script_graph, fetch_a_modulepreload_module_script_graph,
    fetch_an_external_module_script_graph, fetch_an_inline_module_script_graph,
    module_script_request,
};
pub(crate) use run::run_a_module_script;

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_quickjs::{Module, ModuleRequest, Value};
use url::Url;

use super::options::ScriptFetchOptions;
use crate::Cx;
use crate::realms::RealmId;
use crate::world::World;

/// The number of a module script in its agent. A number is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ModuleScriptId(u32);

/// Steps that get a module script, or `None` on failure.
pub(crate) type OnModule = Box<dyn FnOnce(&mut Cx<'_>, Option<ModuleScriptId>)>;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#module-script>
pub(crate) struct ModuleScript {
    pub(crate) realm: RealmId,
    /// `None` if the text could not be parsed.
    pub(crate) record: Option<Module>,
    pub(crate) parse_error: Option<Value>,
    pub(crate) error_to_rethrow: Option<Value>,
    /// `None` for modules that are not JavaScript.
    pub(crate) base_url: Option<Url>,
    pub(crate) options: ScriptFetchOptions,
    /// `[[RequestedModules]]`, with the entry of `[[LoadedModules]]` for each.
    requests: Vec<(ModuleRequest, Option<ModuleScriptId>)>,
    /// `[[Status]]` is still NEW: not all of its requests were loaded.
    is_new: bool,
}

/// The type in a key of the module map.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#module-type-from-module-request>
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ModuleType {
    JavaScriptOrWasm,
    Json,
    Text,
    Css,
    /// A type that is not allowed.
    Unknown,
}

impl ModuleType {
    fn of(request: &ModuleRequest) -> Self {
        let of_type = request.attributes.iter().find(|(key, _)| key.to_scalar() == "type");
        match of_type.map(|(_, value)| value.to_scalar()) {
            None => Self::JavaScriptOrWasm,
            Some(value) => Self::named(&value),
        }
    }

    /// The type that an attribute names. "javascript-or-wasm" is not a valid name.
    fn named(name: &str) -> Self {
        match name {
            "json" => Self::Json,
            "text" => Self::Text,
            "css" => Self::Css,
            _ => Self::Unknown,
        }
    }

    /// The module type allowed steps. SPEC-NOTE: `CSSStyleSheet` is not exposed, so CSS modules are not supported.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#module-type-allowed>
    const fn is_allowed(&self) -> bool {
        matches!(self, Self::JavaScriptOrWasm | Self::Json | Self::Text)
    }
}

/// A value of a module map.
enum Entry {
    /// The steps that wait for the fetch.
    Fetching(Vec<OnModule>),
    Script(ModuleScriptId),
}

/// The script that an `import()` comes from.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#active-script>
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Referrer {
    pub(crate) base_url: Url,
    pub(crate) options: ScriptFetchOptions,
}

/// The module scripts and module maps of an agent.
#[derive(Default)]
pub(crate) struct Modules {
    scripts: Vec<Option<ModuleScript>>,
    maps: FxHashMap<(RealmId, String, ModuleType), Entry>,
    /// The scripts as `import()` sees them. Their numbers in the engine are the indices plus one.
    referrers: Vec<Option<(RealmId, Rc<Referrer>)>>,
    /// The numbers of equivalent scripts.
    numbers: FxHashMap<(RealmId, Rc<Referrer>), u32>,
}

impl Modules {
    pub(crate) fn get(&self, id: ModuleScriptId) -> Option<&ModuleScript> {
        self.scripts.get(id.0 as usize)?.as_ref()
    }

    fn get_mut(&mut self, id: ModuleScriptId) -> Option<&mut ModuleScript> {
        self.scripts.get_mut(id.0 as usize)?.as_mut()
    }

    fn push(&mut self, script: ModuleScript) -> ModuleScriptId {
        let id = ModuleScriptId(u32::try_from(self.scripts.len()).unwrap_or(u32::MAX));
        self.scripts.push(Some(script));
        id
    }

    /// The engine's number of a script: indistinguishable scripts share one.
    pub(super) fn number_of(
        &mut self,
        realm: RealmId,
        base_url: &Url,
        options: &ScriptFetchOptions,
    ) -> u32 {
        let referrer = Referrer { base_url: base_url.clone(), options: options.clone() };
        let key = (realm, Rc::new(referrer));
        if let Some(number) = self.numbers.get(&key) {
            return *number;
        }
        self.referrers.push(Some(key.clone()));
        let number = u32::try_from(self.referrers.len()).unwrap_or(u32::MAX - 1);
        self.numbers.insert(key, number);
        number
    }

    /// The script with a number, unless its window was unloaded.
    pub(crate) fn referrer(&self, number: u32) -> Option<&Referrer> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        self.referrers.get(place)?.as_ref().map(|(_, referrer)| &**referrer)
    }

    /// Drops the modules of a window that is being unloaded.
    pub(crate) fn forget_realm(&mut self, realm: RealmId) {
        for script in &mut self.scripts {
            if script.as_ref().is_some_and(|script| script.realm == realm) {
                *script = None;
            }
        }
        self.maps.retain(|(of, ..), _| *of != realm);
        for referrer in &mut self.referrers {
            if referrer.as_ref().is_some_and(|(of, _)| *of == realm) {
                *referrer = None;
            }
        }
        self.numbers.retain(|(of, _), _| *of != realm);
    }
}

/// The document of the settings object of a realm, which fetches for its scripts.
fn client_of(world: &World, realm: RealmId) -> Option<treewright_dom::NodeId> {
    world.realms.get(realm).map(|state| state.document)
}
