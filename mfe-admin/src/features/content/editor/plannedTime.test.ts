import { plannedTime } from './plannedTime.ts'

it('shows the time that was chosen', () => {
  expect(plannedTime('2026-12-01T08:00')).toBe('01/12/2026 às 08:00')
})
