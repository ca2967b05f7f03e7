// Replaces resources/testharnessreport.js: hands the results to the runner, as messages of the
// console that begin with a mark. LIMIT is in milliseconds.
(function () {
  "use strict";
  setup({ output: false, explicit_timeout: true });
  // Windows that the test opens have results of their own, which the test collects.
  if (self.parent !== self || self.opener) {
    return;
  }
  // The test may replace them.
  var write = console.debug.bind(console);
  var json = JSON.stringify;
  var wellFormed = Function.prototype.call.bind(String.prototype.toWellFormed);
  var text = function (value) {
    return value === null || value === undefined ? "" : wellFormed(String(value));
  };
  var send = function (kind, value) {
    write("MARK" + kind + json(value));
  };
  var result = function (test) {
    return { name: text(test.name), status: test.status, message: text(test.message) };
  };
  add_result_callback(function (test) {
    send("one:", result(test));
  });
  add_completion_callback(function (tests, status) {
    send("all:", { status: status.status, message: text(status.message), subtests: tests.map(result) });
  });
  setTimeout(timeout, LIMIT);
})();
