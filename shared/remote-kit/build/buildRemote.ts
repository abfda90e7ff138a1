import { rspack } from '@rspack/core'
import { readRecipe } from './readRecipe.ts'
import { browserConfiguration } from './browserConfiguration.ts'
import { prepareRemote } from './prepareRemote.ts'
import { serverConfiguration } from './serverConfiguration.ts'

/**
 * Builds the remote in `folder` for the browser and for the server, into its `dist`.
 * @throws Error with everything that the compiler found wrong.
 */
export async function buildRemote(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const remote = await readRecipe(folder)
  await prepareRemote(remote, folder)
  const compiler = rspack([browserConfiguration(remote, folder), serverConfiguration(remote, folder)])
  const problems = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else resolve(stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }) : '')
      })
    })
  })
  if (problems) throw new Error(`${remote.name} cannot be built:\n${problems}`)
}
