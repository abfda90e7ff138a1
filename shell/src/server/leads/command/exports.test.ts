import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import type { StoredLead } from '../store/StoredLead.ts'
import { sampleLead, untouched } from '../testing/sampleLead.ts'
import { csvLines, escapeFormulas } from './csvExport.ts'
import { sheetHeader, sheetRow } from './leadSheet.ts'
import { workbookOf, writeWorkbook } from './xlsxExport.ts'

const folder = mkdtempSync(join(tmpdir(), 'exports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stored = (fields: StoredLead['fields']): StoredLead => ({
  ...sampleLead({ fields }),
  number: 7,
  delivery: { state: 'waiting', attempts: 0, nextAt: 0, lastError: '', receiver: '' },
  desk: untouched,
})

it.each([
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =1', " '=1"],
  ['a=1', 'a=1'],
  ['a;=1', "a;'=1"],
  ['a;"=1', `a;"'=1`],
  ['a, "=1"', `a, "'=1"`],
  ['a\n-2', "a\n'-2"],
  ['a\t@x', "a\t'@x"],
  ['Rio - São Paulo', 'Rio - São Paulo'],
  ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
  ['', ''],
])('neutralises %j as %j', (text, inert) => {
  expect(escapeFormulas(text)).toBe(inert)
})

it.each([',', ';', '\t'])('starts no cell with a formula when a spreadsheet splits the file at %j', (delimiter) => {
  const hostile = [
    '=1+1',
    'a;=cmd()',
    'a,=cmd()',
    'a";=cmd()',
    'x\n=cmd()',
    'x\r\n@cmd',
    '\u200B=cmd()',
    'a\t+1',
    '";""=1',
  ]

  const file = csvLines(hostile.map((text) => sheetRow(stored({ name: text }), ['name'])))
  const cells = parse(file, { delimiter, relax_quotes: true, relax_column_count: true }).flat()

  expect(cells.length).toBeGreaterThanOrEqual(hostile.length)
  for (const cell of cells) expect(cell).not.toMatch(/^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u)
})

it('shows what was typed beside what is stored, without what cannot be seen', () => {
  const typed = { phone: '\u202E0055 11 90000-0000\u202C', email: '=Ana <ana@loja.com>' }
  const lead = { ...stored({ phone: '+55 11 90000-0000' }), typed }

  const [cells] = parse(csvLines([sheetHeader(['phone']), sheetRow(lead, ['phone'])]), { columns: true })

  expect(cells).toMatchObject({
    phone: "'+55 11 90000-0000",
    typed: 'phone: 0055 11 90000-0000\nemail: =Ana <ana@loja.com>',
  })
})

it('quotes every cell, and puts each lead in the columns of the header', () => {
  const fields = ['name', 'message']
  const file = csvLines([sheetHeader(fields), sheetRow(stored({ name: 'Ana', message: 'diz "oi"\r\nlá' }), fields)])

  expect(file.replace(/"(?:[^"]|"")*"/g, '"')).toMatch(/^(?:"(?:,"){12}\r\n){2}$/)
  expect(parse(file, { columns: true })).toEqual([
    expect.objectContaining({ number: '7', name: 'Ana', message: 'diz "oi"\nlá', state: 'waiting', verified: 'yes' }),
  ])
})

it.each([
  ['An\u200Ba', 'Ana'],
  ['\uFEFFAna', 'Ana'],
  ['Ana\u202Egpj.exe', 'Anagpj.exe'],
  ['A\u00ADna\u3164', 'Ana'],
  ['tag\u{E0041}', 'tag'],
  ['a\u200Db', 'ab'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['José 💡', 'José 💡'],
])('exports %j without invisible characters: %j', (name, shown) => {
  expect(sheetRow(stored({ name }), ['name'])[5]).toBe(shown)
})

it('writes a workbook whose texts are texts, also those that look like formulas', async () => {
  const file = join(folder, 'leads.xlsx')
  const rows = ['=1+1', 'duas\nlinhas', '<b>&"'].map((name) => sheetRow(stored({ name, score: 7 }), ['name', 'score']))

  await writeWorkbook(file, [sheetHeader(['name', 'score']), ...rows])

  const parts = unzipSync(readFileSync(file))
  const xml = Object.entries(parts)
    .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''))
    .join('')
  expect(xml).not.toMatch(/<f[ >]/)
  expect(xml).toContain('=1+1')
  expect(xml).toContain('&lt;b&gt;&amp;')
})

it('writes a column of dates as dates, with room for them', async () => {
  const rows = [
    ['Nome', 'Recebido em', 'Dia'],
    ['2026-12-03', '2026-11-29 04:46', '2026-12-03'],
    ['0012', '', 'quando der'],
  ]

  const file = await workbookOf(rows, [undefined, 'dd/mm/yyyy hh:mm', 'dd/mm/yyyy']).toBuffer()

  const xml = (name: string) => strFromU8(unzipSync(file)[name] ?? new Uint8Array())
  const sheet = xml('xl/worksheets/sheet1.xml')
  // Days since 1899-12-30, with the time as their fraction.
  expect([...sheet.matchAll(/r="([ABC]2)"[^>]*?(?: t="(\w*)")?><v>([\d.]+)/g)].map(([, ...cell]) => cell)).toEqual([
    ['A2', 's', expect.any(String)],
    ['B2', undefined, expect.stringMatching(/^46355\.19861/)],
    ['C2', undefined, '46359'],
  ])
  expect(xml('xl/sharedStrings.xml')).toMatch(/0012.*quando der/)
  expect(xml('xl/styles.xml')).toMatch(/dd\/mm\/yyyy hh:mm/)
  expect(sheet).toMatch(/<col [^>]*width="18"/)
})
