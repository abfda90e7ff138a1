import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type PublishedPointer, pointerSchema, type ReleasePointer } from '@site/contracts/ReleasePointer'
import * as v from 'valibot'
import { messageOf } from '../errors/messageOf.ts'
import { systemErrorCode } from '../errors/systemErrorCode.ts'
import { readRegularFile } from '../files/readRegularFile.ts'

/** A `current.json`: which version of it, and what it says or what is wrong with it. */
export type PointerFile = { stamp: string; content?: ReleasePointer; problem?: string }

/** The files of all names that have one. */
export function readPointerFiles(releasesFolder: string): Map<string, PointerFile> {
  const files = new Map<string, PointerFile>()
  for (const name of readdirSync(releasesFolder)) {
    if (name.startsWith('.')) continue
    try {
      files.set(name, readPointerFile(join(releasesFolder, name)))
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? ''))
        files.set(name, { stamp: '', problem: messageOf(error) })
    }
  }
  return files
}

/** A name's `current.json`, also at the moment in which `replacePointerFile` has moved it aside. */
function readPointerFile(folder: string): PointerFile {
  const read = (name: string) => {
    const file = join(folder, name)
    const stamp = stampOf(lstatSync(file))
    return { stamp, content: v.parse(pointerSchema, JSON.parse(readRegularFile(file))) }
  }
  try {
    return read('current.json')
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
  }
  const aside = readdirSync(folder).find((file) => /^current\.\d+\.former$/.test(file))
  try {
    if (aside) return read(aside)
  } catch {
    // It has been replaced meanwhile.
  }
  return read('current.json')
}

/**
 * Writes a name's pointer to its `current.json`, for people to read. A folder that is a symbolic link belongs to another
 * releases folder and is left alone.
 */
export function writePointerFile(releasesFolder: string, name: string, pointer: PublishedPointer): void {
  const folder = join(releasesFolder, name)
  mkdirSync(folder, { recursive: true })
  if (lstatSync(folder).isSymbolicLink()) return
  renameSync(writeDraft(folder, pointer), join(folder, 'current.json'))
}

/** Identifies one version of a file: another one has been written at another time, or has another inode. */
export const stampOf = ({ ino, mtimeMs, size }: Stats): string => `${ino} ${mtimeMs} ${size}`

/**
 * Writes a name's pointer over the `current.json` with this stamp. A newer one stays, at whatever moment somebody writes it:
 * the file is moved aside before it is compared, and a link, unlike a rename, overwrites nothing.
 */
export function replacePointerFile(
  releasesFolder: string,
  name: string,
  { stamp, pointer }: { stamp: string; pointer: PublishedPointer },
): void {
  const folder = join(releasesFolder, name)
  if (lstatSync(folder).isSymbolicLink()) return
  const file = join(folder, 'current.json')
  const aside = join(folder, `current.${process.pid}.former`)
  const draft = writeDraft(folder, pointer)
  try {
    renameSync(file, aside)
    if (stampOf(statSync(aside)) === stamp) linkSync(draft, file)
    else putBack(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error
  } finally {
    rmSync(aside, { force: true })
    rmSync(draft)
  }
}

/**
 * Gives a file its name back unless there is a newer one. Linux refuses a link to another user's file
 * (`protected_hardlinks`): it is renamed, and could overwrite only what is written in that instant.
 */
function putBack(aside: string, file: string): void {
  try {
    linkSync(aside, file)
  } catch (error) {
    if (systemErrorCode(error) !== 'EPERM') throw error
    renameSync(aside, file)
  }
}

/** Returns the path of a file beside `current.json` that is to take its place. */
function writeDraft(folder: string, { release, counter, byStart }: PublishedPointer): string {
  const content: ReleasePointer = { release, counter, ...(byStart && { setByStart: release }) }
  const draft = join(folder, `current.${process.pid}.draft`)
  writeFileSync(draft, `${JSON.stringify(content)}\n`)
  return draft
}
