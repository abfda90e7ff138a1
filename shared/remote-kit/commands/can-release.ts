import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRemote } from '../build/buildRemote.ts'
import { readRecipe } from '../build/readRecipe.ts'
import * as v from 'valibot'
import { digestOf } from '../release/storeRelease.ts'
import { changesSchema, linesOfChanges } from '../release/upload/changes.ts'
import { tellFindings } from '../release/upload/findings.ts'
import { openSite } from '../release/upload/openSite.ts'
import { askWhetherReleasable } from '../release/upload/askWhetherReleasable.ts'
import { sendFiles } from '../release/upload/uploadRelease.ts'
import { makeRelease } from '../release/writeRelease.ts'

/**
 * Command: builds the remote in the folder it is called from, and asks the site that `SITE` names what of it would break
 * with that release, and what visitors would see otherwise once it has rendered all of it. Nothing is released.
 */
const releases = mkdtempSync(join(tmpdir(), 'can-release-'))
try {
  const folder = process.cwd()
  const { client } = openSite((await readRecipe(folder)).name)
  await buildRemote(folder)
  const release = await makeRelease(folder, releases)
  const { name, id } = release
  const findings = await askWhetherReleasable(client, join(releases, name, id, 'release.json'))
  process.exitCode = tellFindings(findings)
  if (process.exitCode === 0) {
    await sendFiles({ client, releasesFolder: releases, release })
    const candidate = { release: id, digest: digestOf(releases, name, id) }
    await client.ask({ method: 'POST', path: '/candidates', body: candidate })
    const changes = v.parse(changesSchema, await client.ask({ method: 'POST', path: '/changes', body: candidate }))
    for (const line of linesOfChanges(changes)) console.log(line)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(releases, { recursive: true, force: true })
}
