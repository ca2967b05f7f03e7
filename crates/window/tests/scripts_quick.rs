use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, Until};
fn run(page: &str) -> (String, Vec<String>) {
    let mut l = MapLoader::new();
    for (n, t) in [("a.js", "log('a')"), ("b.js", "log('b'); document.write('<i>w</i>')"), ("m.mjs", "import {x} from './n.mjs'; log('m'+x+import.meta.url)"), ("n.mjs", "export const x = await 5; log('n')")] {
        l.insert(format!("https://example.com/{n}").parse().unwrap(), Response::of_type("text/javascript", t));
    }
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(l);
    let page = format!("<!doctype html><script>function log(x){{ let l = document.documentElement.getAttribute('log')||''; document.documentElement.setAttribute('log', l + x + ' ') }}</script>{page}");
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let e = agent.take_events().iter().map(|e| format!("{e:?}")).collect();
    (agent.document().unwrap().html(), e)
}
#[test]
fn quick() {
    for page in [
        "<script type=module>import 'nope'</script>", "<script type=module>log(1); throw new Error('x')</script>","<script type=module>syntax error</script>", "<script>Promise.reject(3).then(undefined, e=>log('rej'+e))</script>",
    ] { let (h,e)=run(page); println!("== {page}\n{h}\n{e:?}"); }
    for page in [
        "<script>document.write('<b>1</b><script>document.write(\"<u>2</u>\");log(1)<\\/script>x')</script>y",
        "<script src=a.js></script><script>log(2)</script>",
        "<script src=b.js></script><script async src=a.js></script><script defer src=b.js></script><p>",
        "<script type=module src=m.mjs></script><script>log('inl'); import('./n.mjs').then(n=>log('dyn'+n.x), e=>log(e))</script>",
        "<script type=module>import 'nope'</script>",
        "<script type=importmap>{\"imports\":{\"q\":\"./n.mjs\"}}</script><script type=module>import {x} from 'q'; log('map'+x); log(import.meta.resolve('q'))</script>",
        "<script>setTimeout",
        "<body><script>let s = document.createElement('script'); s.text='log(7);log(document.currentScript===s)'; document.body.append(s); document.body.insertAdjacentHTML('beforeend','<em>q</em>')</script>",
        "<link rel=stylesheet href=x.css><script>log('after css')</script><script src=a.js></script>",
    ] {
        let (h, e) = run(page);
        println!("== {page}\n{h}\n{e:?}");
    }
}
