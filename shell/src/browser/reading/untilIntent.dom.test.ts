import type { Snapshot } from '@site/contracts/Snapshot'
import { importsLoaded } from '../testing/importsLoaded.ts'
import { startReading } from './startReading.ts'
import { untilIntent } from './untilIntent.ts'

jest.mock('./startReading.ts', () => ({ startReading: jest.fn() }))

const snapshot = {} as Snapshot

it.each(['pointerdown', 'keydown', 'click', 'input'])('waits for the first %s', async (sign) => {
  const ask = jest.fn()
  let isOver = false
  void untilIntent(snapshot, ask).then(() => {
    isOver = true
  })
  await importsLoaded()
  expect(isOver).toBe(false)

  dispatchEvent(new Event(sign))
  await importsLoaded()

  expect(isOver).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('also waits for what runs while the page is read', async () => {
  const ask = jest.fn()
  jest.mocked(startReading).mockImplementation((_snapshot, begin) => begin())

  await untilIntent(snapshot, ask)

  expect(ask).toHaveBeenCalledTimes(1)
})
