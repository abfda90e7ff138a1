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
 * Command: checks, builds and releases the remote in the working directory, and reports the verdict of a running site. With
 * `SITE` it is uploaded to that site, signed with `RELEASE_KEY`; otherwise it goes into the folder that `RELEASES_DIR`
 * names. `-m TEXT` replaces the last commit's message. `--preview` makes nothing live: only the bearer of the printed link
 * sees it. `--canary 10` serves it to a tenth of the visitors next to the live release; with `--auto` the site raises the
 * share up to everybody as long as views go no worse. `--unchecked` skips types, lint and tests, for a folder only.
 */
try {
  const options = {
    message: { type: 'string', short: 'm' },
    preview: { type: 'boolean', default: false },
    unchecked: { type: 'boolean', default: false },
    ...canaryOptions,
  } as const
  const { message, preview, unchecked, ...canaryParameters } = parseArgs({ options }).values
  const folder = process.cwd()
  const { SITE: site, RELEASES_DIR: releases = resolve(folder, '../releases') } = process.env
  const { name } = await readRecipe(folder)
  const work = {
    folder,
    name,
    message,
    key: releaseKey(),
    canary: readCanaryRequest(canaryParameters),
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
