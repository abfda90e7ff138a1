import { createDocumentMarks } from './createDocumentMarks.ts'

const document = { remote: 'mfe-loja', release: '0123456789abcdef', shell: '0123456789' }
const HOUR = 60 * 60_000

function open(secret?: string) {
  let time = Date.UTC(2026, 10, 27, 1)
  const marks = createDocumentMarks({ secret, now: () => time })
  return {
    ...marks,
    issued: (address = '192.0.2.1') => marks.issue(document, address) ?? '',
    wait: (ms: number) => {
      time += ms
    },
  }
}

it('accepts a mark for the document that it was issued with, once', () => {
  const { issued, redeem } = open()
  const mark = issued()

  expect([redeem(mark, document), redeem(mark, document)]).toEqual([true, false])
})

it.each([
  { what: 'for another release', change: { release: 'fedcba9876543210' } },
  { what: 'for another remote', change: { remote: 'mfe-outra' } },
  { what: 'for another shell', change: { shell: '9876543210' } },
])('refuses a mark $what', ({ change }) => {
  const { issued, redeem } = open()

  expect(redeem(issued(), { ...document, ...change })).toBe(false)
})

it.each<{ what: string; forge: (mark: string) => string }>([
  { what: 'nothing', forge: () => '' },
  { what: 'no signature', forge: (mark) => mark.split('.').slice(0, 2).join('.') },
  { what: 'another nonce', forge: (mark) => mark.replace(/\.[\w-]+\./, '.AAAAAAAAAAAA.') },
  { what: 'another time', forge: (mark) => `zzzzzzzz${mark.slice(mark.indexOf('.'))}` },
  { what: 'a shorter signature', forge: (mark) => mark.slice(0, -1) },
  { what: "another server's signature", forge: () => open().issued() },
])('refuses $what in place of a mark', ({ forge }) => {
  const { issued, redeem } = open()

  expect(redeem(forge(issued()), document)).toBe(false)
})

it('refuses what has more parts than a used mark', () => {
  const { issued, redeem } = open()
  const mark = issued()

  redeem(mark, document)

  expect(redeem(`${mark}.x`, document)).toBe(false)
})

it('accepts a mark for half a day', () => {
  const { issued, redeem, wait } = open()
  const marks = [issued(), issued()]

  wait(12 * HOUR)
  expect(redeem(marks[0] ?? '', document)).toBe(true)
  wait(1)
  expect(redeem(marks[1] ?? '', document)).toBe(false)
})

it('gives an address six marks in an hour and twelve in a day, however it asks', () => {
  const { issued, wait } = open()
  const many = () => Array.from({ length: 500 }, () => issued()).filter(Boolean).length

  expect(many()).toBe(6)
  expect(issued('192.0.2.2')).not.toBe('')
  wait(HOUR)
  expect(many()).toBe(6)
  wait(HOUR)
  expect(many()).toBe(0)
  wait(24 * HOUR)
  expect(many()).toBe(6)
})

it('accepts marks of a server with the same secret', () => {
  const mark = open('a secret of many').issued()

  expect(open('a secret of many').redeem(mark, document)).toBe(true)
  expect(open('another secret').redeem(mark, document)).toBe(false)
})
