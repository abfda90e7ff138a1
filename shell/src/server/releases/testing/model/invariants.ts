import { idOf } from '../createSampleReleases.ts'
import { shopText } from '../runningSite.ts'
import { type Cluster, isBad, liveAt, shop } from './cluster.ts'

/** What has been seen so far and must not be revoked. */
export type Seen = { publication: number; verdicts: Map<number, string>; shown: Set<string> }

export const nothingSeen = (): Seen => ({ publication: 0, verdicts: new Map(), shown: new Set() })

/** What is true at every moment, whatever has happened. */
export async function expectSound({ servers, store }: Cluster, seen: Seen): Promise<void> {
  for (const server of servers) {
    const live = liveAt(server)
    const shown = [live, ...server.canaries.map(({ release }) => release)].filter((id) => id !== undefined)
    expect(shown.filter(isBad)).toEqual([])
    for (const id of shown) {
      seen.shown.add(id)
      expect(live && (await shopText(server.current))).toBe(live && `${shop} ${live[0]}`)
    }
  }
  const publication = (await store.published())?.number ?? 0
  expect(publication).toBeGreaterThanOrEqual(seen.publication)
  seen.publication = publication
  const [newest] = await store.generations()
  for (let number = seen.verdicts.size + 1; newest && number <= newest.generation.number; number++) {
    seen.verdicts.set(number, JSON.stringify(await store.generationNumbered(newest.scope, number)))
  }
}

/** What becomes true once the store is available and every server has checked often enough. */
export async function expectAgreement(cluster: Cluster, seen: Seen): Promise<void> {
  const { servers, store, wait, look } = cluster
  for (let round = 0; round < 4; round++) {
    wait(6_000)
    for (const server of servers) await look(server)
    await expectSound(cluster, seen)
  }
  const [newest] = await store.generations()
  const { live = {}, canaries = {}, publication } = newest?.generation ?? {}
  const wanted = (await store.published())?.pointers[shop]
  expect(publication).toBe((await store.published())?.number)
  for (const [number, verdict] of seen.verdicts) {
    expect(JSON.stringify(await store.generationNumbered(newest?.scope ?? '', number))).toBe(verdict)
  }
  const isCanary = wanted?.signed?.statement.canary !== undefined
  if (wanted && !isBad(wanted.release)) {
    expect([live[shop], canaries[shop]?.release]).toContain(wanted.release)
    if (!isCanary) expect(live[shop]).toBe(wanted.release)
  }
  for (const server of servers) {
    expect(liveAt(server)).toBe(live[shop])
    expect(server.canaries.map(({ release }) => release)).toEqual(canaries[shop] ? [canaries[shop].release] : [])
    await server.maintained()
    // A document of any of them may be open, and may request its files from any server.
    for (const id of seen.shown) expect(server.current.files.has(`/r/${shop}/${id}/entry.js`)).toBe(true)
  }
  expect(live.shell).toBe(idOf('a'))
}
