import type { Compilation, Compiler, Module, ModuleGraphConnection } from '@rspack/core'
import { usedLibrariesFile } from '../../release/readUses.ts'
import { WHOLE } from '@site/contracts/ShellRelease'
import { routerExports } from './routerExports.ts'
import { sharedLibraries } from './sharedLibraries.ts'

const shared = new Set<string>(sharedLibraries)
const routerNames = new Set<string>(routerExports)

/**
 * Records which exports of the shared libraries a remote uses after tree shaking. A use that names no export (a namespace
 * that is passed on, `require`, `import()`) is one of the whole library. Of the router, only what works in a page may be used.
 */
export class UsedLibrariesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedLibrariesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('UsedLibrariesPlugin', () => {
        const uses: Record<string, string[]> = {}
        for (const module of compilation.modules) {
          const library = libraryOf(module)
          if (library) uses[library] = usedNames(compilation, module)
        }
        for (const name of uses['react-router-dom'] ?? []) {
          if (!routerNames.has(name)) compilation.errors.push(new Error(routerRefusal(name)))
        }
        const sorted = Object.fromEntries(Object.entries(uses).sort(([one], [other]) => (one < other ? -1 : 1)))
        compilation.emitAsset(usedLibrariesFile, new compiler.rspack.sources.RawSource(JSON.stringify(sorted)))
      })
    })
  }
}

function libraryOf(module: Module): string | undefined {
  const request = 'userRequest' in module ? module.userRequest : undefined
  return module.identifier().startsWith('external ') && typeof request === 'string' && shared.has(request)
    ? request
    : undefined
}

function usedNames(compilation: Compilation, module: Module): string[] {
  const used = compilation.moduleGraph.getUsedExports(module, 'server')
  if (Array.isArray(used)) return used.sort()
  if (used === false) return []
  // A default import of a CommonJS module counts as a use of the whole module; the importer's other specifiers say more.
  const names = new Set<string>()
  for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
    const { type } = connection.dependency
    // Only makes the module run; each import from it is a dependency of its own.
    if (type === 'esm import') continue
    names.add(nameOf(connection) ?? WHOLE)
  }
  return [...names].sort()
}

function nameOf({ dependency }: ModuleGraphConnection): string | undefined {
  return 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids[0] : undefined
}

function routerRefusal(name: string): string {
  const use = name === WHOLE ? 'takes react-router-dom as a whole' : `uses ${name} of react-router-dom`
  const mend = name === WHOLE ? 'Import what it uses by name' : 'Data comes from the data module of the page'
  return `A module ${use}, of which a page of the site gets what works inside the shell's router. ${mend}; the kit's build/routerExports lists all exports.`
}
