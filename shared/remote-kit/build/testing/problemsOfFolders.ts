import { rspack, type MultiStats } from '@rspack/core'
import { compileProblems } from '../sources/compileProblems.ts'
import { serverConfiguration } from '../configurations/serverConfiguration.ts'

/**
 * Command for tests: builds the page `src/pages/ShopPage.tsx` of each folder for the server, and prints what is wrong with each as
 * JSON. In a process of its own, because Jest cannot load the compiler.
 */
const remote = { name: 'mfe-loja', pages: [{ path: '/loja', page: './src/pages/ShopPage.tsx' }] } as const

function build(folder: string): Promise<string[]> {
  const compiler = rspack([serverConfiguration(remote, folder)])
  return new Promise((resolve, reject) => {
    compiler.run((error, stats?: MultiStats) => {
      compiler.close(() => (stats ? resolve(compileProblems(stats, folder)) : reject(error)))
    })
  })
}

Promise.all(process.argv.slice(2).map(build)).then((all) => console.log(JSON.stringify(all)))
