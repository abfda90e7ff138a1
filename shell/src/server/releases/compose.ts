import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import pLimit from 'p-limit'
import type { Renderer, RenderOutcome } from '../rendering/createRenderer.ts'
import { developmentEntry } from '../rendering/developmentEntry.ts'
import { finishPart } from '../rendering/finishPart.ts'
import type { Plan } from '../rendering/Plan.ts'
import { clientRoutes } from '../rendering/routeEntries.ts'
import type { Composition, Part } from './Composition.ts'
import { editionOf, SHELL } from './editionOf.ts'
import { siteDocuments } from './siteDocuments.ts'

/** A part that could not be made. `bad` content stays bad, after `trouble` the same release may pass. */
export type FailedPart = { name: string; status: 'bad' | 'trouble'; reason: string }

export type ComposeResult =
  | { status: 'composed'; composition: Composition }
  | { status: 'refused'; failed: readonly FailedPart[] }

/** Address of the route table for the documents of an edition. */
export function routesPath(edition: string): string {
  return `/_routes/${edition}.json`
}

/** One at a time, so that compression keeps to its share of the threads. */
const finishing = pLimit(1)

/**
 * Makes what a plan promises. Parts by edition that are in `made` go on as they are, and each part that is made is added
 * to it: what one bad release has cost the others nothing is not done twice. Nothing is seen by a visitor before all of
 * it is there.
 */
export async function compose(plan: Plan, renderer: Renderer, made: Map<string, Part>): Promise<ComposeResult> {
  const names = [...plan.releases.map(({ name }) => name), SHELL]
  const failed: FailedPart[] = []
  await Promise.all(
    names.map(async (name) => {
      const edition = editionOf(plan, name)
      if (made.has(edition)) return
      const outcome = await render(plan, renderer, name)
      if (outcome.status !== 'rendered') return void failed.push({ name, ...outcome })
      const finished = await finishing(() => finishPart(plan, outcome.part))
      made.set(edition, { edition, finished, renderer: outcome.renderer })
    }),
  )
  const parts = new Map<string, Part>()
  for (const name of names) {
    const part = made.get(editionOf(plan, name))
    if (part) parts.set(name, part)
  }
  if (failed.length > 0) return { status: 'refused', failed }

  const finished = new Map([...parts.values()].flatMap((part) => [...part.finished]))
  const entries = clientRoutes(plan.releases).map((entry) => developmentEntry(entry, plan.developmentOrigins))
  const routes = { type: 'application/json; charset=utf-8', body: JSON.stringify(entries) }
  const tables = [...parts.values()].map(({ edition }) => ({ path: routesPath(edition), ...routes }))
  const ofAll = { pages: [], documents: [...siteDocuments(plan, finished), ...tables] }
  for (const [path, page] of await finishPart(plan, ofAll)) finished.set(path, page)
  const since = new Date().toISOString()
  return { status: 'composed', composition: { id: plan.id, since, releases: plan.releases, parts, finished } }
}

async function render(plan: Plan, renderer: Renderer, name: string): Promise<RenderOutcome> {
  const release = plan.releases.find((candidate) => candidate.name === name)
  if (!release) return renderer.renderShell(plan)
  try {
    return await renderer.renderRemote(plan, release, await readServerBundle(plan, release))
  } catch (error) {
    return { status: 'trouble', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The text that is evaluated is the text that was hashed. @throws Error when it cannot be read or is another one. */
async function readServerBundle({ releasesFolder }: Plan, { name, id, server, files }: Release): Promise<string> {
  const content = await readFile(join(releasesFolder, name, id, server))
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (hash !== files[server]) throw new Error(`${server} has the wrong hash.`)
  return content.toString('utf8')
}
