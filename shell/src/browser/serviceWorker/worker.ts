import type { SharedPath } from '@site/contracts/navigationPaths'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheNames, formerCaches } from './cacheNames.ts'
import { hasIntegrity, isCacheable, isOfComposition, type RequestKind, requestKind } from './cachingRules.ts'

/** Cache limits of each worker. The one for phones keeps less. */
const workerSettings = {
  desktop: { documents: 30, files: 120, keepsOpenPages: true },
  mobile: { documents: 8, files: 40, keepsOpenPages: false },
} as const

/** After this time without a response, the visitor gets the page from the cache. */
const DOCUMENT_TIMEOUT_SECONDS = 3

/** An open page that has not arrived by then is kept when it is visited again. In ms. */
const OPEN_PAGE_TIMEOUT = 20_000

const MONTH_SECONDS = 30 * 24 * 60 * 60

declare const self: ServiceWorkerGlobalScope & {
  /** Marks of the composition's documents. Another composition has others, and so another worker. */
  __documents: readonly string[]
}
/** True in /mobile-sw.js, false in /sw.js: both are built from this file. */
declare const __MOBILE__: boolean

self.importScripts('/_documents.js' satisfies SharedPath)

const OFFLINE = '/offline'
const settings = __MOBILE__ ? workerSettings.mobile : workerSettings.desktop
const names = cacheNames(__MOBILE__)

const keepAtMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })

const kindOf = (request: Request) => requestKind(request, self.location.origin)

/** The response, if it may be cached and is what it should be. */
async function whole({ url, integrity }: Request, kind: RequestKind, response: Response): Promise<Response | null> {
  if (!isCacheable(response, kind, url)) return null
  const isOwn = kind === 'file' ? hasIntegrity(response, integrity) : isOfComposition(response, url, self.__documents)
  return (await isOwn) ? response : null
}

/** Caches only valid responses, and serves nothing else from the cache: an invalid entry is fetched again. */
const onlyWhole: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const kind = kindOf(request)
    const kept = await whole(request, kind, response)
    if (!kept && kind === 'document') await followComposition(request)
    return kept
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ? whole(request, kindOf(request), cachedResponse) : null,
  // A retried file has a different query (RetryAddressPlugin, loadScripts.ts) and is the same file.
  cacheKeyWillBeUsed: async ({ request }) =>
    kindOf(request) === 'file' ? (request.url.split('?', 1)[0] ?? request) : request,
}

/**
 * The network has another document than this worker knows. If that is another composition's, what was cached has been replaced
 * or withdrawn, as in a rollback; and the browser will find another worker.
 */
async function followComposition({ url }: Request): Promise<void> {
  const cache = await caches.open(names.documents)
  await cache.delete(url)
  // The worker knows no page that depends on a query.
  if (!new URL(url).search) void self.registration.update().catch(() => {})
}

// A document names the files of its composition, which never change: the network comes first, so that a new composition
// shows at once.
const documents = new NetworkFirst({
  cacheName: names.documents,
  networkTimeoutSeconds: DOCUMENT_TIMEOUT_SECONDS,
  plugins: [onlyWhole, keepAtMost(settings.documents)],
})
const files = new CacheFirst({ cacheName: names.files, plugins: [onlyWhole, keepAtMost(settings.files)] })

registerRoute(({ request }) => kindOf(request) === 'document', documents)
registerRoute(({ request }) => kindOf(request) === 'file', files)

setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await caches.match(OFFLINE, { cacheName: names.offline }) : undefined
  return offline ?? Response.error()
})

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), keepOpenPages(), passOthers(event)]))
  void self.skipWaiting()
})

// Nothing here may wait for the network: a navigation meanwhile waits for the end of this, and may itself hold the document.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([removeFormerCaches(), removeFormerDocuments(), preloadNavigations()]))
})

/**
 * Lets everything but documents and files bypass the worker: nothing waits for its start. Chromium also drops a report of a page
 * that is being left while it waits for a worker, even with `keepalive`: half of all views would never be reported.
 */
async function passOthers(event: Event & { addRoutes?: (rules: object) => Promise<void> }): Promise<void> {
  const own = [{ requestMode: 'navigate' }, { urlPattern: '/r/*' }, { urlPattern: '/shell/*' }]
  await event.addRoutes?.({ condition: { not: { or: own } }, source: 'network' }).catch(() => {})
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(names.offline)
  const request = new Request(OFFLINE, { cache: 'reload' })
  const page = await whole(request, 'document', await fetch(request))
  // The worker is installed on the next visit then, once the site itself responds.
  if (!page) throw new Error('The page for visitors without a network is not the site’s own.')
  await cache.put(OFFLINE, page)
}

/** In Firefox a failed preload makes the navigation fail, whatever this worker responds. */
async function preloadNavigations(): Promise<void> {
  const preload = self.registration.navigationPreload
  await (/Firefox\//.test(navigator.userAgent) ? preload?.disable() : preload?.enable())
}

async function removeFormerCaches(): Promise<void> {
  await Promise.all(formerCaches(await caches.keys(), names).map((name) => caches.delete(name)))
}

/** Those of another composition that this one does not have as they are. */
async function removeFormerDocuments(): Promise<void> {
  const cache = await caches.open(names.documents)
  for (const request of await cache.keys()) {
    const cached = await cache.match(request)
    if (!cached || !(await whole(request, 'document', cached))) await cache.delete(request)
  }
}

/** The page that registered the worker was loaded before it, so it is not cached yet. */
async function keepOpenPages(): Promise<void> {
  if (!settings.keepsOpenPages) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cache = await caches.open(names.documents)
  const open = pages.map(({ url }) => url.split('#', 1)[0] ?? url)
  const kept = open.filter(
    (url) => requestKind({ url, method: 'GET', mode: 'navigate' }, self.location.origin) === 'document',
  )
  const keep = async (url: string) => {
    const signal = AbortSignal.timeout(OPEN_PAGE_TIMEOUT)
    const page = await whole(new Request(url), 'document', await fetch(url, { signal }))
    if (page) await cache.put(url, page)
  }
  await Promise.allSettled([...new Set(kept)].map(keep))
}
