import { expect, type Page } from 'playwright/test'
import { type ServerCell, serverCells, serverTitleOf } from '../cells/serverCells.ts'
import { corruptRelease } from '../release/corruptRelease.ts'
import { tagsOf, test } from '../site/lab.ts'
import type { LabSite } from '../site/labSite.ts'
import { becomeVisitor, expectAlive, waitForMark } from '../site/visitor.ts'
import { faultAtStart, faultWhileRunning } from './serverFaults.ts'

test.setTimeout(180_000)
const polling = { timeout: 60_000, intervals: [100, 200, 500] }

/** Faults under which a lead cannot be stored, by database. */
const lossy = {
  SQLite: ['disk full', 'read-only', 'database away'],
  PostgreSQL: ['read-only', 'database away'],
}

/** An acknowledged lead is stored once; one that was not is sent again, and is stored once then. */
async function expectLeadOnce(site: LabSite, email: string, status: number | 'unanswered'): Promise<void> {
  if (status !== 200) await expect.poll(() => site.sendLead(email), polling).toBe(200)
  expect(await site.countLeads(email)).toBe(1)
}

async function openTab(page: Page, { url }: LabSite): Promise<void> {
  await becomeVisitor(page)
  await page.goto(`${url}/quiz`)
  await waitForMark(page, 'hydrated')
}

/** During the fault, a server that responds sends complete pages, and acknowledges a lead only if it has stored it. */
async function playFault(cell: ServerCell, site: LabSite, email: string, end: () => void | Promise<void>) {
  const { database, fault } = cell
  const isSilent = fault === 'pause' || site.server.hasExited
  const sending = site.sendLead(email)
  if (!isSilent && fault !== 'descriptors') {
    expect(await site.servesAll()).toBe(true)
    const status = await sending
    if (!lossy[database].includes(fault)) expect(status).toBe(200)
    if (status !== 200) {
      expect(status).toBe(503)
      expect(site.server.output).toMatch(/lead not stored|database is unreachable/i)
    }
  }
  await end()
  return sending
}

async function playStart(cell: ServerCell, site: LabSite, email: string): Promise<void> {
  const { server } = site
  const { begin, end } = faultAtStart(cell.fault, site)
  await server.kill()
  await begin()
  const startedByFault = ['kill', 'pause', 'disk full', 'descriptors'].includes(cell.fault)
  if (!startedByFault) await server.start()
  // A server that cannot start says why, and starts once the fault is over.
  if (server.hasExited && cell.fault !== 'kill') expect(server.output.trim()).not.toBe('')
  const status = await playFault(cell, site, email, end)
  if (server.hasExited) await server.start()
  await expect.poll(() => site.servesAll(), polling).toBe(true)
  await expectLeadOnce(site, email, status)
}

async function playServing(cell: ServerCell, site: LabSite, email: string, page: Page): Promise<void> {
  const { begin, end } = faultWhileRunning(cell.fault, site)
  await openTab(page, site)
  await begin()
  await expectAlive(page, { serverIsAway: true })
  const status = await playFault(cell, site, email, end)
  await expect.poll(() => site.servesAll(), polling).toBe(true)
  await expectLeadOnce(site, email, status)
}

async function playRelease(cell: ServerCell, site: LabSite, email: string): Promise<void> {
  const { begin, end } = faultWhileRunning(cell.fault, site)
  const id = corruptRelease(site.releasesFolder, 'mfe-quiz', {
    text: (file, source, { server: bundle }) => (file === bundle ? `${source};` : undefined),
  })
  site.good['mfe-quiz'] = id
  await begin()
  await playFault(cell, site, email, end)
  // The release is correct, so whatever happened to the server meanwhile, it is live in the end.
  await expect
    .poll(async () => (await fetch(`${site.url}/quiz`).catch(() => undefined))?.text(), polling)
    .toContain(`/r/mfe-quiz/${id}/`)
}

async function playLead(cell: ServerCell, site: LabSite, email: string, page: Page): Promise<void> {
  const { begin, end } = faultWhileRunning(cell.fault, site)
  await openTab(page, site)
  const sending = site.sendLead(email)
  await begin()
  await expectAlive(page, { serverIsAway: true })
  await end()
  const status = await sending
  await expect.poll(() => site.servesAll(), polling).toBe(true)
  await expectLeadOnce(site, email, status)
}

for (const cell of serverCells()) {
  const { database, moment, fault } = cell
  const title = serverTitleOf(cell)
  test(title, { tag: tagsOf(title) }, async ({ page, siteWith }) => {
    const site = await siteWith(database)
    site.server.clearOutput()
    const email = `${moment} ${fault}@exemplo.com.br`.replaceAll(' ', '-')
    // Before a start, too: a site that was never composed waits for its database.
    if (site.server.hasExited) expect(await site.server.start()).toBe(true)

    if (moment === 'start') await playStart(cell, site, email)
    else if (moment === 'serving') await playServing(cell, site, email, page)
    else if (moment === 'judging a release') await playRelease(cell, site, email)
    else await playLead(cell, site, email, page)

    // A problem of the machine is not the release's fault.
    expect(site.server.output).not.toContain('refused (bad')
    await openTab(page, site)
    await expectAlive(page)
  })
}
