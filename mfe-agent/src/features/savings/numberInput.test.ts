import { parseNumber, groupThousands } from './numberInput.ts'

it.each([
  ['2500', 2500],
  ['2.500', 2500],
  ['2.500,50', 2500.5],
  ['1.234.567,8', 1_234_567.8],
  ['2500,50', 2500.5],
  ['2500.50', 2500.5],
  ['70.5', 70.5],
  ['70,', 70],
  [' 799 ', 799],
  ['', null],
  ['muito', null],
  ['-1', null],
  ['1e3', null],
  ['2.500.50', null],
  ['2,500,50', null],
])('parses %j as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

it.each([
  { before: '250', typed: '2500', shown: '2.500' },
  { before: '2.500', typed: '2.5001', shown: '25.001' },
  { before: '2.500', typed: '2.50', shown: '250' },
  { before: '2.500', typed: '2.500,', shown: '2.500,' },
  { before: '2.500', typed: '2.500.', shown: '2.500,' },
  { before: '2.500,5', typed: '2.500,509', shown: '2.500,50' },
  { before: '2', typed: '2.', shown: '2.' },
  { before: '2.50', typed: '2.500', shown: '2.500' },
  { before: '799.5', typed: '799.50', shown: '799.50' },
  { before: '', typed: 'R$ 2.500,50', shown: '2.500,50' },
  { before: '', typed: '2500.50', shown: '2500.50' },
  { before: '1', typed: '', shown: '' },
])('shows $typed typed after $before as $shown', ({ before, typed, shown }) => {
  expect(groupThousands(typed, before)).toBe(shown)
})
