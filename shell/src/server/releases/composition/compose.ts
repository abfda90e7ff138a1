import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import pLimit from 'p-limit'
import type { RemoteRenderer } from '../../rendering/createRemoteRenderer.ts'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { RenderOutcome } from '../../rendering/renderOutcome.ts'
import { finishPart } from '../../rendering/finished/finishPart.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { clientRoutes, developmentEntry } from '../../rendering/plan/routeEntries.ts'
import type { FailedPart } from '../selection/blameFor.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Composition, Part } from './Composition.ts'
import { editionOf } from '../../rendering/plan/editionOf.ts'
import { SHELL } from '../storage/Pointer.ts'
import { serviceValues } from '../../rendering/plan/externalServices.ts'
import type { CompositionFolders } from './folder/compositionFolders.ts'
import { keyOf } from './keyOf.ts'
import type { ServedFiles } from './servedFiles.ts'
import { siteDocuments } from './siteDocuments.ts'
import type { Traced } from '../../tracing/Tracing.ts'
import { routesPath } from '@site/contracts/navigationPaths'

export type ComposeResult =
  | { status: 'composed'; composition: Composition }
  | { status: 'refused'; failed: readonly FailedPart[] }

type Options = {
  plan: Plan
  shell: ShellRelease
  /** What visitors have now. */
  former: readonly Release[]
  renderer: Renderer
  /** Parts by edition. Existing ones are reused, and each new one is added. */
  made: Map<string, Part>
  /** Compositions from before this start. */
  folders: Pick<CompositionFolders, 'read'>
  servedFiles: (live: Pick<Composition, 'shell' | 'releases'>) => Promise<ServedFiles>
  traced: Traced
}

/** One at a time, so that compression keeps to its share of the threads. */
const finishing = pLimit(1)

/**
 * Makes everything in a plan that is not made already, so that one bad release does not make the others start over. Visitors
 * see nothing until all of it is there.
 */
export async function compose({
  plan,
  shell,
  former,
  renderer,
  made,
  folders,
  servedFiles,
  traced,
}: Options): Promise<ComposeResult> {
  const names = [...plan.releases.map(({ name }) => name), SHELL]
  const failed: FailedPart[] = []
  await Promise.all(
    names.map(async (name) => {
      const edition = editionOf(plan, name)
      if (made.has(edition)) return
      const key = keyOf(plan, name)
      const kept = await folders.read(key)
      if (kept)
        return void made.set(edition, { edition, key, finished: kept, renderer: rendererOf(plan, renderer, name) })
      const outcome = await traced('render', { 'site.part': name }, () => render(plan, former, renderer, name))
      if (outcome.status !== 'rendered') return void failed.push({ name, problem: problemOf(outcome) })
      const finished = await finishing(() => finishPart(plan, outcome.part))
      made.set(edition, { edition, key, finished, renderer: outcome.renderer })
    }),
  )
  const parts = new Map<string, Part>()
  for (const name of names) {
    const part = made.get(editionOf(plan, name))
    if (part) parts.set(name, part)
  }
  if (failed.length > 0) return { status: 'refused', failed }

  const finished = new Map([...parts.values()].flatMap((part) => [...part.finished]))
  const entries = clientRoutes(plan).map((entry) => developmentEntry(entry, plan.developmentOrigins))
  const routes = { type: 'application/json; charset=utf-8', body: JSON.stringify(entries) }
  const tables = [...parts.values()].map(({ edition }) => ({ path: routesPath(edition), ...routes }))
  const ofAll = { pages: [], documents: [...siteDocuments(plan, finished), ...tables] }
  for (const [path, page] of await finishPart(plan, ofAll)) finished.set(path, page)
  const { id, releases } = plan
  const files = await servedFiles({ shell, releases })
  const services = serviceValues(Object.values(plan.services).flat())
  const since = new Date().toISOString()
  return { status: 'composed', composition: { id, since, shell, releases, parts, services, finished, files } }
}

async function render(
  plan: Plan,
  former: readonly Release[],
  renderer: Renderer,
  name: string,
): Promise<RenderOutcome> {
  const isOfName = (candidate: Release) => candidate.name === name
  const release = plan.releases.find(isOfName)
  if (!release) return renderer.renderShell(plan)
  return renderer.renderRemote(plan, release, plan.serverBundles[name] ?? '', former.find(isOfName))
}

/** The on-demand renderer of a part none of whose pages had to be rendered at this start. */
function rendererOf(plan: Plan, renderer: Renderer, name: string): RemoteRenderer | undefined {
  const release = plan.releases.find((candidate) => candidate.name === name)
  return release && renderer.renderOnDemand(plan, release, plan.serverBundles[name] ?? '')
}

function problemOf({ status, reason }: Exclude<RenderOutcome, { status: 'rendered' }>): ReleaseProblem {
  return new ReleaseProblem(status, status === 'bad' ? 'rendering' : 'machine', reason)
}
