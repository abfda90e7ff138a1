import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublishedPointer, pointerSchema, type ReleasePointer } from '@site/contracts/ReleasePointer'
import * as v from 'valibot'
import { systemErrorCode } from '../systemErrorCode.ts'

/** The names that have a `current.json`, with what it says; undefined when it cannot be read. */
export function readPointerFiles(releasesFolder: string): Map<string, ReleasePointer | undefined> {
  const pointers = new Map<string, ReleasePointer | undefined>()
  for (const name of readdirSync(releasesFolder)) {
    if (name.startsWith('.')) continue
    try {
      const content: unknown = JSON.parse(readFileSync(join(releasesFolder, name, 'current.json'), 'utf8'))
      pointers.set(name, v.parse(pointerSchema, content))
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) pointers.set(name, undefined)
    }
  }
  return pointers
}

/**
 * Writes for people where a name points to. A folder that is a link belongs to other releases, and keeps what they say.
 */
export function writePointerFile(releasesFolder: string, name: string, pointer: PublishedPointer): void {
  const folder = join(releasesFolder, name)
  mkdirSync(folder, { recursive: true })
  if (lstatSync(folder).isSymbolicLink()) return
  const { release, counter, byStart } = pointer
  const content: ReleasePointer = { release, counter, ...(byStart && { setByStart: release }) }
  const draft = join(folder, `current.${process.pid}.draft`)
  writeFileSync(draft, `${JSON.stringify(content)}\n`)
  renameSync(draft, join(folder, 'current.json'))
}
