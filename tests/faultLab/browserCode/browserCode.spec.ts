import { expect, type Page } from 'playwright/test'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import type { Cell } from '../cells/Cell.ts'
import { otherPath, remoteNamed } from '../cells/remotes.ts'
import { filesOf, spoilRelease } from '../release/spoilRelease.ts'
import { cellsAt, test } from '../site/lab.ts'
import type { LabSite } from '../site/labSite.ts'
import {
  becomeOperator,
  becomeVisitor,
  expectAlive,
  goWithoutDocument,
  headingOf,
  marked,
  loadIslands,
  retry,
} from '../site/visitor.ts'
import { spoilBrowserCode } from './spoilBrowserCode.ts'

test.setTimeout(150_000)
const unavailable = 'Esta página está indisponível no momento'
const patience = { timeout: 60_000, intervals: [50, 100, 200] }

/** Releases the remote with its fault: it passes the gate, which runs none of its browser code. */
async function release(lab: LabSite, { remote, phase, fault }: Cell): Promise<string> {
  const id = spoilRelease(lab.releasesFolder, remote, {
    text: (file, source, stated) =>
      filesOf(phase, stated).includes(file) ? spoilBrowserCode(phase, fault, source) : undefined,
  })
  await expect.poll(async () => (await lab.healthOf(remote)).release, patience).toBe(id)
  return id
}

/** What is told of a release: React gets over an error while it hydrates, and says so. */
const causeOf = ({ fault }: Cell) => (fault === 'throws on hydration' ? 'hydration' : 'exception')

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

for (const { cell, title, tag } of cellsAt('browser code')) {
  test(title, { tag }, async ({ page, lab }) => {
    const remote = remoteNamed(cell.remote)
    await (remote.name === 'mfe-admin' ? becomeOperator(page, lab) : becomeVisitor(page))
    const textOf = async (path: string) => (await page.request.get(lab.url + path)).text()
    const wanted = headingOf(await textOf(remote.path))
    const other = await textOf(otherPath(remote))
    try {
      const id = await release(lab, cell)
      expect(currentRelease(lab.releasesFolder, cell.remote)).toBe(id)

      if (cell.moment === 'first load') {
        await page.goto(lab.url + remote.path)
        await marked(page, 'shell-ready')
      } else {
        await page.goto(lab.url + otherPath(remote))
        await marked(page, 'hydrated')
        await goWithoutDocument(page, remote.path)
        await expect
          .poll(async () => [wanted, unavailable].includes((await heading(page).textContent()) ?? ''))
          .toBe(true)
      }
      if (cell.phase === 'lazy chunk' && cell.moment === 'first load') await marked(page, 'hydrated')
      await loadIslands(page)
      if (cell.fault !== 'forged message') {
        await expect.poll(() => lab.incidents(remote.name, id, causeOf(cell))).toBeGreaterThan(0)
      }
      await expectAlive(page)
      if (cell.moment === 'first load') await expect(heading(page)).toHaveText(wanted)
      expect(await textOf(otherPath(remote))).toBe(other)
    } finally {
      lab.restore(cell.remote)
    }
    await expect.poll(async () => (await lab.healthOf(cell.remote)).release, patience).toBe(lab.good[cell.remote])

    // The way to try again leads to the release that is right; where there is none to press, the next visit does.
    if (await retry(page).first().isVisible()) await retry(page).first().click()
    else await page.reload()
    await expect(heading(page)).toHaveText(wanted)
    await marked(page, 'hydrated')
    await expect(retry(page)).toHaveCount(0)
  })
}
