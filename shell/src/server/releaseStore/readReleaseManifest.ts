import { setImmediate as nextTurn } from 'node:timers/promises'
import { readContracts } from '@site/contracts/contractVersions'
import { parseRelease, type Release } from '@site/contracts/Release'
import { fileHashes, fileSizes, releaseLimits } from '@site/contracts/ReleaseFiles'
import { concretePaths } from '@site/contracts/ReleaseRoute'
import { parseShellRelease, type ShellRelease } from '@site/contracts/ShellRelease'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import * as v from 'valibot'
import { ReleaseProblem } from './ReleaseProblem.ts'
import { isRecord, readReleaseJson } from './readReleaseJson.ts'

/** The maximum number of values in a manifest besides its paths; each costs the schema a microsecond or more. */
const MAX_VALUES = 30_000
/** Paths that are validated before other work gets its turn. */
const BATCH = 1_000

/** A route with a list of unvalidated paths. */
type WithPaths = Record<string, unknown> & { paths: unknown[] }
const hasPaths = (route: unknown): route is WithPaths => isRecord(route) && Array.isArray(route.paths)

/**
 * Reads a remote's manifest. Input of any size and shape costs a bounded amount of work, and no step of it blocks requests
 * for long. @throws ReleaseProblem
 */
export async function readReleaseManifest(folder: string): Promise<Release> {
  const content = await readContent(folder)
  const routes: readonly unknown[] = Array.isArray(content.routes) ? content.routes : []
  if (routes.length > releaseLimits.routes) throw malformed(`routes: more than ${releaseLimits.routes}`)
  const paths = routes.map((route) => (hasPaths(route) ? route.paths : []))
  if (paths.reduce((sum, { length }) => sum + length, 0) > releaseLimits.paths)
    throw malformed(`routes: more than ${releaseLimits.paths} paths`)
  const bare = {
    ...content,
    files: {},
    sizes: {},
    routes: routes.map((route) => (hasPaths(route) ? { ...route, paths: [] } : route)),
  }
  refuseTooMuch(bare)
  const release = parsed(() => parseRelease(bare))
  for (const [index, route] of release.routes.entries()) {
    route.paths = await pathsInBatches(paths[index] ?? [], index)
  }
  release.files = await entriesInBatches(fileHashes, content.files, 'files')
  release.sizes = await entriesInBatches(fileSizes, content.sizes, 'sizes')
  return release
}

/** Reads the shell's manifest. @throws ReleaseProblem */
export async function readShellManifest(folder: string): Promise<ShellRelease> {
  const content = await readContent(folder)
  refuseTooMuch(content)
  return parsed(() => parseShellRelease(content))
}

async function readContent(folder: string): Promise<Record<string, unknown>> {
  const content = await readReleaseJson(folder)
  if (!isRecord(content)) throw malformed('content: no release')
  if (readContracts.some((version) => version === content.contract)) return content
  const stated = ['string', 'number'].includes(typeof content.contract)
    ? String(content.contract).slice(0, 20)
    : 'unknown'
  throw new ReleaseProblem(
    'bad',
    'contract',
    `is written in contract ${stated}, and this server reads contracts ${readContracts.join(' and ')}.`,
  )
}

/** A record in batches of entries, each validated with the schema of the whole. */
async function entriesInBatches<Value>(
  schema: v.GenericSchema<unknown, Record<string, Value>>,
  content: unknown,
  place: string,
): Promise<Record<string, Value>> {
  if (!isRecord(content)) throw malformed(`${place}: no record`)
  const names = Object.keys(content)
  if (names.length > releaseLimits.files) throw malformed(`${place}: more than ${releaseLimits.files}`)
  const checked: Record<string, Value> = {}
  for (let from = 0; from < names.length; from += BATCH) {
    await nextTurn()
    const batch = Object.fromEntries(names.slice(from, from + BATCH).map((name) => [name, content[name]]))
    const result = v.safeParse(schema, batch)
    if (!result.success) throw malformed(`${place}: ${result.issues[0].message}`)
    Object.assign(checked, result.output)
  }
  return checked
}

async function pathsInBatches(paths: readonly unknown[], route: number) {
  const checked: v.InferOutput<typeof concretePaths> = []
  for (let from = 0; from < paths.length; from += BATCH) {
    if (from > 0) await nextTurn()
    const result = v.safeParse(concretePaths, paths.slice(from, from + BATCH))
    if (!result.success) throw malformed(`routes.${route}.paths: ${result.issues[0].message}`)
    checked.push(...result.output)
  }
  return checked
}

/** Counted without recursion, because a deeply nested value would overflow the stack. */
function refuseTooMuch(content: unknown): void {
  const waiting = [content]
  for (let count = 0; waiting.length > 0; ) {
    const value = waiting.pop()
    if (++count + waiting.length > MAX_VALUES) throw malformed('content: too much of it')
    if (typeof value === 'object' && value !== null) {
      const inside = Object.values(value)
      if (inside.length > MAX_VALUES) throw malformed('content: too much of it')
      waiting.push(...inside)
    }
  }
}

function malformed(place: string): ReleaseProblem {
  return new ReleaseProblem('bad', 'malformed', `release.json: ${place}.`)
}

function parsed<Manifest>(parse: () => Manifest): Manifest {
  try {
    return parse()
  } catch (error) {
    throw new ReleaseProblem('bad', 'malformed', messageOf(error))
  }
}
