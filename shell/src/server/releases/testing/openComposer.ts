import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { RenderOutcome } from '../../rendering/renderOutcome.ts'
import { createComposer } from '../createComposer.ts'
import { createServing } from '../serving/createServing.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { createRegistry } from '../../releaseStore/registry.ts'
import { type SampleServer, sampleServer } from './sampleServer.ts'
import { type CallBudget, faultyStore } from './faultyStore.ts'
import { createSampleReleases, idOf } from './createSampleReleases.ts'

type Outcome = Extract<RenderOutcome, { status: 'bad' | 'trouble' }>

/** A site on a real releases folder, whose rendering is faked. The test controls the clock. */
export function openComposer(remotes: Readonly<Record<string, string[]>> = { 'mfe-shop': ['/shop'] }) {
  const folder = mkdtempSync(join(tmpdir(), 'composer-'))
  const releasesFolder = join(folder, 'releases')
  const registryFile = join(folder, 'remotes.json')
  const warnings: string[] = []
  const observed: string[] = []
  const rendered: string[] = []
  const brought: string[] = []
  const failing = new Map<string, Outcome>()
  const serviceValues: Record<string, string> = {}
  const views: ViewCount[] = []
  let report: (remote: string, release: string, reason: string) => void = () => {}
  let now = Date.parse('2026-01-01T00:00:00Z')

  const releases = createSampleReleases(releasesFolder, remotes)
  const outcome = (name: string, id: string, path: string, shell: string): RenderOutcome => {
    rendered.push(`${name} ${id[0]}`)
    const failure = failing.get(`${id} with ${shell}`) ?? failing.get(id)
    if (failure) return failure
    return {
      status: 'rendered',
      part: { pages: [{ path, status: 200, html: `${name} ${id[0]}`, style: '' }], documents: [] },
    }
  }
  const renderer = {
    renderRemote: async (plan: Plan, { name, id, routes }: Release) =>
      outcome(name, id, routes[0]?.path ?? '', plan.shell),
    renderShell: async (plan: Plan) => outcome('shell', plan.shell, '*404', plan.shell),
  }
  const servers: SampleServer[] = []
  const callBudgets = new WeakMap<SampleServer, CallBudget>()
  let isAway = false
  const makeServer = (registered = registryFile, build = 'build') => {
    const callBudget = { left: Number.POSITIVE_INFINITY }
    const common = () => ({
      registry: createRegistry(registered),
      store: faultyStore({
        ...{ releasesFolder, now: () => now, callBudget, isAway: () => isAway },
        onFetch: (name, id) => void brought.push(`${name} ${id[0]}`),
      }),
      build,
      releasesFolder,
      compositionsFolder: join(releasesFolder, 'compositions'),
      site: sampleSite,
      serviceVariables: { reserved: new Set(['DATABASE_URL', 'LEAD_URL']), values: serviceValues },
      now: () => now,
      views: { since: async (hour: string) => views.filter((count) => count.hour >= hour) },
      log: { info() {}, warn: (message: string) => void warnings.push(message) },
    })
    const composer = createComposer({ ...common(), renderer })
    const serving = createServing({
      ...common(),
      createRenderer(onTrouble) {
        report = onTrouble
        return { renderOnDemand: () => undefined, processes: () => [] }
      },
      async previewChange() {
        await composer.look()
        await composer.answered()
        await serving.look()
      },
      observer: {
        composed: (seconds) => void observed.push(`composed ${Number.isFinite(seconds)}`),
        refused: (...refusal) => void observed.push(refusal.join(' ')),
      },
    })
    const server = sampleServer(composer, serving)
    servers.push(server)
    callBudgets.set(server, callBudget)
    return server
  }
  const register = (
    registered: Readonly<Record<string, string[]>>,
    keys: Readonly<Record<string, string[]>> = {},
  ): void => {
    const entries = Object.entries(registered).map(([name, prefixes]) => ({ name, prefixes, keys: keys[name] }))
    const shell = keys.shell ? [{ name: 'shell', keys: keys.shell }] : []
    writeFileSync(registryFile, JSON.stringify([...entries, ...shell]))
  }
  register(remotes)

  return {
    folder,
    releasesFolder,
    registryFile,
    /** The environment variables for external services. */
    serviceValues,
    warnings,
    /** The counts of views. */
    views,
    /** Calls of the observer. */
    observed,
    /** What was rendered, as `mfe-shop a`. */
    rendered,
    /** What was fetched from the store, in the same form. */
    brought,
    /** How rendering fails, by a release's id, or by `id with shell's id`. */
    failing,
    /** A live release's process ends while it renders a page for a visitor. */
    die: (name: string, letter: string) => report(name, idOf(letter), 'ended by itself.'),
    /** Kills a server at the `questions`th call to the store from now on. */
    killAfter(server: SampleServer, questions: number) {
      const callBudget = callBudgets.get(server)
      if (callBudget) callBudget.left = questions
    },
    /** Makes the store unavailable, or available again. */
    takeAway(away: boolean) {
      isAway = away
    },
    register,
    ...releases,
    composer: makeServer(),
    /** Another server with the same releases, which composes once the first one has ended. */
    another: (registered?: string, build?: string) => makeServer(registered, build),
    /** The server after a restart, optionally with another build. */
    async restarted(build?: string) {
      await servers.at(-1)?.end()
      return makeServer(registryFile, build)
    },
    now: () => now,
    wait: (ms: number) => {
      now += ms
    },
    async close() {
      for (const server of servers) await server.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
