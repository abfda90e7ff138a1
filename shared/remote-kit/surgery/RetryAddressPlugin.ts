import type { Compiler } from '@rspack/core'
import { assertBundler } from './testedVersions.ts'

/** Runs where the runtime needs a script element for the chunk at `url`, in the place of what it has of its own. */
const scriptElement = `
script = document.createElement("script");
var asked = __webpack_require__.l;
script.src = asked[url] ? url + "?" + Date.now() : url;
asked[url] = 1;
script.integrity = __webpack_require__.sriHashes[chunkId];
script.crossOrigin = "anonymous";`

/**
 * Lets a chunk that could not be had be asked for under an address that no cache knows. A browser keeps a script that
 * does not have its hash like any other, in its memory and on disk, and answers every further request with it; the
 * server overlooks the query, and the hash is checked as before.
 */
export class RetryAddressPlugin {
  apply(compiler: Compiler): void {
    // Chunks have no hashes while developing, and the dev server tells browsers to keep none.
    if (compiler.options.mode === 'development') return
    assertBundler(compiler, 'asking for chunks anew')
    compiler.hooks.thisCompilation.tap('RetryAddressPlugin', (compilation) => {
      let isReplaced = false
      const { createScript } = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation)
      createScript.tap('RetryAddressPlugin', (code) => {
        isReplaced = true
        return withRetryAddress(code)
      })
      compilation.hooks.afterProcessAssets.tap('RetryAddressPlugin', () => {
        if (!isReplaced) compilation.errors.push(new Error('No runtime asks for chunks by a script element any more.'))
      })
    })
  }
}

/** What takes the place of the runtime's own script element. @throws Error when that is made otherwise than expected. */
export function withRetryAddress(code: string): string {
  for (const part of ['script = document.createElement', 'script.src = url', 'sriHashes[chunkId]']) {
    if (!code.includes(part)) throw new Error(`The runtime asks for chunks in another way: '${part}' is missing.`)
  }
  return scriptElement
}
