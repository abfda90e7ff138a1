import type { Compiler } from '@rspack/core'

type Expected = {
  /** Files that must be in the bundle: the replacements. */
  present: readonly string[]
  /** What must not be in it: the files that were replaced. */
  absent?: RegExp
}

/** Fails the build if a replacement did not happen, as when a package has renamed its files. */
export class ExpectModulesPlugin {
  private readonly expected: Expected

  constructor(expected: Expected) {
    this.expected = expected
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExpectModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ExpectModulesPlugin', (modules) => {
        const files = [...modules].flatMap((module) => module.nameForCondition() ?? [])
        for (const problem of missedReplacements(files, this.expected)) compilation.errors.push(new Error(problem))
      })
    })
  }
}

/** What is wrong with the modules of a bundle, one sentence each. */
export function missedReplacements(files: readonly string[], { present, absent }: Expected): string[] {
  const inBundle = new Set(files)
  return [
    ...present
      .filter((file) => !inBundle.has(file))
      .map((file) => `${file} is not in the bundle: what it replaces has moved.`),
    ...files
      .filter((file) => absent?.test(file))
      .map((file) => `${file} is in the bundle and should have been replaced.`),
  ]
}
