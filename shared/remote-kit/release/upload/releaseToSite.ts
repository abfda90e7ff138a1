import type { ExitCode } from '../publication/reportOutcome.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseWork } from '../ReleaseWork.ts'
import { makeRelease } from '../writeRelease.ts'
import { openSite } from './openSite.ts'
import { reportVerdict } from './reportVerdict.ts'
import { readPointer, uploadRelease } from './uploadRelease.ts'

/** Releases a remote to the site that `SITE` names. @returns the command's exit code. @throws Error */
export async function releaseToSite({ folder, name, message, canary, build }: ReleaseWork): Promise<ExitCode> {
  const { client, key } = openSite(name)
  const { counter } = await readPointer(client)
  await build()
  const releasesFolder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    const release = await makeRelease(folder, releasesFolder)
    const upload = { client, key, folder, releasesFolder, release, counter, message, canary }
    const { publication, sent } = await uploadRelease(upload)
    console.log(
      `${name} ${release.id} sent to ${client.origin}: ${sent.files} of ${sent.of} files, ${sent.bytes} bytes`,
    )
    return await reportVerdict(client, { publication, name, release: release.id, isCanary: canary !== undefined })
  } finally {
    rmSync(releasesFolder, { recursive: true, force: true })
  }
}
