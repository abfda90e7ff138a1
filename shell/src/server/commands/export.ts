import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { shellPages } from '../../universal/notices/shellPages.ts'
import { ConfigurationError, readConfiguration } from '../http/configuration/readConfiguration.ts'
import { findPage } from '../http/pages/findPage.ts'
import { createComposer } from '../releases/createComposer.ts'
import { createRegistry } from '../releases/storage/registry.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'

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
  const texts = readRenderTexts(join(__dirname, '..'))
  const composer = createComposer({
    registry: createRegistry(configuration.registryFile),
    releasesFolder: configuration.releasesFolder,
    site: configuration.site,
    serviceVariables: configuration.serviceVariables,
    createRenderer: (onTrouble) => createRenderer({ texts, onTrouble }),
    log: { info: () => {}, warn: console.warn },
  })
  await composer.refresh()

  const { finished, files } = composer.current
  const headers: Record<string, Readonly<Record<string, string>>> = {}
  for (const [path, page] of finished) {
    const file = exportedFile(path, page.type)
    // A static host asks nobody for a token: what is guarded stays here.
    if (!file || findPage(composer.current, encodeURI(path))?.guarded) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), page.body.identity)
    writeFileSync(join(folder, `${file}.br`), page.body.br)
    writeFileSync(join(folder, `${file}.gz`), page.body.gzip)
    headers[`/${file}`] = page.headers
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers, null, 2))
  const open = [...files].filter(([, { guarded }]) => !guarded)
  for (const [address, { folder: source, file }] of open) {
    const copy = join(folder, address)
    mkdirSync(dirname(copy), { recursive: true })
    for (const form of ['', '.br', '.gz']) {
      const made = join(source, `${file}${form}`)
      if (existsSync(made)) cpSync(made, `${copy}${form}`)
    }
  }
  await composer.end()
  console.log(`${Object.keys(headers).length} documents and ${open.length} files written to ${folder}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})

/** The file of a finished answer in an export; undefined for answers that only a server gives. */
function exportedFile(path: string, type: string): string | undefined {
  if (path === shellPages.notFound) return '404.html'
  if (path.startsWith('*')) return undefined
  if (!type.startsWith('text/html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}
