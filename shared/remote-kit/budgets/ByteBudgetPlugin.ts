import { brotliCompressSync } from 'node:zlib'
import type { Compilation, Compiler, Module } from '@rspack/core'
import { relative, sep } from 'node:path'
import { largestOf, overBudget, totalOf } from './overBudget.ts'

type Options = {
  /** Whose scripts they are, as the start of a sentence. */
  place: string
  /** Names of the chunks that count: the prefixes of their files. All scripts without it. */
  chunks?: readonly string[]
  /** The maximum size of these scripts together, compressed with Brotli. */
  bytes: number
}

/** Fails the build if scripts exceed their budget. */
export class ByteBudgetPlugin {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    // Development builds are not minified.
    if (compiler.options.mode !== 'production') return
    const { chunks } = this.options
    compiler.hooks.emit.tap('ByteBudgetPlugin', (compilation) => {
      const sizes = compilation
        .getAssets()
        .map(({ name, source }) => ({ chunk: name.slice(0, name.indexOf('.')), name, source }))
        .filter(({ chunk, name }) => name.endsWith('.js') && (chunks?.includes(chunk) ?? true))
        .map(({ chunk, name, source }) => ({ chunk, name, size: brotliCompressSync(source.buffer()).length }))
      const byChunk = Object.fromEntries(sizes.map(({ chunk, size }) => [chunk, size]))
      const byContent = () =>
        Object.fromEntries(sizes.map(({ chunk, name, size }) => [contentOf(compilation, chunk, name), size]))
      const problem = overByteBudget(byChunk, this.options, byContent)
      if (problem) compilation.errors.push(new Error(problem))
    })
  }
}

/** What is wrong with the sizes by chunk; `named` has them by names that say what they consist of. A missing chunk is an error as well, because it would weigh nothing. */
export function overByteBudget(
  sizes: Readonly<Record<string, number>>,
  { place, chunks = [], bytes }: Options,
  named = () => sizes,
): string | undefined {
  const missing = chunks.filter((chunk) => !(chunk in sizes))
  if (missing.length > 0) return `${place}: a script of that name is expected, and not found: ${missing.join(', ')}.`
  const madeOf = () => largestOf(named())
  return overBudget({ place, count: totalOf(sizes), unit: 'bytes of script', budget: bytes, madeOf })
}

/** The name of a chunk, if it has one and no mere number, with its largest sources and packages. */
function contentOf({ chunks, chunkGraph, compiler }: Compilation, name: string, file: string): string {
  const chunk = [...chunks].find(({ files }) => files.has(file))
  if (!chunk) return name
  const sizes = new Map<string, number>()
  for (const module of chunkGraph.getChunkModules(chunk)) {
    const source = sourceOf(module, compiler.context)
    if (source) sizes.set(source, (sizes.get(source) ?? 0) + module.size())
  }
  const sources = [...sizes].toSorted(([, one], [, other]) => other - one).map(([source]) => source)
  const others = sources.length > SHOWN ? ` and ${sources.length - SHOWN} more` : ''
  const content = `${sources.slice(0, SHOWN).join(' + ')}${others}`
  if (sources.length === 0) return name
  return /^\d+$/.test(name) ? content : `${name} (${content})`
}

const SHOWN = 2

/** A module's file, relative to the remote; of an installed one, its package. */
function sourceOf(module: Module, folder: string): string | undefined {
  const file = module.nameForCondition()?.split(sep).join('/')
  if (!file) return undefined
  const [, installed] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  return installed ?? relative(folder, file)
}
