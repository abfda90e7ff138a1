import { basename, resolve } from 'node:path'
import { buildRemote } from '../build/buildRemote.ts'
import { awaitVerdict } from '../release/publication/awaitVerdict.ts'
import { publish, readPublished } from '../release/publication/publish.ts'
import { tellOutcome } from '../release/publication/tellOutcome.ts'
import { readVerdicts } from '../release/publication/verdicts.ts'
import { makeRelease } from '../release/writeRelease.ts'

/**
 * Command: builds and releases the remote in the folder it is called from, and says what a running site makes of it.
 * `RELEASES_DIR` says where releases are kept.
 */
const folder = process.cwd()
const releases = resolve(process.env.RELEASES_DIR ?? resolve(folder, '../releases'))
const former = await readPublished(releases)
const expected = { [basename(folder)]: former?.pointers[basename(folder)]?.counter ?? 0 }
await buildRemote(folder)
const { name, id, routes } = await makeRelease(folder, releases)
const moves = { [name]: id }
try {
  const { number } = await publish(releases, moves, { expected })
  console.log(`${name} released as ${id}: ${routes.map(({ path }) => path).join(', ')}`)
  const outcome = await awaitVerdict({ verdicts: () => readVerdicts(releases), publication: number, releases: moves })
  process.exitCode = tellOutcome(outcome, moves)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
