import { createIncidentCounts } from './incidentCounts.ts'

const HOUR = 60 * 60_000
const idOf = (number: number) => number.toString(16).padStart(16, '0')
const incident = { remote: 'mfe-loja', release: idOf(1), cause: 'load' } as const

function open(isServed: (release: string) => boolean = () => true) {
  let time = 0
  const counts = createIncidentCounts({ isServed: ({ release }) => isServed(release), now: () => time })
  return {
    ...counts,
    wait: (ms: number) => {
      time += ms
    },
  }
}

it('counts failures, and the addresses that reported them within an hour', () => {
  const { add, list, wait } = open()

  for (const address of ['a', 'a', 'b']) add(incident, address)
  expect(list()).toEqual([{ ...incident, count: 3, addresses: 2 }])

  wait(HOUR)
  add(incident, 'c')
  expect(list()).toEqual([{ ...incident, count: 4, addresses: 1 }])
})

it('counts sixty failures of a kind from an address in an hour', () => {
  const { add, list, wait } = open()

  for (let count = 0; count < 500; count++) add(incident, 'a')
  expect(list()).toEqual([{ ...incident, count: 60, addresses: 1 }])

  wait(HOUR)
  for (let count = 0; count < 500; count++) add(incident, 'a')
  expect(list()).toEqual([{ ...incident, count: 120, addresses: 1 }])
})

it('refuses failures of releases that nobody has, however many', () => {
  const { add, list } = open((release) => release === incident.release)
  add(incident, 'visitor')

  for (let count = 2; count < 500; count++) expect(add({ ...incident, release: idOf(count) }, 'stranger')).toBe(false)

  expect(list()).toEqual([{ ...incident, count: 1, addresses: 1 }])
})

it('keeps kinds of releases that visitors have, and of others those that most addresses reported', () => {
  let first = 0
  const { add, list } = open((release) => Number.parseInt(release, 16) >= first)
  for (const address of ['a', 'b']) add({ ...incident, release: idOf(1_000) }, address)
  for (let count = 0; count < 600; count++) add({ ...incident, release: idOf(2_000 + count) }, 'stranger')
  expect(list()).toHaveLength(300)
  expect(list()).toContainEqual({ ...incident, release: idOf(1_000), count: 2, addresses: 2 })

  first = 2_599
  add({ ...incident, release: idOf(3_000) }, 'a')
  expect(list().map(({ release }) => release)).toEqual([idOf(2_599), idOf(3_000)])
})
