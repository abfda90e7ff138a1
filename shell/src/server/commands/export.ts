import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigurationError, readConfiguration } from '../configuration/readConfiguration.ts'
import { startComposer } from '../releases/startComposer.ts'
import { createOnDemand } from '../rendering/createOnDemand.ts'
import { writeExport } from './writeExport.ts'

/**
 * Command: writes the composed site to a folder that any static host serves as it is. Pages become `index.html`, each
 * page's headers stand in `headers.json`; what needs a server (leads, search) is asked of the address in the
 * configuration. Where pages have gone, and the headers, stand as Netlify, Cloudflare Pages and nginx read them too. Nothing is built or released: it is the site as it is served.
 */
async function main() {
  const target = process.argv[2]
  if (!target) throw new ConfigurationError('Say where to: npm run export -- DIR')
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} is not empty. Name an empty folder or a new one.`)
  }
  const configuration = readConfiguration(process.env, process.cwd())
  const composer = await startComposer({
    configuration,
    log: { info: () => {}, warn: console.warn },
    // To export is not to release.
    carries: false,
  })

  const { documents, files } = await writeExport(composer.current, folder, createOnDemand(composer))
  await composer.end()
  console.log(`${documents} documents and ${files} files written to ${folder}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
