import { createLeadNotices } from './LeadNotices.ts'
import type { NoticeTarget } from './NoticeTarget.ts'

const store = { states: async () => [], of: async () => [], revive: async () => {} }

it('sends no test to whoever writes to visitors, and says so at the desk', async () => {
  const send = jest.fn(async () => undefined)
  const visitor: NoticeTarget = { name: 'visitor', place: 'quem pediu', writesToVisitors: true, send }
  const notices = createLeadNotices(store, [visitor, { name: 'crm', place: 'crm.example', send }])

  expect(await notices.test('visitor', 0)).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
  expect(await notices.test('crm', 0)).toEqual({ reason: null })
  expect((await notices.list()).map(({ name, canTest }) => [name, canTest])).toEqual([
    ['visitor', false],
    ['crm', true],
  ])
})
