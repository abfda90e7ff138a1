import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildRemote } from '../build/buildRemote.ts'
import { readRecipe } from '../build/readRecipe.ts'
import { canaryOptions, readCanaryRequest } from '../release/canary/readCanaryRequest.ts'
import { checkRemote } from '../release/checkRemote.ts'
import { previewAtSite, previewInFolder } from '../release/preview/previewAtSite.ts'
import { releaseIntoFolder } from '../release/publication/releaseIntoFolder.ts'
import { releaseKey } from '../release/signing/releaseKey.ts'
import { releaseToSite } from '../release/upload/releaseToSite.ts'

/**
 * Command: checks, builds and releases the remote in the folder it is called from, and says what a running site makes of
 * it. With `SITE` it is sent to that site, signed with `RELEASE_KEY`; otherwise it goes into the folder that `RELEASES_DIR`
 * names. `-m TEXT` says what for, in the place of the last commit. `--preview` makes nothing live: only who has the link that
 * is printed sees it. `--canary 10` lets a tenth of the visitors try it out beside what is live, and with `--auto` the site goes
 * on to all of them while they fare no worse. `--unchecked` leaves types, lint and tests out, where it goes into a folder.
 */
try {
  const options = {
    message: { type: 'string', short: 'm' },
    preview: { type: 'boolean', default: false },
    unchecked: { type: 'boolean', default: false },
    ...canaryOptions,
  } as const
  const { message, preview, unchecked, ...tried } = parseArgs({ options }).values
  const folder = process.cwd()
  const { SITE: site, RELEASES_DIR: releases = resolve(folder, '../releases') } = process.env
  const { name } = await readRecipe(folder)
  const work = {
    folder,
    name,
    message,
    key: releaseKey(),
    canary: readCanaryRequest(tried),
    async build() {
      if (site || !unchecked) checkRemote(folder)
      await buildRemote(folder)
    },
  }
  if (preview) process.exitCode = await (site ? previewAtSite(work) : previewInFolder(work, resolve(releases)))
  else process.exitCode = await (site ? releaseToSite(work) : releaseIntoFolder(work, resolve(releases)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
