import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import type { PageChange } from '@site/release-protocol/exchange/changes'
import type { Finding } from '@site/release-protocol/exchange/findings'
import { chromium } from 'playwright-core'
import { hydrationFindings } from './hydrationFindings.ts'
import { inspectPages } from './inspectPages.ts'
import { pagesToVisit } from './pagesToVisit.ts'
import { comparisonPage } from './screenshots/comparisonPage.ts'
import { requiresLogin } from './visitPage.ts'

type Options = {
  /** Path of a Chromium; undefined if there is none. */
  executable: string | undefined
  /** The release's preview link. */
  link: string
  release: Pick<Release, 'name' | 'id' | 'routes'>
  changes: readonly PageChange[]
  /** The source module of each browser file. */
  sources: ReadonlyMap<string, string>
  /** Where the screenshots go; replaces those of the last run. Without it there are none. */
  folder?: string | undefined
}

/** The number of pages that get screenshots. */
const MAX_CAPTURED_PAGES = 12

/** Checks a release in a browser. `lines` describe what was checked. @throws Error if the site does not show its preview. */
export async function inspectCandidate(options: Options): Promise<{ lines: string[]; findings: Finding[] }> {
  const { executable, link, release, changes, sources, folder } = options
  if (folder) rmSync(folder, { recursive: true, force: true })
  if (!executable) {
    const what = `No Chromium was found: no browser code was run${folder ? ', and no screenshots were taken' : ''}.`
    return { lines: [`${what} Install one, or set CHROMIUM_PATH to its path.`], findings: [] }
  }
  const { paths, left } = pagesToVisit(release.routes, changes)
  const differing = new Map(changes.map(({ path, kind }) => [path, kind]))
  const shown = folder ? paths.filter((path) => differing.has(path)).slice(0, MAX_CAPTURED_PAGES) : []
  const captured = new Map(
    shown.map((path, index) => [
      path,
      { name: String(index + 1).padStart(2, '0'), isNew: differing.get(path) === 'new' },
    ]),
  )
  if (folder) mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: executable, args: ['--disable-gpu'] })
  try {
    const { visits, live, screenshots } = await inspectPages({ browser, link, paths, captured, folder: folder ?? '' })
    const opened = visits.filter((visit) => !requiresLogin(visit))
    const islands = opened.reduce((sum, visit) => sum + visit.islands.hydrated, 0)
    const unseen = left + paths.length - visits.length
    const lines = [
      `Opened in Chromium: ${counted(opened.length, 'page')}, ${counted(islands, 'island')} hydrated`,
      ...(unseen > 0 ? [`  ${counted(unseen, 'other page')} not opened`] : []),
      ...(visits.length > opened.length
        ? [`  ${counted(visits.length - opened.length, 'page')} not opened: a login is required`]
        : []),
    ]
    if (folder && screenshots.length > 0) {
      const title = `${release.name} ${release.id}`
      writeFileSync(
        join(folder, 'index.html'),
        comparisonPage({ release: title, site: new URL(link).origin, changes, screenshots }),
      )
      const more = changes.length > shown.length ? `, of ${shown.length} of ${changes.length} pages` : ''
      lines.push(`Screenshots side by side${more}: ${join(folder, 'index.html')}`)
    }
    return { lines, findings: hydrationFindings({ visits: opened, live, sources }) }
  } finally {
    await browser.close()
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
