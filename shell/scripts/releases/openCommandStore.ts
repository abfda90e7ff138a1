import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { releasesIn } from '@site/remote-kit/release/publication/publish'
import { readConfiguration } from '../../src/server/configuration/readConfiguration.ts'
import { openReleaseStore } from '../../src/server/releases/storage/openReleaseStore.ts'
import { SHELL } from '../../src/server/releases/storage/Pointer.ts'

export const root = join(import.meta.dirname, '../../..')

/** The configured release store, for a command. A registered remote's sources may be elsewhere. */
export function openCommandStore() {
  const { releasesFolder, registryFile, leads, site } = readConfiguration(process.env, root)
  const registered = parseRegistry(JSON.parse(readFileSync(registryFile, 'utf8'))).map(({ name }) => name)
  const store = openReleaseStore({ releasesFolder, databaseUrl: leads.DATABASE_URL })
  return {
    store,
    judges: { verdicts: store.verdicts, wanted: async () => releasesIn(await store.published()) },
    names: [SHELL, ...registered],
    releasesFolder,
    databaseUrl: leads.DATABASE_URL,
    siteUrl: site.siteUrl,
  }
}
