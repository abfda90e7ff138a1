import { brotliCompressSync } from 'node:zlib'
import type { Compiler } from '@rspack/core'

/** Chunks that every page needs, in the order in which a document names them. */
export const startChunks = ['react', 'libraries', 'hydrate', 'main'] as const

type Budget = {
  /** What the chunks are, as a sentence has it. */
  title: string
  /** Names of the chunks that count, as they begin their files. */
  chunks: readonly string[]
  /** Bytes that they may have together, compressed by Brotli. */
  bytes: number
}

/** Ends the build when scripts have grown beyond what is planned for them. */
export class ByteBudgetPlugin {
  private readonly budget: Budget

  constructor(budget: Budget) {
    this.budget = budget
  }

  apply(compiler: Compiler): void {
    // While developing nothing is minified.
    if (compiler.options.mode !== 'production') return
    compiler.hooks.emit.tap('ByteBudgetPlugin', (compilation) => {
      const sizes = Object.fromEntries(
        compilation
          .getAssets()
          .filter(({ name }) => name.endsWith('.js') && this.budget.chunks.includes(name.slice(0, name.indexOf('.'))))
          .map(({ name, source }) => [name, brotliCompressSync(source.buffer()).length]),
      )
      const problem = overBudget(sizes, this.budget)
      if (problem) compilation.errors.push(new Error(problem))
    })
  }
}

/** What is wrong with the sizes, by file. Too few files are wrong too: a chunk that is not found weighs nothing. */
export function overBudget(
  sizes: Readonly<Record<string, number>>,
  { title, chunks, bytes }: Budget,
): string | undefined {
  const files = Object.entries(sizes)
  const total = files.reduce((sum, [, size]) => sum + size, 0)
  const list = files.map(([name, size]) => `${name} ${size}`).join(', ')
  if (files.length !== chunks.length) return `${title} ${chunks.join(', ')} are expected, and found are: ${list}.`
  if (total > bytes) return `${title} have ${total} bytes (Brotli), and ${bytes} are planned: ${list}.`
  return undefined
}
