import { mkdirSync } from 'node:fs'
import { nextPublication, type Publication } from '@site/contracts/ReleasePointer'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import { handwrittenPointers, numberPointerFile } from './handwrittenPointers.ts'
import { readPointerFiles, writePointerFile } from './pointerFiles.ts'
import {
  addPublication,
  lastNumber,
  newestPublication,
  publicationNumbers,
  readPublication,
} from './publicationFiles.ts'

/** Somebody else has moved a name's pointer in the meantime. */
export class PublishedMeanwhile extends Error {}

/** Who publishes, what must still hold, and what else is recorded with the pointers. */
export type PublishOptions = {
  by?: Exclude<Publication['by'], 'hand'>
  /** The names' counters as they were when the work began; 0 for a name that was never published. */
  expected?: Readonly<Record<string, number>>
  /** All names that are paused from now on; unchanged without it. */
  paused?: readonly string[]
  /** Those among them that their own team paused; unchanged without it. */
  ownPauses?: readonly string[]
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
  options: PublishOptions = {},
): Promise<Publication> {
  for (;;) {
    const former = await readPublished(releasesFolder)
    const next = publicationAfter(former, await lastNumber(releasesFolder), releases, options)
    if (await add(releasesFolder, next)) return next
  }
}

/**
 * What is to be published after a former publication, with a number beyond one that is used up.
 * @throws PublishedMeanwhile if a counter is not the expected one, or a name is paused.
 */
export function publicationAfter(
  former: Publication | undefined,
  after: number,
  releases: Readonly<Record<string, string>>,
  { by = 'release', expected = {}, ...recorded }: PublishOptions = {},
): Publication {
  refuseUnexpected(former, releases, expected)
  refusePaused(former, releases, by)
  return nextPublication(former, { ...recorded, at: new Date().toISOString(), by, moves: releases, after })
}

/** The releases that a publication points to, by name. */
export function releasesIn(publication: Publication | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(publication?.pointers ?? {}).map(([name, { release }]) => [name, release]))
}

/** The newest readable publications, newest first. */
export async function readPublications(releasesFolder: string, max: number): Promise<Publication[]> {
  const numbers = await publicationNumbers(releasesFolder)
  return numbers.slice(0, max).flatMap((number) => {
    try {
      return [readPublication(releasesFolder, number)]
    } catch {
      return []
    }
  })
}

/**
 * The newest readable publication, after pointers that were written by hand have become one. Whoever asks again and again keeps
 * in `recorded` which version of a file that was, by name: some files cannot be given their number.
 */
export async function readPublished(
  releasesFolder: string,
  recorded: Map<string, string> = new Map(),
): Promise<Publication | undefined> {
  mkdirSync(releasesFolder, { recursive: true })
  for (;;) {
    // Files first: one of a newer publication would look as if it had been written by hand.
    const files = readPointerFiles(releasesFolder)
    const former = await newestPublication(releasesFolder)
    const byHand = handwrittenPointers(files, { releasesFolder, newest: former, recorded })
    if (byHand.length === 0) return former
    const next = nextPublication(former, {
      at: new Date().toISOString(),
      by: 'hand',
      moves: Object.fromEntries(byHand.map(({ name, release }) => [name, release])),
      byStart: byHand.filter(({ release, setByStart }) => release === setByStart).map(({ name }) => name),
      after: Math.max(await lastNumber(releasesFolder), ...byHand.map(({ counter = 0 }) => counter)),
    })
    if (!(await addPublication(releasesFolder, next))) continue
    for (const { name, stamp } of byHand) {
      recorded.set(name, stamp)
      const pointer = next.pointers[name]
      if (pointer) numberPointerFile(releasesFolder, name, { stamp, pointer })
    }
    return next
  }
}

async function add(releasesFolder: string, publication: Publication): Promise<boolean> {
  const { moved, pointers } = publication
  if (!(await addPublication(releasesFolder, publication))) return false
  for (const name of moved) {
    const pointer = pointers[name]
    if (pointer) writePointerFile(releasesFolder, name, pointer)
  }
  return true
}

/** @throws PublishedMeanwhile if somebody else has moved one of the names. */
function refuseUnexpected(
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
function refusePaused(
  former: Publication | undefined,
  releases: Readonly<Record<string, string>>,
  by: Publication['by'],
): void {
  const paused = by === 'rollback' ? undefined : former?.paused?.find((name) => name in releases)
  if (paused === undefined) return
  const mend = `"npm run rollback -- --resume ${paused}" ends the pause`
  throw new PublishedMeanwhile(`${paused} is paused. Nothing was released: ${mend}.`)
}
