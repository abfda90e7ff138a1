import { createRequire } from 'node:module'
import type { Compiler } from '@rspack/core'

/** The name under which the start module imports the runtime. */
export const bundlerRuntime = '@module-federation/webpack-bundler-runtime'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))

const inlineModule = /^@module-federation\/runtime\/rspack\.js!=!data:/
const absoluteImport = /^import (\w+) from "[^"]*[\\/]webpack-bundler-runtime[\\/][^"]*"/

/**
 * Gives the container's start module the same id in every folder. It is a `data:` module, whose address is its source, and
 * its source imports the runtime by an absolute path: so the id, a hash of the address, and with it the release's id
 * differed in every clone. Now it imports the runtime by name, from wherever the plugin has it.
 */
export class StableEntryPlugin {
  apply(compiler: Compiler): void {
    const runtime = enhanced.resolve(bundlerRuntime)
    const { alias } = compiler.options.resolve
    compiler.options.resolve.alias = { ...alias, [bundlerRuntime]: runtime.slice(0, runtime.lastIndexOf('/dist/')) }
    let replaced = false
    new compiler.rspack.NormalModuleReplacementPlugin(inlineModule, (module) => {
      module.request = withoutPath(module.request)
      replaced = true
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap('StableEntryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('StableEntryPlugin', () => {
        if (!replaced) compilation.errors.push(new Error('The federation plugin has no inline start module any more.'))
      })
    })
  }
}

/** The start module's address with the runtime imported by name. @throws Error if its import is not as expected. */
export function withoutPath(request: string): string {
  const start = request.indexOf(',') + 1
  const source = decodeURIComponent(request.slice(start))
  if (!absoluteImport.test(source)) {
    throw new Error(`The federation plugin's start module does not begin with an import of ${bundlerRuntime} any more.`)
  }
  return (
    request.slice(0, start) + encodeURIComponent(source.replace(absoluteImport, `import $1 from "${bundlerRuntime}"`))
  )
}
