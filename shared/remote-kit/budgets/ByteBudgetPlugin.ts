import { brotliCompressSync } from 'node:zlib'
import type { Compiler } from '@rspack/core'
import { contentOfFile } from './contentOfFile.ts'
import { largestOf, overBudget, totalOf } from './overBudget.ts'

type Options = {
  /** Whose scripts they are, as the start of a sentence. */
  place: string
  /** Names of the chunks that count: the prefixes of their files. All scripts without it. */
  chunks?: readonly string[]
  /** The maximum size of these scripts together, compressed with Brotli. */
  bytes: number
  /** Where it is written. */
  file?: string
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
        Object.fromEntries(sizes.map(({ name, size }) => [contentOfFile(compilation, name), size]))
      const problem = overByteBudget(byChunk, this.options, byContent)
      const { file } = this.options
      const mend = file ? `. Load less, or raise it in ${file}.` : ''
      if (problem) compilation.errors.push(new Error(problem + mend))
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
