import type { Snapshot } from '@site/contracts/Snapshot'
import { watchView } from '../views/watchView.ts'
import { watchPage } from './watchPage.ts'

jest.mock('../analytics/reportSlowLcp.ts', () => ({ reportSlowLcp: jest.fn() }))
jest.mock('../frame/watchScrollers.ts', () => ({ watchScrollers: jest.fn() }))
jest.mock('../loading/reloadStaleDocument.ts', () => ({ reloadStaleDocument: jest.fn() }))
jest.mock('../views/watchView.ts', () => ({ watchView: jest.fn() }))

it('watches a page once, both before and after hydration', () => {
  const snapshot = {} as Snapshot

  watchPage(snapshot)
  watchPage(snapshot)

  expect(jest.mocked(watchView).mock.calls).toEqual([[snapshot]])
})
