import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigurationError, readConfiguration } from '../configuration/readConfiguration.ts'
import { refuseSamples } from '../configuration/refuseSamples.ts'
import { startComposer } from '../releases/startComposer.ts'
import { createOnDemand } from '../rendering/createOnDemand.ts'
import { writeExport } from './writeExport.ts'

/**
 * Command: writes the composed site to a folder that any static host can serve. Pages become `index.html`, and
 * `headers.json` has each page's headers; what needs a server (leads, search) goes to the configured address. Redirects and
 * headers are also written in the formats of Netlify, Cloudflare Pages and nginx. Nothing is built or released: it is the
 * site as it is served.
 */
async function main() {
  const target = process.argv[2]
  if (!target) throw new ConfigurationError('Name a folder: npm run export -- DIR')
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} is not empty. Name an empty folder or a new one.`)
  }
  const configuration = readConfiguration(process.env, process.cwd())
  refuseSamples(configuration)
  const composer = await startComposer({
    configuration,
    log: { info: () => {}, warn: console.warn },
    // An export is not a release.
    importsFolder: false,
  })

  const { current, releaseFiles } = composer
  const { documents, files } = await writeExport(current, folder, { onDemand: createOnDemand(composer), releaseFiles })
  await composer.end()
  console.log(`${documents} documents and ${files} files written to ${folder}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
