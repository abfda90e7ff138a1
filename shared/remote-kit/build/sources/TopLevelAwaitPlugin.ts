import { relative } from 'node:path'
import type { Compilation, Compiler, Module } from '@rspack/core'
import { readFileSync } from 'node:fs'
import { visitSource } from './visitSource.ts'

const functions = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]

/** Refuses modules that wait before a page can be rendered: what a server bundle exports has to be there at once. */
export class TopLevelAwaitPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TopLevelAwaitPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('TopLevelAwaitPlugin', () => {
        const { moduleGraph } = compilation
        const [dependency] = compilation.entries.get('server')?.dependencies ?? []
        const entry = dependency && moduleGraph.getModule(dependency)
        if (!entry || !moduleGraph.isAsync(entry)) return
        for (const module of waitingModules(compilation, entry)) {
          const place = placeOf(module, compiler.context)
          const error = new Error(
            `${place}: \`await\` outside of a function, and a page cannot wait for a module: await in scripts/prepare.ts, or in an effect.`,
          )
          // The place is in that code, not in this one.
          error.stack = ''
          compilation.errors.push(error)
        }
      })
    })
  }
}

/** The modules that wait themselves, and not only for what they import. */
function waitingModules({ moduleGraph }: Compilation, entry: Module): Module[] {
  const seen = new Set([entry])
  const found: Module[] = []
  for (const module of seen) {
    const imported = moduleGraph
      .getOutgoingConnections(module)
      .flatMap(({ module: one, dependency }) =>
        one && dependency.type !== 'import()' && moduleGraph.isAsync(one) ? [one] : [],
      )
    if (imported.length === 0) found.push(module)
    for (const one of imported) seen.add(one)
  }
  return found
}

function placeOf(module: Module, folder: string): string {
  const file = module.nameForCondition()
  if (!file) return module.identifier()
  const lines: number[] = []
  visitSource(readFileSync(file, 'utf8'), (node, line) => {
    if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.isAwait)) lines.push(line)
    return !functions.includes(node.type)
  })
  return `${relative(folder, file)}${lines[0] === undefined ? '' : `:${lines[0]}`}`
}
