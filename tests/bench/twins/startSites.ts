import { startDevtools } from '../phone/startDevtools.ts'
import { startSlowLine } from '../phone/startSlowLine.ts'
import { startTwins } from './startTwins.ts'

/** What is visited in turn where scripts are needed: the site, and the same sources without federation. */
export const siteNames = ['composed', 'monolith'] as const

/** Starts a browser, the site and its twins, each at the end of a phone's line, with the documents of these paths ready. */
export async function startSites(paths: readonly string[]) {
  const { ports, prepare, stop } = await startTwins()
  for (const path of paths) await prepare(path)
  const lines = {
    composed: await startSlowLine(ports.composed),
    monolith: await startSlowLine(ports.monolith),
    static: await startSlowLine(ports.static),
  }
  const devtools = startDevtools()
  return {
    devtools,
    lines,
    /** Ports of this machine, for who needs no slow line. */
    ports,
    async stop() {
      await devtools.stop()
      for (const line of Object.values(lines)) line.stop()
      await stop()
    },
  }
}
