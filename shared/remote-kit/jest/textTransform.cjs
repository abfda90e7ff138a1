/** Makes a file that is imported with `?raw` a module with its text. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} }` }),
}
