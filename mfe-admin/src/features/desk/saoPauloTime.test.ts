import { todayInSaoPaulo } from './saoPauloTime.ts'

afterEach(() => jest.useRealTimers())

it('says the day that it is in São Paulo, wherever the device is', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T02:59:00Z') })

  expect(todayInSaoPaulo()).toBe('2026-11-30')
})
