import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationError, readConfiguration } from '../configuration/readConfiguration.ts'
import { refuseSamples } from '../configuration/refuseSamples.ts'
import { createServing } from '../releases/serving/createServing.ts'
import { siteParts, siteRenderer } from '../releases/siteParts.ts'
import { composeSite } from './composeSite.ts'
import { writeExport } from './writeExport.ts'
import { runCommand } from './runCommand.ts'

/**
 * Command: copies the live composition to a folder that any static host can serve. `headers.json` has each page's headers;
 * what needs a server (leads, search) goes to the configured address. Redirects and headers are also written in the formats
 * of Netlify, Cloudflare Pages and nginx. Nothing is built or released: it is the site as it is served.
 */
async function main() {
  const target = process.argv[2]
  if (!target || target.startsWith('-')) throw new ConfigurationError('Name a folder: npm run export -- DIR')
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} is not empty. Name an empty folder or a new one.`)
  }
  const configuration = readConfiguration(process.env, process.cwd())
  refuseSamples(configuration)
  const log = { info: () => {}, warn: console.warn }
  // An export is not a release.
  const importsFolder = false
  // Unless another process composes: then its newest composition is what there is.
  const { stop } = await composeSite(configuration, log, { once: true, importsFolder })
  await stop()
  const parts = siteParts({ configuration, importsFolder })
  const serving = createServing({
    ...parts,
    log,
    createRenderer: (onTrouble) => siteRenderer(configuration, onTrouble),
  })
  await serving.look()
  const from = join(parts.compositionsFolder, serving.name)
  const { documents, files } = await writeExport(folder, {
    from,
    composition: serving.current,
    onDemand: serving.onDemand,
  })
  await serving.end()
  console.log(`${documents} documents and ${files} files written to ${folder}`)
}

runCommand(main)
