import type { Compiler } from '@rspack/core'

/** A call of the helper that tsx adds to code that it runs, to keep the names of functions. */
const helperCall = /\b__name\(/

/**
 * Removes tsx's helper calls from a bundle. The federation plugin prints its own functions into the container's entry as
 * they are while one of our commands runs it: with calls of a function that no browser has.
 */
export class StripKeepNamesPlugin {
  apply(compiler: Compiler): void {
    new compiler.rspack.DefinePlugin({ __name: '(value => value)' }).apply(compiler)
    compiler.hooks.emit.tap('StripKeepNamesPlugin', (compilation) => {
      for (const { name, source } of compilation.getAssets()) {
        const problem = name.endsWith('.js') ? keepNamesProblem(name, source.source().toString()) : undefined
        if (problem) compilation.errors.push(new Error(problem))
      }
    })
  }
}

/** What is wrong with a file that still has such a call; undefined if it has none. */
export function keepNamesProblem(file: string, source: string): string | undefined {
  return helperCall.test(source)
    ? `${file} calls __name, which only tsx defines: the federation plugin's output has changed.`
    : undefined
}
