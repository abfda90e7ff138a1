import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { styleMinimizer } from '../configurations/styleMinimizer.ts'

/**
 * Command for tests: prints the style sheet `page.css` of a folder as a build makes it small. In a process of its own, because Jest
 * cannot load the compiler.
 */
const [folder = ''] = process.argv.slice(2)
const compiler = rspack({
  mode: 'production',
  context: folder,
  entry: { page: './page.css' },
  output: { path: join(folder, 'dist'), cssFilename: '[name].css' },
  module: { rules: [{ test: /\.css$/, type: 'css' }] },
  optimization: { minimizer: [styleMinimizer()] },
})
compiler.run((error, stats) => {
  compiler.close(() => {
    if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'))
    process.stdout.write(readFileSync(join(folder, 'dist/page.css'), 'utf8'))
  })
})
