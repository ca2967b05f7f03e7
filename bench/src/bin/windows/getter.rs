//! The cost of a getter of a string, compared with that of a host function unrelated to windows.

use std::error::Error;

use serde_json::{Value as Json, json};
use treewright_bench::timing::{median, time};
use treewright_quickjs::{
    Call, Engine, EngineOptions, Native, Scope, ScriptOptions, Thrown, Value,
};
use treewright_window::{Agent, AgentOptions};

/// Calls of one round.
const CALLS: u32 = 300_000;
const ROUNDS: usize = 9;

#[expect(clippy::unnecessary_wraps, reason = "the signature is that of natives")]
fn text(scope: &mut Scope<'_, ()>, _: &Call<'_>) -> Result<Value, Thrown> {
    Ok(scope.string("name"))
}

static NATIVES: &[Native<()>] = &[text];

fn script(body: &str) -> String {
    format!(
        "(() => {{ let sum = 0; for (let i = 0; i < {CALLS}; i++) {{ {body} }} return sum; }})()"
    )
}

/// Nanoseconds of a call of a bare host function that returns a string, and of the getters of a few
/// strings, each without the loop around it.
pub(crate) fn measure() -> Result<Json, Box<dyn Error>> {
    let host = of_the_host()?;
    let mut agent = Agent::new(AgentOptions::default())?;
    agent.open("https://www.example.com/", b"<body><p id=name class=some title=text lang=en>")?;
    agent.evaluate("e = document.querySelector('p'); 0")?;
    let mut run = |body: &str| -> Result<f64, Box<dyn Error>> {
        let script = script(body);
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            let (result, taken) = time(|| agent.evaluate(&script));
            result?;
            times.push(taken.cpu.as_secs_f64() * 1e9 / f64::from(CALLS));
        }
        Ok(median(times))
    };
    let of_loop = run("sum += i")?;
    let mut getters = serde_json::Map::new();
    for name in ["id", "className", "title", "tagName", "lang"] {
        getters.insert(name.into(), json!(run(&format!("sum += e.{name}.length"))? - of_loop));
    }
    Ok(json!({"host": host, "getters": getters}))
}

fn of_the_host() -> Result<f64, Box<dyn Error>> {
    let engine = Engine::new(EngineOptions::new(NATIVES, &[]))?;
    let realm = engine.new_realm(0)?;
    let nanoseconds = engine.enter(&mut (), &realm, |scope| {
        let global = scope.global_object(&scope.realm());
        let function = scope.function(0, "f", 0);
        scope.set_str(&global, "f", &function)?;
        let object = scope.object(None);
        scope.set_str(&global, "e", &object)?;
        let mut run = |body: &str| -> Result<f64, Thrown> {
            let script = script(body).as_str().into();
            let mut times = Vec::new();
            for _ in 0..ROUNDS {
                let options = ScriptOptions::default();
                let (result, taken) = time(|| scope.evaluate(&script, "bench", &options));
                result?;
                times.push(taken.cpu.as_secs_f64() * 1e9 / f64::from(CALLS));
            }
            Ok(median(times))
        };
        Ok(run("sum += f().length")? - run("sum += i")?)
    });
    nanoseconds.map_err(|_: Thrown| "the engine threw".into())
}
