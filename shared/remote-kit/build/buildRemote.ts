import { join } from 'node:path'
import { tryAndWarn } from '../gate/trial/tryRemote.ts'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { describeRelease } from '../release/writeRelease.ts'
import { openBuildCache } from './buildCache.ts'
import { writeTypes } from './outside/writeTypes.ts'
import { prepareRemote } from './prepareRemote.ts'
import { readRecipe } from './definition/readRecipe.ts'
import type { RemoteDefinition } from './definition/RemoteDefinition.ts'

/**
 * Builds the remote in `folder` for the browser and for the server, into its `dist`. Reuses the existing build if nothing
 * has changed that it was made from. What a site's gate would refuse is refused here.
 * @returns the browser files, each with the source that it was split off for.
 * @throws Error with everything that the compiler reports, or with what is wrong with the pages.
 */
export async function buildRemote(folder: string): Promise<Map<string, string>> {
  process.env.NODE_ENV = 'production'
  const remote = await readRecipe(folder)
  await prepareRemote(remote, folder)
  const kept = openBuildCache(remote, folder)
  const sources = kept.read()
  if (sources) {
    await refuseUnstatable(remote, folder)
    return sources
  }
  kept.forget()
  // Loaded late: loading the compiler takes longer than most of a release's other steps.
  const { compileRemote } = await import('./compileRemote.ts')
  const compiled = await compileRemote(remote, folder)
  const { refusals, warnings } = await tryAndWarn({ folder, remote, built: join(folder, 'dist') })
  if (refusals.length > 0) throw refusal(remote, refusals)
  writeTypes(remote, folder)
  await refuseUnstatable(remote, folder)
  // The next build has to warn too.
  if (warnings.length === 0) kept.keep(compiled)
  return compiled.sources
}

/** Here, and not only in the release: what it is made of has to be stated, as a site reads it. */
async function refuseUnstatable(remote: RemoteDefinition, folder: string): Promise<void> {
  await describeRelease(folder).catch((error: unknown) => {
    throw refusal(remote, [messageOf(error)])
  })
}

const refusal = ({ name }: RemoteDefinition, problems: readonly string[]) =>
  new Error(`${name} cannot be released:\n${problems.join('\n')}`)
