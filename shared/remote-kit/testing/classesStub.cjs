/** Replaces a CSS module in unit tests: every class has its own name. */
module.exports = new Proxy(
  {},
  { get: (classes, name) => (name === '__esModule' ? false : name === 'default' ? classes : String(name)) },
)
