import { expect, type Page } from 'playwright/test'
import type { Cell } from '../cells/Cell.ts'
import { otherPath, remoteNamed } from '../cells/remotes.ts'
import { cellsAt, test } from '../site/lab.ts'
import {
  becomeOperator,
  becomeVisitor,
  expectAlive,
  expectHydrated,
  goWithoutDocument,
  headingOf,
  marked,
  loadIslands,
  tryAgain,
} from '../site/visitor.ts'
import { type NetworkFault, startNetworkFault } from './networkFaults.ts'

/** Lazy pictures are asked for when they come near; one that failed may have given its place to something else. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })

/** The fault has met the visitor: a cell that nothing could go wrong in would prove nothing. */
async function expectMet(page: Page, { phase }: Cell, { met }: NetworkFault): Promise<void> {
  const look = async () => {
    if (phase === 'media' && met() === 0) await scrollToEnd(page)
    return met()
  }
  await expect.poll(look).toBeGreaterThan(0)
}

type Visit = { cell: Cell; fault: NetworkFault; url: string; heading: string }

/** Opens the page with the fault under way, and looks whether it comes alive when the fault is over. */
async function playFirstLoad(page: Page, { cell, fault, url, heading }: Visit) {
  // A script that hangs keeps the browser from calling the page loaded.
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await marked(page, 'shell-ready')
  if (cell.phase !== 'entry' && cell.phase !== 'expose') await marked(page, 'hydrated')
  if (cell.phase === 'lazy chunk') await loadIslands(page)
  await expectMet(page, cell, fault)

  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading)
  await expectAlive(page)
  await fault.lift()

  await marked(page, 'hydrated')
  if (cell.phase === 'lazy chunk') await expectHydrated(page)
  // What the page does not ask for again by itself, the next visit does.
  if (cell.phase === 'media' || cell.phase === 'worker') {
    await page.reload()
    await marked(page, 'hydrated')
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading)
}

/** Goes to the page without a new document while the fault is under way, and again when it is over. */
async function playNavigation(page: Page, { cell, fault, url, heading }: Visit) {
  await goWithoutDocument(page, new URL(url).pathname)
  const shown = async () => (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
  if (cell.phase === 'lazy chunk' || cell.phase === 'media') {
    await expect.poll(shown).toBe(heading)
    await loadIslands(page)
  }
  await expectMet(page, cell, fault)

  await expectAlive(page)
  await fault.lift()

  // A touch of the way to try again, until there is none: the page may come by itself.
  await expect.poll(async () => ((await tryAgain(page)) > 0 ? 'tried again' : shown())).toBe(heading)
  await expectHydrated(page, { mayAsk: true })
  await expectAlive(page)
}

/** A script that did not come as it should; what only came late is no incident, and of other answers a browser tells nothing. */
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
        await marked(page, 'hydrated')
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
