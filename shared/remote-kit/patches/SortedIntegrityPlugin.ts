import type { Compiler } from '@rspack/core'
import { assertBundler } from './testedVersions.ts'

const map = /(?<=\bsriHashes ?= ?)\{([^{}]*)\}/

/**
 * Sorts the integrity hashes that the runtime has of its chunks. Rspack writes them in the order in which its threads finish
 * the chunks: on a busy machine the same sources occasionally produced a different entry, and so a different release.
 */
export class SortedIntegrityPlugin {
  apply(compiler: Compiler): void {
    // During development nothing is released, and the runtime has no hashes.
    if (compiler.options.mode === 'development') return
    assertBundler(compiler, 'sorting the hashes in its runtime')
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('SortedIntegrityPlugin', (compilation) => {
      // Before minification and hashing.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrityPlugin', stage }, (assets) => {
        const texts = Object.entries(assets).map(([file, asset]) => [file, asset.source().toString()] as const)
        for (const [file, code] of runtimesIn(texts)) {
          compilation.updateAsset(file, new sources.RawSource(withSortedHashes(code)))
        }
      })
    })
  }
}

/** The scripts that contain the hashes of others. @throws Error if none does: then they are somewhere else, unsorted. */
export function runtimesIn(texts: readonly (readonly [file: string, code: string])[]) {
  const runtimes = texts.filter(([file, code]) => file.endsWith('.js') && /\bsriHashes ?=/.test(code))
  if (runtimes.length === 0) throw new Error('No script has the hashes of chunks: the bundler writes them elsewhere.')
  return runtimes
}

/** The runtime with its hashes sorted by chunk name. @throws Error if its code is not as expected. */
export function withSortedHashes(code: string): string {
  const [, entries] = map.exec(code) ?? []
  if (entries === undefined) throw new Error('The runtime stores the hashes of its chunks in another way.')
  const sorted = entries.split(',').map((entry) => entry.trim())
  return code.replace(map, () => `{${sorted.toSorted().join(',')}}`)
}
