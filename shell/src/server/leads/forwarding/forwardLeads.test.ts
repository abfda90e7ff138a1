import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_ATTEMPTS } from './forwardLead.ts'
import { forwardLeads } from './forwardLeads.ts'
import { openLeadStore } from '../store/openLeadStore.ts'
import { sampleLead } from '../testing/sampleLead.ts'

jest.setTimeout(60_000)

type Call = { method: string; url: string; key: string; body: string }
type Answer = { status: number; body: string }

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A store in a folder of its own, an outside service that answers as told, and a clock. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'forward-'))
  const store = await openLeadStore({ DATA_DIR: folder })
  const calls: Call[] = []
  let answer: Answer = { status: 200, body: '{"status":"success"}' }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, url, key: String(headers['idempotency-key']), body: await textOf(request) })
    response.writeHead(answer.status).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  closers.push(
    () => store.close(),
    () => rmSync(folder, { recursive: true }),
    () => server.close(),
  )
  let time = 1000
  return {
    store,
    calls,
    origin: `http://127.0.0.1:${port}`,
    answerWith: (changed: Partial<Answer>) => {
      answer = { ...answer, ...changed }
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    now: () => time,
    first: async () => (await store.list({ after: 0, limit: 1 }))[0]?.delivery,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const ebook = sampleLead({
  kind: 'ebook',
  fields: { nome: 'Ana & Zé', email: 'ana@exemplo.com.br', telefone: '', mensagem: 'Download E-book via botão' },
})
const quiz = sampleLead({
  key: 'key-00000002',
  kind: 'quiz',
  fields: { name: 'Ana', email: 'a@b.co', phone: '1', company: 'Não informado', score: 7 },
})
const contact = sampleLead({ key: 'key-00000003' })

it('hands each lead on once, by the contract of its receiver', async () => {
  const { store, calls, origin, now, first } = await open()
  for (const lead of [ebook, quiz, contact]) await store.save(lead)
  const addresses = {
    LEAD_FORWARD_EBOOK_URL: `${origin}/sheet?deployment=1`,
    LEAD_FORWARD_QUIZ_URL: `${origin}/script`,
    LEAD_FORWARD_URL: `${origin}/all`,
  }

  const tried = [await forwardLeads(store, addresses, now), await forwardLeads(store, addresses, now)]

  expect(tried).toEqual([3, 0])
  const sorted = calls.toSorted((one, other) => one.key.localeCompare(other.key))
  const query =
    'deployment=1&nome=Ana+%26+Z%C3%A9&email=ana%40exemplo.com.br&telefone=&mensagem=Download+E-book+via+bot%C3%A3o'
  expect(sorted[0]).toEqual({ method: 'GET', url: `/sheet?${query}`, key: ebook.key, body: '' })
  expect(sorted[1]).toMatchObject({ method: 'POST', url: '/script', body: JSON.stringify(quiz.fields) })
  expect(JSON.parse(sorted[2]?.body ?? '')).toEqual({ key: contact.key, kind: 'contact', ...contact.fields })
  expect(await first()).toMatchObject({ state: 'delivered', attempts: 1 })
})

it.each([
  { answer: { status: 500 }, error: 'HTTP 500' },
  { answer: { body: '{"status":"error","message":"ana@exemplo.com.br"}' }, error: 'status is not success' },
  { answer: { body: '<html>' }, error: 'answer is not JSON' },
])('keeps a lead for later when the receiver answers with $error', async ({ answer, error }) => {
  const { store, calls, origin, now, pass, first, answerWith } = await open()
  const addresses = { LEAD_FORWARD_EBOOK_URL: origin }
  await store.save(ebook)
  answerWith(answer)

  await forwardLeads(store, addresses, now)
  const failed = await first()
  answerWith({ status: 200, body: '{"status":"success"}' })
  pass(9999)
  await forwardLeads(store, addresses, now)
  const early = calls.length
  pass(1)
  await forwardLeads(store, addresses, now)

  expect(failed).toEqual({ state: 'waiting', attempts: 1, nextAt: 11_000, lastError: error, receiver: '' })
  expect(early).toBe(1)
  expect(await first()).toMatchObject({ state: 'delivered', attempts: 2, lastError: '' })
})

it('makes a dead letter of a lead nobody takes, and sends it again when it is put back', async () => {
  const { store, origin, calls, now, pass, first, answerWith } = await open()
  const addresses = { LEAD_FORWARD_URL: origin }
  await store.save(contact)
  answerWith({ status: 503 })

  for (let attempt = 1; attempt <= MOST_ATTEMPTS + 5; attempt++) {
    await forwardLeads(store, addresses, now)
    pass(60 * 60_000)
  }
  const dead = await first()
  answerWith({ status: 204, body: '' })
  await store.revive(now())
  await forwardLeads(store, addresses, now)

  expect(dead).toMatchObject({ state: 'dead', attempts: MOST_ATTEMPTS, lastError: 'HTTP 503' })
  expect(calls).toHaveLength(MOST_ATTEMPTS + 1)
  expect(await first()).toMatchObject({ state: 'delivered' })
})

it('leaves leads alone that have no receiver', async () => {
  const { store, origin, calls, now, first } = await open()
  await store.save(contact)

  await forwardLeads(store, { LEAD_FORWARD_EBOOK_URL: origin }, now)

  expect(calls).toEqual([])
  expect(await first()).toMatchObject({ state: 'waiting', attempts: 0 })
})
