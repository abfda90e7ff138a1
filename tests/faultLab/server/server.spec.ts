import { expect, type Page } from 'playwright/test'
import { type ServerCell, serverCells, serverTitleOf } from '../cells/serverCells.ts'
import { spoilRelease } from '../release/spoilRelease.ts'
import { tagsOf, test } from '../site/lab.ts'
import type { LabSite } from '../site/labSite.ts'
import { becomeVisitor, expectAlive, marked } from '../site/visitor.ts'
import { troubleAtStart, troubleWhileRunning } from './serverFaults.ts'

test.setTimeout(180_000)
const patience = { timeout: 60_000, intervals: [100, 200, 500] }

/** Faults under which a lead cannot be kept, by where it would be. */
const lossy = {
  SQLite: ['disk full', 'read-only', 'database away'],
  PostgreSQL: ['read-only', 'database away'],
}

/** A lead that was acknowledged is there, once; one that was not is sent again, and is there once then. */
async function expectLeadOnce(site: LabSite, email: string, answer: number | 'unanswered'): Promise<void> {
  if (answer !== 200) await expect.poll(() => site.sendLead(email), patience).toBe(200)
  expect(await site.countLeads(email)).toBe(1)
}

async function openTab(page: Page, { url }: LabSite): Promise<void> {
  await becomeVisitor(page)
  await page.goto(`${url}/quiz`)
  await marked(page, 'hydrated')
}

/** While the fault lasts a server that answers answers whole pages, and says of a lead that it has it only when it has. */
async function playFault(cell: ServerCell, site: LabSite, email: string, end: () => void | Promise<void>) {
  const { database, fault } = cell
  const isSilent = fault === 'pause' || site.server.isOver
  const sending = site.sendLead(email)
  if (!isSilent && fault !== 'descriptors') {
    expect(await site.servesAll()).toBe(true)
    const answer = await sending
    if (!lossy[database].includes(fault)) expect(answer).toBe(200)
    if (answer !== 200) {
      expect(answer).toBe(503)
      expect(site.server.output).toMatch(/lead not stored|lead database is away/i)
    }
  }
  await end()
  return sending
}

async function playStart(cell: ServerCell, site: LabSite, email: string): Promise<void> {
  const { server } = site
  const { begin, end } = troubleAtStart(cell.fault, site)
  await server.kill()
  await begin()
  const startedByFault = ['kill', 'pause', 'disk full', 'descriptors'].includes(cell.fault)
  if (!startedByFault) await server.start()
  // Who cannot start says why, and starts when the fault is over.
  if (server.isOver && cell.fault !== 'kill') expect(server.output.trim()).not.toBe('')
  const answer = await playFault(cell, site, email, end)
  if (server.isOver) await server.start()
  await expect.poll(() => site.servesAll(), patience).toBe(true)
  await expectLeadOnce(site, email, answer)
}

async function playServing(cell: ServerCell, site: LabSite, email: string, page: Page): Promise<void> {
  const { begin, end } = troubleWhileRunning(cell.fault, site)
  await openTab(page, site)
  await begin()
  await expectAlive(page, { serverIsAway: true })
  const answer = await playFault(cell, site, email, end)
  await expect.poll(() => site.servesAll(), patience).toBe(true)
  await expectLeadOnce(site, email, answer)
}

async function playRelease(cell: ServerCell, site: LabSite, email: string): Promise<void> {
  const { begin, end } = troubleWhileRunning(cell.fault, site)
  const id = spoilRelease(site.releasesFolder, 'mfe-quiz', {
    text: (file, source, { server: bundle }) => (file === bundle ? `${source};` : undefined),
  })
  site.good['mfe-quiz'] = id
  await begin()
  await playFault(cell, site, email, end)
  // The release is right, so whatever happened to the server meanwhile, it is live in the end.
  await expect
    .poll(async () => (await fetch(`${site.url}/quiz`).catch(() => undefined))?.text(), patience)
    .toContain(`/r/mfe-quiz/${id}/`)
}

async function playLead(cell: ServerCell, site: LabSite, email: string, page: Page): Promise<void> {
  const { begin, end } = troubleWhileRunning(cell.fault, site)
  await openTab(page, site)
  const sending = site.sendLead(email)
  await begin()
  await expectAlive(page, { serverIsAway: true })
  await end()
  const answer = await sending
  await expect.poll(() => site.servesAll(), patience).toBe(true)
  await expectLeadOnce(site, email, answer)
}

for (const cell of serverCells()) {
  const { database, moment, fault } = cell
  const title = serverTitleOf(cell)
  test(title, { tag: tagsOf(title) }, async ({ page, siteWith }) => {
    const site = await siteWith(database)
    site.server.forgetOutput()
    const email = `${moment} ${fault}@exemplo.com.br`.replaceAll(' ', '-')
    if (moment !== 'start' && site.server.isOver) expect(await site.server.start()).toBe(true)

    if (moment === 'start') await playStart(cell, site, email)
    else if (moment === 'serving') await playServing(cell, site, email, page)
    else if (moment === 'judging a release') await playRelease(cell, site, email)
    else await playLead(cell, site, email, page)

    // What the machine does is no release's fault.
    expect(site.server.output).not.toContain('refused (bad')
    await openTab(page, site)
    await expectAlive(page)
  })
}
