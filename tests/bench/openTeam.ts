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
import { gateSeconds } from './server/serverFigures.ts'

const SERVERS = 3
/** How often a server is polled, in ms. */
const POLL_INTERVAL = 20
const root = join(import.meta.dirname, '../..')

/** A team with a signing key that releases remotes over the network to servers that share their releases. */
export type Team = {
  /** The time from the start of the upload until every server shows the release, and the gate's part of it, in s. */
  release(name: string): Promise<{ seconds: number; gate: number }>
  /** The time from the command until every server shows the former release, in s. */
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
    // Without a database, they share the first one's folder.
    const [first] = servers
    servers.push(
      await startOwnSite(first && !env.DATABASE_URL ? { ...common, RELEASES_DIR: first.releasesFolder } : common),
    )
  }
  const site = servers[0]?.url ?? ''
  const { publicKey, privateKey } = makeKeys()
  const key = readPrivateKey(privateKey)
  const clientOf = (remote: string, url = site) => createSiteClient({ site: url, remote, key })
  // From now on, new releases must be signed; what is live stays live.
  const keyed = entries.map((entry) => (names.includes(entry.name) ? { ...entry, keys: [publicKey] } : entry))
  writeFileSync(registry, JSON.stringify(keyed))
  for (const { url } of servers)
    await until(() => readPointer(clientOf(names[0] ?? '', url)).then(isReachable, isUnreachable))

  const releasesFolder = servers[0]?.releasesFolder ?? ''
  const isShown = async ({ url }: OwnSite, name: string, id: string) => {
    const { release, refused } = remoteIn(await readHealth(url), name)
    if (refused.some((refusal) => refusal.release === id)) throw new Error(`${name} ${id} is refused.`)
    return release === id
  }
  const waitUntilShown = (name: string, id: string) =>
    Promise.all(servers.map((server) => until(() => isShown(server, name, id))))
  /** The time that compositions have taken so far, by server, in s. */
  const gateTimes = () => Promise.all(servers.map(({ url }) => gateSeconds(url)))

  return {
    async release(name) {
      const id = makeCandidate(releasesFolder, name, { server: (source) => `${source}\n// ${Date.now()}` })
      const text = readFileSync(join(releasesFolder, name, id, 'release.json'), 'utf8')
      const client = clientOf(name)
      const { counter } = await readPointer(client)
      const before = await gateTimes()
      const startedAt = performance.now()
      const release = parseRelease(JSON.parse(text))
      await uploadRelease({ client, key, folder: root, releasesFolder, release, counter, message: 'One line' })
      await waitUntilShown(name, id)
      const seconds = (performance.now() - startedAt) / 1000
      const after = await gateTimes()
      return { seconds, gate: Math.max(...after.map((sum, server) => sum - (before[server] ?? 0))) }
    },
    async rollBack(name) {
      const startedAt = performance.now()
      const { release } = await rollBackAtSite({ client: clientOf(name), key, name, id: undefined, folder: root })
      await waitUntilShown(name, release)
      return (performance.now() - startedAt) / 1000
    },
    async stop() {
      await Promise.all(servers.slice(1).map((server) => server.stop()))
      await servers[0]?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isReachable = () => true
const isUnreachable = () => false

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
}
