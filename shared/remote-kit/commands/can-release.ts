import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { installedBrowser } from '../browser/findBrowser.ts'
import { lookAtCandidate } from '../browser/lookAtCandidate.ts'
import { openComparedSite } from '../browser/openComparedSite.ts'
import { buildRemote } from '../build/buildRemote.ts'
import { readRecipe } from '../build/readRecipe.ts'
import { previewLink } from '../release/preview/previewLink.ts'
import { digestOf } from '../release/storeRelease.ts'
import { askWhetherReleasable } from '../release/upload/askWhetherReleasable.ts'
import { changesSchema, linesOfChanges } from '../release/upload/changes.ts'
import { isFree, linesOfFindings } from '../release/upload/findings.ts'
import { sendFiles } from '../release/upload/uploadRelease.ts'
import { makeRelease } from '../release/writeRelease.ts'

/**
 * Command: builds the remote in the folder it is called from, and asks the site that `SITE` names what of it would break
 * with that release, and what visitors would see otherwise once it has rendered all of it; without `SITE` what the site's
 * repository has released last. Where there is a browser, it opens the pages, brings their islands to life and takes pictures
 * beside those of what is live. Nothing is released.
 */
const folder = process.cwd()
const releasesFolder = mkdtempSync(join(tmpdir(), 'can-release-'))
const say = (lines: readonly string[]) => {
  for (const line of lines) console.log(line)
}
let end = async () => {}
try {
  const recipe = await readRecipe(folder)
  const sources = await buildRemote(folder)
  const release = await makeRelease(folder, releasesFolder)
  const { name, id } = release
  const { client, key, stop } = await openComparedSite(recipe.name, folder)
  end = stop
  const findings = await askWhetherReleasable(client, join(releasesFolder, name, id, 'release.json'))
  say(linesOfFindings(findings))
  if (isFree(findings)) {
    await sendFiles({ client, releasesFolder, release })
    const digest = digestOf(releasesFolder, name, id)
    const candidate = { release: id, digest }
    await client.ask({ method: 'POST', path: '/candidates', body: candidate })
    const changes = v.parse(changesSchema, await client.ask({ method: 'POST', path: '/changes', body: candidate }))
    say(linesOfChanges(changes))
    const seen = await lookAtCandidate({
      executable: installedBrowser('headless'),
      link: previewLink({ site: client.origin, remote: name, release: id, digest, key }),
      release,
      changes,
      sources,
      folder: join(folder, '.build/can-release'),
    })
    say([...seen.lines, ...linesOfFindings(seen.findings)])
    findings.push(...seen.findings)
  }
  console.log(isFree(findings) ? 'It can be released.' : 'It cannot be released.')
  process.exitCode = isFree(findings) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await end()
  rmSync(releasesFolder, { recursive: true, force: true })
}
