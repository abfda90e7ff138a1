import type { Compiler } from '@rspack/core'

/** Makes a watching build run again when a file changes that none of its modules imports. */
export class DependencyPlugin {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('DependencyPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file)
    })
  }
}
