import type { Compiler } from '@rspack/core'

const map = /(?<=\bsriHashes ?= ?)\{([^{}]*)\}/

/**
 * Sorts the hashes that the runtime has of its chunks. Rspack writes them in the order in which its threads came to the
 * chunks: on a busy machine the same sources made another entry, and so another release, once in a while.
 */
export class SortedIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('SortedIntegrityPlugin', (compilation) => {
      // Before anything is made smaller or hashed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrityPlugin', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const code = file.endsWith('.js') ? asset.source().toString() : ''
          if (!/\bsriHashes ?=/.test(code)) continue
          compilation.updateAsset(file, new sources.RawSource(withSortedHashes(code)))
        }
      })
    })
  }
}

/** The runtime with its hashes in the order of the chunks' names. @throws Error when it does not have them as expected. */
export function withSortedHashes(code: string): string {
  const [, entries] = map.exec(code) ?? []
  if (entries === undefined) throw new Error('The runtime keeps the hashes of its chunks in another way.')
  const sorted = entries.split(',').map((entry) => entry.trim())
  return code.replace(map, () => `{${sorted.toSorted().join(',')}}`)
}
