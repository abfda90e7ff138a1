import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { openLeadStore } from '../store/openLeadStore.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { leadsCommand } from './leadsCommand.ts'

jest.setTimeout(60_000)

const delivery = { attempts: 0, nextAt: 0, lastError: '', receiver: '' }
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function open(leads = [sampleLead(), sampleLead({ key: 'key-00000002', verified: false })]) {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  folders.push(folder)
  const store = await openLeadStore({ DATA_DIR: folder })
  for (const lead of leads) await store.save(lead)
  return {
    store,
    folder,
    async run(...args: string[]) {
      const printed: string[] = []
      const complaint: string[] = []
      const code = await leadsCommand(args, {
        store,
        retentionDays: 730,
        now: () => 1_763_000_100_000,
        out: {
          print: (text) => void printed.push(text),
          complain: (text) => void complaint.push(text),
        },
      })
      return { code, printed: printed.join(''), complaint: complaint.join('') }
    },
  }
}

it('lists one line per lead, and marks those without a form token', async () => {
  const { run } = await open()

  const { code, printed } = await run('list')

  const lines = printed.trimEnd().split('\n')
  expect(code).toBe(0)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe(
    '1\t2025-11-13T02:13:21.000Z\tquestion\tAna Exemplo\tAna@Exemplo.com.br\t(11) 90000-0000\twaiting',
  )
  expect(lines[1]).toContain('unverified')
})

it('lists what was typed where something else is stored, on the same line', async () => {
  const typed = { phone: '\u202Atel: 11 90000-0000\n', email: '<ana@exemplo.com.br>' }
  const { run } = await open([sampleLead({ typed })])

  const { printed } = await run('list')

  expect(printed).toMatch(/\twaiting\ttyped phone: tel: 11 90000-0000 +email: <ana@exemplo\.com\.br>\n$/)
})

it('lists the first three fields of a form, whatever their names', async () => {
  const { run } = await open([sampleLead({ fields: { nome: 'Bia', cidade: 'Santos', idade: 40, recado: 'Oi' } })])

  const { printed } = await run('list')

  expect(printed).toContain('\tBia\tSantos\t40\twaiting')
})

it('exports every lead as CSV, also if there is more than a page of them', async () => {
  const { store, run } = await open([])
  await Promise.all(
    Array.from({ length: 1001 }, (_, index) => store.save(sampleLead({ key: `key-${10_000 + index}` }))),
  )

  const { code, printed } = await run('export', '--csv')

  expect(code).toBe(0)
  expect(printed.startsWith('\uFEFF"number","key","kind",')).toBe(true)
  expect(printed.trimEnd().split('\r\n')).toHaveLength(1002)
})

it('forgets a visitor, and says who else has or may have a copy', async () => {
  const { store, run } = await open()
  await store.settle(1, { ...delivery, state: 'delivered', attempts: 1, receiver: 'sheet.example' })
  await store.settle(2, { ...delivery, state: 'waiting', attempts: 3, receiver: 'crm.example' })

  const { code, printed } = await run('forget', 'ana@exemplo.com.br')

  expect(code).toBe(0)
  expect(printed.split('\n').slice(0, 3)).toEqual([
    '2 leads deleted.',
    '1 of them had been forwarded (crm.example, sheet.example): delete them at the receiver too.',
    '1 of them were sent without an acknowledgement (crm.example, sheet.example): check whether the receiver has them.',
  ])
  expect((await store.counts()).total).toBe(0)
})

it('names whoever heard of a visitor who is forgotten', async () => {
  const { store, run } = await open()
  const forget = jest.spyOn(store, 'forget')
  forget.mockResolvedValue({ removed: 1, delivered: 0, tried: 0, receivers: ['crm', 'email'] })

  const { printed } = await run('forget', 'ana@exemplo.com.br')

  expect(printed).toContain('Others have heard of them (crm, email): delete them there too.')
})

it('lists quarantined leads and forwards those that are released', async () => {
  const bot = sampleLead({ key: 'key-00000003', suspicion: 'honeypot', verified: false })
  const { run } = await open([sampleLead(), bot])

  const listed = await run('list', '--quarantined')
  const status = await run('status')
  const released = [await run('release', '2'), await run('release', '2')]

  expect(listed.printed).toMatch(/^2\t.*\tquarantined\tunverified\thoneypot\n$/)
  expect(status.printed).toContain('quarantined: 1 look automated')
  expect(released.map(({ code }) => code)).toEqual([0, 3])
  expect((await run('list', '--quarantined')).printed).toBe('')
})

describe('leads that came after their form had changed', () => {
  const late = sampleLead({
    key: 'key-00000002',
    kind: 'callback',
    fields: { name: 'Bia\n\u001b[2J\tLima', mail: 'Bia@Exemplo.com.br', day: 'sexta' },
    verified: false,
    suspicion: 'late',
  })

  it('are listed as late, each on one line, and counted apart from those that look automated', async () => {
    const { run } = await open([sampleLead(), late, sampleLead({ key: 'key-00000003', suspicion: 'honeypot' })])

    const { printed } = await run('list', '--quarantined')
    const status = await run('status')

    expect(printed.split('\n')[0]).toMatch(
      /^2\t\S+\tcallback\tBia \[2J Lima\tBia@Exemplo\.com\.br\tsexta\tquarantined\tunverified\tlate$/,
    )
    expect(status.printed).toContain('quarantined: 1 look automated')
    expect(status.printed).toContain('quarantined: 1 came after their form had changed')
  })

  it('are exported in the columns of the other leads, and what has none there in one column', async () => {
    const { run } = await open([sampleLead(), late])

    const rows: unknown = parse((await run('export', '--csv')).printed, { bom: true, columns: true })

    expect(rows).toEqual([
      expect.objectContaining({ kind: 'question', name: 'Ana Exemplo', suspicion: '', 'other fields': '' }),
      expect.objectContaining({
        kind: 'callback',
        name: 'Bia\n[2J Lima',
        suspicion: 'late',
        'other fields': 'mail: Bia@Exemplo.com.br\nday: sexta',
      }),
    ])
    expect(rows).not.toContainEqual(expect.objectContaining({ mail: expect.anything() }))
  })

  it('are deleted when their visitor wants to be forgotten, whatever the field with the address is called', async () => {
    const { run } = await open([sampleLead(), late])

    const { printed } = await run('forget', 'bia@exemplo.com.br')

    expect(printed).toContain('1 leads deleted.')
  })
})

it('refuses to prune suspiciously many leads, unless it is forced', async () => {
  const old = [1, 2, 3].map((index) => sampleLead({ key: `key-0000000${index}`, receivedAt: index }))
  const { store, run } = await open(old)

  const refused = await run('prune')
  const forced = await run('prune', '--all')

  expect(refused.code).toBe(1)
  expect(refused.complaint).toContain('3 of 3 leads seem older than 730 days')
  expect(forced.printed).toBe('3 leads deleted.\n')
  expect((await store.counts()).total).toBe(0)
})

it('writes a backup and restores what is missing', async () => {
  const { store, run, folder } = await open()
  const file = join(folder, 'backup')

  const backup = await run('backup', file)
  await store.forget({ email: 'ana@exemplo.com.br' })
  const restored = await run('restore', file)

  expect(backup.printed).toBe(`2 leads written to ${file}.\n`)
  expect(restored.printed).toContain('2 of 2 leads restored')
  expect((await store.counts()).total).toBe(2)
})

it('exports a workbook', async () => {
  const { run, folder } = await open()

  const { code } = await run('export', '--xlsx', join(folder, 'leads.xlsx'))

  expect(code).toBe(0)
  expect(readFileSync(join(folder, 'leads.xlsx')).toString('latin1', 0, 2)).toBe('PK')
})

it('states how many leads there are and how forwarding goes', async () => {
  const { store, run } = await open()
  await store.settle(1, { state: 'dead', attempts: 9, nextAt: 0, lastError: 'HTTP 500', receiver: '' })

  const { printed } = await run('status')
  const retried = await run('retry')

  expect(printed).toBe(
    "2 leads, the oldest from 2025-11-13; 1 came without a form token\nforwarding: 1 waiting, 0 delivered, 1 dead ('retry' puts them back)\n",
  )
  expect(retried.printed).toBe('1 dead letters are in the queue again.\n')
})

it.each([
  { args: [], code: 2, message: 'Say what to do.' },
  { args: ['lista'], code: 2, message: "There is no command 'lista'." },
  { args: ['list', 'all'], code: 2, message: 'list takes --quarantined or nothing.' },
  { args: ['status', 'all'], code: 2, message: 'status takes no further argument.' },
  { args: ['toString'], code: 2, message: "There is no command 'toString'." },
  { args: ['release', 'x'], code: 2, message: 'release needs the number of a lead, or all.' },
  { args: ['backup'], code: 2, message: 'backup needs one file.' },
  { args: ['export'], code: 2, message: 'export needs --csv' },
  { args: ['export', '--json'], code: 2, message: 'export needs --csv' },
  { args: ['forget'], code: 2, message: 'forget needs one e-mail address.' },
  { args: ['forget', 'ana'], code: 2, message: 'forget needs one e-mail address.' },
  { args: ['forget', 'x@y.zz'], code: 3, message: 'No lead has the address x@y.zz.' },
])('exits with $code for $args', async ({ args, code, message }) => {
  const { store, run } = await open()

  const result = await run(...args)

  expect(result.code).toBe(code)
  expect(result.complaint).toContain(message)
  expect((await store.counts()).total).toBe(2)
})
