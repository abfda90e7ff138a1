import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataPath } from '@site/contracts/navigationPaths'
import { findPage } from '../http/pages/findPage.ts'
import type { Composition } from '../releases/composition/Composition.ts'
import { isListed, pendingPages } from '../releases/composition/listedPages.ts'
import { OF_ALL } from '../releaseStore/compositions/compositionManifest.ts'
import { documentFile, places } from '../releaseStore/compositions/documentFile.ts'
import { readManifest } from '../releaseStore/compositions/readFolder.ts'
import { encodings, ending } from '../releaseStore/compositions/writeFolder.ts'
import type { RenderOnDemand } from '../rendering/createOnDemand.ts'
import type { FinishedPage } from '../rendering/finished/FinishedPage.ts'
import { nginxOfCopy } from '../releaseStore/webServer/nginxOfCopy.ts'
import { headersFile, redirectsFile } from './hostRules.ts'

type Sources = {
  /** The folder of the composition. */
  from: string
  composition: Pick<Composition, 'finished' | 'releases' | 'parts'>
  onDemand: RenderOnDemand
}

/**
 * Copies to an empty folder what anybody may get of a composition, and adds the pages that the server renders on demand and
 * the rules of static hosts. Returns the numbers of documents and files.
 */
export async function writeExport(
  folder: string,
  { from, composition, onDemand }: Sources,
): Promise<{ documents: number; files: number }> {
  const { documents, files, redirects } = await readManifest(from)
  await cp(join(from, places.site), folder, { recursive: true })
  const open = documents.filter(({ file }) => file.startsWith(`${places.site}/`))

  async function add(path: string, { body, ...page }: FinishedPage): Promise<void> {
    const file = documentFile(path, { type: page.type, guarded: false })
    const place = join(folder, file.slice(places.site.length))
    await mkdir(dirname(place), { recursive: true })
    for (const encoding of encodings) await writeFile(place + ending(encoding), await body.read(encoding))
    const [identity, br, gzip] = [body.descriptor('identity'), body.descriptor('br'), body.descriptor('gzip')]
    open.push({ ...page, path, file, part: OF_ALL, encodings: { identity, br, gzip } })
  }
  const isGuarded = (path: string) => findPage(composition, encodeURI(path))?.guarded === true
  for (const path of pendingPages(composition)) {
    // A static host cannot ask for a login.
    if (isGuarded(path)) continue
    const { document, data } = await onDemand(path, '')
    await add(path, document)
    const release = composition.releases.find((one) => isListed([one], path))
    if (data && release) await add(dataPath(release.id, path), data)
  }
  const openFiles = files.filter(({ guarded }) => !guarded)
  const openRedirects = Object.fromEntries(
    Object.entries(redirects).filter(([former, to]) => !isGuarded(former) && !isGuarded(to)),
  )
  const headers = Object.fromEntries(open.map(({ file, headers }) => [file.slice(places.site.length), headers]))
  await writeFile(join(folder, 'headers.json'), JSON.stringify(headers, null, 2))
  await writeFile(join(folder, '_redirects'), redirectsFile({ redirects: openRedirects }))
  await writeFile(join(folder, '_headers'), headersFile({ headers, immutable: immutableStarts(openFiles) }))
  const parts = { documents: open, files: openFiles, redirects: openRedirects }
  await writeFile(join(folder, 'nginx-server.conf'), nginxOfCopy(parts))
  return { documents: open.length, files: openFiles.length }
}

/** The first path segments below which every file has a content hash or a release id in its address. */
function immutableStarts(files: readonly { address: string; caching: string }[]): string[] {
  const startOf = (address: string) => /^\/[^/]+\//.exec(address)?.[0] ?? '/'
  const starts = new Set(files.map(({ address }) => startOf(address)))
  for (const { address, caching } of files) if (caching !== 'immutable') starts.delete(startOf(address))
  return [...starts].sort()
}
