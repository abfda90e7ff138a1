import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMaintenance } from './maintenance.ts'
import { createFolderStore } from './storage/folder/folderStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'maintenance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  { who: 'the server that judges', judges: true, pruned: ['shared', 'own'] },
  { who: 'another server', judges: false, pruned: ['own'] },
])('prunes on $who in $pruned', async ({ judges, pruned }) => {
  let now = Date.now()
  const looked: string[] = []
  const archive = (name: string) => ({
    async list() {
      looked.push(name)
      return []
    },
    size: async () => 0,
    damaged: async () => [],
    remove: async () => {},
  })
  const store = { ...createFolderStore(folder), archives: [archive('shared'), archive('own')] as const }
  const live = { composition: { id: 'composition' }, findFiles: async () => {} }
  const maintenance = createMaintenance({
    store,
    live,
    agreement: { shown: 1 },
    now: () => now,
    log: console,
  })

  now += 60 * 60 * 1000
  await maintenance.maintain(judges)
  await maintenance.maintained()
  await store.end()

  expect(looked).toEqual(pruned)
})
