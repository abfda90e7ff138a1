import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseShellRelease } from '@site/contracts/ShellRelease'
import { chromium } from 'playwright'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'

const kinds = ['document', 'script', 'image', 'other'] as const
type Kind = (typeof kinds)[number]

function kindOf(type: string): Kind {
  return kinds.find((kind) => kind === type) ?? 'other'
}

/** Prints bytes (bodies as sent, with Brotli) by kind and request counts per route: on load and idle, without interaction. */
export async function pageBytes(): Promise<void> {
  const site = await startOwnSite()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  console.log(
    `\nBytes by route on a phone, loaded and idle\n${'route'.padEnd(34)}requests  ${kinds.map((kind) => kind.padStart(9)).join('')}`,
  )
  for (const route of pagePaths) {
    const page = await browser.newPage({ viewport: { width: 412, height: 839 }, serviceWorkers: 'block' })
    const bytes: Record<Kind, number> = { document: 0, script: 0, image: 0, other: 0 }
    const responses: Promise<void>[] = []
    page.on('response', (response) => {
      const length = Number(response.headers()['content-length'] ?? 0)
      // A prefetched script has no resource type of its own.
      const kind = response.url().endsWith('.js') ? 'script' : kindOf(response.request().resourceType())
      bytes[kind] += length
      responses.push(Promise.resolve())
    })
    await page.goto(site.url + route)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await page.waitForLoadState('networkidle')
    const cells = kinds.map((kind) => String(bytes[kind]).padStart(9)).join('')
    console.log(`${route.padEnd(34)}${String(responses.length).padStart(8)}  ${cells}`)
    await page.close()
  }
  await browser.close()
  const folder = join(site.releasesFolder, 'shell')
  const shell = readFileSync(join(folder, currentRelease(site.releasesFolder, 'shell'), 'release.json'), 'utf8')
  console.log(`\nThe shell's scripts on every page: ${parseShellRelease(JSON.parse(shell)).scripts.join(' ')}`)
  await site.stop()
}
