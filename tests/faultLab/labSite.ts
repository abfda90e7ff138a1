import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { currentRelease, pointTo } from '../support/makeRelease.ts'
import { pagePaths } from '../support/pagePaths.ts'
import { startOwnSite } from '../support/startOwnSite.ts'
import { remotes } from './remotes.ts'

const TOKEN = 'laboratorio-de-falhas-0123456789'

const partSchema = v.object({
  name: v.string(),
  release: v.nullable(v.string()),
  refused: v.array(v.object({ release: v.string(), kind: v.string(), cause: v.string(), reason: v.string() })),
})
const healthSchema = v.object({ shell: partSchema, remotes: v.array(partSchema), problems: v.array(v.string()) })

/** A site whose releases are spoilt, with what its operator can ask of it. */
export type LabSite = Awaited<ReturnType<typeof startLabSite>>

/** Starts a site for the lab: with a token, so that what is told to an operator alone can be told from what visitors see. */
export async function startLabSite(env: Record<string, string> = {}) {
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'error', ...env })
  const good = Object.fromEntries(['shell', ...remotes.map(({ name }) => name)].map((name) => [name, idOf(name)]))

  function idOf(name: string): string {
    return currentRelease(own.releasesFolder, name)
  }

  async function health() {
    const response = await fetch(`${own.url}/health`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return v.parse(healthSchema, await response.json())
  }

  return {
    ...own,
    good,
    health,
    /** What `/health` tells its operator of one remote. */
    async healthOf(remote: string) {
      const part = (await health()).remotes.find(({ name }) => name === remote)
      if (!part) throw new Error(`/health does not know ${remote}.`)
      return part
    },
    /** What visitors get of every page: equal when nothing has changed, to the byte. */
    async pages(): Promise<Record<string, string>> {
      const entries = pagePaths.map(async (path) => {
        const response = await fetch(own.url + path)
        await response.arrayBuffer()
        return [path, `${response.status} ${response.headers.get('etag')}`] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    /** Points a remote to its good release again, whatever has happened to its pointer. */
    mend(remote: string): void {
      rmSync(join(own.releasesFolder, remote, 'current.json'), { force: true })
      pointTo(own.releasesFolder, remote, good[remote] ?? '')
    },
    /** A session of who runs the site, as a cookie. */
    async logIn(): Promise<{ name: string; value: string }> {
      const response = await fetch(`${own.url}/entrar`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: own.url, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ chave: TOKEN }).toString(),
      })
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? []
      if (!value) throw new Error(`Nobody was let in: ${response.status}.`)
      return { name, value }
    },
  }
}
