import { stat } from 'node:fs/promises'
import {
  parseRegisteredKeys,
  parseRegistry,
  type RegisteredKeys,
  type RegisteredRemote,
} from '@site/contracts/Registry'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { readSafely } from './readSafely.ts'

/** The largest registry that is read, in bytes. */
const MAX_BYTES = 1_000_000

/**
 * The present registry, read again when its file has changed. An invalid file leaves the former registry in place. The first
 * call of `read` returns the registry or a problem, because there is no former one yet.
 */
export function createRegistry(file: string) {
  let remotes: readonly RegisteredRemote[] | undefined
  let keys: RegisteredKeys = new Map()
  let previewKeys: RegisteredKeys = new Map()
  let problem: string | undefined
  let version = ''

  return {
    get remotes(): readonly RegisteredRemote[] {
      return remotes ?? []
    },
    /** The public keys of each team that has any. */
    get keys(): RegisteredKeys {
      return keys
    },
    /** Those that may show previews, and release nothing. */
    get previewKeys(): RegisteredKeys {
      return previewKeys
    },
    /** What is wrong with the file now, as a sentence. */
    get problem() {
      return problem
    },
    async read(): Promise<void> {
      try {
        const { mtimeMs, size, ino } = await stat(file)
        const now = `${mtimeMs} ${size} ${ino}`
        if (now === version) return
        const content: unknown = JSON.parse((await readSafely(file, MAX_BYTES)).toString())
        remotes = parseRegistry(content)
        keys = parseRegisteredKeys(content)
        previewKeys = parseRegisteredKeys(content, 'previewKeys')
        problem = undefined
        version = now
      } catch (error) {
        const reason = messageOf(error)
        const former = remotes ? ' The remotes stay as they were.' : ''
        problem = `The registry ${file} cannot be used: ${reason.replace(/\.$/, '')}.${former}`
        // It is read again until it is valid.
        version = ''
      }
    },
  }
}

export type Registry = ReturnType<typeof createRegistry>
