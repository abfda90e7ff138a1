import { startOwnSite } from '../../support/servers/startOwnSite.ts'
import { buildMonolith } from './buildMonolith.ts'
import { monolithRewrite } from './monolithRewrite.ts'
import { startTwin } from './startTwin.ts'

/**
 * Starts the released site, the same sources as one bundle without federation, and the same documents without scripts, each on
 * a local port.
 */
export async function startTwins() {
  const built = await buildMonolith()
  // Benchmarks send more forms from one address than any visitor.
  const site = await startOwnSite({ LEAD_RATE_LIMIT: '1000000' })
  const monolith = await startTwin(site.url, { rewrite: monolithRewrite(built), files: built.files })
  const scriptless = await startTwin(site.url, { rewrite: staticRewrite })
  return {
    ports: { composed: Number(new URL(site.url).port), monolith: monolith.port, static: scriptless.port },
    /** Prepares a document on each of them, so that the first request takes no longer than the second. */
    prepare: async (path: string) =>
      void (await Promise.all([monolith.prepare(path), scriptless.prepare(path), fetch(site.url + path)])),
    async stop() {
      monolith.stop()
      scriptless.stop()
      await site.stop()
    },
  }
}

/** Removes all scripts from a document: it looks the same and is never hydrated. */
function staticRewrite(text: string): string {
  return text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
}
