import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Kind, PageLoad, PageRequest } from './judgePage.ts'
import { hasPage } from '../browser/page/hasPage.ts'
import { deferIdleWork, isHydrated, isPainted, nextFrame, runIdleWork, touch } from './page/countedPage.ts'

/** A page counts as settled after this many frames without a new request. */
const QUIET_FRAMES = 3

/**
 * Opens a page with an empty cache, as on a first visit, and measures what it uses by the time that it is hydrated and
 * idle, after a touch. @throws Error if it
 * responds with an error, or is not ready in time.
 */
export async function loadPage(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage()
  try {
    const requests = await recordRequests(await context.newCDPSession(page))
    await page.addInitScript(deferIdleWork)
    const response = await page.goto(url)
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}.`)
    await page.waitForFunction(isPainted)
    await settled(page, requests)
    await page.evaluate(touch)
    if (await page.evaluate(hasPage)) await page.waitForFunction(isHydrated)
    do await settled(page, requests)
    while ((await page.evaluate(runIdleWork)) > 0)
    return { html: await response.text(), requests: requests.all() }
  } finally {
    await page.close()
  }
}

type Requests = { all(): PageRequest[]; areOpen(): boolean }

/** Records every request of a page from now on. */
async function recordRequests(devtools: CDPSession): Promise<Requests> {
  const requestsById = new Map<string, PageRequest & { head: number; isOpen: boolean }>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return
    requestsById.set(requestId, { name: nameOf(url), kind: 'other', bytes: 0, head: 0, isOpen: true })
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = requestsById.get(requestId)
    if (!request) return
    request.head = response.encodedDataLength
    request.kind = kindOf(type, response.mimeType)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requestsById.get(requestId)
    if (request) Object.assign(request, { bytes: encodedDataLength - request.head, isOpen: false })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    const request = requestsById.get(requestId)
    if (request) request.isOpen = false
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  return {
    all: () => [...requestsById.values()].map(({ name, kind, bytes }) => ({ name, kind, bytes })),
    areOpen: () => [...requestsById.values()].some(({ isOpen }) => isOpen),
  }
}

/** Waits until the page makes no more requests of its own. */
async function settled(page: Page, requests: Requests): Promise<void> {
  for (let quiet = 0, former = -1; quiet < QUIET_FRAMES; ) {
    await page.evaluate(nextFrame)
    const now = requests.all().length
    quiet = now === former && !requests.areOpen() ? quiet + 1 : 0
    former = now
  }
}

/**
 * A script or document that a script fetches is a prefetch for another page: what runs on this one is loaded by a script
 * element.
 */
function kindOf(type: string, mime: string): Kind {
  if (type === 'Document') return 'document'
  if (type === 'Script') return 'script'
  return type === 'Fetch' && /javascript|html/.test(mime) ? 'prefetched' : 'other'
}

/** A request's name in reports: a release's file without its hash, after its remote's name; anything else by its path. */
function nameOf(url: string): string {
  const { pathname } = new URL(url)
  const [, remote, file] = /^\/r\/([\w-]+)\/[0-9a-f]{16}\/(.+?)\.[\w.]+$/.exec(pathname) ?? []
  if (remote) return `${remote}/${file}`
  return /^\/shell\/(.+?)\.[\w.]+$/.exec(pathname)?.[1] ?? pathname
}
