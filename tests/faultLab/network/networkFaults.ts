import type { Page, Route } from 'playwright/test'
import type { Cell, Fault } from '../cells/Cell.ts'

const PORTAL = '<!DOCTYPE html><title>Hotel</title><h1>Entre na rede do hotel</h1>'

/** An active fault between server and visitor. */
export type NetworkFault = {
  /** The number of requests that it has affected. */
  affected(): number
  /** Ends it: delayed responses are sent now, and hanging requests are aborted. */
  lift(): Promise<void>
}

type Snapshot = { page: { route: { entry: [string]; files: [string][] } } }

/** Returns which requests belong to a phase of this page, based on the server's document. */
function matcherOf(html: string, { remote, phase }: Cell, path: string): (url: URL, accept: string) => boolean {
  const text = /<script[^>]*id="snapshot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}'
  const { page } = JSON.parse(text) as Snapshot
  const entry = page.route.entry[0]
  const files = page.route.files.map(([file]) => file)
  if (phase === 'entry') return (url) => url.pathname === entry
  if (phase === 'expose') return (url) => files.includes(url.pathname)
  if (phase === 'lazy chunk') {
    return ({ pathname }) => pathname.startsWith(`/r/${remote}/`) && pathname !== entry && !files.includes(pathname)
  }
  if (phase === 'data') return (url) => url.pathname.startsWith('/_data/')
  if (phase === 'media') return (url) => url.pathname.startsWith(`/media/${remote}/`)
  if (phase === 'worker') return (url) => url.pathname.endsWith('sw.js')
  return (url) => url.pathname === path
}

async function respondWith(route: Route, fault: Fault): Promise<void> {
  if (fault === '404' || fault === '500') {
    return route.fulfill({
      status: Number(fault),
      contentType: 'application/json',
      body: '{"error":"Algo deu errado."}',
    })
  }
  if (fault === 'HTML for JavaScript') return route.fulfill({ contentType: 'text/html', body: PORTAL })
  if (fault === 'throws on evaluation') {
    return route.fulfill({ contentType: 'text/javascript', body: "throw new Error('estragado de propósito')" })
  }
  const response = await route.fetch()
  const body = await response.body()
  const corrupted = fault === 'cut off' ? body.subarray(0, body.length / 2) : Buffer.concat([body, Buffer.from(' ')])
  return route.fulfill({ response, body: corrupted })
}

/** Applies a cell's fault between the server and this page. `html` is the document of the page at `path`. */
export async function startNetworkFault(page: Page, cell: Cell, path: string, html: string): Promise<NetworkFault> {
  const isAffected = matcherOf(html, cell, path)
  const held: Route[] = []
  let count = 0
  let isOver = false
  const handle = async (route: Route) => {
    const request = route.request()
    if (isOver || !isAffected(new URL(request.url()), request.headers().accept ?? '')) return route.fallback()
    count++
    if (cell.fault === 'hang' || cell.fault === 'slow') held.push(route)
    else await respondWith(route, cell.fault)
  }
  await page.context().route('**/*', handle)
  return {
    affected: () => count,
    async lift() {
      isOver = true
      await Promise.all(held.map((route) => (cell.fault === 'slow' ? route.continue() : route.abort('timedout'))))
    },
  }
}
