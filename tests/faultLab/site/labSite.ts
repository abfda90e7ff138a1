import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pointTo } from '../../support/releases/pointTo.ts'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import { deskOf } from '../../support/servers/hosts.ts'
import { countLeads } from '../../support/servers/countLeads.ts'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { sharedSite } from '../../support/servers/sharedSite.ts'
import { pagePaths } from '../../support/site/pagePaths.ts'
import { remotes } from '../cells/remotes.ts'
import type { ServerDatabase } from '../cells/serverCells.ts'
import { openLabDatabase } from './labDatabase.ts'
import { createLabDisk } from './labDisk.ts'
import { createLabServer } from './labServer.ts'

const TOKEN = 'laboratorio-de-falhas-0123456789'

/** A site in which everything may be damaged, with what its visitors and its operator can request. */
export type LabSite = Awaited<ReturnType<typeof openLabSite>>

/**
 * Creates a worker's own site, which can then be started. It has a token, so that what the operator sees differs from
 * what visitors see.
 */
export async function openLabSite(kind: ServerDatabase, worker: number) {
  // Different from the ports of other tests and other workers.
  const port = sharedSite.port + 30 + 2 * worker + (kind === 'SQLite' ? 0 : 1)
  const disk = createLabDisk()
  const database = await openLabDatabase(kind, disk)
  const server = createLabServer(disk, port, {
    ADMIN_TOKEN: TOKEN,
    RELEASES_DIR: disk.releasesFolder,
    LEAD_RATE_LIMIT: '100000',
    // Rendered pages of the shared site can be reused.
    SITE_URL: sharedSite.url,
    // The lab sets its visitors' addresses.
    TRUST_PROXY: '1',
    ...database.env,
  })
  const { url } = server
  const good = Object.fromEntries(remotes.map(({ name }) => [name, currentRelease(disk.releasesFolder, name)]))

  const health = () => readHealth(url, TOKEN)

  return {
    url,
    disk,
    database,
    server,
    releasesFolder: disk.releasesFolder,
    /** The correct release of each remote. */
    good,
    health,
    /** `/health`, as the operator sees it, about one remote. */
    healthOf: async (remote: string) => remoteIn(await health(), remote),
    /** How often browsers have reported such a failure in a release. */
    async incidents(remote: string, release: string, cause: string): Promise<number> {
      const incident = (await health()).incidents.find(
        (incident) => incident.remote === remote && incident.release === release && incident.cause === cause,
      )
      return incident?.count ?? 0
    },
    /** What visitors get for every page: exactly equal if nothing has changed. */
    async pages(): Promise<Record<string, string>> {
      const entries = pagePaths.map(async (path) => {
        const response = await fetch(url + path)
        await response.arrayBuffer()
        return [path, `${response.status} ${response.headers.get('etag')}`] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    /** True if a page of every remote, except the guarded one, is served completely. */
    async servesAll(): Promise<boolean> {
      const paths = remotes.filter(({ name }) => name !== 'mfe-admin').map(({ path }) => path)
      const responses = paths.map(async (path) => {
        const response = await fetch(url + path, { signal: AbortSignal.timeout(5_000) })
        return response.status === 200 && (await response.text()).endsWith('</html>')
      })
      return (await Promise.all(responses.map((response) => response.catch(() => false)))).every(Boolean)
    },
    /** Points a remote to its correct release again, whatever has happened to its pointer. */
    restore(remote: string): void {
      rmSync(join(disk.releasesFolder, remote, 'current.json'), { force: true })
      pointTo(disk.releasesFolder, remote, good[remote] ?? '')
    },
    /** What shows the operator the guarded pages among the site's, as a cookie. */
    async logIn(): Promise<{ name: string; value: string }> {
      const { path } = remotes.find(({ name }) => name === 'mfe-admin') ?? { path: '/' }
      const entered = await fetch(`${deskOf(url)}/entrar`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: deskOf(url), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ chave: TOKEN, para: path, em: 'site' }).toString(),
      })
      const response = await fetch(entered.headers.get('location') ?? url, { redirect: 'manual' })
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? []
      if (!value) throw new Error(`The login failed: ${response.status}.`)
      return { name, value }
    },
    /** Submits a lead as a visitor's browser does. Returns the status, or why there was none. */
    async sendLead(email: string): Promise<number | 'unanswered'> {
      const query = new URLSearchParams({ nome: 'Ana Teste', email })
      try {
        return (await fetch(`${url}/leads/ebook?${query}`, { signal: AbortSignal.timeout(30_000) })).status
      } catch {
        return 'unanswered'
      }
    },
    /** The number of stored leads with this address. */
    countLeads: (email: string) => countLeads(database.env, email),
    async stop(): Promise<void> {
      server.signal('SIGCONT')
      await server.kill()
      await database.stop()
      disk.remove()
    },
  }
}
