import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import { pagePaths } from '../support/site/pagePaths.ts'
import type { Figures } from './report/Report.ts'
import { buildMonolith } from './twins/buildMonolith.ts'
import type { Libraries } from './twins/monolithConfiguration.ts'
import { startTwins } from './twins/startTwins.ts'

const kinds = ['document', 'script', 'image', 'other'] as const
type Kind = (typeof kinds)[number]
const QUIET = 1000
type Count = { requests: number } & Record<Kind, number>

/** Prints bytes (bodies as sent, with Brotli) by kind and requests per route, loaded and idle: of the site and of its monolith twin. */
export async function pageBytes(): Promise<Figures> {
  const twins = await startTwins()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const figures: Record<string, { composed: Count; monolith: Count }> = {}
  const heads = ['requests', ...kinds].map((kind) => kind.padStart(16)).join('')
  const lines = [`\nBytes by route on a phone, loaded and idle (monolith twin)`, `${'route'.padEnd(34)}${heads}`]
  try {
    for (const route of pagePaths) {
      // Bytes are the same however long they take.
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
  const [whole, cut] = await Promise.all([startBytes('whole'), startBytes('cut')])
  lines.push(
    `The monolith twin starts every page with ${whole} bytes of script; with its router and store cut as the shell's are, ${cut}.`,
  )
  // In one go: other parts may be at work beside this one.
  console.log(lines.join('\n'))
  return { ...figures, 'monolith start': { whole, cut } }
}

async function startBytes(libraries: Libraries): Promise<number> {
  const { start, files } = await buildMonolith({ libraries })
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
  // A page that is only read comes alive with a visitor.
  await page.waitForFunction(() => '__reading' in window || performance.getEntriesByName('hydrated').length > 0)
  // What is begun when the browser is idle, and what follows from it.
  for (let former = 0; former < counted.requests; await page.waitForTimeout(QUIET)) {
    former = counted.requests
    await page.waitForLoadState('networkidle')
    // A page that has nothing to paint may not be told for minutes that it is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  }
  await page.close()
  return counted
}

/** A script that is fetched ahead has no resource type of its own. */
function kindOf(url: string, type: string): Kind {
  return url.endsWith('.js') ? 'script' : (kinds.find((kind) => kind === type) ?? 'other')
}
