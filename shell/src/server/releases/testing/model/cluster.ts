import { publish, type PublishOptions } from '@site/release-protocol/publication/publish'
import type { SampleServer } from '../sampleServer.ts'
import { createFolderStore } from '../../../releaseStore/folder/folderStore.ts'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import { idOf } from '../createSampleReleases.ts'
import { openComposer } from '../openComposer.ts'
import { sampleStatement } from '../sampleStatement.ts'

export const shop = 'mfe-shop'
/** Releases of the shop that pass the gate, and those that do not. The first one is live from the start. */
export const good = ['a', '0', '1', '2', '3', '4'] as const
export const bad = ['d', 'e', 'f'] as const
/** A release of the model, by the letter that its id repeats. */
export type SampleRelease = (typeof good)[number] | (typeof bad)[number]

export const isBad = (id: string) => bad.some((letter) => idOf(letter) === id)

/** A site whose servers share releases, and what a test may do to them. */
export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** Opens a site whose servers all serve the first release. */
export async function openCluster(size: number) {
  const site = openComposer()
  site.shell('a')
  site.point('shell', 'a')
  for (const letter of [...good, ...bad]) site.remote(shop, letter)
  for (const letter of bad) site.failing.set(idOf(letter), { status: 'bad', reason: 'threw.' })
  site.point(shop, 'a')
  const servers: SampleServer[] = [site.composer, ...Array.from({ length: size - 1 }, () => site.another())]
  const store: ReleaseStore = createFolderStore(site.releasesFolder, site.now)
  for (const server of servers) await server.refresh()
  return {
    servers,
    store,
    takeAway: site.takeAway,
    killAfter: site.killAfter,
    /** Ends a server's processes: the system releases what they have locked. */
    async kill(server: SampleServer) {
      site.killAfter(server, 0)
      await server.end()
    },
    wait: site.wait,
    /** A server checks the releases; false if that fails. */
    look: (server: SampleServer) =>
      server.refresh().then(
        () => true,
        () => false,
      ),
    /** Starts another server. It may have nothing to serve yet. */
    async start() {
      const server = site.another()
      for (let looks = 0; looks < 3 && !(await this.look(server)); looks++) site.wait(5_000)
      servers.push(server)
    },
    publish(letter: SampleRelease, options: PublishOptions = {}, share?: number) {
      const canary = share === undefined ? {} : { canary: { share, auto: false } }
      const statement = { ...sampleStatement, remote: shop, release: idOf(letter), ...canary }
      return publish(site.releasesFolder, { [shop]: idOf(letter) }, { signed: { [shop]: { statement } }, ...options })
    },
    pause: (names: readonly string[]) => store.publish({}, { by: 'pause', paused: names }),
    async close() {
      await store.end()
      await site.close()
    },
  }
}

/** The shop's release that a server serves; undefined for a server that serves nothing. */
export function liveAt(server: SampleServer): string | undefined {
  try {
    return server.report().remotes[0]?.release ?? undefined
  } catch {
    return undefined
  }
}
