import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { RenderOutcome } from '../../rendering/renderOutcome.ts'
import { type Composer, createComposer } from '../createComposer.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { createRegistry } from '../storage/registry.ts'
import { type CallBudget, faultyStore } from './faultyStore.ts'
import { createSampleReleases, idOf } from './createSampleReleases.ts'

type Outcome = Extract<RenderOutcome, { status: 'bad' | 'trouble' }>

/** A composer on a real releases folder, whose rendering is faked. The test controls the clock. */
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
  const renderer: Renderer = {
    renderRemote: async (plan, { name, id, routes }) => outcome(name, id, routes[0]?.path ?? '', plan.shell),
    renderOnDemand: () => undefined,
    processes: () => [],
    renderShell: async (plan) => outcome('shell', plan.shell, '*404', plan.shell),
  }
  const composers: Composer[] = []
  const callBudgets = new WeakMap<Composer, CallBudget>()
  let isAway = false
  const makeComposer = (keptIn = releasesFolder, registered = registryFile, build = 'build') => {
    const callBudget = { left: Number.POSITIVE_INFINITY }
    const composer = createComposer({
      registry: createRegistry(registered),
      store: faultyStore({
        ...{ releasesFolder, now: () => now, callBudget, isAway: () => isAway },
        onFetch: (name, id) => void brought.push(`${name} ${id[0]}`),
      }),
      build,
      releasesFolder,
      compositionsFolder: join(keptIn, 'compositions'),
      site: sampleSite,
      serviceVariables: { reserved: new Set(['DATABASE_URL', 'LEAD_URL']), values: serviceValues },
      createRenderer(onTrouble) {
        report = onTrouble
        return renderer
      },
      now: () => now,
      observer: {
        composed: (outcome, seconds) => void observed.push(`${outcome} ${Number.isFinite(seconds)}`),
        refused: (...refusal) => void observed.push(refusal.join(' ')),
      },
      views: { since: async (hour) => views.filter((count) => count.hour >= hour) },
      log: { info() {}, warn: (message) => void warnings.push(message) },
    })
    composers.push(composer)
    callBudgets.set(composer, callBudget)
    return composer
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
    killAfter(composer: Composer, questions: number) {
      const callBudget = callBudgets.get(composer)
      if (callBudget) callBudget.left = questions
    },
    /** Makes the store unavailable, or available again. */
    takeAway(away: boolean) {
      isAway = away
    },
    register,
    ...releases,
    composer: makeComposer(),
    /** Another server with the same releases and an empty page cache. */
    another: (registered?: string) => makeComposer(join(folder, `server-${composers.length}`), registered),
    /** The server after a restart, optionally with another build. */
    async restarted(build?: string) {
      await composers.at(-1)?.end()
      return makeComposer(releasesFolder, registryFile, build)
    },
    now: () => now,
    wait: (ms: number) => {
      now += ms
    },
    async close() {
      for (const composer of composers) await composer.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
