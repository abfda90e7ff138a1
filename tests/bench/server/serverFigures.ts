import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { startBuiltSite } from '../../support/servers/startOwnSite.ts'
import { atRest } from './processorTime.ts'

/** Starts a server with the releases of a copied repository. */
export function startSiteOf(copy: string, env?: Record<string, string>): Promise<StartedServer> {
  return startBuiltSite(join(copy, 'releases'), join(copy, 'data'), env)
}

/** Seconds until a server that is started has something to show. It has finished all that it keeps before it is ended. */
export async function startTime(start: () => Promise<StartedServer>): Promise<number> {
  const begun = performance.now()
  const site = await start()
  const seconds = secondsSince(begun)
  await atRest(site.process.pid)
  await site.stop()
  return seconds
}

/** Of the server itself, without its render processes. */
export function residentMegabytes({ process: { pid } }: StartedServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

/** Seconds that a server has spent on compositions which went live. */
export async function gateSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^site_composition_duration_seconds_sum\{outcome="composed"\} (\S+)/m.exec(metrics)?.[1] ?? 0)
}

export function secondsSince(begun: number): number {
  return round((performance.now() - begun) / 1000)
}

/** To a tenth. */
export function round(figure: number): number {
  return Math.round(figure * 10) / 10
}
