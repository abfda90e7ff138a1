import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  nextPublication,
  type Publication,
  publicationSchema,
  type ReleasePointer,
  recordsPointer,
} from '@site/contracts/ReleasePointer'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import * as v from 'valibot'
import { addNumbered, newestReadable, numberedFile, numbersIn } from './numberedFiles.ts'
import { readPointerFiles, writePointerFile } from './pointerFiles.ts'
import { sharedFolder } from './sharedFolder.ts'
import { messageOf } from '../messageOf.ts'

/** Somebody else has moved a name's pointer in the meantime. */
export class PublishedMeanwhile extends Error {}

/** Who publishes, what must still hold, and what else is recorded with the pointers. */
export type PublishOptions = {
  by?: Exclude<Publication['by'], 'hand'>
  /** The names' counters as they were when the work began; 0 for a name that was never published. */
  expected?: Readonly<Record<string, number>>
  /** All names that are paused from now on; unchanged without it. */
  paused?: readonly string[]
  /** Who paused or resumed. */
  author?: string | undefined
  /** Statements about the releases, by name. */
  signed?: Readonly<Record<string, SignedStatement>>
}

/**
 * Points names to releases, atomically: a running site sees all of them or none, because the step is the creation of one
 * file. Each name's `current.json` is then updated for people to read.
 * @throws PublishedMeanwhile if a counter is not the expected one.
 */
export async function publish(
  releasesFolder: string,
  releases: Readonly<Record<string, string>>,
  { by = 'release', expected = {}, signed, paused, author }: PublishOptions = {},
): Promise<Publication> {
  for (;;) {
    const former = await readPublished(releasesFolder)
    refuseUnexpected(former, releases, expected)
    refusePaused(former, releases, by)
    const after = await lastNumber(releasesFolder)
    const next = nextPublication(former, {
      at: new Date().toISOString(),
      by,
      moves: releases,
      signed,
      paused,
      author,
      after,
    })
    if (await add(releasesFolder, next)) return next
  }
}

/** The releases that a publication points to, by name. */
export function releasesIn(publication: Publication | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(publication?.pointers ?? {}).map(([name, { release }]) => [name, release]))
}

/** @throws PublishedMeanwhile if somebody else has moved one of the names. */
export function refuseUnexpected(
  former: Publication | undefined,
  releases: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, number>>,
): void {
  for (const [name, counter] of Object.entries(expected)) {
    const now = former?.pointers[name]
    if (!(name in releases) || (now?.counter ?? 0) === counter) continue
    throw new PublishedMeanwhile(
      `${name} was pointed to ${now?.release} by somebody else meanwhile. Nothing was released: look at theirs first.`,
    )
  }
}

/** @throws PublishedMeanwhile if a name is paused. A rollback is always possible. */
export function refusePaused(
  former: Publication | undefined,
  releases: Readonly<Record<string, string>>,
  by: Publication['by'],
): void {
  const paused = by === 'rollback' ? undefined : former?.paused?.find((name) => name in releases)
  if (paused === undefined) return
  const mend = `the operator ends the pause with "npm run rollback -- --resume ${paused}"`
  throw new PublishedMeanwhile(`${paused} is paused. Nothing was released: ${mend}.`)
}

/** The newest readable publication, after a pointer that was written by hand has become a publication. */
export async function readPublished(releasesFolder: string): Promise<Publication | undefined> {
  mkdirSync(releasesFolder, { recursive: true })
  for (;;) {
    const files = readPointerFiles(releasesFolder)
    const former = await newestPublication(releasesFolder)
    const byHand = [...files].filter((entry): entry is [string, ReleasePointer] => {
      const [name, file] = entry
      return file !== undefined && !isPublished(releasesFolder, former, name, file)
    })
    if (byHand.length === 0) return former
    const next = nextPublication(former, {
      at: new Date().toISOString(),
      by: 'hand',
      moves: Object.fromEntries(byHand.map(([name, { release }]) => [name, release])),
      byStart: byHand.filter(([, { release, setByStart }]) => release === setByStart).map(([name]) => name),
      after: Math.max(await lastNumber(releasesFolder), ...byHand.map(([, file]) => file.counter ?? 0)),
    })
    // A folder that is a symbolic link belongs to other releases, and is not checked again.
    if (await add(releasesFolder, next)) return next
  }
}

async function add(releasesFolder: string, publication: Publication): Promise<boolean> {
  const { number, moved, pointers } = publication
  if (!(await addNumbered(join(releasesFolder, sharedFolder.publications), number, publication))) return false
  for (const name of moved) {
    const pointer = pointers[name]
    if (pointer) writePointerFile(releasesFolder, name, pointer)
  }
  return true
}

/** The newest readable publications, newest first. */
export async function readPublications(releasesFolder: string, max: number): Promise<Publication[]> {
  const numbers = await numbersIn(join(releasesFolder, sharedFolder.publications))
  return numbers.slice(0, max).flatMap((number) => {
    try {
      return [readPublication(releasesFolder, number)]
    } catch {
      return []
    }
  })
}

async function newestPublication(releasesFolder: string): Promise<Publication | undefined> {
  const folder = join(releasesFolder, sharedFolder.publications)
  return newestReadable(folder, (number) => readPublication(releasesFolder, number))
}

/** The number of the newest publication, readable or not: it is used up. */
async function lastNumber(releasesFolder: string): Promise<number> {
  return (await numbersIn(join(releasesFolder, sharedFolder.publications)))[0] ?? 0
}

function readPublication(releasesFolder: string, number: number): Publication {
  const file = numberedFile(join(releasesFolder, sharedFolder.publications), number)
  try {
    return v.parse(publicationSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`)
  }
}

function isPublished(
  releasesFolder: string,
  newest: Publication | undefined,
  name: string,
  file: ReleasePointer,
): boolean {
  if (file.counter === undefined) return false
  if (newest?.pointers[name]?.release === file.release) return true
  try {
    // The remains of a process that was stopped between writing the publication and this file.
    return recordsPointer(readPublication(releasesFolder, file.counter), name, file)
  } catch {
    return false
  }
}
