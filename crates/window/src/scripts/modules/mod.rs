//! Module scripts.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#module-script>
//!
//! The engine compiles, links and evaluates; which module answers which request is decided here, by the
//! module map of each window. A module script is known by its number; the engine's record is in the table
//! of its window, which goes when the window is left.

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

use rustc_hash::FxHashMap;
use treewright_quickjs::{Module, ModuleRequest, Value};
use url::Url;

use super::classic::ClassicScript;
use super::options::ScriptFetchOptions;
use crate::Cx;
use crate::realms::RealmId;
use crate::world::World;

/// The number of a module script in its agent. A number is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ModuleScriptId(u32);

/// Steps that get a module script, or nothing on failure.
pub(crate) type OnModule = Box<dyn FnOnce(&mut Cx<'_>, Option<ModuleScriptId>)>;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#module-script>
pub(crate) struct ModuleScript {
    pub(crate) realm: RealmId,
    /// Nothing if the text could not be parsed.
    pub(crate) record: Option<Module>,
    pub(crate) parse_error: Option<Value>,
    pub(crate) error_to_rethrow: Option<Value>,
    /// Nothing for modules that are not JavaScript.
    pub(crate) base_url: Option<Url>,
    pub(crate) options: ScriptFetchOptions,
    /// `[[RequestedModules]]`, with what `[[LoadedModules]]` has for each.
    requests: Vec<(ModuleRequest, Option<ModuleScriptId>)>,
    /// `[[Status]]` is still NEW: its requests were not all loaded yet.
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
    /// One that is not allowed.
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

    /// The type that an attribute names. "javascript-or-wasm" is not the name of one.
    fn named(name: &str) -> Self {
        match name {
            "json" => Self::Json,
            "text" => Self::Text,
            "css" => Self::Css,
            _ => Self::Unknown,
        }
    }

    /// The module type allowed steps. SPEC-NOTE: `CSSStyleSheet` is not exposed, so there are no CSS modules.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#module-type-allowed>
    const fn is_allowed(&self) -> bool {
        matches!(self, Self::JavaScriptOrWasm | Self::Json | Self::Text)
    }
}

/// A value of a module map.
enum Entry {
    /// Those that wait for the fetch.
    Fetching(Vec<OnModule>),
    Script(ModuleScriptId),
}

/// The script that an `import()` comes from.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#active-script>
#[derive(Clone, Debug)]
struct Referrer {
    base_url: Url,
    options: ScriptFetchOptions,
}

/// The module scripts and module maps of an agent.
#[derive(Default)]
pub(crate) struct Modules {
    scripts: Vec<Option<ModuleScript>>,
    maps: FxHashMap<(RealmId, String, ModuleType), Entry>,
    /// Scripts by the names that the engine has for them.
    referrers: FxHashMap<(RealmId, String), Referrer>,
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

    /// A window is left: its modules go with it.
    pub(crate) fn forget_realm(&mut self, realm: RealmId) {
        for script in &mut self.scripts {
            if script.as_ref().is_some_and(|script| script.realm == realm) {
                *script = None;
            }
        }
        self.maps.retain(|(of, ..), _| *of != realm);
        self.referrers.retain(|(of, _), _| *of != realm);
    }
}

/// Notes which script a name stands for.
///
/// SPEC-NOTE: the engine knows scripts by their names, so of two inline scripts of one page with different
/// fetch options the last one that ran gives the options of an `import()`.
pub(super) fn note_a_classic_script(world: &mut World, script: &ClassicScript, name: &str) {
    let referrer = Referrer { base_url: script.base_url.clone(), options: script.options.clone() };
    world.modules.referrers.insert((script.realm, name.to_owned()), referrer);
}

/// The document of the settings object of a realm, which fetches for its scripts.
fn client_of(world: &World, realm: RealmId) -> Option<treewright_dom::NodeId> {
    world.realms.get(realm).map(|state| state.document)
}
