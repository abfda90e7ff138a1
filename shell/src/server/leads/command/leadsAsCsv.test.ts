import { sampleLead } from '../testing/sampleLead.ts'
import { csvCell, csvHeader, leadAsCsv } from './leadsAsCsv.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =1', `"' =1"`.replace(/"/g, '')],
  ['a=1', 'a=1'],
  ['Ana', 'Ana'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['duas\nlinhas', '"duas\nlinhas"'],
  ['="a",1', `"'=""a"",1"`],
])('writes %j as the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

it('writes each lead as one line with a cell for every column', () => {
  const lead = {
    ...sampleLead(),
    number: 7,
    delivery: { state: 'waiting' as const, attempts: 0, nextAt: 0, lastError: '', receiver: '' },
  }

  const line = leadAsCsv(lead)

  expect(line.split(',')).toHaveLength(csvHeader.split(',').length)
  expect(line).toContain('7,key-00000001,contact,2025-11-13T02:13:21.000Z,2025-11-13T02:13:20.000Z,Ana Exemplo,')
  expect(line.endsWith('\r\n')).toBe(true)
})
