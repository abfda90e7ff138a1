import { join } from 'node:path'
import { fileHashes, releaseLimits } from '@site/contracts/ReleaseFiles'
import { manifestJson } from '@site/remote-kit/gate/manifest/manifestJson'
import * as v from 'valibot'
import { readSafely } from './readSafely.ts'

/** What is in the `release.json` of every contract: the hash of each file. */
export const listedFiles = v.object({ files: fileHashes })

/** Reads the `release.json` of a folder. @throws ReleaseProblem */
export const readReleaseText = (folder: string): Promise<Buffer> =>
  readSafely(join(folder, 'release.json'), releaseLimits.statement)

/** Reads the `release.json` of a folder as JSON, without validating it. @throws ReleaseProblem */
export async function readReleaseJson(folder: string): Promise<unknown> {
  return manifestJson(await readReleaseText(folder))
}
