import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import { type BrowserContext, chromium } from 'playwright/test'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../../support/servers/startOwnSite.ts'
import { pointTo } from '../../support/releases/pointTo.ts'
import { hydrateByTouch } from '../../support/site/hydrateByTouch.ts'
import { type OneLineChange, oneLineChange, withOneLineChange } from '../oneLineChange.ts'
import type { Figures } from '../report/Report.ts'
import { buildMonolith, type Monolith } from '../twins/buildMonolith.ts'
import { monolithRewrite } from '../twins/monolithRewrite.ts'
import { startTwin } from '../twins/startTwin.ts'

const root = join(import.meta.dirname, '../../..')

/** How long a page may continue to prefetch, in ms. */
const IDLE_TIME = 2_000

/** Transferred bytes: with headers, and of bodies alone. */
type Bytes = { sent: number; bodies: number }
/** The bytes of the changed remote's or bundle's files, and of everything. */
type Loaded = { own: Bytes; all: Bytes }
type Visits = { first: Loaded; again: Loaded }

/**
 * Prints what a returning visitor loads after one line of a remote has changed, with and without compression dictionaries; and
 * after the same change to the monolith twin.
 */
export async function returningBench(): Promise<Figures> {
  const figures: Record<string, Visits> = await withOneLineChange(async (change) => ({
    plain: await returnToSite(change, { dictionaries: false }),
    dictionaries: await returnToSite(change),
  }))
  figures.monolith = await returnToMonolith()
  const lines = [
    '\nTransferred bytes (bodies), first visit and the next one after a release of one changed line; measured once',
  ]
  for (const [how, { first, again }] of Object.entries(figures)) {
    lines.push(
      how,
      `  ${how === 'monolith' ? "the bundle's" : "the remote's"} files ${formatComparison(first.own, again.own)}`,
      `  everything ${formatComparison(first.all, again.all)}`,
    )
  }
  console.log(lines.join('\n'))
  return figures
}

function formatComparison(first: Bytes, again: Bytes): string {
  const part = (key: keyof Bytes) => `${((again[key] / first[key]) * 100).toFixed(1)} %`
  return `${first.sent} (${first.bodies}), then ${again.sent} (${again.bodies}): ${part('sent')} (${part('bodies')})`
}

async function returnToSite(
  { name, path, releases, former, later }: OneLineChange,
  { dictionaries } = { dictionaries: true },
) {
  const site = await startOwnSite()
  for (const { id } of [former, later]) {
    cpSync(join(releases, name, id), join(site.releasesFolder, name, id), { recursive: true })
  }
  try {
    return await visitTwice({
      url: site.url + path,
      own: `/r/${name}/`,
      dictionaries,
      show: (visit) => makeLive(site, name, visit === 'first' ? former.id : later.id),
    })
  } finally {
    await site.stop()
  }
}

async function returnToMonolith(): Promise<Visits> {
  const { path, ...changed } = oneLineChange(root)
  const site = await startOwnSite()
  const served = (monolith: Monolith) => ({ rewrite: monolithRewrite(monolith), files: monolith.files })
  const former = await buildMonolith()
  const later = await buildMonolith({ changed })
  const twin = await startTwin(site.url, served(former))
  try {
    return await visitTwice({
      url: `http://localhost:${twin.port}${path}`,
      own: '/shell/monolith/',
      dictionaries: false,
      show: (visit) => twin.show(served(visit === 'first' ? former : later)),
    })
  } finally {
    twin.stop()
    await site.stop()
  }
}

async function makeLive(site: OwnSite, name: string, release: string): Promise<void> {
  pointTo(site.releasesFolder, name, release)
  while (remoteIn(await readHealth(site.url), name).release !== release) await wait(100)
}

type Scenario = {
  url: string
  /** Part of the address of each file that contains the change. */
  own: string
  dictionaries: boolean
  /** Makes the release for the visit live. */
  show: (visit: 'first' | 'again') => Promise<void>
}

async function visitTwice({ url, own, dictionaries, show }: Scenario): Promise<Visits> {
  const args = ['--no-sandbox', ...(dictionaries ? [] : ['--disable-features=CompressionDictionaryTransport'])]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    // A worker's requests would not be counted.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await show('first')
    const first = await visit(context, url, own)
    await show('again')
    return { first, again: await visit(context, url, own) }
  } finally {
    await browser.close()
  }
}

async function visit(context: BrowserContext, url: string, own: string): Promise<Loaded> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const loaded: Loaded = { own: { sent: 0, bodies: 0 }, all: { sent: 0, bodies: 0 } }
  const heads = new Map<string, { url: string; bytes: number }>()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    heads.set(requestId, { url: response.url, bytes: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId)
    if (!head) return
    for (const counted of head.url.includes(own) ? [loaded.own, loaded.all] : [loaded.all]) {
      counted.sent += encodedDataLength
      counted.bodies += Math.max(0, encodedDataLength - head.bytes)
    }
  })
  await devtools.send('Network.enable')
  await page.goto(url)
  await hydrateByTouch(page)
  await wait(IDLE_TIME)
  await page.close()
  return loaded
}
