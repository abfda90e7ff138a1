import { negotiateEncoding } from './sendFinished.ts'

it.each([
  { header: undefined, encoding: 'identity' },
  { header: '', encoding: 'identity' },
  { header: 'gzip', encoding: 'gzip' },
  { header: 'gzip, deflate, br', encoding: 'br' },
  { header: 'br;q=0, gzip', encoding: 'gzip' },
  { header: 'GZIP;Q=0.5', encoding: 'gzip' },
  { header: '*', encoding: 'br' },
  { header: '*;q=0', encoding: 'identity' },
  { header: 'deflate', encoding: 'identity' },
])('answers $header with $encoding', ({ header, encoding }) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
