import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import { type BrowserContext, chromium } from 'playwright/test'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../../support/servers/startOwnSite.ts'
import { pointTo } from '../../support/releases/pointTo.ts'
import { comeAlive } from '../../support/site/comeAlive.ts'
import { type Changed, oneLineChange, withOneLineChange } from '../oneLineChange.ts'
import type { Figures } from '../report/Report.ts'
import { buildMonolith, type Monolith } from '../twins/buildMonolith.ts'
import { monolithRewrite } from '../twins/monolithRewrite.ts'
import { startTwin } from '../twins/startTwin.ts'

const root = join(import.meta.dirname, '../../..')

/** How long a page may go on loading what it fetches ahead, in ms. */
const QUIET = 2_000

/** Bytes on the line: of the files that the change is in, and of everything. */
type Loaded = { own: number; all: number }
type Visits = { first: Loaded; again: Loaded }

/**
 * Prints what a visitor loads who comes back after one line of a remote was changed, with compression dictionaries and
 * without; and after the same line was changed in the sources as one bundle.
 */
export async function returningBench(): Promise<Figures> {
  const figures: Record<string, Visits> = await withOneLineChange(async (changed) => ({
    plain: await comeBack(changed, { dictionaries: false }),
    dictionaries: await comeBack(changed),
  }))
  figures.monolith = await comeBackToMonolith()
  const lines = ['\nBytes on the line, first visit and the next one after a release of one line, headers included']
  for (const [how, { first, again }] of Object.entries(figures)) {
    const part = ((again.own / first.own) * 100).toFixed(1)
    const whose = how === 'monolith' ? "the bundle's" : "the remote's"
    lines.push(
      `${how.padEnd(14)}${whose} files ${first.own}, then ${again.own} (${part} %); everything ${first.all}, then ${again.all}`,
    )
  }
  console.log(lines.join('\n'))
  return figures
}

async function comeBack({ name, path, releases, former, later }: Changed, { dictionaries } = { dictionaries: true }) {
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

async function comeBackToMonolith(): Promise<Visits> {
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

type Shown = {
  url: string
  /** In the address of each file that the change is in. */
  own: string
  dictionaries: boolean
  /** Makes live what is visited. */
  show: (visit: 'first' | 'again') => Promise<void>
}

async function visitTwice({ url, own, dictionaries, show }: Shown): Promise<Visits> {
  const args = ['--no-sandbox', ...(dictionaries ? [] : ['--disable-features=CompressionDictionaryTransport'])]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    // What a worker fetches would be counted nowhere.
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
  const addresses = new Map<string, string>()
  const loaded: Loaded = { own: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, response }) => void addresses.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.all += encodedDataLength
    if (addresses.get(requestId)?.includes(own)) loaded.own += encodedDataLength
  })
  await devtools.send('Network.enable')
  await page.goto(url)
  await comeAlive(page)
  await wait(QUIET)
  await page.close()
  return loaded
}
