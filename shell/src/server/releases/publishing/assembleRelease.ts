import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { descriptions, releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { suffixes } from '@site/release-protocol/encodings/compressFile'
import { moveDurably } from '@site/release-protocol/files/durableFiles'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { Incoming } from '../../releaseStore/ReleaseStore.ts'
import { mendEncodings } from '../../releaseStore/mendEncodings.ts'
import { readRelease, readShellRelease } from '../../releaseStore/readRelease.ts'
import { hashSafely } from '../../releaseStore/readSafely.ts'
import { readShellManifest, readReleaseManifest } from '../../releaseStore/readReleaseManifest.ts'
import { PublishRefusal } from './PublishRefusal.ts'

type Options = {
  releasesFolder: string
  incoming: Incoming
  statement: Pick<ReleaseStatement, 'remote' | 'release' | 'digest'>
  /** Files of former releases, by hash. */
  known: ReadonlyMap<string, string>
}

/**
 * Assembles a release in this machine's folder from uploaded files and those of former releases, atomically. One that is
 * there already is kept, and replaced only if it is damaged. @returns the hashes of its files. @throws PublishRefusal
 */
export async function assembleRelease({ releasesFolder, incoming, statement, known }: Options): Promise<string[]> {
  const { remote: name, release: id, digest } = statement
  const target = join(releasesFolder, name, id)
  const present = await hashSafely(join(target, descriptions.release), releaseLimits.statement).catch(() => undefined)
  if (present && (await isWhole(releasesFolder, name, id))) {
    if (present.hash === digest) return []
    throw new PublishRefusal(409, `The id ${id} belongs to other content of ${name}: build it again.`)
  }
  const draft = `${target}.${randomUUID()}.draft`
  const bring = async (file: string, hash: string) => {
    const place = join(draft, file)
    const former = known.get(hash)
    if (former === undefined) await incoming.copy(name, hash, place)
    else await copyEncodings(former, place)
    if ((await hashSafely(place, releaseLimits.file)).hash === hash) return
    await incoming.remove(name, [hash])
    throw new PublishRefusal(409, `${file} has been damaged on its way: release again.`)
  }
  try {
    await bring(descriptions.release, digest)
    const stated = name === SHELL ? await readShellManifest(draft) : await readReleaseManifest(draft)
    if (stated.name !== name || stated.id !== id) {
      throw new PublishRefusal(403, `The release.json is of ${stated.name} ${stated.id}, not of ${name} ${id}.`)
    }
    for (const [file, hash] of Object.entries(stated.files)) await bring(file, hash)
    await mendEncodings(draft, stated.files)
    await rm(target, { recursive: true, force: true })
    await moveDurably(draft, target)
    return [digest, ...Object.values(stated.files)]
  } catch (error) {
    if (!(error instanceof ReleaseProblem)) throw error
    throw new PublishRefusal(error.why === 'missing' ? 409 : 422, `${name} ${id} ${error.message}`)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function isWhole(releasesFolder: string, name: string, id: string): Promise<boolean> {
  try {
    await (name === SHELL ? readShellRelease(releasesFolder, id) : readRelease(releasesFolder, name, id))
    return true
  } catch {
    return false
  }
}

/** Copies a file with its encodings, which take longer to make than to check. */
async function copyEncodings(former: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await copyFile(former, place)
  for (const suffix of Object.values(suffixes)) await copyFile(former + suffix, place + suffix).catch(() => undefined)
}
