import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler, Module } from '@rspack/core'
import { fragmentSignatureFile } from '../../release/readFragmentSignature.ts'
import { fragmentsOf, type RemoteDefinition } from '../definition/RemoteDefinition.ts'

/**
 * Writes down a hash of everything that a remote's fragments are rendered from, if none of them has code in the browser: for a
 * release with the same one, nobody has to render the pages that place them again.
 */
export class FragmentSignaturePlugin {
  private readonly files: ReadonlySet<string>

  constructor(remote: RemoteDefinition, folder: string) {
    const files = fragmentsOf(remote).flatMap(({ component, data }) => (data ? [component, data] : [component]))
    this.files = new Set(files.map((file) => join(folder, file)))
  }

  apply(compiler: Compiler): void {
    const name = 'FragmentSignaturePlugin'
    if (this.files.size === 0) return
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let signature: string | undefined
      // Before modules are concatenated.
      compilation.hooks.finishModules.tap(name, (modules) => {
        signature = signatureOf(
          compilation,
          [...modules].filter((module) => this.files.has(fileOf(module))),
        )
      })
      compilation.hooks.processAssets.tap(name, () => {
        const { RawSource } = compiler.rspack.sources
        compilation.emitAsset(fragmentSignatureFile, new RawSource(JSON.stringify({ signature })))
      })
    })
  }
}

/** Undefined if an island is among the modules. */
function signatureOf({ moduleGraph }: Compilation, entries: Module[]): string | undefined {
  const found = new Set(entries)
  for (const module of found) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.module) found.add(connection.module)
    }
  }
  const modules = [...found]
  if (modules.some((module) => module.identifier().includes('@site/design/islands/island'))) return undefined
  const hashes = modules.map((module) => createHash('sha256').update(contentOf(module)).digest('hex'))
  return createHash('sha256').update(hashes.sort().join('\n')).digest('hex').slice(0, 16)
}

const fileOf = (module: Module) =>
  ('resource' in module && typeof module.resource === 'string' ? module.resource : '').replace(/\?.*$/, '')

function contentOf(module: Module): Buffer | string {
  try {
    return readFileSync(fileOf(module))
  } catch {
    // A shared library, which is the shell's.
    return 'external'
  }
}
