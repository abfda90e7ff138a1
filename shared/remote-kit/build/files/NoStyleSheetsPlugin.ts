import { relative } from 'node:path'
import type { Compiler } from '@rspack/core'

/** Refuses style sheets in fragments: only those of a page are in its document, and a fragment is on pages of others. */
export class NoStyleSheetsPlugin {
  apply(compiler: Compiler): void {
    const name = 'NoStyleSheetsPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : ''
          if (!/\.css(\?|$)/.test(file) || !module.type.startsWith('css')) continue
          const place = relative(compiler.context, file)
          compilation.errors.push(
            new Error(`A fragment imports ${place}: use styled elements, which come along to any page.`),
          )
        }
      })
    })
  }
}
