import type { ReleaseWork } from '../ReleaseWork.ts'
import { signRelease } from '../signing/signRelease.ts'
import { digestOf } from '../storeRelease.ts'
import { makeRelease } from '../writeRelease.ts'
import { awaitVerdict } from './awaitVerdict.ts'
import { publish, readPublished } from './publish.ts'
import { reportOutcome } from './reportOutcome.ts'
import { readVerdicts } from './verdicts.ts'

/** Releases a remote into a folder. @returns the command's exit code. @throws Error */
export async function releaseIntoFolder(work: ReleaseWork, releasesFolder: string): Promise<0 | 1> {
  const { folder, name, message, key, canary, build } = work
  const counter = (await readPublished(releasesFolder))?.pointers[name]?.counter ?? 0
  await build()
  const { id, routes } = await makeRelease(folder, releasesFolder)
  const digest = digestOf(releasesFolder, name, id)
  const signed = signRelease({ folder, remote: name, release: id, digest, counter, message, key, canary })
  const moves = { [name]: id }
  const { number } = await publish(releasesFolder, moves, { expected: { [name]: counter }, signed: { [name]: signed } })
  console.log(`${name} released as ${id}: ${routes.map(({ path }) => path).join(', ')}`)
  const verdicts = () => readVerdicts(releasesFolder)
  return reportOutcome(
    await awaitVerdict({ verdicts, publication: number, releases: moves, isCanary: canary !== undefined }),
    moves,
  )
}
