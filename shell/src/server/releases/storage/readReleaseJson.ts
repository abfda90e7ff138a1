import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { ReleaseProblem } from './ReleaseProblem.ts'
import { readSafely } from './readSafely.ts'

/**
 * Marks that begin or part values in a statement: one that lists all that it may has 80,000 of them. To make values of a
 * text takes a hundred times as long as to look at it.
 */
const MOST_MARKS = 90_000
const [comma, colon, bracket, brace] = Buffer.from(',:[{')

/** Bytes that are looked at before other work has its turn. */
const CHUNK = 256 * 1024

/**
 * Reads the `release.json` of a folder as JSON, unchecked. Whatever is in it, requests wait for it no longer than for one
 * that is right. @throws ReleaseProblem
 */
export async function readReleaseJson(folder: string): Promise<unknown> {
  const content = await readSafely(join(folder, 'release.json'), releaseLimits.statement)
  for (let from = 0, found = 0; from < content.length; from += CHUNK) {
    found += marksIn(content.subarray(from, from + CHUNK))
    if (found > MOST_MARKS) throw new ReleaseProblem('bad', 'malformed', 'release.json: content: too much of it.')
    await nextTurn()
  }
  const value = parsed(content.toString())
  await nextTurn()
  return value
}

/** Within texts too, where hardly any are: to know where a text ends would take longer. */
function marksIn(portion: Buffer): number {
  let found = 0
  for (let at = 0; at < portion.length; at++) {
    const byte = portion[at]
    if (byte === comma || byte === colon || byte === bracket || byte === brace) found++
  }
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw text.trimEnd().endsWith('}')
      ? new ReleaseProblem('bad', 'malformed', 'release.json is no JSON.')
      : new ReleaseProblem('not yet', 'cut off', 'release.json is cut off.')
  }
}

/** True for what JSON calls an object. What is in it is not looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
