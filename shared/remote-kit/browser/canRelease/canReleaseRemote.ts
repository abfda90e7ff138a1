import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { isFree } from '@site/release-protocol/exchange/findings'
import { buildRemote } from '../../build/buildRemote.ts'
import { readRecipe } from '../../build/definition/readRecipe.ts'
import { withSources } from '../../build/sources/sourcePlaces.ts'
import type { ExitCode } from '../../release/publication/reportOutcome.ts'
import { linesOfChanges } from '../../release/upload/linesOfChanges.ts'
import { checkReleasable } from '../../release/upload/checkReleasable.ts'
import { linesOfFindings } from '../../release/upload/linesOfFindings.ts'
import { sendFiles } from '../../release/upload/uploadRelease.ts'
import { makeRelease } from '../../release/writeRelease.ts'
import { checkCandidate } from '../checkCandidate.ts'
import { openComparedSite } from './openComparedSite.ts'

const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line)
}

/**
 * Builds a remote and asks the site that `SITE` names (or a local one with what is live) what would break with this release, and
 * what would change for visitors after all of it was rendered. If there is a browser, it also opens the pages, hydrates their
 * islands, and takes screenshots next to those of the live pages. @returns the command's exit code. @throws Error
 */
export async function canReleaseRemote(folder: string): Promise<ExitCode> {
  const releasesFolder = mkdtempSync(join(tmpdir(), 'can-release-'))
  let end = async () => {}
  try {
    const recipe = await readRecipe(folder)
    const { client, key, stop } = await openComparedSite(recipe.name, folder)
    end = stop
    const sources = await buildRemote(folder)
    const release = await makeRelease(folder, releasesFolder)
    const { name, id } = release
    const findings = await checkReleasable(client, join(releasesFolder, name, id, 'release.json'))
    print(linesOfFindings(findings))
    if (isFree(findings)) {
      await sendFiles({ client, releasesFolder, release })
      const screenshots = join(folder, '.build/can-release')
      const seen = await checkCandidate({ client, key, releasesFolder, release, sources, screenshots })
      print([...linesOfChanges(seen.changes), ...seen.lines, ...linesOfFindings(seen.findings)])
      findings.push(...seen.findings)
    }
    console.log(isFree(findings) ? 'It can be released.' : 'It cannot be released.')
    return isFree(findings) ? 0 : 1
  } catch (error) {
    throw new Error(withSources(messageOf(error), join(folder, 'dist')))
  } finally {
    await end()
    rmSync(releasesFolder, { recursive: true, force: true })
  }
}
