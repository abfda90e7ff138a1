import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import { makeKeys, readPrivateKey } from '@site/remote-kit/release/signing/signatures'
import { rollBackAtSite } from '@site/remote-kit/release/upload/rollBackAtSite'
import { createSiteClient } from '@site/remote-kit/release/upload/siteClient'
import { readPointer, uploadRelease } from '@site/remote-kit/release/upload/uploadRelease'
import { makeCandidate } from '../support/releases/makeRelease.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { readHealth, remoteIn } from '../support/servers/readHealth.ts'

const SERVERS = 3
/** Between two looks at what a server shows, in ms. */
const LOOK = 20
const root = join(import.meta.dirname, '../..')

/** A team with a key, that releases some remotes over the network to servers which share their releases. */
export type Team = {
  /** From the beginning of the upload until every server shows it, and what the gate took of that, in s. */
  release(name: string): Promise<{ seconds: number; gate: number }>
  /** From the order until every server shows the former release, in s. */
  rollBack(name: string): Promise<number>
  stop(): Promise<void>
}

export async function openTeam(names: readonly string[], env: Record<string, string>): Promise<Team> {
  const folder = mkdtempSync(join(tmpdir(), 'team-'))
  const registry = join(folder, 'remotes.json')
  const entries: { name: string }[] = JSON.parse(readFileSync(join(root, 'shell/remotes.json'), 'utf8'))
  writeFileSync(registry, JSON.stringify(entries))
  const servers: OwnSite[] = []
  const common = { REGISTRY_FILE: registry, ...env }
  for (let server = 0; server < SERVERS; server++) {
    // Without a database they share the first one's folder.
    const [first] = servers
    servers.push(
      await startOwnSite(first && !env.DATABASE_URL ? { ...common, RELEASES_DIR: first.releasesFolder } : common),
    )
  }
  const site = servers[0]?.url ?? ''
  const { publicKey, privateKey } = makeKeys()
  const key = readPrivateKey(privateKey)
  const clientOf = (remote: string, url = site) => createSiteClient({ site: url, remote, key })
  // From now on nothing unsigned is new: what is live stays.
  const keyed = entries.map((entry) => (names.includes(entry.name) ? { ...entry, keys: [publicKey] } : entry))
  writeFileSync(registry, JSON.stringify(keyed))
  for (const { url } of servers) await until(() => readPointer(clientOf(names[0] ?? '', url)).then(isDone, isNotDone))

  const releasesFolder = servers[0]?.releasesFolder ?? ''
  const shows = async ({ url }: OwnSite, name: string, id: string) => {
    const { release, refused } = remoteIn(await readHealth(url), name)
    if (refused.some((one) => one.release === id)) throw new Error(`${name} ${id} is refused.`)
    return release === id
  }
  const visible = (name: string, id: string) =>
    Promise.all(servers.map((server) => until(() => shows(server, name, id))))
  /** Seconds that compositions have taken so far, on all servers. */
  const gates = () => Promise.all(servers.map(({ url }) => gateSeconds(url)))

  return {
    async release(name) {
      const id = makeCandidate(releasesFolder, name, { server: (source) => `${source}\n// ${Date.now()}` })
      const text = readFileSync(join(releasesFolder, name, id, 'release.json'), 'utf8')
      const client = clientOf(name)
      const { counter } = await readPointer(client)
      const before = await gates()
      const begun = performance.now()
      const release = parseRelease(JSON.parse(text))
      await uploadRelease({ client, key, folder: root, releasesFolder, release, counter, message: 'One line' })
      await visible(name, id)
      const seconds = (performance.now() - begun) / 1000
      const after = await gates()
      return { seconds, gate: Math.max(...after.map((sum, server) => sum - (before[server] ?? 0))) }
    },
    async rollBack(name) {
      const begun = performance.now()
      const { release } = await rollBackAtSite({ client: clientOf(name), key, name, id: undefined, folder: root })
      await visible(name, release)
      return (performance.now() - begun) / 1000
    },
    async stop() {
      await Promise.all(servers.slice(1).map((server) => server.stop()))
      await servers[0]?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function gateSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^site_composition_duration_seconds_sum\{outcome="composed"\} (\S+)/m.exec(metrics)?.[1] ?? 0)
}

const isDone = () => true
const isNotDone = () => false

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, LOOK))
}
