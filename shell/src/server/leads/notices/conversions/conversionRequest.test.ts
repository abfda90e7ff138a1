import type { Conversion } from '../../../configuration/noticeConfiguration.ts'
import { testLead } from '../noticedLead.ts'
import type { NoticedLead } from '../NoticeTarget.ts'
import { conversionRequest } from './conversionRequest.ts'
import { withheldBecause } from './conversionTarget.ts'
import { hashed } from './hashedContact.ts'

const meta: Conversion = {
  ...{ name: 'meta', company: 'meta', url: 'https://graph.example/v1/7/events', secret: 'a-token-of-theirs' },
  ...{ moment: 'won', event: 'Ganho' },
}
const google: Conversion = {
  ...{ name: 'sheet', company: 'google', url: 'https://script.example/exec', secret: undefined },
  ...{ moment: 'won', event: 'Venda' },
}
const lead: NoticedLead = {
  key: 'key-1',
  kind: 'question',
  isVerified: true,
  advertising: { answer: 'accepted', at: '2026-03-10T11:59:00.000Z', scope: ['google-lead', 'meta-lead'] },
  number: 7,
  form: 'Contato',
  receivedAt: '2026-03-10T12:00:00.000Z',
  wonAt: '2026-03-20T01:30:15.000Z',
  name: 'Ana Souza',
  email: 'Ana.Souza@Gmail.com',
  phone: '(11) 90000-0000',
  answers: { Mensagem: 'Quero um site.' },
  due: null,
  origin: { first: { campaign: { fbclid: 'Old-1', gclid: 'Cj0_k-1' } }, last: { campaign: { fbclid: 'IwAR_2-x' } } },
}

async function sent(conversion: Conversion, about: Partial<NoticedLead> = {}) {
  const request = conversionRequest(conversion, { ...lead, ...about })
  return { url: request.url, headers: Object.fromEntries(request.headers), body: await request.json() }
}

it('tells Meta who it was by hashes, which click it was, and nothing else', async () => {
  expect(await sent(meta)).toEqual({
    url: 'https://graph.example/v1/7/events',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    body: {
      data: [
        {
          event_name: 'Ganho',
          event_time: Date.parse('2026-03-20T01:30:15Z') / 1000,
          event_id: 'key-1',
          action_source: 'system_generated',
          user_data: {
            em: [hashed('ana.souza@gmail.com')],
            ph: [hashed('5511900000000')],
            fbc: `fb.1.${Date.parse('2026-03-10T12:00:00Z')}.IwAR_2-x`,
          },
        },
      ],
      access_token: 'a-token-of-theirs',
    },
  })
})

it('gives Google Ads a row in the columns of its own sheet, in the time of São Paulo', async () => {
  expect((await sent(google)).body).toEqual({
    key: 'key-1',
    values: {
      'Google Click ID': 'Cj0_k-1',
      Email: hashed('anasouza@gmail.com'),
      'Phone Number': hashed('+5511900000000'),
      'Conversion Name': 'Venda',
      'Conversion Time': '2026-03-19 22:30:15-0300',
      'Order ID': 'key-1',
      'Ad User Data': 'Granted',
      'Ad Personalization': 'Granted',
    },
  })
})

it('tells of an arrival with the time of the arrival', async () => {
  const { body } = await sent({ ...meta, moment: 'arrival', event: 'Lead' })

  expect(body.data[0]).toMatchObject({ event_name: 'Lead', event_time: Date.parse(lead.receivedAt) / 1000 })
})

it('leaves out what is not known, and the id of a click that no company has given', async () => {
  const stranger = { email: '', phone: '', origin: { last: { campaign: { fbclid: '=1+1', gclid: '=1+1' } } } }

  expect((await sent(meta, stranger)).body.data[0].user_data).toEqual({})
  expect((await sent(google, stranger)).body.values).toMatchObject({
    'Google Click ID': '',
    Email: '',
    'Phone Number': '',
  })
})

it('calls a test a test, so that no campaign counts it', async () => {
  const test = testLead(Date.parse('2026-03-10T12:00:00Z'))

  expect((await sent(meta, test)).body.data[0].event_name).toBe('Teste')
  expect((await sent(google, test)).body.values['Conversion Name']).toBe('Teste')
})

const NO_CONSENT = 'Sem consentimento para anúncios'
const UNKNOWN = 'Sem e-mail, telefone ou código de clique'
const at = '2026-03-10T11:59:00.000Z'
it.each<{ company: Conversion['company']; about: Partial<NoticedLead>; because: string | undefined }>([
  { company: 'meta', about: {}, because: undefined },
  { company: 'meta', about: { advertising: undefined }, because: NO_CONSENT },
  {
    company: 'google',
    about: { advertising: { answer: 'refused', at, scope: ['google-lead'] } },
    because: NO_CONSENT,
  },
  { company: 'google', about: { advertising: { answer: 'accepted', at, scope: ['meta-lead'] } }, because: NO_CONSENT },
  { company: 'google', about: { advertising: { answer: 'accepted', at, scope: ['google-tag'] } }, because: NO_CONSENT },
  { company: 'google', about: { email: '', phone: '' }, because: undefined },
  {
    company: 'google',
    about: { email: '', phone: '', origin: { last: { campaign: { fbclid: 'a' } } } },
    because: UNKNOWN,
  },
  { company: 'meta', about: { wonAt: undefined }, because: 'Não está mais em Ganho' },
  { company: 'meta', about: { email: '', phone: '0800 123 4567', origin: null }, because: UNKNOWN },
])('withholds from $company what is $about: $because', ({ company, about, because }) => {
  expect(withheldBecause({ company, moment: 'won' }, { ...lead, ...about })).toBe(because)
})
