import { startDevtools } from '../phone/startDevtools.ts'
import { startSlowConnection } from '../phone/startSlowConnection.ts'
import { startTwins } from './startTwins.ts'

/** Starts a browser, the site and its twins behind slow connections, with the documents of these paths prepared. */
export async function startSites(paths: readonly string[]) {
  const { ports, prepare, stop } = await startTwins()
  for (const path of paths) await prepare(path)
  const connections = {
    composed: await startSlowConnection(ports.composed),
    monolith: await startSlowConnection(ports.monolith),
    static: await startSlowConnection(ports.static),
  }
  const devtools = startDevtools()
  return {
    devtools,
    connections,
    /** Local ports, for measurements without a slow connection. */
    ports,
    async stop() {
      await devtools.stop()
      for (const connection of Object.values(connections)) connection.stop()
      await stop()
    },
  }
}
