import { expect, type Page } from 'playwright/test'
import type { Cell } from '../cells/Cell.ts'
import { otherPath, remoteNamed } from '../cells/remotes.ts'
import { cellsAt, test } from '../site/lab.ts'
import {
  becomeOperator,
  becomeVisitor,
  expectAlive,
  expectHydrated,
  navigateOnClient,
  headingOf,
  waitForMark,
  loadIslands,
  pressRetry,
} from '../site/visitor.ts'
import { type NetworkFault, startNetworkFault } from './networkFaults.ts'

/** Lazy images are requested when they are near; a failed one may have been replaced by something else. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })

/** The fault has affected the visitor: a cell in which nothing could go wrong would prove nothing. */
async function expectAffected(page: Page, { phase }: Cell, { affected }: NetworkFault): Promise<void> {
  const countAffected = async () => {
    if (phase === 'media' && affected() === 0) await scrollToEnd(page)
    return affected()
  }
  await expect.poll(countAffected).toBeGreaterThan(0)
}

type Visit = { cell: Cell; fault: NetworkFault; url: string; heading: string }

/** Opens the page during the fault, and checks that it is hydrated once the fault is over. */
async function playFirstLoad(page: Page, { cell, fault, url, heading }: Visit) {
  // A script that hangs delays the page's load event.
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await waitForMark(page, 'shell-ready')
  if (cell.phase !== 'entry' && cell.phase !== 'expose') await waitForMark(page, 'hydrated')
  if (cell.phase === 'lazy chunk') await loadIslands(page)
  await expectAffected(page, cell, fault)

  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading)
  await expectAlive(page)
  await fault.lift()

  await waitForMark(page, 'hydrated')
  if (cell.phase === 'lazy chunk') await expectHydrated(page)
  // What the page does not request again by itself, the next visit does.
  if (cell.phase === 'media' || cell.phase === 'worker') {
    await page.reload()
    await waitForMark(page, 'hydrated')
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading)
}

/** Navigates to the page on the client during the fault, and again once it is over. */
async function playNavigation(page: Page, { cell, fault, url, heading }: Visit) {
  await navigateOnClient(page, new URL(url).pathname)
  const shown = async () => (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
  if (cell.phase === 'lazy chunk' || cell.phase === 'media') {
    await expect.poll(shown).toBe(heading)
    await loadIslands(page)
  }
  await expectAffected(page, cell, fault)

  await expectAlive(page)
  await fault.lift()

  // Presses the retry button until there is none: the page may recover by itself.
  await expect.poll(async () => ((await pressRetry(page)) > 0 ? 'tried again' : shown())).toBe(heading)
  await expectHydrated(page, { mayOfferRetry: true })
  await expectAlive(page)
}

/** A script that failed to load. One that was merely late is no incident, and browsers do not report other responses. */
const isReported = ({ phase, fault }: Cell) => ['entry', 'expose', 'lazy chunk'].includes(phase) && fault !== 'slow'

for (const { cell, title, tag } of cellsAt('network')) {
  test.describe(() => {
    test.use({ serviceWorkers: cell.phase === 'worker' ? 'allow' : 'block' })

    test(title, { tag }, async ({ page, lab }) => {
      const remote = remoteNamed(cell.remote)
      await (remote.name === 'mfe-admin' ? becomeOperator(page, lab) : becomeVisitor(page))
      const textOf = async (path: string) => (await page.request.get(lab.url + path)).text()
      const html = await textOf(remote.path)
      const other = await textOf(otherPath(remote))
      if (cell.moment === 'navigation') {
        await page.goto(lab.url + otherPath(remote))
        await waitForMark(page, 'hydrated')
      }
      const fault = await startNetworkFault(page, cell, remote.path, html)
      const incidents = () => lab.incidents(remote.name, lab.good[remote.name] ?? '', 'load')
      const known = await incidents()
      const visit = { cell, fault, url: lab.url + remote.path, heading: headingOf(html) }
      await (cell.moment === 'navigation' ? playNavigation(page, visit) : playFirstLoad(page, visit))

      expect(await textOf(otherPath(remote))).toBe(other)
      if (isReported(cell)) await expect.poll(incidents).toBeGreaterThan(known)
    })
  })
}
