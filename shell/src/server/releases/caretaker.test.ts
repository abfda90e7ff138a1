import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCaretaker } from './caretaker.ts'
import { createFolderStore } from './storage/folder/folderStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'caretaker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  { who: 'the server that judges', judges: true, tidies: undefined, pruned: ['shared', 'own'] },
  { who: 'another server', judges: false, tidies: undefined, pruned: ['own'] },
  { who: 'a worker beside the one that tidies up', judges: false, tidies: false, pruned: [] },
  { who: 'such a worker that judges', judges: true, tidies: false, pruned: ['shared', 'own'] },
])('$who looks for what is to be removed in $pruned', async ({ judges, tidies, pruned }) => {
  let now = Date.now()
  const looked: string[] = []
  const shelf = (name: string) => ({
    async kept() {
      looked.push(name)
      return []
    },
    size: async () => 0,
    remove: async () => {},
  })
  const store = { ...createFolderStore(folder), shelves: [shelf('shared'), shelf('own')] as const }
  const live = { composition: { id: 'composition' }, findFiles: async () => {} }
  const caretaker = createCaretaker({ store, live, agreement: { shown: 1 }, tidies, now: () => now, log: console })

  now += 60 * 60 * 1000
  await caretaker.tend(judges)
  await caretaker.tended()
  await store.end()

  expect(looked).toEqual(pruned)
})
