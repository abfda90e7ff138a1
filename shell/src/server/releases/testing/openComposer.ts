import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { RenderOutcome } from '../../rendering/renderOutcome.ts'
import { type Composer, createComposer } from '../createComposer.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { createKeptParts } from '../composition/keptParts.ts'
import { createRegistry } from '../storage/registry.ts'
import { type Fuse, mortalStore } from './mortalStore.ts'
import { createSampleReleases, idOf } from './createSampleReleases.ts'

type Outcome = Extract<RenderOutcome, { status: 'bad' | 'trouble' }>

/**
 * A composer over a real releases folder, whose rendering is a text and no process. The clock is the test's. With `isShared`
 * all of them are workers of one server.
 */
export function openComposer(
  remotes: Readonly<Record<string, string[]>> = { 'mfe-shop': ['/shop'] },
  { isShared = false } = {},
) {
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
  let tell: (remote: string, release: string, reason: string) => void = () => {}
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
  const fuses = new WeakMap<Composer, Fuse>()
  let isAway = false
  const makeComposer = (keptIn = releasesFolder, registered = registryFile, build = 'build') => {
    const fuse = { left: Number.POSITIVE_INFINITY }
    const composer = createComposer({
      registry: createRegistry(registered),
      store: mortalStore({
        ...{ releasesFolder, now: () => now, fuse, isAway: () => isAway },
        onBring: (name, id) => void brought.push(`${name} ${id[0]}`),
      }),
      build,
      releasesFolder,
      keptParts: createKeptParts(keptIn, 'build', { isShared }),
      site: sampleSite,
      serviceVariables: { reserved: new Set(['DATABASE_URL', 'LEAD_URL']), values: serviceValues },
      createRenderer(onTrouble) {
        tell = onTrouble
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
    fuses.set(composer, fuse)
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
    /** What the environment says of external services. */
    serviceValues,
    warnings,
    /** What was counted of visitors' views. */
    views,
    /** What an observer has heard. */
    observed,
    /** What was rendered, as `mfe-shop a`. */
    rendered,
    /** What the store was asked to bring to this machine, in the same way. */
    brought,
    /** By a release's id, or `id with shell's id`: how its rendering fails. */
    failing,
    /** The process of a live release ends while it renders a visitor's page. */
    die: (name: string, letter: string) => tell(name, idOf(letter), 'ended by itself.'),
    /** A server stops in the middle of its work, at the `questions`th question that it asks of the store from now on. */
    killAfter(composer: Composer, questions: number) {
      const fuse = fuses.get(composer)
      if (fuse) fuse.left = questions
    },
    /** Takes the store away, or brings it back. */
    takeAway(away: boolean) {
      isAway = away
    },
    register,
    ...releases,
    composer: makeComposer(),
    /** Another server with the same releases, which has finished no pages; or another worker. */
    another: (registered?: string) =>
      makeComposer(isShared ? releasesFolder : join(folder, `server-${composers.length}`), registered),
    /** The server again after its end, perhaps of another build. */
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
