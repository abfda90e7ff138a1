import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import type { Figures } from './report/Report.ts'
import { buildMonolith } from './twins/buildMonolith.ts'
import { startTwins } from './twins/startTwins.ts'

const kinds = ['document', 'script', 'image', 'other'] as const
type Kind = (typeof kinds)[number]
const IDLE_TIME = 1000
type Count = { requests: number } & Record<Kind, number>

/** Prints bytes by kind (bodies as sent, with Brotli) and requests of each route until it is idle, for the site and its monolith twin. */
export async function pageBytes(): Promise<Figures> {
  const twins = await startTwins()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const figures: Record<string, { composed: Count; monolith: Count }> = {}
  const heads = ['requests', ...kinds].map((kind) => kind.padStart(16)).join('')
  const lines = [`\nBytes by route on a phone until idle (monolith twin)`, `${'route'.padEnd(34)}${heads}`]
  try {
    // Imported late: it reads the releases, which a clean clone does not have yet.
    const { pagePaths } = await import('../support/site/pagePaths.ts')
    for (const route of pagePaths) {
      // Concurrently, because only time depends on the load.
      const [composed, monolith] = await Promise.all([
        count(browser, `http://localhost:${twins.ports.composed}${route}`),
        count(browser, `http://localhost:${twins.ports.monolith}${route}`),
      ])
      figures[route] = { composed, monolith }
      const cells = (['requests', ...kinds] as const).map((kind) =>
        `${composed[kind]} (${monolith[kind]})`.padStart(16),
      )
      lines.push(`${route.padEnd(34)}${cells.join('')}`)
    }
  } finally {
    await browser.close()
    await twins.stop()
  }
  const start = await startBytes()
  lines.push(`The monolith twin starts every page with ${start} bytes of script.`)
  // Printed at once, because other parts may run concurrently.
  console.log(lines.join('\n'))
  return { ...figures, 'monolith start': { start } }
}

async function startBytes(): Promise<number> {
  const { start, files } = await buildMonolith()
  return start.reduce((sum, name) => sum + brotliCompressSync(files.get(name) ?? '').length, 0)
}

async function count(browser: Browser, url: string): Promise<Count> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const counted: Count = { requests: 0, document: 0, script: 0, image: 0, other: 0 }
  page.on('response', (response) => {
    const address = response.url()
    if (!address.startsWith('http')) return
    counted[kindOf(address, response.request().resourceType())] += Number(response.headers()['content-length'] ?? 0)
    counted.requests++
  })
  await page.goto(url)
  // A page that waits is not hydrated without an interaction.
  await page.waitForFunction(() => '__reading' in window || performance.getEntriesByName('hydrated').length > 0)
  // Idle tasks start requests, which may start others.
  for (let former = 0; former < counted.requests; await page.waitForTimeout(IDLE_TIME)) {
    former = counted.requests
    await page.waitForLoadState('networkidle')
    // Without anything to paint, browsers may not report idle time for minutes.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  }
  await page.close()
  return counted
}

/** Prefetched scripts have no resource type of their own. */
function kindOf(url: string, type: string): Kind {
  return url.endsWith('.js') ? 'script' : (kinds.find((kind) => kind === type) ?? 'other')
}
