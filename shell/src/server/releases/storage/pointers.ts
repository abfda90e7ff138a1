import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pointerSchema, type ReleaseSwitch, SWITCH_FILE, switchSchema } from '@site/contracts/ReleasePointer'
import * as v from 'valibot'
import { ReleaseProblem } from './ReleaseProblem.ts'
import { codeOf, readSafely } from './readSafely.ts'

export type Pointer = {
  /** The release that is pointed to; undefined when there is no pointer, or none that can be read. */
  release?: string
  /** Changes whenever the pointer is written, also with the same release. */
  stamp: string
  /** What is wrong with the pointer, as a sentence. */
  problem?: string
}

export type Pointers = ReadonlyMap<string, Pointer>

/** Largest pointer that is read, in bytes. */
const LARGEST = 64_000
const MOST_LOOKS = 10

/**
 * Reads where every name points to, at one moment: it looks until two looks in a row see the same, so that several
 * pointers that are moved in one step are never seen half moved. A file that has not changed is not read again.
 */
export function createPointerReader(releasesFolder: string) {
  const known = new Map<string, Pointer>()

  async function readPointer(name: string): Promise<Pointer> {
    const file = join(releasesFolder, name, 'current.json')
    try {
      const { mtimeMs, ino, size } = await stat(file)
      const stamp = `${ino} ${mtimeMs} ${size}`
      const former = known.get(name)
      if (former?.stamp === stamp) return former
      const content: unknown = JSON.parse((await readSafely(file, LARGEST)).toString())
      const pointer = { release: v.parse(pointerSchema, content).release, stamp }
      known.set(name, pointer)
      return pointer
    } catch (error) {
      if (isMissing(error)) return { stamp: '' }
      const reason = error instanceof Error ? error.message : String(error)
      return { stamp: '', problem: `The pointer ${name}/current.json cannot be used: ${reason}` }
    }
  }

  async function look(names: readonly string[]): Promise<Pointers> {
    const steps = await readSwitch(releasesFolder)
    const pointers = new Map<string, Pointer>()
    for (const name of names) {
      const pointer = await readPointer(name)
      const step = steps[name]
      const moves = step !== undefined && !pointer.problem && (pointer.release ?? null) === step.from
      pointers.set(name, moves ? { release: step.to, stamp: `to ${step.to}` } : pointer)
    }
    return pointers
  }

  return async function readPointers(names: readonly string[]): Promise<Pointers> {
    let former = await look(names)
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const next = await look(names)
      if (JSON.stringify([...next]) === JSON.stringify([...former])) break
      former = next
    }
    return former
  }
}

async function readSwitch(releasesFolder: string): Promise<ReleaseSwitch> {
  try {
    const content: unknown = JSON.parse((await readSafely(join(releasesFolder, SWITCH_FILE), LARGEST)).toString())
    return v.parse(switchSchema, content)
  } catch {
    // It appears complete or not at all, and only while releases are being switched.
    return {}
  }
}

/** No pointer is no problem: a remote that is registered may not have been released yet. */
function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' || (error instanceof ReleaseProblem && error.why === 'missing')
}
