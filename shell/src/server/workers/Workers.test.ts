import { doesMaintenance } from './Workers.ts'

it.each([
  { what: 'a server of one process', workers: undefined, does: true },
  { what: 'the first worker', workers: { number: 1 }, does: true },
  { what: 'any other worker', workers: { number: 2 }, does: false },
])('gives the tasks that run once to $what: $does', ({ workers, does }) => {
  expect(doesMaintenance(workers)).toBe(does)
})
