import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseWork } from '../ReleaseWork.ts'
import { digestOf } from '../storeRelease.ts'
import { openSite } from '../upload/openSite.ts'
import { sendFiles } from '../upload/uploadRelease.ts'
import { makeRelease } from '../writeRelease.ts'
import { previewLink } from './previewLink.ts'
import { problemOfPreview, printPreview } from './printPreview.ts'

type Work = Pick<ReleaseWork, 'folder' | 'name' | 'key' | 'build'>

/**
 * Uploads a release to the site that `SITE` names, which shows it to the bearer of the printed link.
 * @returns the command's exit code. @throws Error
 */
export async function previewAtSite({ folder, name, build }: Work): Promise<0 | 1> {
  const { client, key } = openSite(name)
  await build()
  const releasesFolder = mkdtempSync(join(tmpdir(), 'preview-'))
  try {
    const release = await makeRelease(folder, releasesFolder)
    await sendFiles({ client, releasesFolder, release })
    const digest = digestOf(releasesFolder, name, release.id)
    await client.ask({ method: 'POST', path: '/candidates', body: { release: release.id, digest } })
    const link = previewLink({ site: client.origin, remote: name, release: release.id, digest, key })
    const problem = await problemOfPreview(link)
    if (problem) console.error(problem)
    else printPreview(link)
    return problem ? 1 : 0
  } finally {
    rmSync(releasesFolder, { recursive: true, force: true })
  }
}

/** Makes a release in a folder; a site that runs on that folder shows it to the bearer of the printed link. */
export async function previewInFolder({ folder, name, key, build }: Work, releasesFolder: string): Promise<0> {
  await build()
  const { id } = await makeRelease(folder, releasesFolder)
  const { SITE_URL: site = 'http://localhost:3000' } = process.env
  printPreview(previewLink({ site, remote: name, release: id, digest: digestOf(releasesFolder, name, id), key }))
  return 0
}
