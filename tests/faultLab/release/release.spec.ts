import { expect } from 'playwright/test'
import type { Cell } from '../cells/Cell.ts'
import { remoteNamed } from '../cells/remotes.ts'
import { cellsAt, test } from '../site/lab.ts'
import type { LabSite } from '../site/labSite.ts'
import { releaseFault } from './releaseFault.ts'

/** Longer than the gate takes for a hanging release on a busy machine. */
const polling = { timeout: 90_000, intervals: [50, 100, 200] }
test.setTimeout(240_000)

/** The incident as the operator sees it: about the remote, its release and the cause; or else all present problems. */
async function incidentOf(lab: LabSite, { remote, phase }: Cell, id: string | undefined): Promise<string> {
  const { remotes, problems } = await lab.health()
  if (phase === 'pointer' && !id) return problems.filter((problem) => problem.includes(remote)).join(' ')
  const refused = remotes.find(({ name }) => name === remote)?.refused.find(({ release }) => release === id)
  return refused ? `${refused.kind}, ${refused.cause}: ${refused.reason}` : problems.join(' ')
}

for (const { cell, title, tag } of cellsAt('release')) {
  test(title, { tag }, async ({ lab }) => {
    const { remote } = cell
    const before = await lab.pages()
    const fault = releaseFault(cell)

    const id = fault.inject(lab.releasesFolder)
    try {
      await expect.poll(() => incidentOf(lab, cell, id), polling).toMatch(fault.incident)
      // The visitor sees exactly what was there before, on this remote's pages and on all others.
      expect(await lab.pages()).toEqual(before)
      expect((await lab.healthOf(remote)).release).toBe(lab.good[remote])
      const page = await (await fetch(lab.url + (remote === 'mfe-admin' ? '/' : remoteNamed(remote).path))).text()
      for (const part of ['<header', 'data-menu', 'data-whatsapp', '<h1', '<footer']) expect(page).toContain(part)
      // What anybody may read says nothing about it.
      expect(await (await fetch(`${lab.url}/health`)).text()).not.toContain('refused')
    } finally {
      lab.restore(remote)
    }
    await expect.poll(async () => (await lab.health()).problems, polling).toEqual([])
    expect(await lab.pages()).toEqual(before)
    expect((await lab.healthOf(remote)).release).toBe(lab.good[remote])
  })
}
