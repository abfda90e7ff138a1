import { extname, relative } from 'node:path'
import { type Compilation, type Compiler, type Module, type ModuleGraphConnection, NormalModule } from '@rspack/core'
import { REFUSED_TYPE, refused } from './fileRules.ts'

const styles = 'Write CSS, which has nesting and variables, in a .module.css file'
const data = 'Convert it to JSON, or import its text with ?raw'
const component = 'Write it as a React component'

/** What to use in place of kinds of files that teams expect. */
const remedies: Readonly<Record<string, string>> = {
  '.scss': styles,
  '.sass': styles,
  '.less': styles,
  '.styl': styles,
  '.mdx': 'Compile it in scripts/prepare.ts, and import what comes out of it',
  '.vue': component,
  '.svelte': component,
  '.yaml': data,
  '.yml': data,
  '.toml': data,
  '.json5': data,
  '.csv': data,
}

/** Refuses imports of files for which no rule is there, each with its place and with what to use. */
export class RefusedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RefusedFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('RefusedFilesPlugin', () => {
        for (const module of compilation.modules) {
          const file = refusedFile(module)
          if (file) compilation.errors.push(...refusalsOf(compilation, module, file))
        }
      })
    })
  }
}

function refusedFile(module: Module): string | undefined {
  const file = module instanceof NormalModule ? module.resource : undefined
  return module.type === REFUSED_TYPE && file !== undefined && refused.test(file) ? file : undefined
}

function refusalsOf(compilation: Compilation, module: Module, file: string): Error[] {
  const kind = extname(file)
  const remedy = remedies[kind.toLowerCase()] ?? 'Import its address with ?url, or its text with ?raw'
  const places = new Set(
    compilation.moduleGraph.getIncomingConnections(module).map((connection) => placeOf(compilation, connection)),
  )
  return [...places].map((place) => {
    const error = new Error(`${place}: the build makes no modules from ${kind} files. ${remedy}.`)
    // The place is in the code that imports it, not in this one.
    error.stack = ''
    return error
  })
}

function placeOf(compilation: Compilation, { originModule, dependency }: ModuleGraphConnection): string {
  const importer = originModule?.nameForCondition()
  const { loc } = dependency
  const line = loc && 'start' in loc ? `:${loc.start.line}` : ''
  return importer ? `${relative(compilation.compiler.context, importer)}${line}` : 'An entry'
}
