import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createComposer } from '../releases/createComposer.ts'
import { parseRegistry } from '../releases/registry.ts'
import { shellPages } from '../../universal/routing/shellPages.ts'
import { ConfigurationError, readConfiguration } from '../http/readConfiguration.ts'
import { readShellBuild } from '../http/readShellBuild.ts'

/**
 * Command: writes the composed site to a folder that any static host serves as it is. Pages become `index.html`, each
 * page's headers stand in `headers.json`; what needs a server (leads, search) is asked of the address in the
 * configuration.
 */
async function main() {
  const target = process.argv[2]
  if (!target) throw new ConfigurationError('Say where to: npm run export -- DIR')
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} is not empty. Name an empty folder or a new one.`)
  }
  const configuration = readConfiguration(process.env, process.cwd())
  const shell = readShellBuild(join(__dirname, '..'))
  const composer = createComposer({
    registry: parseRegistry(JSON.parse(readFileSync(configuration.registryFile, 'utf8'))),
    releasesFolder: configuration.releasesFolder,
    site: configuration.site,
    shell,
    log: { info: () => {}, warn: console.warn },
  })
  await composer.refresh()

  const { finished, releases } = composer.current
  const headers: Record<string, Readonly<Record<string, string>>> = {}
  for (const [path, page] of finished) {
    const file = fileOf(path, page.type)
    if (!file) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), page.body.identity)
    writeFileSync(join(folder, `${file}.br`), page.body.br)
    writeFileSync(join(folder, `${file}.gz`), page.body.gzip)
    headers[`/${file}`] = page.headers
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers, null, 2))
  cpSync(join(shell.folder, 'browser'), join(folder, 'shell'), { recursive: true })
  for (const { name, id } of releases) {
    const release = join(configuration.releasesFolder, name, id)
    cpSync(join(release, 'browser'), join(folder, 'r', name, id), { recursive: true })
    if (existsSync(join(release, 'media')))
      cpSync(join(release, 'media'), join(folder, 'media', name), { recursive: true })
  }
  await composer.end()
  console.log(`${finished.size} documents written to ${folder}`)
}

function fileOf(path: string, type: string): string | undefined {
  if (path === shellPages.notFound) return '404.html'
  if (path.startsWith('*')) return undefined
  if (!type.startsWith('text/html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
