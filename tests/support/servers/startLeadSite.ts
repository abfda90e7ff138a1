import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countLeads } from './countLeads.ts'
import { type OwnSite, startOwnSite } from './startOwnSite.ts'

/** A site whose leads outlive its server, so that a test can stop the server and restart it at the same address. */
export async function startLeadSite() {
  const data = mkdtempSync(join(tmpdir(), 'site-leads-'))
  let running: OwnSite | undefined = await startOwnSite({ DATA_DIR: data })
  const { url } = running
  return {
    url,
    async takeDown() {
      await running?.stop()
      running = undefined
    },
    async bringBack() {
      running ??= await startOwnSite({ DATA_DIR: data, PORT: new URL(url).port })
    },
    /** The number of stored leads with this e-mail address. */
    countLeads: (email: string) => countLeads({ DATA_DIR: data }, email),
    async stop() {
      await running?.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
