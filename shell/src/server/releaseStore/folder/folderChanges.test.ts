import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderChanges } from './folderChanges.ts'

afterEach(() => jest.useRealTimers())

const newFolder = () => mkdtempSync(join(tmpdir(), 'publications-'))

/** Stops the clock, so that only the system can report changes. */
function stopClock() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
}

it('ends a pause as soon as something is published', async () => {
  stopClock()
  const folder = newFolder()
  const { nextChange, end } = createFolderChanges([newFolder(), folder])

  const waiting = nextChange()
  writeFileSync(join(folder, '1.json'), '{}')

  await expect(waiting).resolves.toBeUndefined()
  end()
})

it.each([
  { what: 'nothing is published', folder: newFolder() },
  { what: 'the folder cannot be watched', folder: '/dev/null/publications' },
])('ends after 400 ms if $what', async ({ folder }) => {
  stopClock()
  const { nextChange, end } = createFolderChanges([newFolder(), folder])
  let isOver = false

  const waiting = nextChange().then(() => {
    isOver = true
  })
  await jest.advanceTimersByTimeAsync(399)
  expect(isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(1)

  await waiting
  end()
})

it('keeps a program that waits alive, until the end', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const { nextChange, end } = createFolderChanges([newFolder()])
  const before = timers()

  const waiting = nextChange()
  expect(timers()).toBe(before + 1)
  end()

  await expect(waiting).resolves.toBeUndefined()
  expect(timers()).toBe(before)
})
