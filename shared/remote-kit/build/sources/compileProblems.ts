import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { MultiStats, Stats, StatsError } from '@rspack/core'
import { nodeModuleProblem } from './nodeModules.ts'

/** The compiler shows the lines around an error, and a library may have all of its code in one. */
const LONGEST_LINE = 200

type Problem = Pick<StatsError, 'message' | 'moduleName' | 'moduleTrace'>

/** What a compiler reports, a sentence each with the place in the source and the mend; what no sentence is known for, in its words. */
export function compileProblems(stats: MultiStats | Stats, folder: string): string[] {
  const all = stats.toJson({ all: false, errors: true, moduleTrace: true })
  const errors = (all.children ?? [all]).flatMap((child) => child.errors ?? [])
  return [...new Set(errors.map((error) => sentenceOf(error, folder)))]
}

/** The sentence for one of its errors. */
function sentenceOf({ message, moduleName = '', moduleTrace = [] }: Problem, folder: string): string {
  const text = stripVTControlCharacters(message)
  const file = moduleName.replace(/^\.\//, '').replace(/\?.*$/, '')
  const [, node] = /Reading from "(node:\w[\w/]*)" is not handled/.exec(text) ?? []
  if (node) {
    const importer = (moduleTrace[0]?.originName ?? '').replace(/^\.\//, '')
    return `${placeOf(importer, node, folder)}: ${nodeModuleProblem(node)}`
  }
  const [, request] = /Can't resolve '([^']+)' in/.exec(text) ?? []
  if (request && (!file || file === 'container entry' || file.startsWith('.build/'))) {
    const named = isAbsolute(request) ? `./${relative(folder, request)}` : request
    return `rspack.config.ts names ${named}, and there is no such file.`
  }
  if (request) return unresolved(request, placeOf(file, request, folder))
  const [, name = '', from = '', offered] =
    /export '([^']+)' \((?:imported|reexported) as '[^']*'\) was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/.exec(
      text,
    ) ?? []
  if (name && name === 'default' && file.startsWith('.build/')) {
    return `${relative(folder, from)}: it has no default export: the module of a page or fragment exports its component by default (\`export default function …\`).`
  }
  if (name) {
    const has = offered ? `, which exports ${offered}` : ', which exports nothing of that name'
    return `${placeOf(file, name, folder)}: imports ${name} of ${from.startsWith(folder) ? relative(folder, from) : from}${has}.`
  }
  // What the kit's own loaders say is a sentence with its place.
  const [, own] = /^.*Module Error \(from [^)]*\):\s*([\s\S]*)/.exec(text) ?? []
  if (own) return withoutMarks(own)
  const [, line] = /╭─\[(\d+):\d+\]/.exec(text) ?? []
  const [, syntax] = /(Syntax Error: .*)/.exec(text) ?? []
  if (syntax && line) return `${file}:${line}: ${syntax}`
  return `${file ? `${file}: ` : ''}${withoutMarks(text)}`
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n')
}

function unresolved(request: string, place: string): string {
  if (isBuiltin(request)) return `${place}: ${nodeModuleProblem(request)}`
  if (/^[./]/.test(request)) return `${place}: imports ${request}, and there is no such file.`
  const [, installed = request] = /^((?:@[^/]+\/)?[^/]+)/.exec(request) ?? []
  if (installed === request) return `${place}: imports ${request}, which is not installed: npm install ${request}.`
  return `${place}: imports ${request}, which ${installed} does not have, or which is not installed.`
}

/** The place of what a source names, which the compiler has seen only after changes of its own. */
function placeOf(file: string, text: string, folder: string): string {
  const path = join(folder, file)
  if (!file || !existsSync(path)) return file || 'A module'
  const named = new RegExp(`(?<![\\w$])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`)
  const index = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => named.test(line))
  return index < 0 ? file : `${file}:${index + 1}`
}

/** Without the lines that say where in the compiler it was noticed, and the signs that it draws beside them. */
function withoutMarks(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^[\s│]*(?:at\s.*)?$/.test(line))
    .map((line) => line.replace(/^\s*(?:[×│]|╰─▶)\s*(?:×\s*)?(?:Error: )?/, ''))
    .filter((line) => !/^Module build failed/.test(line))
    .join('\n')
    .trim()
}
