import { setImmediate as nextTurn } from 'node:timers/promises'
import { descriptions, releaseLimits } from '@site/contracts/ReleaseFiles'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { largerThan, malformed } from './malformed.ts'

/**
 * The maximum number of characters that start or separate values in a manifest: one that lists as much as possible has
 * 80,000. Parsing a text takes a hundred times as long as counting these.
 */
const MAX_TOKENS = 90_000
const [comma, colon, bracket, brace] = Buffer.from(',:[{')

/** Bytes that are examined before other work gets its turn. */
const CHUNK = 256 * 1024

/**
 * The content of a `release.json` as JSON, without validating it. Whatever it contains, requests wait for it no longer than for a
 * correct one. @throws ReleaseProblem
 */
export async function manifestJson(content: Buffer): Promise<unknown> {
  const { release: name } = descriptions
  if (content.length > releaseLimits.statement)
    throw new ReleaseProblem('bad', 'malformed', largerThan(name, releaseLimits.statement))
  for (let from = 0, found = 0; from < content.length; from += CHUNK) {
    found += marksIn(content.subarray(from, from + CHUNK))
    if (found > MAX_TOKENS) throw malformed('content: too much of it')
    await nextTurn()
  }
  const value = parsed(content.toString())
  await nextTurn()
  return value
}

/** Counts inside strings too, where there are few: finding where a string ends would take longer. */
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
      ? new ReleaseProblem('bad', 'malformed', 'release.json is not JSON.')
      : new ReleaseProblem('not yet', 'cut off', 'release.json is cut off.')
  }
}

/** True for a JSON object. Its content is not examined. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
