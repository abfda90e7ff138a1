import { relative } from 'node:path'
import type { Compilation, Compiler, Module, ModuleGraphConnection } from '@rspack/core'
import { usedLibrariesFile } from '../../release/readUses.ts'
import { WHOLE } from '@site/contracts/ShellRelease'
import { routerExports } from './routerExports.ts'
import { otherNames, sharedLibraries } from './sharedLibraries.ts'

/** The library by each of its names. */
const shared = new Map<string, string>([
  ...sharedLibraries.map((name) => [name, name] as const),
  ...Object.entries(otherNames),
])
const mends: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^\\${WHOLE}$`), 'Import what it uses by name'],
  [/Router(?:Provider)?$/, 'Leave it out: `Routes` or `useRoutes` without it match the whole address'],
]
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
          if (!library) continue
          uses[library] = [...new Set([...(uses[library] ?? []), ...usedNames(compilation, module)])].sort()
          if (library !== 'react-router-dom') continue
          for (const name of uses[library].filter((one) => !routerNames.has(one))) {
            compilation.errors.push(new Error(routerRefusal(name, userOf(compilation, module, name))))
          }
        }
        const sorted = Object.fromEntries(Object.entries(uses).sort(([one], [other]) => (one < other ? -1 : 1)))
        compilation.emitAsset(usedLibrariesFile, new compiler.rspack.sources.RawSource(JSON.stringify(sorted)))
      })
    })
  }
}

function libraryOf(module: Module): string | undefined {
  const request = 'userRequest' in module ? module.userRequest : undefined
  return module.identifier().startsWith('external ') && typeof request === 'string' ? shared.get(request) : undefined
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

/** The module that uses an export, as its file below the remote's folder. */
function userOf(compilation: Compilation, module: Module, name: string): string {
  const connections = compilation.moduleGraph.getIncomingConnections(module)
  const user = connections.find((one) => (nameOf(one) ?? WHOLE) === name && one.dependency.type !== 'esm import')
  const file = user?.originModule?.nameForCondition()
  return file ? relative(compilation.compiler.context, file).replaceAll('\\', '/') : 'A module'
}

function routerRefusal(name: string, user: string): string {
  const use = name === WHOLE ? 'takes react-router-dom as a whole' : `uses ${name} of react-router-dom`
  const mend = mends.find(([names]) => names.test(name))?.[1] ?? 'Data comes from the data module of the page'
  return `${user} ${use}, of which a page of the site gets what works inside the shell's router. ${mend}; the kit's build/routerExports lists all exports.`
}
