import { deskDetails, deskPage, leadDeskPath } from '@site/contracts/LeadDesk'
import { parse } from 'csv-parse/sync'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import * as v from 'valibot'
import { postgresql, sqlite, stopDatabases } from '../../../database/testing/freshDatabases.ts'
import { closeStores, open } from '../../testing/openLeadStores.ts'
import { sampleForms } from '../../testing/sampleForms.ts'
import { sampleLead } from '../../testing/sampleLead.ts'
import { createLeadNotices } from '../../notices/LeadNotices.ts'
import type { NoticeStore } from '../../notices/noticeStore.ts'
import { deskTexts } from '../DeskRefusal.ts'
import { createLeadDesk } from '../leadDesk.ts'
import { leadDeskRoutes } from './leadDeskRoutes.ts'

const NOW = Date.parse('2026-03-10T12:00:00-03:00')
const apps: FastifyInstance[] = []

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await closeStores()
})
afterAll(stopDatabases)

type Told = Awaited<ReturnType<NoticeStore['of']>>

/** Notices as the database has them, without one. */
const noticesOf = (told: Told) => ({
  states: async () => [{ target: 'crm', waiting: 1, delivered: 2, dead: 0, withheld: 0, lastError: 'HTTP 500' }],
  of: async (keys: readonly string[]) => told.filter(({ lead }) => keys.includes(lead)),
  revive: async () => {},
})
const target = { name: 'crm', place: 'crm.example', send: jest.fn(async (): Promise<string | undefined> => 'HTTP 500') }

const closed = { status: 401, reason: 'Entre de novo.' } as const

type Circumstances = {
  told?: Told
  person?: { name: string } | null
  kind?: Pick<typeof postgresql, 'fresh'> | typeof sqlite
}

/** The desk on a database, for a person or for somebody who is none. */
async function openDesk({ person = { name: 'Bia' }, kind = sqlite, told = [] }: Circumstances = {}) {
  const store = await open(await kind.fresh())
  const facts = () => ({ openingHours: 'Mo-Fr 08:00-18:00', forms: sampleForms })
  const notices = createLeadNotices(noticesOf(told), [target])
  const app = Fastify()
  apps.push(app)
  await app.register(leadDeskRoutes, {
    desk: createLeadDesk({ store, facts, notices, team: async () => ['Léo'] }),
    notices,
    facts,
    admission: async () => (person ? { person } : closed),
    now: () => NOW,
  })
  const origin = { host: 'localhost', origin: 'http://localhost' }
  const ask = (
    method: InjectOptions['method'],
    path: string,
    payload?: object,
    headers: InjectOptions['headers'] = origin,
  ) => app.inject({ method, url: leadDeskPath + path, headers, payload })
  let count = 0
  return {
    store,
    ask,
    get: (path: string) => ask('GET', path),
    post: (path: string, payload: object) => ask('POST', path, payload),
    save: (changes: object = {}) =>
      store.save(sampleLead({ key: `routes-${++count}xx`, receivedAt: NOW - 60_000, ...changes })),
    page: async (query = '') => v.parse(deskPage, (await ask('GET', query)).json()),
  }
}

it('lists people with their forms, what they wrote, and when the answer is due', async () => {
  const { save, page } = await openDesk()
  await save({ kind: 'survey', fields: { name: 'Ana', phone: '11 90000-0000', company: 'Padaria', score: 7 } })
  await save({ receivedAt: NOW - 30_000 })

  const { me, leads, next, stages } = await page()

  expect({ me, next, stages }).toEqual({
    me: 'Bia',
    next: null,
    stages: { new: 1, talking: 0, offer: 0, won: 0, lost: 0 },
  })
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    form: 'Contato',
    name: 'Ana Exemplo',
    whatsApp: '5511900000000',
    answers: { Message: 'Quero um site.' },
    due: '2026-03-10T16:59:00.000Z',
    earlier: [{ number: 1, form: 'Pesquisa', stage: 'new' }],
  })
})

it('gives thousands of people in pages, each once', async () => {
  const { save, page } = await openDesk()
  for (let start = 0; start < 65; start++) {
    await save({ fields: { name: `Pessoa ${start}`, email: `p${start}@exemplo.com` } })
    if (start % 10 === 0) await save({ fields: { name: `Pessoa ${start}`, email: `p${start}@exemplo.com` } })
  }

  const names: string[] = []
  for (let query = ''; ; ) {
    const { leads, next } = await page(query)
    expect(leads.length).toBeLessThanOrEqual(30)
    names.push(...leads.map(({ name }) => name))
    if (next === null) break
    query = `?before=${next}`
  }

  expect(names).toHaveLength(65)
  expect(new Set(names).size).toBe(65)
})

it('changes a lead, signs notes with the name, and answers a conflict with what is there', async () => {
  const { save, post, get } = await openDesk()
  await save()

  const changed = await post('/1/change', { version: 0, stage: 'talking', owner: ' Bia ' })
  await post('/1/notes', { key: 'note-0001', text: '<b>Ligar</b> amanhã' })
  await post('/1/notes', { key: 'note-0001', text: '<b>Ligar</b> amanhã' })
  const late = await post('/1/change', { version: 0, stage: 'lost' })

  expect(v.parse(deskDetails, changed.json()).lead).toMatchObject({ version: 1, stage: 'talking', due: null })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    reason: deskTexts.conflict,
    lead: { version: 1, stage: 'talking', owner: 'Bia' },
  })
  const { history, lead } = v.parse(deskDetails, (await get('/1')).json())
  expect(history.map(({ by, kind, text }) => `${by} ${kind} ${text}`)).toEqual([
    'Bia stage Novo → Em conversa',
    'Bia owner ninguém → Bia',
    'Bia note <b>Ligar</b> amanhã',
  ])
  expect(lead.notes).toBe(1)
})

it('says what somebody has answered about advertising, who is not told for that, and gives it to the person', async () => {
  const reason = 'Sem consentimento para anúncios'
  const notice = { target: 'anuncios', attempts: 0, last_error: reason }
  const told: Told = [
    { ...notice, lead: 'routes-1xx', state: 'none' },
    { ...notice, lead: 'routes-2xx', state: 'none', last_error: '' },
    { ...notice, lead: 'routes-2xx', state: 'delivered', target: 'crm', last_error: '' },
  ]
  const { save, page, get } = await openDesk({ told })
  await save({ advertising: { answer: 'refused', at: '2026-03-10T11:00:00.000Z', scope: [] } })
  await save({ advertising: { answer: 'accepted', at: '2026-03-10T12:00:00.000Z', scope: [] } })

  const [lead] = (await page()).leads
  expect(lead).toMatchObject({
    advertising: { answer: 'accepted', at: '2026-03-10T12:00:00.000Z' },
    withheld: [{ receiver: 'anuncios', reason }],
    troubles: [],
  })
  const { envios } = (await get('/2/person')).json()
  expect(envios).toMatchObject([
    { anuncios: { resposta: 'aceitou', em: '2026-03-10T12:00:00.000Z' }, avisadosTambem: ['crm'] },
    { anuncios: { resposta: 'recusou', em: '2026-03-10T11:00:00.000Z' } },
  ])
})

it.each([sqlite, postgresql])(
  'takes back the consent to advertising of all that a person sent, in $name',
  async (kind) => {
    const { save, ask, get, store } = await openDesk({ kind })
    await save({ advertising: { answer: 'accepted', at: '2026-03-09T11:00:00.000Z', scope: [] } })
    await save()
    await save({
      fields: { email: 'bia@exemplo.com' },
      advertising: { answer: 'accepted', at: '2026-03-09T11:00:00.000Z', scope: [] },
    })
    expect(v.parse(deskDetails, (await get('/2')).json()).lead.advertising?.answer).toBe('accepted')

    const withdrawn = await ask('POST', '/2/withdraw-advertising', {})
    await ask('POST', '/2/withdraw-advertising', {})

    const at = new Date(NOW).toISOString()
    expect(v.parse(deskDetails, withdrawn.json()).lead.advertising).toEqual({ answer: 'refused', at })
    const { history } = v.parse(deskDetails, (await get('/2')).json())
    expect(history.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'Bia: Consentimento para anúncios retirado a pedido da pessoa.',
    ])
    const stored = await store.list({ after: 0, limit: 5 })
    expect(stored.map((lead) => lead.advertising?.answer)).toEqual(['refused', undefined, 'accepted'])
    expect((await ask('POST', '/9/withdraw-advertising', {})).statusCode).toBe(404)
  },
)

it('keeps what looks automated apart until somebody hands it on', async () => {
  const { save, page, post } = await openDesk()
  await save({ suspicion: 'honeypot' })
  await save({ fields: { nome: 'Rui' }, suspicion: 'late' })

  expect((await page()).leads).toEqual([])
  expect((await page()).rooms).toEqual({ held: 1, late: 1 })
  expect((await page('?room=held')).leads).toMatchObject([{ number: 1, suspicion: 'honeypot', due: null }])
  expect((await page('?room=late')).leads).toMatchObject([{ number: 2, suspicion: 'late', name: 'Rui' }])

  expect((await post('/1/release', {})).statusCode).toBe(200)
  expect((await post('/1/release', {})).statusCode).toBe(404)
  expect((await page()).leads).toMatchObject([{ number: 1, suspicion: null }])
})

it('writes spreadsheets of what is searched for, in which no text is a formula', async () => {
  const { save, get } = await openDesk()
  const origin = { page: '/cursos', first: { referrer: 'jornal.example', campaign: { utm_source: '=cmd()' } } }
  await save({ fields: { name: '=HYPERLINK("x")', email: 'ana@exemplo.com', message: '@SUM(1)' }, origin })
  await save({ fields: { name: 'Rui', email: 'rui@exemplo.com' } })

  const csv = await get('/export.csv?search=ana')
  const xlsx = await get('/export.xlsx')

  expect(csv.headers['content-disposition']).toBe('attachment; filename="leads.csv"')
  const [header = [], row = [], ...more] = parse(csv.body, { bom: true })
  expect(more).toEqual([])
  expect(Object.fromEntries(header.map((name: string, index: number) => [name, row[index]]))).toMatchObject({
    Nome: '\'=HYPERLINK("x")',
    Respostas: 'Message: @SUM(1)',
    Etapa: 'Novo',
    'Recebido em': '2026-03-10 11:59',
    'Veio de': 'jornal.example',
    Campanha: 'utm_source==cmd()',
  })
  const sheet = strFromU8(unzipSync(new Uint8Array(xlsx.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<row/g)).toHaveLength(3)
})

it.each([sqlite, postgresql])('writes and searches without the signs that a database refuses ($name)', async (kind) => {
  const { save, post, get } = await openDesk({ kind })
  await save()
  const hostile = 'Liga\u0000r\uD800\r\namanhã'

  await post('/1/notes', { key: 'note-0001', text: hostile })
  await post('/1/change', { version: 0, owner: hostile, step: { text: hostile, on: '2026-03-12' } })
  const found = await get(
    `?search=${encodeURIComponent('Ana\u0000')}&owner=${encodeURIComponent(hostile.replace('\uD800', ''))}`,
  )

  expect(v.parse(deskPage, found.json()).leads).toMatchObject([{ owner: 'Ligar\namanhã', notes: 1 }])
  expect((await get('?form=%00&owner=%00')).statusCode).toBe(200)
})

it('says who does not hear of leads, and tries and repeats it', async () => {
  const notice = { lead: 'routes-1xx', attempts: 3, last_error: 'HTTP 500' }
  const { save, page, get, post } = await openDesk({
    told: [
      { ...notice, target: 'crm', state: 'waiting' },
      { ...notice, target: 'team', state: 'delivered' },
    ],
  })
  await save()

  const { failing, leads } = await page()
  expect(failing).toEqual(['crm'])
  expect(leads[0]?.troubles).toEqual([{ receiver: 'crm', reason: 'HTTP 500' }])
  expect((await get('/targets')).json().targets).toMatchObject([{ name: 'crm', place: 'crm.example', delivered: 2 }])
  expect((await post('/targets/crm/test', {})).json()).toEqual({ reason: 'HTTP 500' })
  expect(target.send).toHaveBeenCalledWith(expect.objectContaining({ isTest: true }))
  expect((await post('/targets/crm/retry', {})).statusCode).toBe(200)
  expect((await post('/targets/nobody/test', {})).statusCode).toBe(404)
  expect((await get('/1/person')).json().envios[0].avisadosTambem).toEqual(['team'])
})

it('hands a person everything that is stored, and deletes it all', async () => {
  const { save, post, get, store } = await openDesk()
  await save({ kind: 'guide' })
  await save()
  await post('/2/notes', { key: 'note-0001', text: 'Quer loja' })
  await store.settle(1, { state: 'delivered', attempts: 1, nextAt: 0, lastError: '', receiver: 'crm.example' })

  const file = (await get('/1/person')).json()
  expect(file.envios).toMatchObject([
    { formulario: 'Contato', dados: { Name: 'Ana Exemplo' }, historico: [{ por: 'Bia', texto: 'Quer loja' }] },
    { formulario: 'Guia', repassadoA: 'crm.example', repasseConfirmado: true },
  ])

  const forgotten = await post('/1/submissions/forget', { numbers: [1, 2] })
  expect(forgotten.json()).toEqual({ removed: 2, receivers: ['crm.example'] })
  expect((await get('/2')).statusCode).toBe(404)
  expect(await store.history(['routes-2xx'])).toEqual([])
})

it('deletes and hands out of people who share an address only the forms that were chosen', async () => {
  const { save, post, get } = await openDesk()
  await save({ fields: { name: 'Ana', email: 'oi@padaria.com', message: 'De Ana' } })
  await save({ fields: { name: 'Rui', email: 'oi@padaria.com', message: 'De Rui' } })
  await save({ fields: { name: 'Estranha', email: 'outra@exemplo.com' } })

  expect((await get('/2/person?numbers=2')).json().envios).toMatchObject([{ dados: { Message: 'De Rui' } }])
  expect((await post('/2/submissions/forget', { numbers: [2, 3] })).json().removed).toBe(1)

  expect(await Promise.all(['/1', '/2', '/3'].map(async (path) => (await get(path)).statusCode))).toEqual([
    200, 404, 200,
  ])
})

it('keeps how somebody is reached, what she wrote and what was agreed, when she sends a smaller form', async () => {
  const { save, page, post, get } = await openDesk()
  await save({ origin: { page: '/cursos' } })
  const step = { text: 'Ligar', on: '2026-03-12' }
  await post('/1/change', { version: 0, stage: 'talking', owner: 'Bia', step })
  const mensagem = 'Download do guia via botão'
  await save({ kind: 'guide', fields: { nome: 'Ana Exemplo', email: 'ana@exemplo.com.br', mensagem } })

  const { leads } = await page('?owner=Bia')

  expect(leads).toMatchObject([
    {
      ...{ number: 2, form: 'Guia', stage: 'new', before: 'talking', owner: 'Bia', step },
      ...{ name: 'Ana Exemplo', phone: '(11) 90000-0000', whatsApp: '5511900000000' },
      answers: { Message: 'Quero um site.' },
      asked: { form: 'Contato', answers: { Message: 'Quero um site.' } },
    },
  ])
  const { submissions } = v.parse(deskDetails, (await get('/2')).json())
  expect(submissions).toMatchObject([
    { number: 2, form: 'Guia', phone: '', answers: { Mensagem: 'Download do guia via botão' } },
    { number: 1, phone: '(11) 90000-0000', answers: { Message: 'Quero um site.' }, origin: { page: '/cursos' }, step },
  ])
  const rows: unknown[][] = parse((await get('/export.csv')).body, { bom: true })
  expect(rows.slice(1).map((row) => row[9])).toEqual(['(11) 90000-0000', '(11) 90000-0000'])
})

it('answers a question that was asked twice with the newest answer', async () => {
  const { save, page } = await openDesk()
  await save()
  await save({ fields: { name: 'Ana Exemplo', email: 'ana@exemplo.com.br', message: 'Agora uma loja.' } })

  expect((await page()).leads[0]?.answers).toEqual({ Message: 'Agora uma loja.' })
})

const routes: [InjectOptions['method'], string, object | undefined][] = [
  ['GET', '', undefined],
  ['GET', '/1', undefined],
  ['GET', '/1/person', undefined],
  ['GET', '/targets', undefined],
  ['POST', '/targets/crm/test', {}],
  ['POST', '/targets/crm/retry', {}],
  ['GET', '/export.csv', undefined],
  ['GET', '/export.xlsx', undefined],
  ['POST', '/1/change', { version: 0, stage: 'won' }],
  ['POST', '/1/notes', { key: 'note-0001', text: 'x' }],
  ['POST', '/1/release', {}],
  ['POST', '/1/submissions/forget', { numbers: [1] }],
]

it.each(routes)('refuses %s %s to somebody who is not of the agency', async (method, path, body) => {
  const { save, ask, store } = await openDesk({ person: null })
  await save()

  const answer = await ask(method, path, body)

  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ reason: closed.reason })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await store.lead(1))?.desk.version).toBe(0)
})

it.each(routes.filter(([method]) => method === 'POST'))(
  'refuses %s %s from another site',
  async (method, path, body) => {
    const { save, ask, store } = await openDesk()
    await save()

    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
    ]) {
      expect((await ask(method, path, body, { host: 'localhost', ...headers })).statusCode).toBe(403)
    }
    expect((await store.lead(1))?.desk.version).toBe(0)
    expect(await store.history(['routes-1xx'])).toEqual([])
  },
)

it.each<[InjectOptions['method'], string, object | undefined, number]>([
  ['GET', '?room=everything', undefined, 422],
  ['GET', '?stage=1', undefined, 422],
  ['GET', '?stage=won&stage=lost', undefined, 422],
  ['GET', '?before=-1', undefined, 422],
  ['GET', `?search=${'a'.repeat(200)}`, undefined, 422],
  ['GET', '?since=2026-02-31x', undefined, 422],
  ['GET', '/0', undefined, 404],
  ['GET', '/1e3', undefined, 404],
  ['GET', '/999999999999999999999', undefined, 404],
  ['GET', '/77', undefined, 404],
  ['GET', '/77/person', undefined, 404],
  ['POST', '/77/change', { version: 0 }, 404],
  ['POST', '/77/submissions/forget', { numbers: [77] }, 404],
  ['POST', '/1/submissions/forget', { numbers: [77] }, 404],
  ['POST', '/1/submissions/forget', {}, 422],
  ['POST', '/1/submissions/forget', { numbers: [] }, 422],
  ['GET', '/1/person?numbers=1,x', undefined, 422],
  ['POST', '/1/change', {}, 422],
  ['POST', '/1/change', { version: 0, stage: 'sold' }, 422],
  ['POST', '/1/change', { version: 0, owner: 'x'.repeat(81) }, 422],
  ['POST', '/1/change', { version: 0, step: { text: 'Ligar', on: 'amanhã' } }, 422],
  ['POST', '/1/change', { version: 0, number: 2 }, 422],
  ['POST', '/1/notes', { key: 'short', text: 'x' }, 422],
  ['POST', '/1/notes', { key: 'note-0001', text: '   ' }, 422],
  ['POST', '/1/notes', { key: 'note-0001', text: 'x'.repeat(20_000) }, 413],
])('answers %s %s %j with %i', async (method, path, body, status) => {
  const { save, ask, store } = await openDesk()
  await save()

  const answer = await ask(method, path, body)

  expect([path, answer.statusCode]).toEqual([path, status])
  expect(Object.keys(answer.json())).toEqual(['reason'])
  expect((await store.lead(1))?.desk.version).toBe(0)
})

it('says which subscriptions are not confirmed, on the desk and in what is exported', async () => {
  const { store, ask } = await openDesk()
  for (const [index, name] of ['ana', 'rui'].entries()) {
    const fields = { email: `${name}@x.com` }
    await store.save(sampleLead({ key: `news-${index}-key`, kind: 'news', fields }))
  }
  await store.save(sampleLead({ key: 'question-key' }))
  await store.confirm('news-0-key', { by: 'Ana', at: NOW })

  const { leads } = v.parse(deskPage, (await ask('GET', '')).json())
  expect(leads.map(({ subscription }) => subscription)).toEqual([null, 'unconfirmed', 'confirmed'])
  const rows: unknown[][] = parse((await ask('GET', '/export.csv')).body, { bom: true })
  const forms = rows.slice(1).map((row) => row[2])
  expect(forms.map((form) => String(form).includes('(sem confirmação)'))).toEqual([false, true, false])
})
