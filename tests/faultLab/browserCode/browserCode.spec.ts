import { expect, type Page } from 'playwright/test'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import type { Cell } from '../cells/Cell.ts'
import { otherPath, remoteNamed } from '../cells/remotes.ts'
import { filesOf, corruptRelease } from '../release/corruptRelease.ts'
import { cellsAt, test } from '../site/lab.ts'
import type { LabSite } from '../site/labSite.ts'
import {
  becomeOperator,
  becomeVisitor,
  expectAlive,
  navigateOnClient,
  headingOf,
  waitForMark,
  loadIslands,
  retryButton,
} from '../site/visitor.ts'
import { injectFault } from './injectFault.ts'

test.setTimeout(150_000)
const unavailable = 'Esta página está indisponível no momento'
const polling = { timeout: 60_000, intervals: [50, 100, 200] }

/** Releases the remote with its fault: it passes the gate, which runs none of its browser code. */
async function release(lab: LabSite, { remote, phase, fault }: Cell): Promise<string> {
  const id = corruptRelease(lab.releasesFolder, remote, {
    text: (file, source, stated) =>
      filesOf(phase, stated).includes(file) ? injectFault(phase, fault, source) : undefined,
  })
  await expect.poll(async () => (await lab.healthOf(remote)).release, polling).toBe(id)
  return id
}

/** The reported cause: React recovers from an error during hydration, and reports it. */
const causeOf = ({ fault }: Cell) => (fault === 'throws on hydration' ? 'hydration' : 'exception')

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

for (const { cell, title, tag } of cellsAt('browser code')) {
  test(title, { tag }, async ({ page, lab }) => {
    const remote = remoteNamed(cell.remote)
    await (remote.name === 'mfe-admin' ? becomeOperator(page, lab) : becomeVisitor(page))
    const textOf = async (path: string) => (await page.request.get(lab.url + path)).text()
    const expected = headingOf(await textOf(remote.path))
    const other = await textOf(otherPath(remote))
    try {
      const id = await release(lab, cell)
      expect(currentRelease(lab.releasesFolder, cell.remote)).toBe(id)

      if (cell.moment === 'first load') {
        await page.goto(lab.url + remote.path)
        await waitForMark(page, 'shell-ready')
      } else {
        await page.goto(lab.url + otherPath(remote))
        await waitForMark(page, 'hydrated')
        await navigateOnClient(page, remote.path)
        await expect
          .poll(async () => [expected, unavailable].includes((await heading(page).textContent()) ?? ''))
          .toBe(true)
      }
      if (cell.phase === 'lazy chunk' && cell.moment === 'first load') await waitForMark(page, 'hydrated')
      await loadIslands(page)
      if (cell.fault !== 'forged message') {
        await expect.poll(() => lab.incidents(remote.name, id, causeOf(cell))).toBeGreaterThan(0)
      }
      await expectAlive(page)
      if (cell.moment === 'first load') await expect(heading(page)).toHaveText(expected)
      expect(await textOf(otherPath(remote))).toBe(other)
    } finally {
      lab.restore(cell.remote)
    }
    await expect.poll(async () => (await lab.healthOf(cell.remote)).release, polling).toBe(lab.good[cell.remote])

    // Trying again leads to the correct release; without a button, the next visit does.
    if (await retryButton(page).first().isVisible()) await retryButton(page).first().click()
    else await page.reload()
    await expect(heading(page)).toHaveText(expected)
    await waitForMark(page, 'hydrated')
    await expect(retryButton(page)).toHaveCount(0)
  })
}
