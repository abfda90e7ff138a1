import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { startBuiltSite } from '../../support/servers/startOwnSite.ts'
import { waitUntilIdle } from './processorTime.ts'

/** Starts a server with the releases of a copied repository. */
export function startSiteOf(copy: string, env?: Record<string, string>): Promise<StartedServer> {
  return startBuiltSite(join(copy, 'releases'), join(copy, 'data'), env)
}

/** How long a server takes to start, in s. It is stopped once it has written its cache of rendered pages. */
export async function startTime(start: () => Promise<StartedServer>): Promise<number> {
  const startedAt = performance.now()
  const site = await start()
  const seconds = secondsSince(startedAt)
  await waitUntilIdle(site.process.pid)
  await site.stop()
  return seconds
}

/** The time that a server has spent on compositions that went live, in s. */
export async function gateSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^site_composition_duration_seconds_sum\{outcome="composed"\} (\S+)/m.exec(metrics)?.[1] ?? 0)
}

export function secondsSince(startedAt: number): number {
  return round((performance.now() - startedAt) / 1000)
}

/** Rounds to one decimal. */
export function round(figure: number): number {
  return Math.round(figure * 10) / 10
}
