import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataPath } from '@site/contracts/navigationPaths'
import { findPage } from '../http/pages/findPage.ts'
import type { Composition } from '../releases/composition/Composition.ts'
import { isListed, pendingPages } from '../releases/composition/listedPages.ts'
import { documentFile, places } from '../releaseStore/compositions/documentFile.ts'
import { readManifest } from '../releaseStore/compositions/readFolder.ts'
import { encodings, ending } from '../releaseStore/compositions/writeFolder.ts'
import type { RenderOnDemand } from '../rendering/createOnDemand.ts'
import type { FinishedPage } from '../rendering/finished/FinishedPage.ts'
import { type HostRules, headersFile, nginxMaps, nginxServer, redirectsFile } from './hostRules.ts'

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
  const headers = new Map(open.map(({ file, headers }) => [file.slice(places.site.length), headers]))

  async function add(path: string, { type, body, headers: own }: FinishedPage): Promise<void> {
    const file = documentFile(path, { type, guarded: false }).slice(places.site.length)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    for (const encoding of encodings) await writeFile(join(folder, file) + ending(encoding), await body.read(encoding))
    headers.set(file, own)
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
  const openRedirects = Object.entries(redirects).filter(([former, to]) => !isGuarded(former) && !isGuarded(to))
  const rules: HostRules = {
    headers: Object.fromEntries(headers),
    redirects: Object.fromEntries(openRedirects),
    immutable: immutableStarts(openFiles),
  }
  await writeFile(join(folder, 'headers.json'), JSON.stringify(rules.headers, null, 2))
  await writeFile(join(folder, '_redirects'), redirectsFile(rules))
  await writeFile(join(folder, '_headers'), headersFile(rules))
  await writeFile(join(folder, 'nginx-maps.conf'), nginxMaps(rules))
  await writeFile(join(folder, 'nginx-server.conf'), nginxServer(rules))
  return { documents: headers.size, files: openFiles.length }
}

/** The first path segments below which every file has a content hash or a release id in its address. */
function immutableStarts(files: readonly { address: string; caching: string }[]): string[] {
  const startOf = (address: string) => /^\/[^/]+\//.exec(address)?.[0] ?? '/'
  const starts = new Set(files.map(({ address }) => startOf(address)))
  for (const { address, caching } of files) if (caching !== 'immutable') starts.delete(startOf(address))
  return [...starts].sort()
}
