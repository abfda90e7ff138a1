import { displayDate } from './displayDate.ts'

it.each([
  ['2025-01-12', '12 Jan 2025'],
  ['2025-02-03', '03 Fev 2025'],
  ['2024-12-31', '31 Dez 2024'],
])('%s is shown as %s', (isoDate, shown) => {
  expect(displayDate(isoDate)).toBe(shown)
})
