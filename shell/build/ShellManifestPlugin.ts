import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { compressFile } from '@site/remote-kit/release/compressFile'
import { hashOf } from '@site/remote-kit/release/hashOf'

/** Chunks that every page needs, in the order they are named in a document. */
const startChunks = ['react', 'federation', 'libraries', 'hydrate', 'main']

/** Writes `shell.json`, from which the server knows the shell's scripts with their hashes, and the loader's text. */
export class ShellManifestPlugin {
  constructor(
    private readonly dist: string,
    private readonly options: { compress: boolean } = { compress: true },
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('ShellManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return
      const files = Object.keys(stats.compilation.assets).filter((name) => name.endsWith('.js'))
      const scripts = startChunks.flatMap((chunk) => {
        const file = files.find((name) => name.startsWith(`${chunk}.`))
        return file ? [[`/shell/${file}`, hashOf(readFileSync(join(this.dist, 'browser', file)))]] : []
      })
      if (this.options.compress) await Promise.all(files.map((file) => compressFile(join(this.dist, 'browser', file))))
      const loader = readFileSync(join(this.dist, 'loader/loader.js'), 'utf8').trim()
      writeFileSync(join(this.dist, 'shell.json'), JSON.stringify({ scripts, loader }))
    })
  }
}
