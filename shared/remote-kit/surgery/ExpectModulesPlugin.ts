import type { Compiler } from '@rspack/core'

type Expected = {
  /** Files that have to be in the bundle: what was put in the place of something. */
  present: readonly string[]
  /** What may not be in it: that in whose place they were put. */
  absent?: RegExp
}

/** Ends the build when a replacement did not take place, as happens when a package renames its files. */
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

/** What is wrong with the modules of a bundle, a sentence each. */
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
