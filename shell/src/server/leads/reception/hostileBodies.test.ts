import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresql, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { csvLines } from '../command/csvExport.ts'
import { fieldNames, sheetRow } from '../command/leadSheet.ts'
import { openLeadStore } from '../store/openLeadStore.ts'
import { newBackup } from '../testing/openLeadStores.ts'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
afterAll(async () => {
  await closeEndpoints()
  await stopDatabases()
  rmSync(folder, { recursive: true, force: true })
})

const decent = { kind: 'question', name: 'Ana', email: 'ana@exemplo.com.br', phone: '11900000000', message: 'Olá' }

const wrongTypes: unknown[] = [null, true, 7, -0.5, 1e308, [], ['a'], {}, { a: 1 }, [[]], { toString: 1 }, '']
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const texts = [
  '=HYPERLINK("http://x.example";"clique")',
  '+55 11 90000-0000',
  '-1+1',
  '@SUM(1+1)*cmd|calc',
  '\t=1+1',
  '＝1+1',
  ' =1+1',
  "'; DROP TABLE leads; --",
  '" OR ""="',
  "Robert'); DELETE FROM leads WHERE ('1'='1",
  '$1; SELECT pg_sleep(9)',
  '?1 ?2 :a @b',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea><svg onload=alert(1)>',
  '{{7*7}} <%= 7 %>',
  'a\u0000b',
  'a\u0007b',
  'a\u001b[31mb',
  'a\u202Eb',
  'a\u2066b',
  '\uD800',
  'b\uDFFF',
  '\uE000',
  'a\u0085b',
  'a\r\nX-Injected: 1',
  'İstanbul',
  'ﷺ'.repeat(30),
  'e\u0301'.repeat(60),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '👩‍👩‍👧‍👦',
  '\uFEFFAna',
  'Ａｎａ',
  'a'.repeat(121),
  'a'.repeat(5000),
  '../../etc/passwd',
]

/** More than 200 bodies: each field damaged in each way, and bodies that are no lead at all. */
const bodies: string[] = [
  ...(['name', 'email', 'message'] as const).flatMap((field) =>
    [...wrongTypes, ...texts].map((value) => JSON.stringify({ ...decent, [field]: value })),
  ),
  ...texts.map((value) => JSON.stringify({ ...decent, [value]: value })),
  ...[...wrongTypes, ...texts].map((kind) => JSON.stringify({ ...decent, kind })),
  ...[10, 100, 1000, 7000].map((depth) => JSON.stringify(decent).replace('"Olá"', nested(depth))),
  ...['constructor', 'toString', 'hasOwnProperty', 'prototype'].map((name) => JSON.stringify({ ...decent, [name]: 1 })),
  `{"kind":"question","__proto__":{"isAdmin":true},${JSON.stringify(decent).slice(1)}`,
  JSON.stringify({ ...decent, message: 'x'.repeat(20_000) }),
  `{"kind":"question","name":"A","name":"B"`,
  '',
  'null',
  '0',
  '"question"',
  '[]',
  '{}',
  '{',
  '\u0000',
  '﻿{}',
  `${'['.repeat(7000)}`,
  'kind=question&name=a',
  'NaN',
]

it(`answers ${bodies.length} hostile bodies with a 4xx or stores them as harmless text`, async () => {
  const store = await openLeadStore({ DATA_DIR: join(folder, 'fresh') })
  const { post } = await openEndpoints({ store, config: { LEAD_RATE_LIMIT: 100_000 } })

  const statuses: number[] = []
  for (const body of bodies) statuses.push((await post('/leads', body)).status)

  expect(bodies.length).toBeGreaterThanOrEqual(200)
  const unexpected = statuses.flatMap((status, index) =>
    [200, 400, 413, 422].includes(status) ? [] : [`${status} for ${bodies[index]?.slice(0, 80)}`],
  )
  expect(unexpected).toEqual([])

  const stored = await store.list({ after: 0, limit: 1000 })
  const taken = bodies.filter((_, index) => statuses[index] === 200).map((body) => JSON.parse(body))
  // An isolate cannot be seen and changes no word.
  const cleaned = taken.map(({ name, email, message }) =>
    [name, email, message].map((text) => text.trim().replace('\u2066', '').normalize('NFC')),
  )
  const distinct = new Set(cleaned.map((texts) => JSON.stringify(texts)))
  expect(new Set(stored.map(({ fields: { name, email, message } }) => JSON.stringify([name, email, message])))).toEqual(
    distinct,
  )
  expect(stored.length).toBeGreaterThan(20)
  for (const lead of stored) {
    for (const cell of csvLines([sheetRow(lead, ['name', 'email', 'message'])]).split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
      expect(cell).not.toMatch(/^"?\s*[=+\-@＝＋－＠]/)
  }
  await store.close()
})

it.each([sqlite, postgresql])(
  'keeps them harmless in $name if they come late, too, and all of them readable',
  async ({ fresh }) => {
    const config = await fresh()
    const store = await openLeadStore(config)
    const { post } = await openEndpoints({ store, config: { LEAD_RATE_LIMIT: 100_000 } })

    const statuses: number[] = []
    for (const body of bodies) statuses.push((await post('/leads', body, { 'lead-late': 'yes' })).status)

    expect(new Set(statuses)).toEqual(new Set([200, 400, 413, 422]))
    const stored = await store.list({ after: 0, limit: 1000 })
    const backup = newBackup()
    expect(await store.backUp(backup)).toBe(stored.length)
    expect(stored.length).toBeGreaterThan(100)
    for (const { fields, suspicion } of stored) {
      const entries = Object.entries(fields)
      expect(entries.length).toBeLessThanOrEqual(40)
      if (suspicion) for (const [name] of entries) expect(name.length).toBeLessThanOrEqual(40)
    }
    const names = await fieldNames(store)
    for (const lead of stored) {
      const row = sheetRow(lead, names)
      for (const cell of row) expect(String(cell)).not.toMatch(/[\p{Co}\p{Cs}\u202E\u2066]|(?!\n)\p{Cc}/u)
      const texts = row.filter((cell) => typeof cell === 'string')
      for (const cell of csvLines([texts]).split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
        expect(cell).not.toMatch(/^"?\s*[=+\-@＝＋－＠]/)
      }
    }
    await store.close()
  },
)
