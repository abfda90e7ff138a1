import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationError, readConfiguration } from '../configuration/readConfiguration.ts'
import { createComposer } from '../releases/createComposer.ts'
import { createKeptParts, serverBuild } from '../releases/composition/keptParts.ts'
import { firstComposition } from '../releases/firstComposition.ts'
import { openReleaseStore } from '../releases/storage/openReleaseStore.ts'
import { createRegistry } from '../releases/storage/registry.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'
import { writeExport } from './writeExport.ts'

/**
 * Command: writes the composed site to a folder that any static host serves as it is. Pages become `index.html`, each
 * page's headers stand in `headers.json`; what needs a server (leads, search) is asked of the address in the
 * configuration. Nothing is built or released: it is the site as it is served.
 */
async function main() {
  const target = process.argv[2]
  if (!target) throw new ConfigurationError('Say where to: npm run export -- DIR')
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} is not empty. Name an empty folder or a new one.`)
  }
  const configuration = readConfiguration(process.env, process.cwd())
  const build = join(__dirname, '..')
  const texts = readRenderTexts(build)
  const builtAs = serverBuild(build)
  const composer = createComposer({
    registry: createRegistry(configuration.registryFile),
    store: openReleaseStore({
      releasesFolder: configuration.releasesFolder,
      databaseUrl: configuration.leads.DATABASE_URL,
      // To export is not to release.
      carries: false,
    }),
    releasesFolder: configuration.releasesFolder,
    build: builtAs,
    site: configuration.site,
    serviceVariables: configuration.serviceVariables,
    keptParts: createKeptParts(configuration.releasesFolder, builtAs),
    createRenderer: (onTrouble) => createRenderer({ texts, onTrouble }),
    log: { info: () => {}, warn: console.warn },
  })
  await firstComposition(composer)

  const { documents, files } = writeExport(composer.current, folder)
  await composer.end()
  console.log(`${documents} documents and ${files} files written to ${folder}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
