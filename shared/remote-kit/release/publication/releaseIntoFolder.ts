import type { ReleaseWork } from '../ReleaseWork.ts'
import { signRelease } from '../signing/signRelease.ts'
import { digestOf } from '../storeRelease.ts'
import { makeRelease } from '../writeRelease.ts'
import { awaitVerdict } from './awaitVerdict.ts'
import { publish, readPublished, releasesIn } from './publish.ts'
import { type ExitCode, reportOutcome, reportWaiting } from './reportOutcome.ts'
import { readVerdicts } from './verdicts.ts'

/** Releases a remote into a folder. @returns the command's exit code. @throws Error */
export async function releaseIntoFolder(work: ReleaseWork, releasesFolder: string): Promise<ExitCode> {
  const { folder, name, message, key, canary, build } = work
  const counter = (await readPublished(releasesFolder))?.pointers[name]?.counter ?? 0
  await build()
  const { id, routes } = await makeRelease(folder, releasesFolder)
  const digest = digestOf(releasesFolder, name, id)
  const signed = signRelease({ folder, remote: name, release: id, digest, counter, message, key, canary })
  const moves = { [name]: id }
  const { number } = await publish(releasesFolder, moves, { expected: { [name]: counter }, signed: { [name]: signed } })
  console.log(`${name} released as ${id}: ${routes.map(({ path }) => path).join(', ')}`)
  const judges = {
    verdicts: () => readVerdicts(releasesFolder),
    wanted: async () => releasesIn(await readPublished(releasesFolder)),
  }
  const awaited = { publication: number, releases: moves, isCanary: canary !== undefined, onWait: reportWaiting }
  return reportOutcome(await awaitVerdict({ ...judges, ...awaited }), moves)
}
