import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { releasesIn } from '@site/release-protocol/publication/publish'
import type { OwnSite, SiteStore } from '@site/remote-kit/release/command/OwnSite'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { makeShellRelease } from '../../build/makeShellRelease.ts'
import { type Configuration, readConfiguration } from '../../src/server/configuration/readConfiguration.ts'
import { readFacts } from '../../src/server/releases/command/readFacts.ts'
import { releasesCommand } from '../../src/server/releases/command/releasesCommand.ts'
import { rollbackCommand } from '../../src/server/releases/command/rollbackCommand.ts'
import { openReleaseStore } from '../../src/server/releaseStore/openReleaseStore.ts'
import { SHELL } from '../../src/server/releaseStore/Pointer.ts'
import { databasePlace } from '../../src/server/database/databaseProblem.ts'
import { tryShell } from './tryShell.ts'

/**
 * This repository for the release commands: the store that its server uses, and the shell. A registered remote's sources may
 * be elsewhere.
 */
export function readOwnSite(root: string): OwnSite {
  const configuration = readConfiguration(process.env, root)
  const registered = parseRegistry(JSON.parse(readFileSync(configuration.registryFile, 'utf8')))
  const names = [SHELL, ...registered.map(({ name }) => name)]
  return {
    root,
    names,
    openStore: () => openStore(configuration, names),
    makeShell: (releasesFolder) => makeShellRelease({ releasesFolder }),
    tryShell: (id, env) => tryShell(root, id, env),
  }
}

function openStore({ releasesFolder, leads, site }: Configuration, names: readonly string[]): SiteStore {
  const { DATABASE_URL: databaseUrl } = leads
  const store = openReleaseStore({ releasesFolder, databaseUrl })
  const { published, verdicts, end } = store
  const share = named(store.share)
  return {
    ...{ published, verdicts, end, share, releasesFolder },
    fetch: named(store.fetch),
    async publish(releases, options) {
      for (const [name, id] of Object.entries(releases)) await share(name, id)
      return store.publish(releases, options)
    },
    place: databaseUrl === undefined ? releasesFolder : databasePlace(databaseUrl),
    siteUrl: site.siteUrl,
    async live() {
      const { verdicts } = await readFacts(store, [])
      return { ...releasesIn(await published()), ...verdicts[0]?.live }
    },
    list: (order, print) =>
      releasesCommand(order, { store, names, print, folderOf: (name, id) => join(releasesFolder, name, id) }),
    rollBack: (order, options) => rollbackCommand(order, { store, names, ...options }),
  }
}

/** A problem of a release is a clause about it. */
function named<Result>(work: (name: string, id: string) => Promise<Result>): typeof work {
  return async (name, id) => {
    try {
      return await work(name, id)
    } catch (error) {
      throw error instanceof ReleaseProblem ? new Error(`${name} ${id}: ${error.message}`) : error
    }
  }
}
