// META: title=A <b>
// META: timeout=long
// META: script=/x.js?"&
// META: global=window,worker
test();
