import { isSafeAddress } from './isSafeAddress.ts'

it.each([
  ['https://example.org/', true],
  ['/servicos', true],
  ['#no-texto', true],
  ['tel:+551140000000', true],
  ['mailto:ana@example.org', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['servicos', false],
])('%s: %s', (href, safe) => {
  expect(isSafeAddress(href)).toBe(safe)
})
