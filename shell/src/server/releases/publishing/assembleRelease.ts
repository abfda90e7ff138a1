import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { compressFile } from '@site/remote-kit/release/compressFile'
import { hashOf } from '@site/remote-kit/release/storeRelease'
import { SHELL } from '../storage/Pointer.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Incoming } from '../storage/ReleaseStore.ts'
import { readShellStatement, readStatement } from '../storage/readStatement.ts'
import { PublishRefusal } from './PublishRefusal.ts'

type Options = {
  releasesFolder: string
  incoming: Incoming
  statement: Pick<ReleaseStatement, 'remote' | 'release' | 'digest'>
  /** Files of former releases, by hash. */
  known: ReadonlyMap<string, string>
}

const forms = ['', '.br', '.gz']
const isForServer = (file: string) => /^(server|render)\//.test(file)

/**
 * Assembles a release in this machine's folder from uploaded files and those of former releases, atomically.
 * @returns the hashes of its files. @throws PublishRefusal
 */
export async function assembleRelease({ releasesFolder, incoming, statement, known }: Options): Promise<string[]> {
  const { remote: name, release: id, digest } = statement
  const target = join(releasesFolder, name, id)
  if (existsSync(target)) {
    if (hashOf(await readFile(join(target, 'release.json'))) === digest) return []
    throw new PublishRefusal(409, `The id ${id} belongs to other content of ${name}: build it again.`)
  }
  const draft = `${target}.${randomUUID()}.draft`
  try {
    await incoming.copy(name, digest, join(draft, 'release.json'))
    const stated = name === SHELL ? await readShellStatement(draft) : await readStatement(draft)
    if (stated.name !== name || stated.id !== id) {
      throw new PublishRefusal(403, `The release.json is of ${stated.name} ${stated.id}, not of ${name} ${id}.`)
    }
    for (const [file, hash] of Object.entries(stated.files)) {
      const place = join(draft, file)
      const former = known.get(hash)
      if (former === undefined) await incoming.copy(name, hash, place)
      else await copyForms(former, place)
      if (!isForServer(file) && !existsSync(`${place}.br`)) await compressFile(place)
    }
    await rename(draft, target)
    return [digest, ...Object.values(stated.files)]
  } catch (error) {
    if (!(error instanceof ReleaseProblem)) throw error
    throw new PublishRefusal(error.why === 'missing' ? 409 : 422, `${name} ${id} ${error.message}`)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function copyForms(former: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  for (const form of forms) if (existsSync(former + form)) await copyFile(former + form, place + form)
}
