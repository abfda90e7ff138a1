import { rspack } from '@rspack/core'
import { readRecipe } from './readRecipe.ts'
import { browserConfiguration } from './browserConfiguration.ts'
import { prepareRemote } from './prepareRemote.ts'
import { serverConfiguration } from './serverConfiguration.ts'
import { sourcesOfFiles } from './sourcesOfFiles.ts'

/**
 * Builds the remote in `folder` for the browser and for the server, into its `dist`.
 * @returns the browser files with the source that each was split off for.
 * @throws Error with everything that the compiler found wrong.
 */
export async function buildRemote(folder: string): Promise<Map<string, string>> {
  process.env.NODE_ENV = 'production'
  const remote = await readRecipe(folder)
  await prepareRemote(remote, folder)
  const compiler = rspack([browserConfiguration(remote, folder), serverConfiguration(remote, folder)])
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() && stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })
      const sources = stats && sourcesOfFiles(stats)
      compiler.close(() => {
        if (problems) reject(new Error(`${remote.name} cannot be built:\n${problems}`))
        else if (sources) resolve(sources)
        else reject(error)
      })
    })
  })
}
