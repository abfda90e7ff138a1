import type { Compilation, Compiler, Module, ModuleGraphConnection } from '@rspack/core'
import { usedLibrariesFile } from '../release/readUses.ts'
import { sharedLibraries } from './sharedLibraries.ts'

const shared = new Set<string>(sharedLibraries)

/**
 * Records which exports of the shared libraries a remote uses after tree shaking. A use that names no export (a namespace
 * that is passed on, `require`, `import()`) fails the build, because it could not be checked against what the shell
 * provides.
 */
export class UsedLibrariesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedLibrariesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('UsedLibrariesPlugin', () => {
        const uses: Record<string, string[]> = {}
        for (const module of compilation.modules) {
          const library = libraryOf(module)
          if (library) uses[library] = usedNames(compilation, module, library)
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

function usedNames(compilation: Compilation, module: Module, library: string): string[] {
  const used = compilation.moduleGraph.getUsedExports(module, 'server')
  if (Array.isArray(used)) return used.sort()
  if (used === false) return []
  // A default import of a CommonJS module counts as a use of the whole module; the importer's other specifiers say more.
  const names = new Set<string>()
  for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
    const { type } = connection.dependency
    // Only makes the module run; each import from it is a dependency of its own.
    if (type === 'esm import') continue
    const name = nameOf(connection)
    if (name) names.add(name)
    else compilation.errors.push(new Error(refusal(connection, library)))
  }
  return [...names].sort()
}

function nameOf({ dependency }: ModuleGraphConnection): string | undefined {
  return 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids[0] : undefined
}

function refusal({ originModule }: ModuleGraphConnection, library: string): string {
  const place = originModule?.readableIdentifier() ?? 'A module'
  return `${place} takes '${library}' as a whole: import what it uses by name, so that it can be checked against what the shell offers.`
}
