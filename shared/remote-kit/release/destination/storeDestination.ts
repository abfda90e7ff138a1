import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releasesIn } from '@site/release-protocol/publication/publish'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { previewLink } from '@site/release-protocol/signing/previewLink'
import { releaseKey } from '../signing/releaseKey.ts'
import type { CommandStore } from './CommandStore.ts'
import type { Destination } from './Destination.ts'

/** Polling interval, in ms. */
const PAUSE = 100

/** A release store as a destination. */
export function storeDestination(store: CommandStore): Destination {
  const { place, releasesFolder, siteUrl } = store
  const key = releaseKey()
  return {
    ...{ place, releasesFolder, key, origin: '', pause: PAUSE },
    verdicts: () => store.verdicts(),
    wanted: async () => releasesIn(await store.published()),
    pointers: async () => (await store.published())?.pointers ?? {},
    async seek(name, id) {
      const folder = join(releasesFolder, name, id)
      if (!existsSync(folder)) await store.fetch(name, id)
      if (!existsSync(folder)) throw new Error(`There is no release ${id} of ${name} in ${place}.`)
    },
    deliver: async () => {},
    publish: async (releases, options) => (await store.publish(releases, options)).number,
    async preview({ name, id }) {
      await store.share(name, id)
      return previewLink({ site: siteUrl, remote: name, release: id, digest: digestOf(releasesFolder, name, id), key })
    },
    end: () => store.end(),
  }
}
