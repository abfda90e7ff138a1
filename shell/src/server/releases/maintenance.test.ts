import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMaintenance } from './maintenance.ts'
import { createFolderStore } from './storage/folder/folderStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'maintenance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  { who: 'the server that judges', judges: true, tidies: undefined, pruned: ['shared', 'own'] },
  { who: 'another server', judges: false, tidies: undefined, pruned: ['own'] },
  { who: 'a worker beside the one that tidies up', judges: false, tidies: false, pruned: [] },
  { who: 'such a worker that judges', judges: true, tidies: false, pruned: ['shared', 'own'] },
])('$who looks for what is to be removed in $pruned', async ({ judges, tidies, pruned }) => {
  let now = Date.now()
  const looked: string[] = []
  const archive = (name: string) => ({
    async list() {
      looked.push(name)
      return []
    },
    size: async () => 0,
    remove: async () => {},
  })
  const store = { ...createFolderStore(folder), archives: [archive('shared'), archive('own')] as const }
  const live = { composition: { id: 'composition' }, findFiles: async () => {} }
  const maintenance = createMaintenance({ store, live, agreement: { shown: 1 }, tidies, now: () => now, log: console })

  now += 60 * 60 * 1000
  await maintenance.maintain(judges)
  await maintenance.maintained()
  await store.end()

  expect(looked).toEqual(pruned)
})
