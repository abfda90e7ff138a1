import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLeadStore } from '../store/openLeadStore.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { leadsCommand } from './leadsCommand.ts'

jest.setTimeout(60_000)

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
    async run(...args: string[]) {
      const printed: string[] = []
      const complaint: string[] = []
      const code = await leadsCommand(args, store, {
        print: (text) => void printed.push(text),
        complain: (text) => void complaint.push(text),
      })
      return { code, printed: printed.join(''), complaint: complaint.join('') }
    },
  }
}

it('lists one line for each lead, and says which came without a form token', async () => {
  const { run } = await open()

  const { code, printed } = await run('list')

  const lines = printed.trimEnd().split('\n')
  expect(code).toBe(0)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe(
    '1\t2025-11-13T02:13:21.000Z\tcontact\tAna Exemplo\tAna@Exemplo.com.br\t(11) 90000-0000\twaiting',
  )
  expect(lines[1]).toContain('unverified')
})

it('exports every lead as CSV, also when there are more than a page of them', async () => {
  const { store, run } = await open([])
  await Promise.all(
    Array.from({ length: 1001 }, (_, index) => store.save(sampleLead({ key: `key-${10_000 + index}` }))),
  )

  const { code, printed } = await run('export', '--csv')

  expect(code).toBe(0)
  expect(printed.startsWith('\uFEFFnumber,key,kind,')).toBe(true)
  expect(printed.trimEnd().split('\r\n')).toHaveLength(1002)
})

it('forgets a visitor, and says when the receiver has a copy', async () => {
  const { store, run } = await open()
  await store.settle(1, { state: 'delivered', attempts: 1, nextAt: 0, lastError: '', receiver: '' })

  const { code, printed } = await run('forget', 'ana@exemplo.com.br')

  expect(code).toBe(0)
  expect(printed).toBe('2 leads deleted.\n1 of them had been handed on: delete them at the receiver as well.\n')
  expect((await store.counts()).total).toBe(0)
})

it('says how many there are and how handing on goes', async () => {
  const { store, run } = await open()
  await store.settle(1, { state: 'dead', attempts: 9, nextAt: 0, lastError: 'HTTP 500', receiver: '' })

  const { printed } = await run('status')
  const retried = await run('retry')

  expect(printed).toBe(
    "2 leads, the oldest from 2025-11-13; 1 came without a form token\nhanding on: 1 waiting, 0 delivered, 1 dead ('retry' puts them back)\n",
  )
  expect(retried.printed).toBe('1 dead letters are in the queue again.\n')
})

it.each([
  { args: [], code: 2, says: 'Say what to do.' },
  { args: ['lista'], code: 2, says: "There is no command 'lista'." },
  { args: ['list', 'all'], code: 2, says: 'list takes no further argument.' },
  { args: ['export'], code: 2, says: 'export needs --csv' },
  { args: ['export', '--json'], code: 2, says: 'export needs --csv' },
  { args: ['forget'], code: 2, says: 'forget needs one e-mail address.' },
  { args: ['forget', 'ana'], code: 2, says: 'forget needs one e-mail address.' },
  { args: ['forget', 'x@y.zz'], code: 3, says: 'No lead has the address x@y.zz.' },
])('ends with $code for $args', async ({ args, code, says }) => {
  const { store, run } = await open()

  const result = await run(...args)

  expect(result.code).toBe(code)
  expect(result.complaint).toContain(says)
  expect((await store.counts()).total).toBe(2)
})
