const { readFileSync } = require('node:fs')

/** Makes a WebAssembly file a module with its exports. */
module.exports = {
  process(_text, path) {
    const bytes = readFileSync(path).toString('base64')
    return {
      code: `module.exports = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from('${bytes}', 'base64'))).exports`,
    }
  },
}
