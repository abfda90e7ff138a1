import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { isRoutesPath, pageOfData } from '@site/contracts/navigationPaths'
import { parseContent } from '@site/contracts/parseContent'
import { globalNameOf } from '@site/contracts/Release'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'
import type { RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'
import { DEVELOPMENT_ID, openPage, routeEntry } from './ownPages.ts'
import { snapshotIn, withPage } from './siteDocument.ts'
import type { DevResponse, UpstreamSite } from './upstreamSite.ts'
import { siteFacts } from './siteFacts.ts'

type Options = {
  remote: RemoteDefinition
  folder: string
  /** The folder with the files that its modules import, as last built. */
  files?: string
  site: UpstreamSite
  /** The remote's server bundle from the last build. */
  bundle: () => Promise<ServerBundle>
}

const json = 'application/json; charset=utf-8'
/** Content types of files that a remote publishes unchanged. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Replaces a service worker that a site has installed at this address, so that nothing comes from its cache. */
const endOfWorker = 'self.oninstall=()=>self.skipWaiting();self.onactivate=()=>self.registration.unregister()\n'

/** What is read of the site's table of routes. The rest passes through unchanged. */
const routeTableText = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.array(v.looseObject({ remote: v.string() })),
)

/**
 * Returns a function that responds for a remote that is being changed, and with undefined for everything else, which is the
 * site's. @throws Error from that function if the site cannot be reached or does not respond with a document of the shell.
 */
export function respondForRemote({ remote, folder, files, site, bundle }: Options) {
  async function facts() {
    const { html, policy } = await site.shellDocument()
    const snapshot = snapshotIn(html)
    if (!snapshot) throw new Error(`${site.origin} does not respond with a document of the shell. Check SITE.`)
    const facts: SiteFacts = parseContent(siteFacts, snapshot.site, `Facts of ${site.origin}: `)
    return { html, policy, site: { ...facts, evidence: await site.evidence() } }
  }

  async function page(pathname: string, search: string): Promise<DevResponse | undefined> {
    const dataOf = pageOfData(pathname)
    if (dataOf && dataOf.release !== DEVELOPMENT_ID) return undefined
    const path = decodeURI(dataOf?.path ?? pathname)
    const known = { remote, folder, bundle: await bundle() }
    const around = await facts()
    const own = openPage(known, { pathname: path, search, site: around.site })
    if (own && dataOf) {
      const { data, serverOnly } = own.page
      return { status: own.status, type: json, body: JSON.stringify({ data: data ?? null, serverOnly }) }
    }
    if (own) {
      const body = withPage(around.html, own.page)
      return { status: own.status, type: 'text/html; charset=utf-8', body, policy: around.policy }
    }
    const document = known.bundle.documents?.(around.site).find((one) => one.path === path)
    return document && { status: 200, ...document }
  }

  async function routes(pathname: string): Promise<DevResponse> {
    const { body } = await site.request(pathname)
    const others = parseContent(routeTableText, String(body), `${site.origin}${pathname}: `)
    const name = globalNameOf(remote.name)
    const table = [
      ...remote.pages.map((one) => routeEntry(remote, one)),
      ...others.filter((route) => route.remote !== name),
    ]
    return { status: 200, type: json, body: JSON.stringify(table) }
  }

  return async (pathname: string, search: string): Promise<DevResponse | undefined> => {
    if (/^\/(mobile-)?sw\.js$/.test(pathname)) return { status: 200, type: 'text/javascript', body: endOfWorker }
    const file = publishedFile({ remote, folder, files }, pathname)
    if (file) {
      return { status: 200, type: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) }
    }
    return isRoutesPath(pathname) ? routes(pathname) : page(pathname, search)
  }
}

/** The file of an image or a download, as last prepared or built. */
function publishedFile(
  { remote: { name, publicFiles = {} }, folder, files }: Pick<Options, 'remote' | 'folder' | 'files'>,
  pathname: string,
) {
  const media = `/media/${name}/`
  const own = publicFiles[pathname]
  const path = normalize(`/${pathname.startsWith(media) ? decodeURI(pathname.slice(media.length)) : own}`)
  const folders = pathname.startsWith(media) ? [join(folder, '.build/public'), files] : own ? [folder] : []
  return folders.flatMap((parent) => (parent ? [join(parent, path)] : [])).find(existsSync)
}
