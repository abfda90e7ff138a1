import type { Compiler } from '@rspack/core'
import { assertBundler } from './testedVersions.ts'

/** Replaces the runtime's own code that creates a script element for the chunk at `url`. */
const scriptElement = `
script = document.createElement("script");
var asked = __webpack_require__.l;
script.src = asked[url] ? url + "?" + Date.now() : url;
asked[url] = 1;
script.integrity = __webpack_require__.sriHashes[chunkId];
script.crossOrigin = "anonymous";`

/**
 * Requests a chunk that failed to load again at an address that no cache knows. A browser caches a script that fails its
 * integrity check like any other, in memory and on disk, and serves every further request from there; the server ignores the
 * query, and the hash is checked as before.
 */
export class RetryAddressPlugin {
  apply(compiler: Compiler): void {
    // During development chunks have no hashes, and the dev server forbids caching.
    if (compiler.options.mode === 'development') return
    assertBundler(compiler, 'requesting failed chunks again')
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

/** Replaces the runtime's script element. @throws Error if the runtime's code is not as expected. */
export function withRetryAddress(code: string): string {
  for (const part of ['script = document.createElement', 'script.src = url', 'sriHashes[chunkId]']) {
    if (!code.includes(part)) throw new Error(`The runtime requests chunks in another way: '${part}' is missing.`)
  }
  return scriptElement
}
