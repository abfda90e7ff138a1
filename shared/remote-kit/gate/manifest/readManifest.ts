import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseRelease, type Release } from '@site/contracts/Release'
import { fileHashes, fileSizes, releaseLimits } from '@site/contracts/ReleaseFiles'
import { concretePaths } from '@site/contracts/ReleaseRoute'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import * as v from 'valibot'
import { manifestContent, refuseTooMuch } from './manifestContent.ts'
import { isRecord, manifestJson } from './manifestJson.ts'
import { malformed } from './malformed.ts'

/** Paths that are validated before other work gets its turn. */
const BATCH = 1_000

/** A route with a list of unvalidated paths. */
type WithPaths = Record<string, unknown> & { paths: unknown[] }
const hasPaths = (route: unknown): route is WithPaths => isRecord(route) && Array.isArray(route.paths)

/**
 * Reads a remote's `release.json`. Input of any size and shape costs a bounded amount of work, and no step of it blocks requests
 * for long. @throws ReleaseProblem
 */
export async function readManifest(json: Buffer): Promise<Release> {
  const content = manifestContent(await manifestJson(json))
  const routes: readonly unknown[] = Array.isArray(content.routes) ? content.routes : []
  if (routes.length > releaseLimits.routes)
    throw malformed(`routes: more than ${releaseLimits.routes}: give those that are alike one with a parameter`)
  const paths = routes.map((route) => (hasPaths(route) ? route.paths : []))
  if (paths.reduce((sum, { length }) => sum + length, 0) > releaseLimits.paths)
    throw malformed(`routes: more than ${releaseLimits.paths} paths: list fewer, or divide the remote`)
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

/** A record in batches of entries, each validated with the schema of the whole. */
async function entriesInBatches<Value>(
  schema: v.GenericSchema<unknown, Record<string, Value>>,
  content: unknown,
  place: string,
): Promise<Record<string, Value>> {
  if (!isRecord(content)) throw malformed(`${place}: no record`)
  const names = Object.keys(content)
  if (names.length > releaseLimits.files) {
    const mend = 'put what pages show into their content, and pictures into fewer files'
    throw malformed(`${place}: more than ${releaseLimits.files}: ${mend}`)
  }
  const checked: Record<string, Value> = {}
  for (let from = 0; from < names.length; from += BATCH) {
    await nextTurn()
    const batch = Object.fromEntries(names.slice(from, from + BATCH).map((name) => [name, content[name]]))
    const result = v.safeParse(schema, batch)
    if (!result.success) {
      const [{ path, message }] = result.issues
      const name = String(path?.[0]?.key)
      throw malformed(`${place}: ${message.startsWith(name) ? '' : `${name} `}${message}`)
    }
    Object.assign(checked, result.output)
  }
  return checked
}

async function pathsInBatches(paths: readonly unknown[], route: number) {
  const checked: v.InferOutput<typeof concretePaths> = []
  for (let from = 0; from < paths.length; from += BATCH) {
    if (from > 0) await nextTurn()
    const result = v.safeParse(concretePaths, paths.slice(from, from + BATCH))
    if (!result.success) {
      const [{ input, message }] = result.issues
      throw malformed(`routes.${route}.paths: ${JSON.stringify(input)?.slice(0, 80)} is not ${message}`)
    }
    checked.push(...result.output)
  }
  return checked
}

function parsed<Manifest>(parse: () => Manifest): Manifest {
  try {
    return parse()
  } catch (error) {
    throw new ReleaseProblem('bad', 'malformed', messageOf(error))
  }
}
