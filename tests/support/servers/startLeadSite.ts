import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnSite, startOwnSite } from './startOwnSite.ts'

const root = join(import.meta.dirname, '../../..')

/** A site whose leads outlive its server, so that a test can take the server down and bring it back at the same address. */
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
    /** How many leads with this e-mail address the command `npm run leads -- list` shows. */
    countLeads(email: string): number {
      const env = { PATH: process.env.PATH, DATA_DIR: data }
      const list = execFileSync(process.execPath, ['shell/dist/server/leads.cjs', 'list'], { cwd: root, env })
      return list
        .toString()
        .split('\n')
        .filter((line) => line.includes(`\t${email}\t`)).length
    },
    async stop() {
      await running?.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
