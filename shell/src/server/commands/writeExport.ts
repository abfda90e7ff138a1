import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suffixes } from '@site/remote-kit/release/compressFile'
import { dataPath } from '@site/contracts/navigationPaths'
import { shellPages } from '../../universal/routing/shellPaths.ts'
import { findPage } from '../http/pages/findPage.ts'
import type { Composition } from '../releases/composition/Composition.ts'
import { isListed, pendingPages } from '../releases/composition/listedPages.ts'
import type { ServedFile } from '../releases/composition/servedFiles.ts'
import type { ReleaseFiles } from '../releases/storage/releaseFiles.ts'
import type { RenderOnDemand } from '../rendering/createOnDemand.ts'
import type { FinishedPage } from '../rendering/finished/FinishedPage.ts'
import { type HostRules, headersFile, nginxMaps, nginxServer, redirectsFile } from './hostRules.ts'

type Exported = Pick<Composition, 'finished' | 'files' | 'releases' | 'parts'>

type Sources = {
  onDemand: RenderOnDemand
  releaseFiles: Pick<ReleaseFiles, 'read'>
}

/**
 * Writes everything in a composition that a static host can serve to an empty folder, including pages that the server
 * renders on demand. A file that is damaged, and cannot be mended, is left out. Returns the numbers of documents and files.
 */
export async function writeExport(
  composition: Exported,
  folder: string,
  { onDemand, releaseFiles }: Sources,
): Promise<{ documents: number; files: number }> {
  const { finished, files, releases } = composition
  const headers: Record<string, Readonly<Record<string, string>>> = {}
  const write = (path: string, page: FinishedPage) => {
    const file = exportedFile(path, page.type)
    // A static host cannot ask for a login: guarded content is left out.
    if (!file || findPage(composition, encodeURI(path))?.guarded) return
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), page.body.identity)
    writeFileSync(join(folder, file + suffixes.br), page.body.br)
    writeFileSync(join(folder, file + suffixes.gzip), page.body.gzip)
    headers[`/${file}`] = page.headers
  }
  for (const [path, page] of finished) write(path, page)
  for (const path of pendingPages(composition)) {
    const { document, data } = await onDemand(path, '')
    write(path, document)
    const release = releases.find((one) => isListed([one], path))
    if (data && release) write(dataPath(release.id, path), data)
  }
  const open = [...files].filter(([, { guarded }]) => !guarded)
  const rules = { headers, redirects: openRedirects(composition), immutable: immutableStarts(open) }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers, null, 2))
  writeFileSync(join(folder, '_redirects'), redirectsFile(rules))
  writeFileSync(join(folder, '_headers'), headersFile(rules))
  writeFileSync(join(folder, 'nginx-maps.conf'), nginxMaps(rules))
  writeFileSync(join(folder, 'nginx-server.conf'), nginxServer(rules))
  let copied = 0
  for (const [address, file] of open) {
    const content = await releaseFiles.read(file)
    if (!content) continue
    const copy = join(folder, address)
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, content)
    for (const encoding of ['br', 'gzip'] as const) {
      const encoded = await releaseFiles.read(file, encoding)
      if (encoded) writeFileSync(copy + suffixes[encoding], encoded)
    }
    copied++
  }
  return { documents: Object.keys(headers).length, files: copied }
}

/** Redirects, as the server applies them: an existing page is not redirected, and nothing leads to a login. */
function openRedirects(composition: Exported): HostRules['redirects'] {
  const isGuarded = (path: string) => findPage(composition, encodeURI(path))?.guarded === true
  const moved = composition.releases.flatMap(({ redirects = {} }) => Object.entries(redirects))
  return Object.fromEntries(
    moved.filter(([from, to]) => !isThere(composition, from) && !isGuarded(from) && !isGuarded(to)),
  )
}

const isThere = ({ finished, releases }: Exported, path: string) => finished.has(path) || isListed(releases, path)

/** The first path segments below which every file has a content hash or a release id in its address. */
function immutableStarts(files: readonly (readonly [string, ServedFile])[]): string[] {
  const startOf = (address: string) => /^\/[^/]+\//.exec(address)?.[0] ?? '/'
  const starts = new Set(files.map(([address]) => startOf(address)))
  for (const [address, { caching }] of files) if (caching !== 'immutable') starts.delete(startOf(address))
  return [...starts].sort()
}

/** The file of a finished response in an export; undefined for responses that only a server gives. */
function exportedFile(path: string, type: string): string | undefined {
  if (path === shellPages.notFound) return '404.html'
  if (path.startsWith('*')) return undefined
  if (!type.startsWith('text/html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}
