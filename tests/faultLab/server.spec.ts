import { expect, type Page, test } from 'playwright/test'
import { currentRelease } from '../support/makeRelease.ts'
import { type ServerCell, serverCells } from './cells.ts'
import { createLabServer, type LabServer } from './labServer.ts'
import { faultsAtStart, faultsWhileRunning } from './serverFaults.ts'
import { spoilRelease } from './spoilRelease.ts'
import { expectAlive, keepTabsClosed, marked } from './visitor.ts'

test.setTimeout(180_000)
const patience = { timeout: 60_000, intervals: [100, 200, 500] }
/** A port for each worker, away from those of other tests. */
const port = () => Number(process.env.TEST_PORT ?? 4310) + 30 + test.info().parallelIndex

let server: LabServer
test.beforeEach(() => {
  server = createLabServer(port())
})
test.afterEach(() => server.stop())

/** A lead that was acknowledged is there, once; one that was not is sent again, and is there once then. */
async function expectLeadOnce(email: string, answer: number | 'unanswered'): Promise<void> {
  if (answer === 200) {
    expect(server.countLeads(email)).toBe(1)
    return
  }
  await expect.poll(() => server.sendLead(email), patience).toBe(200)
  expect(server.countLeads(email)).toBe(1)
}

async function openTab(page: Page): Promise<void> {
  await keepTabsClosed(page)
  await page.goto(`${server.url}/quiz`)
  await marked(page, 'hydrated')
}

/** While the fault lasts a server that answers answers whole pages, and says of a lead that it has it only when it has. */
async function playFault({ fault }: ServerCell, email: string, end: () => void | Promise<void>) {
  const isSilent = fault === 'pause' || server.isOver
  const sending = server.sendLead(email)
  if (!isSilent && fault !== 'descriptors') {
    expect(await server.servesAll()).toBe(true)
    const answer = await sending
    if (answer !== 200) {
      expect(answer).toBe(503)
      expect(server.output).toMatch(/lead not stored|lead database is away/i)
    }
  }
  await end()
  return sending
}

async function playStart(cell: ServerCell): Promise<void> {
  const { begin, end } = faultsAtStart[cell.fault]
  await begin(server)
  const startedByFault = ['kill', 'pause', 'disk full', 'descriptors'].includes(cell.fault)
  if (!startedByFault) await server.start().ready
  // Who cannot start says why, and starts when the fault is over.
  if (server.isOver && cell.fault !== 'kill') expect(server.output.trim()).not.toBe('')
  const answer = await playFault(cell, 'start@exemplo.com.br', () => end(server))
  if (server.isOver) await server.start().ready
  await expect.poll(() => server.servesAll(), patience).toBe(true)
  await expectLeadOnce('start@exemplo.com.br', answer)
}

async function playServing(cell: ServerCell, page: Page): Promise<void> {
  const { begin, end } = faultsWhileRunning[cell.fault]
  await server.start().ready
  await openTab(page)
  await begin(server)
  await expectAlive(page, { serverIsAway: true })
  const answer = await playFault(cell, 'serving@exemplo.com.br', () => end(server))
  await expect.poll(() => server.servesAll(), patience).toBe(true)
  await expectLeadOnce('serving@exemplo.com.br', answer)
}

async function playRelease(cell: ServerCell): Promise<void> {
  const { begin, end } = faultsWhileRunning[cell.fault]
  await server.start().ready
  const former = currentRelease(server.releasesFolder, 'mfe-quiz')
  const id = spoilRelease(server.releasesFolder, 'mfe-quiz', {
    text: (file, source, { server: bundle }) => (file === bundle ? `${source};` : undefined),
  })
  await begin(server)
  await playFault(cell, 'judging@exemplo.com.br', () => end(server))
  // The release is right, so whatever happened to the server meanwhile, it is live in the end.
  await expect
    .poll(async () => (await fetch(`${server.url}/quiz`).catch(() => undefined))?.text(), patience)
    .toContain(`/r/mfe-quiz/${id}/`)
  expect(id).not.toBe(former)
}

async function playLead(cell: ServerCell, page: Page): Promise<void> {
  const { begin, end } = faultsWhileRunning[cell.fault]
  await server.start().ready
  await openTab(page)
  const email = 'sending@exemplo.com.br'
  const sending = server.sendLead(email)
  await begin(server)
  await expectAlive(page, { serverIsAway: true })
  await end(server)
  const answer = await sending
  await expect.poll(() => server.servesAll(), patience).toBe(true)
  await expectLeadOnce(email, answer)
}

for (const cell of serverCells()) {
  test(`server/${cell.moment}/${cell.fault}`, { tag: '@cell' }, async ({ page }) => {
    if (cell.moment === 'start') await playStart(cell)
    else if (cell.moment === 'serving') await playServing(cell, page)
    else if (cell.moment === 'judging a release') await playRelease(cell)
    else await playLead(cell, page)

    // What the machine does is no release's fault.
    expect(server.output).not.toContain('refused (bad')
    await keepTabsClosed(page)
    await page.goto(`${server.url}/quiz`)
    await marked(page, 'hydrated')
    await expectAlive(page)
  })
}
