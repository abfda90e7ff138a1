import { startOwnSite } from '../../support/servers/startOwnSite.ts'
import { buildMonolith } from './buildMonolith.ts'
import { monolithRewrite } from './monolithRewrite.ts'
import { startTwin } from './startTwin.ts'
import { staticRewrite } from './staticRewrite.ts'

/**
 * Starts the site as it is released; beside it the same sources as one bundle without federation, and the same documents
 * without any script. Each is on a port of this machine.
 */
export async function startTwins() {
  const built = await buildMonolith()
  const site = await startOwnSite()
  const monolith = await startTwin(site.url, { rewrite: monolithRewrite(built), files: built.files })
  const scriptless = await startTwin(site.url, { rewrite: staticRewrite })
  return {
    ports: { composed: Number(new URL(site.url).port), monolith: monolith.port, static: scriptless.port },
    releasesFolder: site.releasesFolder,
    /** Has a document ready at each of them, so that the first visitor waits no longer than the second. */
    prepare: async (path: string) =>
      void (await Promise.all([monolith.prepare(path), scriptless.prepare(path), fetch(site.url + path)])),
    async stop() {
      monolith.stop()
      scriptless.stop()
      await site.stop()
    },
  }
}
