import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileHash, releaseId } from '@site/contracts/ReleaseFiles'
import { lackingRequest } from '@site/release-protocol/exchange/requests'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import * as v from 'valibot'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { isRecord } from '@site/remote-kit/gate/manifest/manifestJson'
import { PublishRefusal } from './PublishRefusal.ts'
import { receiveFile } from './receiveFile.ts'
import type { reusableFiles } from './reusableFiles.ts'

type Options = {
  store: Pick<ReleaseStore, 'fetch' | 'incoming'>
  releasesFolder: string
  /** Files of a name's former releases, which are not uploaded again. */
  knownFiles: (name: string) => ReturnType<typeof reusableFiles>
}

/** The limit of pending uploads per name, in bytes. */
const MAX_PENDING_BYTES = 300_000_000

/** Receives the files of releases. Every method @throws PublishRefusal. */
export function createUploads({ store, releasesFolder, knownFiles }: Options) {
  const { incoming } = store
  return {
    /** The manifest of a release that is here; null if it is not, or damaged. */
    async manifest(name: string, id: string): Promise<string | null> {
      if (!v.is(releaseId, id)) throw new PublishRefusal(400, 'A release is named by its id.')
      await store.fetch(name, id).catch(() => undefined)
      try {
        const text = await readFile(join(releasesFolder, name, id, 'release.json'), 'utf8')
        return isRecord(JSON.parse(text)) ? text : null
      } catch {
        return null
      }
    },
    /** Those of these files that have to be uploaded. */
    async lacking(name: string, content: unknown): Promise<string[]> {
      const asked = v.safeParse(lackingRequest, content)
      if (!asked.success) throw new PublishRefusal(400, `The list of files is malformed: ${asked.issues[0].message}.`)
      const known = await knownFiles(name)
      const waiting = new Set((await incoming.pending(name, asked.output)).map(({ hash }) => hash))
      return asked.output.filter((hash) => !known.has(hash) && !waiting.has(hash))
    },
    /** Receives a file, which is not served before its release has passed. */
    async receive(name: string, hash: string, content: Readable): Promise<void> {
      if (!v.is(fileHash, hash)) throw new PublishRefusal(400, 'A file is named by its SHA-384 in SRI form.')
      await incoming.remove(name, [])
      const waiting = (await incoming.pending(name)).reduce((sum, { size }) => sum + size, 0)
      if (waiting > MAX_PENDING_BYTES) {
        throw new PublishRefusal(
          413,
          `${MAX_PENDING_BYTES} bytes wait for ${name} already: they are forgotten in an hour.`,
        )
      }
      const file = await receiveFile(join(releasesFolder, sharedFolder.incoming, name), hash, content)
      await incoming.add(name, hash, file)
    },
  }
}
