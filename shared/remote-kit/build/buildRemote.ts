import { openKeptBuild } from './keptBuild.ts'
import { prepareRemote } from './prepareRemote.ts'
import { readRecipe } from './readRecipe.ts'

/**
 * Builds the remote in `folder` for the browser and for the server, into its `dist`. What is there stays when nothing has
 * changed that it was made from.
 * @returns the browser files with the source that each was split off for.
 * @throws Error with everything that the compiler found wrong.
 */
export async function buildRemote(folder: string): Promise<Map<string, string>> {
  process.env.NODE_ENV = 'production'
  const remote = await readRecipe(folder)
  await prepareRemote(remote, folder)
  const kept = openKeptBuild(remote, folder)
  const sources = kept.read()
  if (sources) return sources
  kept.forget()
  // Only now: to load the compiler takes longer than most of what else a release does.
  const { compileRemote } = await import('./compileRemote.ts')
  const compiled = await compileRemote(remote, folder)
  kept.keep(compiled)
  return compiled.sources
}
