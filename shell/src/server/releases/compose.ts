import type { ShellRelease } from '@site/contracts/ShellRelease'
import { developmentEntry } from '../rendering/developmentEntry.ts'
import { finishPart } from '../rendering/finishPart.ts'
import type { Plan } from '../rendering/messages.ts'
import { clientRoutes } from '../rendering/routeEntries.ts'
import { startWorker } from '../rendering/startWorker.ts'
import type { Composition, Part } from './Composition.ts'
import { editionOf, SHELL } from './editionOf.ts'
import { ReleaseProblem } from './ReleaseProblem.ts'
import type { ServedFiles } from './servedFiles.ts'
import { siteDocuments } from './siteDocuments.ts'

export type ComposeResult =
  | { status: 'composed'; composition: Composition }
  /** `name` is the remote's that failed, or `shell`. */
  | { status: 'refused'; name: string; problem: ReleaseProblem }

type Options = {
  plan: Plan
  shell: ShellRelease
  /** The composition that visitors get meanwhile: its parts go on where their editions stay. */
  former?: Composition
  servedFiles: (live: Pick<Composition, 'shell' | 'releases'>) => Promise<ServedFiles>
}

/** Address of the route table for the documents of an edition. */
export function routesPath(edition: string): string {
  return `/_routes/${edition}.json`
}

/**
 * Renders what a plan promises, except for the parts that are the same in the former composition: those go on as they
 * are. Nothing of it is seen by a visitor before all of it is there.
 */
export async function compose({ plan, shell, former, servedFiles }: Options): Promise<ComposeResult> {
  const names = [...plan.releases.map(({ name }) => name), SHELL]
  const keptPart = (name: string) => {
    const part = former?.parts.get(name)
    return part?.edition === editionOf(plan, name) ? part : undefined
  }
  const composed = await startWorker({ ...plan, render: names.filter((name) => !keptPart(name)) })
  if (composed.status === 'refused') {
    const cause = composed.kind === 'bad' ? 'rendering' : 'machine'
    return {
      status: 'refused',
      name: composed.remote,
      problem: new ReleaseProblem(composed.kind, cause, composed.reason),
    }
  }

  const parts = new Map<string, Part>()
  // One after the other, so that compression keeps to its share of the threads.
  for (const name of names) {
    const rendered = composed.parts.get(name) ?? { pages: [], documents: [] }
    const part = keptPart(name) ?? { edition: editionOf(plan, name), finished: await finishPart(plan, rendered) }
    parts.set(name, part)
  }
  const finished = new Map([...parts.values()].flatMap((part) => [...part.finished]))
  const entries = clientRoutes(plan.releases).map((entry) => developmentEntry(entry, plan.developmentOrigins))
  const routes = { type: 'application/json; charset=utf-8', body: JSON.stringify(entries) }
  const tables = [...parts.values()].map(({ edition }) => ({ path: routesPath(edition), ...routes }))
  const ofAll = { pages: [], documents: [...siteDocuments(plan, finished), ...tables] }
  for (const [path, page] of await finishPart(plan, ofAll)) finished.set(path, page)
  const { id, releases } = plan
  const files = await servedFiles({ shell, releases })
  const since = new Date().toISOString()
  return {
    status: 'composed',
    composition: { id, since, shell, releases, parts, finished, files, renderer: composed.renderer },
  }
}
