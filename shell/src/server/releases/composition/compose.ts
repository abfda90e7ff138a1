import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Release } from '@site/contracts/Release'
import { routesPath } from '@site/contracts/navigationPaths'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Renderer } from '../../rendering/createRenderer.ts'
import { finishPart } from '../../rendering/finished/finishPart.ts'
import { editionOf } from '../../rendering/plan/editionOf.ts'
import { serviceValues } from '../../rendering/plan/externalServices.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { clientRoutes, developmentEntry } from '../../rendering/plan/routeEntries.ts'
import type { RenderOutcome } from '../../rendering/renderOutcome.ts'
import type { Traced } from '../../tracing/Tracing.ts'
import type { FailedPart, FailedParts } from '../selection/blameFor.ts'
import { documentMarks } from './documentMarks.ts'
import { brokenFragments, fragmentNotices } from './brokenFragments.ts'
import { compositionNameOf, keyOf, partsOf } from './compositionNameOf.ts'
import type { Draft, DraftPart } from './Draft.ts'
import type { CompositionFolders } from './folder/compositionFolders.ts'
import { ownFiles } from './servedFiles.ts'
import { siteDocuments } from './siteDocuments.ts'

/** `notices` are about what was rendered for it. */
export type ComposeResult =
  | { status: 'composed'; draft: Draft; notices: readonly ReleaseNotice[] }
  | { status: 'refused'; failed: FailedParts }

type Options = {
  plan: Plan
  shell: ShellRelease
  /** The server's build. */
  build: string
  /** What visitors have now. */
  former: readonly Release[]
  renderer: Pick<Renderer, 'renderRemote' | 'renderShell'>
  /** Names of parts that have to be rendered again, whatever is there. */
  doubted: ReadonlySet<string>
  /** Parts by key that were rendered and are not in a folder yet. Each new one is added. */
  rendered: Pick<Map<string, DraftPart>, 'get'> & { set(key: string, part: DraftPart): unknown }
  folders: Pick<CompositionFolders, 'read'>
  traced: Traced
}

/** Makes everything in a plan, and renders only what is in no composition yet: one bad release does not make others start over. */
export async function compose(options: Options): Promise<ComposeResult> {
  const { plan, shell, build, former, renderer, doubted, rendered, folders, traced } = options
  const failed: FailedPart[] = []
  const notices: ReleaseNotice[] = []

  async function make(name: string): Promise<DraftPart | undefined> {
    const key = keyOf(plan, name)
    const known = rendered.get(key) ?? (doubted.has(name) ? undefined : await partIn(folders, key))
    if (known) return known
    const outcome = await traced('render', { 'site.part': name }, () => render(plan, former, renderer, name))
    if (outcome.status !== 'rendered') return void failed.push({ name, problem: problemOf(outcome) })
    const problems = outcome.part.pages.flatMap((page) => page.problems ?? [])
    const broken = brokenFragments({ part: name, problems, releases: plan.releases, former })
    if (broken.length > 0) return void failed.push(...broken)
    const release = plan.releases.find((one) => one.name === name)?.id ?? shell.id
    notices.push(...fragmentNotices(problems).map((text) => ({ name, release, text })))
    const part = { key, finished: await finishPart(plan, outcome.part) }
    rendered.set(key, part)
    return part
  }

  const results = await Promise.all(partsOf(plan).map(async (name) => [name, await make(name)] as const))
  const parts = new Map(results.flatMap(([name, part]) => (part ? [[name, part] as const] : [])))
  const [first, ...others] = failed
  if (first) return { status: 'refused', failed: [first, ...others] }

  const finished = new Map([...parts.values()].flatMap((part) => [...part.finished]))
  const entries = clientRoutes(plan).map((entry) => developmentEntry(entry, plan.developmentOrigins))
  const routes = { type: 'application/json; charset=utf-8', body: JSON.stringify(entries) }
  const tables = partsOf(plan).map((name) => ({ path: routesPath(editionOf(plan, name)), ...routes }))
  const ofAll = { pages: [], documents: [...siteDocuments(plan, finished), await documentMarks(finished), ...tables] }
  for (const [path, page] of await finishPart(plan, ofAll)) finished.set(path, page)
  const { id, site, releases } = plan
  const name = compositionNameOf(plan, build)
  const files = ownFiles({ shell, releases, site })
  const services = serviceValues(Object.values(plan.services).flat())
  return {
    status: 'composed',
    notices,
    draft: { name, id, shell, releases, desks: Object.keys(plan.desk), parts, site, services, finished, files },
  }
}

async function partIn(folders: Pick<CompositionFolders, 'read'>, key: string): Promise<DraftPart | undefined> {
  const finished = await folders.read(key)
  return finished && { key, finished }
}

async function render(
  plan: Plan,
  former: readonly Release[],
  renderer: Options['renderer'],
  name: string,
): Promise<RenderOutcome> {
  const isOfName = (candidate: Release) => candidate.name === name
  const release = plan.releases.find(isOfName)
  if (!release) return renderer.renderShell(plan)
  return renderer.renderRemote(plan, release, plan.serverBundles[name] ?? '', former.find(isOfName))
}

function problemOf({ status, reason }: Exclude<RenderOutcome, { status: 'rendered' }>): ReleaseProblem {
  return new ReleaseProblem(status, status === 'bad' ? 'rendering' : 'machine', reason)
}
