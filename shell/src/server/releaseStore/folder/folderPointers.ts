import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  nextPublication,
  type Publication,
  pointerSchema,
  type ReleasePointer,
  recordsPointer,
} from '@site/contracts/ReleasePointer'
import { systemErrorCode } from '@site/remote-kit/release/systemErrorCode'
import { addNumbered } from '@site/remote-kit/release/publication/numberedFiles'
import { replacePointerFile, stampOf } from '@site/remote-kit/release/publication/pointerFiles'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import * as v from 'valibot'
import { messageOf } from '@site/remote-kit/release/messageOf'
import type { Pointer, PointerSnapshot } from '../Pointer.ts'
import { readSafely } from '../readSafely.ts'
import { ReleaseProblem } from '../ReleaseProblem.ts'
import type { UnreadableRecords } from '../unreadableRecords.ts'
import { createFolderPublications } from './folderPublications.ts'

/** The largest pointer that is read, in bytes. */
const MAX_BYTES = 64_000

/** The content of a `current.json`, or what is wrong with it. Both are missing if there is no such file. */
type PointerFile = { stamp: string; content?: ReleasePointer; problem?: string }

/**
 * Reads all pointers at one moment: the newest publication, and whatever was written by hand into a `current.json` since. A
 * file that has not changed is not read again.
 */
export function createFolderPointers(releasesFolder: string, unreadable: UnreadableRecords) {
  const files = new Map<string, PointerFile>()
  const publications = createFolderPublications(releasesFolder, unreadable)
  /** Stamps of files whose content has become a publication, by name. */
  const recorded = new Map<string, string>()

  async function readFile(name: string): Promise<PointerFile> {
    const found = await tryToRead(name)
    // Another server that replaces the file moves it aside for less than a millisecond.
    return found.stamp === '' && !found.problem ? tryToRead(name) : found
  }

  async function tryToRead(name: string): Promise<PointerFile> {
    const file = join(releasesFolder, name, 'current.json')
    try {
      const stamp = stampOf(await stat(file))
      const former = files.get(name)
      if (former?.stamp === stamp) return former
      const content: unknown = JSON.parse((await readSafely(file, MAX_BYTES)).toString())
      const read = { stamp, content: v.parse(pointerSchema, content) }
      files.set(name, read)
      return read
    } catch (error) {
      if (isMissing(error)) return { stamp: '' }
      const reason = messageOf(error)
      return { stamp: '', problem: `The pointer ${name}/current.json cannot be used: ${reason}` }
    }
  }

  async function isByHand(name: string, { stamp, content }: PointerFile, newest: Publication | undefined) {
    if (!content || recordsPointer(newest, name, content) || recorded.get(name) === stamp) return false
    if (content.counter === undefined) return true
    // A process that was stopped between a publication and this file may have left an old number behind.
    const isKnown = newest?.pointers[name]?.release === content.release
    return !isKnown && !recordsPointer(await publications.of(content.counter), name, content)
  }

  /** Makes pointers written by hand a publication, so that they are part of the history. The folder may be read-only. */
  async function record(
    byHand: ReadonlyMap<string, PointerFile>,
    newest: Publication | undefined,
    last: number,
  ): Promise<boolean> {
    const contents = [...byHand].flatMap(([name, { content }]) => (content ? [{ name, ...content }] : []))
    const next = nextPublication(newest, {
      at: new Date().toISOString(),
      by: 'hand',
      moves: Object.fromEntries(contents.map(({ name, release }) => [name, release])),
      byStart: contents.filter(({ release, setByStart }) => release === setByStart).map(({ name }) => name),
      after: Math.max(last, ...contents.map(({ counter = 0 }) => counter)),
    })
    try {
      if (!(await addNumbered(join(releasesFolder, sharedFolder.publications), next.number, next))) return false
      for (const [name, { stamp }] of byHand) {
        recorded.set(name, stamp)
        const pointer = next.pointers[name]
        if (pointer) replacePointerFile(releasesFolder, name, { stamp, pointer })
      }
      return true
    } catch {
      return false
    }
  }

  async function look(names: readonly string[], mayRecord: boolean): Promise<PointerSnapshot> {
    // The files first: after a newer publication, its file would look as if it had been written by hand.
    const read = await Promise.all(names.map(async (name) => [name, await readFile(name)] as const))
    const { publication, last } = await publications.newest()
    const pointers = new Map<string, Pointer>()
    const byHand = new Map<string, PointerFile>()
    for (const [name, file] of read) {
      const published = publication?.pointers[name]
      if (file.content && (await isByHand(name, file, publication))) {
        byHand.set(name, file)
        pointers.set(name, { release: file.content.release, stamp: file.stamp })
      } else if (published) {
        const missing = `The pointer ${name}/current.json is missing: it named ${published.release}.`
        pointers.set(name, {
          release: published.release,
          counter: published.counter,
          signed: published.signed,
          stamp: `publication ${published.counter}`,
          problem: file.problem ?? (file.content ? undefined : missing),
        })
      } else pointers.set(name, { stamp: '', problem: file.problem })
    }
    if (mayRecord && byHand.size > 0 && (await record(byHand, publication, last))) return look(names, false)
    return { pointers, publication: publication?.number ?? 0 }
  }

  return (names: readonly string[]) => look(names, true)
}

/** A missing pointer is no problem: a registered remote may not have been released yet. */
function isMissing(error: unknown): boolean {
  return systemErrorCode(error) === 'ENOENT' || (error instanceof ReleaseProblem && error.why === 'missing')
}
