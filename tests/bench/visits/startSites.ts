import { startDevtools } from '../phone/startDevtools.ts'
import { type SlowLine, startSlowLine } from '../phone/startSlowLine.ts'
import { startTwins } from '../twins/startTwins.ts'

/** What is visited in turn: the site, and the same sources without federation. */
export const siteNames = ['composed', 'monolith'] as const
export type SiteName = (typeof siteNames)[number]

/** Starts a browser and both sites, each at the end of a phone's line, with the documents of these paths ready. */
export async function startSites(paths: readonly string[]) {
  const twins = await startTwins()
  for (const path of paths) await twins.prepare(path)
  const lines: Record<SiteName, SlowLine> = {
    composed: await startSlowLine(twins.ports.composed),
    monolith: await startSlowLine(twins.ports.monolith),
  }
  const devtools = startDevtools()
  return {
    devtools,
    lines,
    /** Ports of this machine, for who needs no slow line. */
    ports: twins.ports,
    async stop() {
      await devtools.stop()
      for (const line of Object.values(lines)) line.stop()
      await twins.stop()
    },
  }
}

/** Something of each of them. */
export function forEachSite<Value>(make: (site: SiteName) => Value): Record<SiteName, Value> {
  return { composed: make('composed'), monolith: make('monolith') }
}
