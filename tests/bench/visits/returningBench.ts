import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import { type BrowserContext, chromium } from 'playwright/test'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../../support/servers/startOwnSite.ts'
import { pointTo } from '../../support/releases/pointTo.ts'
import { comeAlive } from '../../support/site/comeAlive.ts'
import { type Changed, withOneLineChange } from '../oneLineChange.ts'
import type { Figures } from '../report/Report.ts'

/** How long a page may go on loading what it fetches ahead, in ms. */
const QUIET = 2_000

type Loaded = { remote: number; all: number }

/** Prints what a visitor loads who comes back after one line of a remote was changed, with compression dictionaries and without. */
export async function returningBench(): Promise<Figures> {
  return withOneLineChange(async (changed) => {
    const [plain, dictionaries] = [await comeBack(changed, { dictionaries: false }), await comeBack(changed)]
    const lines = ['\nBytes on the line, first visit and the next one after a release of one line, headers included']
    const figures = { plain, dictionaries }
    for (const [how, { first, again }] of Object.entries(figures)) {
      const part = ((again.remote / first.remote) * 100).toFixed(1)
      lines.push(
        `${how.padEnd(14)}the remote's files ${first.remote}, then ${again.remote} (${part} %); everything ${first.all}, then ${again.all}`,
      )
    }
    console.log(lines.join('\n'))
    return figures
  })
}

async function comeBack({ name, path, releases, former, later }: Changed, { dictionaries } = { dictionaries: true }) {
  const site = await startOwnSite()
  const args = ['--no-sandbox', ...(dictionaries ? [] : ['--disable-features=CompressionDictionaryTransport'])]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    for (const { id } of [former, later]) {
      cpSync(join(releases, name, id), join(site.releasesFolder, name, id), { recursive: true })
    }
    // What a worker fetches would be counted nowhere.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const show = { site, name, path, context }
    return { first: await visit(show, former.id), again: await visit(show, later.id) }
  } finally {
    await browser.close()
    await site.stop()
  }
}

type Shown = { site: OwnSite; name: string; path: string; context: BrowserContext }

/** Makes a release live and opens its page. @returns the bytes that came over the line. */
async function visit({ site, name, path, context }: Shown, release: string): Promise<Loaded> {
  pointTo(site.releasesFolder, name, release)
  while (remoteIn(await readHealth(site.url), name).release !== release) await wait(100)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const addresses = new Map<string, string>()
  const loaded: Loaded = { remote: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, response }) => void addresses.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.all += encodedDataLength
    if (addresses.get(requestId)?.includes(`/r/${name}/`)) loaded.remote += encodedDataLength
  })
  await devtools.send('Network.enable')
  await page.goto(`${site.url}${path}`)
  await comeAlive(page)
  await wait(QUIET)
  await page.close()
  return loaded
}
