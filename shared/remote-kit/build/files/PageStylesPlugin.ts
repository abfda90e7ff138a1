import type { ChunkGroup, Compilation, Compiler } from '@rspack/core'
import { exposeOf, type RemoteDefinition } from '../definition/RemoteDefinition.ts'

const PREFIX = 'styles-of-'
const server = 'server.cjs'

/**
 * Adds to each page in the server bundle the text of all style sheets that its modules import, those of islands included
 * (`style` in shared/contracts/release/ServerBundle.ts). The bundler collects them as for a page of its own, of which
 * nothing else is kept.
 */
export class PageStylesPlugin {
  private readonly exposes: readonly string[]

  constructor(remote: RemoteDefinition) {
    this.exposes = remote.pages.map(exposeOf)
  }

  /** The entries that the plugin needs: one for each page. */
  static entriesOf(remote: RemoteDefinition): Record<string, string> {
    return Object.fromEntries(remote.pages.map((page) => [nameOf(exposeOf(page)), page.page]))
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    const name = 'PageStylesPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before anything is minimized.
      const first = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
      compilation.hooks.processAssets.tap({ name, stage: first }, () => {
        for (const { name: file } of compilation.getAssets()) {
          if (file.endsWith('.cjs') && file !== server) compilation.deleteAsset(file)
        }
      })
      const last = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name, stage: last }, () => {
        const styles = this.exposes.flatMap((expose) => {
          const style = styleOf(compilation, nameOf(expose))
          return style ? [`e.pages[${JSON.stringify(expose)}].style=${JSON.stringify(style)}`] : []
        })
        for (const { name: file } of compilation.getAssets()) if (file.endsWith('.css')) compilation.deleteAsset(file)
        if (styles.length === 0) return
        compilation.updateAsset(server, (source) => {
          return new sources.ConcatSource(source, `\n;(e=>{${styles.join(';')}})(module.exports)`)
        })
      })
    })
  }
}

const nameOf = (expose: string) => PREFIX + expose.slice(2)

/** The page's own style sheets, then those of its islands: in the order in which browsers would load them. */
function styleOf(compilation: Compilation, entry: string): string {
  const files = new Set<string>()
  const visited = new Set<number | undefined>()
  const visit = (group: ChunkGroup) => {
    if (visited.has(group.index)) return
    visited.add(group.index)
    for (const file of group.getFiles()) if (file.endsWith('.css')) files.add(file)
    for (const child of group.childrenIterable) visit(child)
  }
  const page = compilation.entrypoints.get(entry)
  if (page) visit(page)
  return [...files].map((file) => compilation.getAsset(file)?.source.source().toString() ?? '').join('')
}
