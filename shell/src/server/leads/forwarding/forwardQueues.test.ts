import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_ATTEMPTS } from './forwardLead.ts'
import { forwardQueues } from './forwardQueues.ts'
import { openLeadStore } from '../store/openLeadStore.ts'
import { sampleForms } from '../testing/sampleForms.ts'
import { leadConfiguration } from '../../configuration/leadConfiguration.ts'
import { sampleLead } from '../testing/sampleLead.ts'

jest.setTimeout(60_000)

type Call = { method: string; url: string; key: string; body: string }
/** `cut`: the connection ends before the announced body does. `hang`: there is no response. */
type Answer = { status: number; body: string; headers?: Record<string, string>; fault?: 'cut' | 'hang' }

const taken = '{"status":"success"}'
const silent = { info: () => {}, error: () => {} }

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A store in a folder of its own, an external service with configured responses, and a clock. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'forward-'))
  const store = await openLeadStore({ DATA_DIR: folder })
  const calls: Call[] = []
  let answer: Answer = { status: 200, body: '{"status":"success"}' }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, url, key: String(headers['idempotency-key']), body: await textOf(request) })
    const special: Record<string, Partial<Answer>> = {
      '/hang': { fault: 'hang' },
      '/answer': { status: 200, body: taken },
    }
    const { status, body, headers: own, fault } = { ...answer, ...special[url] }
    if (fault === 'hang') return
    response.writeHead(status, { ...own, ...(fault === 'cut' && { 'content-length': body.length + 10 }) })
    response.write(body)
    if (fault === 'cut') setImmediate(() => response.destroy())
    else response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  closers.push(
    () => store.close(),
    () => rmSync(folder, { recursive: true }),
    () => server.closeAllConnections(),
    () => server.close(),
  )
  let time = 1000
  const origin = `http://127.0.0.1:${port}`
  const queuesWith = (env: Record<string, string>, answerHosts?: Record<string, string>) => {
    const config = { ...v.parse(leadConfiguration, env), ...(answerHosts && { answerHosts }) }
    return forwardQueues({ store, forms: () => sampleForms, config, log: silent, now: () => time })
  }
  return {
    queuesWith,
    /** Forwards what is due now. */
    async forward(env: Record<string, string>, answerHosts?: Record<string, string>) {
      const queues = queuesWith(env, answerHosts)
      queues.start()
      await queues.idle()
    },
    store,
    calls,
    origin,
    answerWith: (changed: Partial<Answer>) => {
      answer = { ...answer, ...changed }
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    at: async (number: number) => (await store.list({ after: number - 1, limit: 1 }))[0]?.delivery,
    first: async () => (await store.list({ after: 0, limit: 1 }))[0]?.delivery,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const guide = sampleLead({
  kind: 'guide',
  fields: { nome: 'Ana & Zé', email: 'ana@exemplo.com.br', telefone: '', mensagem: 'Download do guia via botão' },
})
const survey = sampleLead({
  key: 'key-00000002',
  kind: 'survey',
  fields: { name: 'Ana', email: 'a@b.co', phone: '1', company: 'Não informado', score: 7 },
})
const question = sampleLead({ key: 'key-00000003' })

it('forwards each lead once, by the contract of its receiver', async () => {
  const { forward, store, calls, origin, first } = await open()
  for (const lead of [guide, survey, question]) await store.save(lead)
  const addresses = {
    LEAD_FORWARD_GUIDE_URL: `${origin}/sheet?deployment=1`,
    LEAD_FORWARD_SURVEY_URL: `${origin}/script`,
    LEAD_FORWARD_URL: `${origin}/all`,
  }

  for (let round = 1; round <= 2; round++) await forward(addresses)

  expect(calls).toHaveLength(3)
  const sorted = calls.toSorted((one, other) => one.key.localeCompare(other.key))
  const query =
    'deployment=1&nome=Ana+%26+Z%C3%A9&email=ana%40exemplo.com.br&telefone=&mensagem=Download+do+guia+via+bot%C3%A3o'
  expect(sorted[0]).toEqual({ method: 'GET', url: `/sheet?${query}`, key: guide.key, body: '' })
  expect(sorted[1]).toMatchObject({ method: 'POST', url: '/script', body: JSON.stringify(survey.fields) })
  expect(JSON.parse(sorted[2]?.body ?? '')).toEqual({ key: question.key, kind: 'question', ...question.fields })
  expect(await first()).toMatchObject({ state: 'delivered', attempts: 1 })
})

it.each<{ answer: Partial<Answer>; error: string }>([
  { answer: { status: 500 }, error: 'HTTP 500' },
  { answer: { body: '{"status":"error","message":"ana@exemplo.com.br"}' }, error: 'status is not success' },
  { answer: { body: '<html>' }, error: 'answer is not JSON' },
  { answer: { body: taken, fault: 'cut' }, error: 'UND_ERR_SOCKET' },
  { answer: { status: 302, headers: { location: '/login' } }, error: 'HTTP 302: a redirect is no acknowledgement' },
  {
    answer: { status: 301, headers: { location: 'https://x.example/' } },
    error: 'HTTP 301: a redirect is no acknowledgement',
  },
  { answer: { body: 'x'.repeat(1_100_000) }, error: 'answer is too long' },
])('keeps a lead for later if the receiver responds with $error', async ({ answer, error }) => {
  const { forward, store, calls, origin, pass, first, answerWith } = await open()
  const addresses = { LEAD_FORWARD_GUIDE_URL: origin }
  await store.save(guide)
  answerWith(answer)

  await forward(addresses)
  const failed = await first()
  answerWith({ status: 200, body: taken, fault: undefined, headers: {} })
  pass(9999)
  await forward(addresses)
  const early = calls.length
  pass(1)
  await forward(addresses)

  expect(failed).toEqual({
    state: 'waiting',
    attempts: 1,
    nextAt: 11_000,
    lastError: error,
    receiver: new URL(origin).host,
  })
  expect(early).toBe(1)
  expect(await first()).toMatchObject({ state: 'delivered', attempts: 2, lastError: '' })
})

it('makes a dead letter of a lead that nobody accepts, and sends it again when it is requeued', async () => {
  const { forward, store, origin, calls, pass, first, answerWith } = await open()
  const addresses = { LEAD_FORWARD_URL: origin }
  await store.save(question)
  answerWith({ status: 503 })

  for (let attempt = 1; attempt <= MAX_ATTEMPTS + 5; attempt++) {
    await forward(addresses)
    pass(60 * 60_000)
  }
  const dead = await first()
  answerWith({ status: 204, body: '' })
  await store.revive(0)
  await forward(addresses)

  expect(dead).toMatchObject({ state: 'dead', attempts: MAX_ATTEMPTS, lastError: 'HTTP 503' })
  expect(calls).toHaveLength(MAX_ATTEMPTS + 1)
  expect(await first()).toMatchObject({ state: 'delivered' })
})

it('does not forward leads without a receiver', async () => {
  const { forward, store, origin, calls, first } = await open()
  await store.save(question)

  await forward({ LEAD_FORWARD_GUIDE_URL: origin })

  expect(calls).toEqual([])
  expect(await first()).toMatchObject({ state: 'waiting', attempts: 0 })
})

it('delays no receiver because another one hangs', async () => {
  const { queuesWith, store, origin, at, answerWith } = await open()
  for (let index = 10; index < 30; index++) {
    await store.save(sampleLead({ ...survey, key: `key-hanging-${index}` }))
  }
  await store.save(question)
  answerWith({ status: 204, body: '' })

  const queues = queuesWith({ LEAD_FORWARD_SURVEY_URL: `${origin}/hang`, LEAD_FORWARD_URL: `${origin}/all` })
  queues.start()
  while ((await at(21))?.state !== 'delivered') await new Promise(setImmediate)

  expect(await at(1)).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(await at(6)).toMatchObject({ state: 'waiting', attempts: 0 })
})

it.each([
  { known: true, state: 'delivered', urls: ['/sheet', '/answer'] },
  { known: false, state: 'waiting', urls: ['/sheet'] },
])("fetches a receiver's answer behind a redirect only from the host of its answers ($known)", async (sample) => {
  const { forward, store, origin, calls, first, answerWith } = await open()
  await store.save(guide)
  answerWith({ status: 302, body: '', headers: { location: `${origin}/answer` } })

  const { host } = new URL(origin)
  await forward({ LEAD_FORWARD_GUIDE_URL: `${origin}/sheet` }, { [host]: sample.known ? host : 'elsewhere.example' })

  expect(calls.map(({ url }) => url.split('?')[0])).toEqual(sample.urls)
  expect(calls[1] ?? { url: '/answer', key: 'undefined', body: '' }).toMatchObject({
    url: '/answer',
    key: 'undefined',
    body: '',
  })
  expect((await first())?.state).toBe(sample.state)
})
