import { createHash } from 'node:crypto'
import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { whatsAppForm } from '../../universal/whatsApp/whatsAppForm.ts'
import type { ShellBuild } from '../http/readShellBuild.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/Plan.ts'
import type { RenderLimits } from '../rendering/renderLimits.ts'
import type { Composition, Part } from './Composition.ts'
import { compose } from './compose.ts'
import { findFormClash } from './findFormClash.ts'
import { readLastGood, writeLastGood } from './lastGood.ts'
import { readRelease } from './readRelease.ts'
import { type RegisteredRemote, readPointer } from './registry.ts'

export type Refusal = { release: string; reason: string; at: string }

type Options = {
  registry: readonly RegisteredRemote[]
  releasesFolder: string
  site: SiteFacts
  shell: ShellBuild
  developmentOrigins?: Plan['developmentOrigins']
  limits?: RenderLimits
  log: { info(message: string): void; warn(message: string): void }
}

/** How long the processes of a former release may finish the requests they have, in ms. */
const FAREWELL = 5_000

/**
 * Holds the composition that visitors get, and forms a new one whenever a pointer names another release. A release that
 * fails its gate is refused and remembered; the remote's former release stays, or its paths answer 503 if it had none.
 */
export function createComposer({ registry, releasesFolder, site, shell, developmentOrigins, limits, log }: Options) {
  let composition: Composition | undefined
  let lastGood = readLastGood(releasesFolder)
  const refused = new Map<string, Refusal[]>()
  const since = new Map<string, string>()
  let running: Promise<void> = Promise.resolve()
  const onTrouble = (remote: string, release: string, reason: string) => log.warn(`${remote} ${release}: ${reason}`)
  const renderer = createRenderer({ texts: shell.renderTexts, limits, onTrouble })

  const isRefused = (remote: string, id: string) => refused.get(remote)?.some(({ release }) => release === id) ?? false

  function refuse(remote: string, release: string, reason: string) {
    refused.set(remote, [...(refused.get(remote) ?? []), { release, reason, at: new Date().toISOString() }].slice(-20))
    log.warn(`${remote} ${release} refused: ${reason}`)
  }

  /** The release to use: what is pointed to, else the last good one, each only if its gate did not refuse it. */
  async function choose(remote: RegisteredRemote): Promise<Release | undefined> {
    const candidates = [await readPointer(releasesFolder, remote), lastGood[remote.name]]
    for (const id of candidates) {
      if (!id || isRefused(remote.name, id)) continue
      const known = composition?.releases.find((release) => release.name === remote.name && release.id === id)
      if (known) return known
      try {
        return await readRelease(releasesFolder, remote, id)
      } catch (error) {
        refuse(remote.name, id, error instanceof Error ? error.message : String(error))
      }
    }
    return undefined
  }

  async function recompose(): Promise<void> {
    const made = new Map([...(composition?.parts.values() ?? [])].map((part) => [part.edition, part]))
    try {
      // Each round either succeeds or refuses at least one more release, so this ends.
      for (;;) {
        const releases = (await Promise.all(registry.map(choose))).filter((release) => release !== undefined)
        const isNew = (release: Release) => !composition?.releases.includes(release)
        const clash = findFormClash(
          releases.toSorted((one, other) => Number(isNew(one)) - Number(isNew(other))),
          [whatsAppForm],
        )
        if (clash) {
          refuse(clash.release.name, clash.release.id, clash.reason)
          continue
        }
        const plan = planOf(releases)
        if (plan.id === composition?.id) return
        const result = await compose(plan, renderer, made)
        if (result.status === 'composed') return adopt(result.composition)
        for (const { name, reason } of result.failed) {
          const blamed = releases.find((release) => release.name === name)
          if (!blamed) throw new Error(`The shell cannot be rendered: ${reason}`)
          refuse(blamed.name, blamed.id, reason)
        }
      }
    } finally {
      const live = new Set(composition?.parts.values())
      endRenderers([...made.values()].filter((part) => !live.has(part)))
    }
  }

  function endRenderers(parts: Iterable<Part>) {
    for (const { renderer } of parts) if (renderer) setTimeout(() => void renderer.end(), FAREWELL).unref()
  }

  function planOf(releases: Release[]): Plan {
    const parts = [shell.id, ...releases.map(({ name, id }) => `${name}@${id}`)]
    const id = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12)
    return {
      id,
      shell: shell.id,
      releasesFolder,
      releases,
      prefixes: Object.fromEntries(registry.map(({ name, prefixes }) => [name, prefixes])),
      site,
      shellScripts: shell.scripts,
      loader: shell.loader,
      renderBundle: shell.renderBundle,
      developmentOrigins,
    }
  }

  function adopt(next: Composition) {
    const former = composition
    composition = next
    for (const { name, id } of next.releases) {
      if (former?.releases.some((release) => release.name === name && release.id === id)) continue
      since.set(name, next.since)
    }
    lastGood = Object.fromEntries(next.releases.map(({ name, id }) => [name, id]))
    writeLastGood(releasesFolder, lastGood)
    log.info(`Composition ${next.id}: ${next.releases.map(({ name, id }) => `${name} ${id}`).join(', ')}`)
  }

  return {
    /** The composition visitors get now. @throws Error before the first one is formed. */
    get current(): Composition {
      if (!composition) throw new Error('No composition has been formed yet.')
      return composition
    },
    /** Looks at the pointers and forms a new composition if one changed. Calls queue up. */
    refresh(): Promise<void> {
      running = running.catch(() => undefined).then(recompose)
      return running
    },
    /** Plan of the current composition, for its pages on demand. */
    planOfCurrent: () => planOf([...(composition?.releases ?? [])]),
    /** What `/health` tells of each remote. */
    report: () =>
      registry.map(({ name }) => ({
        name,
        release: composition?.releases.find((release) => release.name === name)?.id ?? null,
        since: since.get(name) ?? null,
        refused: refused.get(name) ?? [],
      })),
    end: async () => {
      await Promise.all([...(composition?.parts.values() ?? [])].map(({ renderer }) => renderer?.end()))
    },
  }
}

export type Composer = ReturnType<typeof createComposer>
