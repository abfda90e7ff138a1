import { createHmac } from 'node:crypto'
import type { Webhook } from '../../configuration/noticeConfiguration.ts'
import { testLead } from './noticedLead.ts'
import type { NoticedLead } from './NoticeTarget.ts'
import { webhookRequest } from './webhookRequest.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const DESK = 'https://desk.example/leads'

const lead: NoticedLead = {
  key: 'key-1',
  kind: 'question',
  isVerified: true,
  number: 7,
  form: 'Contato',
  receivedAt: '2026-03-10T12:00:00.000Z',
  name: '<Ana> @everyone & Cia',
  email: 'ana@exemplo.com',
  phone: '(11) 90000-0000',
  answers: { Mensagem: '=1+1', Empresa: 'Padaria' },
  due: '2026-03-10T17:00:00.000Z',
  origin: { page: '/cursos', last: { campaign: { utm_source: 'jornal', utm_medium: 'cpc' } } },
}

async function sent(webhook: Partial<Webhook>, about: Partial<NoticedLead> = {}) {
  const whole = { name: 'crm', kind: 'json', url: 'https://crm.example/in?x=1', secret: undefined, ...webhook } as const
  const request = webhookRequest(whole, { ...lead, ...about }, DESK, NOW)
  if (typeof request === 'string') return { refusal: request }
  const body = await request.text()
  return { url: request.url, headers: Object.fromEntries(request.headers), text: body, body: JSON.parse(body) }
}

it('sends the whole lead as JSON, signed with the time', async () => {
  const { url, headers, text = '', body } = await sent({ secret: 'a-secret-of-ours' })

  expect([url, body.event, body.lead]).toEqual(['https://crm.example/in?x=1', 'lead', lead])
  const time = NOW / 1000
  const digest = createHmac('sha256', 'a-secret-of-ours').update(`${time}.${text}`).digest('hex')
  expect(headers).toMatchObject({ 'webhook-signature': `t=${time},v1=${digest}`, 'idempotency-key': 'key-1' })
})

it('marks a test as one', async () => {
  const request = webhookRequest(
    { name: 'crm', kind: 'json', url: 'https://crm.example/in', secret: undefined },
    testLead(NOW),
    DESK,
    NOW,
  )
  expect(typeof request === 'string' ? request : await request.json()).toMatchObject({ event: 'test' })
})

it('writes a message to Slack in which nothing is a link or a mention', async () => {
  const { body } = await sent({ kind: 'slack' })

  expect(body.text).toContain('&lt;Ana&gt; @everyone &amp; Cia (Contato)\nTelefone: (11) 90000-0000')
  expect(body.text).toContain('Responder até: 10/03 às 14:00')
  expect(body.text).toContain(DESK)
})

it('cuts a long answer rather than the end of the message, between signs', async () => {
  const message = `${'a'.repeat(998)}🍰${'b'.repeat(3000)}`

  const { body } = await sent({ kind: 'discord' }, { answers: { Mensagem: message } })

  expect(body.content).toContain(`Mensagem: ${'a'.repeat(998)}…`)
  expect(body.content).toContain('Responder até: 10/03 às 14:00')
  expect(body.content).toContain(DESK)
})

it('writes a message to Discord that mentions nobody, however long the text', async () => {
  const { body } = await sent({ kind: 'discord' }, { answers: { Mensagem: 'a'.repeat(5000) } })

  expect(body.allowed_mentions).toEqual({ parse: [] })
  expect(body.content.length).toBeLessThan(2000)
})

it('writes a row of a spreadsheet without a formula', async () => {
  const { body } = await sent({ kind: 'sheets' }, { name: ' =SUM(A1)', answers: {} })

  expect(body).toMatchObject({
    key: 'key-1',
    values: { Nome: "' =SUM(A1)", Página: '/cursos', Campanha: 'jornal cpc' },
  })
})

it('writes a conversion for RD Station', async () => {
  const { body } = await sent({ kind: 'rdstation' })

  expect(body).toMatchObject({
    event_type: 'CONVERSION',
    event_family: 'CDP',
    payload: {
      conversion_identifier: 'question',
      email: 'ana@exemplo.com',
      traffic_source: 'jornal',
      company_name: 'Padaria',
    },
  })
})

it('brings a contact of HubSpot up to date, without emptying what is known there', async () => {
  const { url, headers, body } = await sent(
    { kind: 'hubspot', url: 'https://api.hub.example', secret: 'a-token-of-theirs' },
    { name: 'Ana Maria Souza', phone: '', answers: {} },
  )

  expect(url).toBe('https://api.hub.example/crm/v3/objects/contacts/batch/upsert')
  expect(headers).toMatchObject({ authorization: 'Bearer a-token-of-theirs' })
  expect(body.inputs).toEqual([
    {
      idProperty: 'email',
      id: 'ana@exemplo.com',
      properties: { email: 'ana@exemplo.com', firstname: 'Ana', lastname: 'Maria Souza' },
    },
  ])
})

it.each(['rdstation', 'hubspot'] as const)('has nothing for %s without an e-mail address', async (kind) => {
  expect(await sent({ kind }, { email: '' })).toEqual({ refusal: expect.stringContaining('não tem e-mail') })
})
