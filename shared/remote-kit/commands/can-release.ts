import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRemote } from '../build/buildRemote.ts'
import { readRecipe } from '../build/readRecipe.ts'
import { tellFindings } from '../release/upload/findings.ts'
import { openSite } from '../release/upload/openSite.ts'
import { askWhetherReleasable } from '../release/upload/askWhetherReleasable.ts'
import { makeRelease } from '../release/writeRelease.ts'

/**
 * Command: builds the remote in the folder it is called from, and asks the site that `SITE` names what of it would break
 * with that release. Nothing is released.
 */
const releases = mkdtempSync(join(tmpdir(), 'can-release-'))
try {
  const folder = process.cwd()
  const { client } = openSite((await readRecipe(folder)).name)
  await buildRemote(folder)
  const { name, id } = await makeRelease(folder, releases)
  const findings = await askWhetherReleasable(client, join(releases, name, id, 'release.json'))
  process.exitCode = tellFindings(findings)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(releases, { recursive: true, force: true })
}
