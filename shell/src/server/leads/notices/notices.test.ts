import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { LeadStage } from '@site/contracts/LeadDesk'
import type { Conversion } from '../../configuration/noticeConfiguration.ts'
import { siteDatabase } from '../../database/siteDatabase.ts'
import { postgresql, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { createMailer } from '../../mail/createMailer.ts'
import { sampleForms } from '../testing/sampleForms.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { sqlLeadStore } from '../store/sqlLeadStore.ts'
import { noticedLead } from './noticedLead.ts'
import { noticeJobs } from './noticeJobs.ts'
import { noticeStore } from './noticeStore.ts'
import { noticeTargets } from './noticeTargets.ts'

jest.setTimeout(60_000)

const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(stopDatabases)

const facts = () => ({ openingHours: 'Mo-Fr 08:00-18:00', forms: sampleForms })
const silent = { info: () => {}, error: () => {} }

/** A receiver that answers with these statuses in turn, and then with 200. */
async function startReceiver(...statuses: number[]) {
  const bodies: string[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    bodies.push(await text(request))
    response.writeHead(statuses.shift() ?? 200).end('{"events_received":1,"status":"success"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`, bodies }
}

/** A mail server that takes everything, or refuses it. */
async function startMailServer({ refuses = false } = {}) {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const message = await text(stream)
      if (!refuses) messages.push(message)
      done(refuses ? new Error('550 No room for ana@exemplo.com.br') : null)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, messages }
}

/** The jobs on a database whose receivers were known before the first lead came. */
async function openJobs(
  kind: Pick<typeof postgresql, 'fresh'> | typeof sqlite,
  { urls = [], smtp, conversions = [] }: { urls?: string[]; smtp?: string; conversions?: Conversion[] } = {},
) {
  const database = siteDatabase(await kind.fresh())
  closers.push(() => database.close())
  const store = sqlLeadStore(database)
  const notices = noticeStore(database)
  const webhooks = urls.map((url, index) => ({ name: `hook${index}`, kind: 'json', url, secret: undefined }) as const)
  const targets = noticeTargets(
    { LEADS_NOTIFY: ['equipe@exemplo.com.br'], webhooks, conversions },
    {
      ...{ brand: 'Praça', siteUrl: 'https://praca.example' },
      sendMail: smtp ? createMailer({ smtpUrl: smtp, from: 'oi@praca.example', brand: 'Praça' }) : undefined,
      deskUrl: 'https://praca.example/desk',
      forms: () => sampleForms,
      services: () => ({ bookUrl: '/guia.pdf' }),
      sentTo: (target, email) => notices.toldSince(target, email, 0),
      isConfirmed: async (key) => (await store.confirmed([key])).has(key),
      tokenFor: async (key) => `secret-of-${key}`,
    },
  )
  let now = 1_763_000_000_000
  const jobs = noticeJobs({
    store: notices,
    targets,
    tell: async (lead) => noticedLead(lead, await store.related([lead]), facts()),
    isReady: () => true,
    log: silent,
    now: () => now,
  })
  async function run(seconds = 0) {
    now += seconds * 1000
    jobs.start()
    await jobs.idle()
  }
  /** Somebody at the desk moves a lead to another stage. */
  async function move(number: number, stage: LeadStage) {
    const { version = 0 } = (await store.lead(number))?.desk ?? {}
    now += 1000
    expect(await store.change(number, { version, stage }, { by: 'Bia', at: now })).toBe('changed')
  }
  await run()
  return { store, notices, targets, run, move }
}

const fresh = (changes: object = {}) => sampleLead({ receivedAt: 1_763_000_001_000, ...changes })

describe.each([sqlite, postgresql])('notices in $name', (kind) => {
  it('go to each receiver once, also when one of them does not answer', async () => {
    const [good, bad] = [await startReceiver(), await startReceiver(500, 500)]
    const { store, notices, run } = await openJobs(kind, { urls: [good.url, bad.url] })
    await store.save(fresh())

    await run()
    expect([good.bodies.length, bad.bodies.length]).toEqual([1, 1])
    expect(await notices.states()).toMatchObject([
      { target: 'hook0', delivered: 1 },
      { target: 'hook1', waiting: 1, lastError: 'HTTP 500' },
    ])
    await run(1)
    expect(bad.bodies).toHaveLength(1)
    await run(15)
    await run(60)
    await run(600)

    expect([good.bodies.length, bad.bodies.length]).toEqual([1, 3])
    expect((await notices.states()).map(({ delivered, waiting }) => [delivered, waiting])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('tell of no lead that came before, or that looks automated until it is released', async () => {
    const receiver = await startReceiver()
    const { store, run } = await openJobs(kind, { urls: [receiver.url] })
    await store.save(fresh({ key: 'key-before', receivedAt: 1_762_999_999_999 }))
    await store.save(fresh({ key: 'key-robot1', suspicion: 'honeypot' }))

    await run()
    expect(receiver.bodies).toEqual([])
    await store.release(2, 5)
    await run()

    expect(receiver.bodies.map((body) => JSON.parse(body).lead.key)).toEqual(['key-robot1'])
  })

  it('are sent by one of two processes', async () => {
    const receiver = await startReceiver()
    const { store, run, notices } = await openJobs(kind, { urls: [receiver.url] })
    for (let count = 0; count < 20; count++) await store.save(fresh({ key: `key-of-${count}xx` }))

    await Promise.all([run(), run(), run()])

    expect(new Set(receiver.bodies.map((body) => JSON.parse(body).lead.key)).size).toBe(20)
    expect(receiver.bodies).toHaveLength(20)
    await notices.revive('hook0', 0)
    await run()
    expect(receiver.bodies).toHaveLength(20)
  })

  it('are forgotten with the lead, and name who has heard of it', async () => {
    const receiver = await startReceiver()
    const { store, notices, run } = await openJobs(kind, { urls: [receiver.url] })
    await store.save(fresh())
    await run()

    expect(await store.forget({ email: 'ana@exemplo.com.br' })).toMatchObject({ removed: 1, receivers: ['hook0'] })
    expect(await notices.of(['key-00000001'])).toEqual([])
  })
})

describe.each([sqlite, postgresql])('advertising companies in $name', (kind) => {
  const DAY = 24 * 60 * 60
  const consents = {
    accepted: { answer: 'accepted', at: '2026-03-10T11:00:00.000Z', scope: ['meta-lead'] },
    refused: { answer: 'refused', at: '2026-03-10T11:00:00.000Z', scope: ['meta-lead'] },
  } as const
  const keys = (bodies: readonly string[]) => bodies.map((body) => JSON.parse(body).data[0].event_id)
  const hearing = (url: string, moment: Conversion['moment']): Conversion => ({
    ...{ name: 'anuncios', company: 'meta', url, secret: 'a-token-of-theirs', moment, event: 'Lead' },
  })

  it('hear of leads whose person has consented, of no other, and the reason is kept', async () => {
    const receiver = await startReceiver(500)
    const { store, notices, run } = await openJobs(kind, { conversions: [hearing(receiver.url, 'arrival')] })
    await store.save(fresh({ key: 'key-unasked' }))
    await store.save(fresh({ key: 'key-refused', advertising: consents.refused }))
    await store.save(fresh({ key: 'key-accepted', advertising: consents.accepted }))
    await store.save(fresh({ key: 'key-nobody', fields: { name: 'Ana' }, advertising: consents.accepted }))

    await run()
    expect((await notices.states())[0]).toMatchObject({ waiting: 1, withheld: 3, lastError: 'HTTP 500' })
    await run(15)

    expect(keys(receiver.bodies)).toEqual(['key-accepted', 'key-accepted'])
    expect((await notices.states())[0]).toMatchObject({ delivered: 1, withheld: 3, dead: 0, lastError: '' })
    const told = await notices.of(['key-unasked', 'key-nobody'])
    expect(Object.fromEntries(told.map(({ lead, state, last_error }) => [lead, [state, last_error]]))).toEqual({
      'key-unasked': ['none', 'Sem consentimento para anúncios'],
      'key-nobody': ['none', 'Sem e-mail, telefone ou código de clique'],
    })
    expect((await store.forget({ keys: ['key-accepted'] })).receivers).toEqual(['anuncios'])
    expect((await store.forget({ keys: ['key-refused'] })).receivers).toEqual([])
  })

  it('hear of a lead when it is won, once, however long that takes', async () => {
    const receiver = await startReceiver()
    const { store, run, move } = await openJobs(kind, { conversions: [hearing(receiver.url, 'won')] })
    await store.save(fresh({ key: 'key-before', receivedAt: 1_700_000_000_000, advertising: consents.accepted }))
    await store.save(fresh({ key: 'key-accepted', advertising: consents.accepted }))
    await store.save(fresh({ key: 'key-refused', advertising: consents.refused }))
    await move(1, 'offer')
    await run(90 * DAY)
    expect(receiver.bodies).toEqual([])

    for (const number of [1, 2, 3]) await move(number, 'won')
    await run()
    await move(2, 'lost')
    await move(2, 'won')
    await run(DAY)

    expect(keys(receiver.bodies).sort()).toEqual(['key-accepted', 'key-before'])
    const [{ data }] = receiver.bodies.map((body) => JSON.parse(body))
    expect(data[0].event_time).toBeGreaterThan(1_763_000_000 + 90 * DAY)
  })

  it('hear of nothing that was won before they were known, or is won no more', async () => {
    const receiver = await startReceiver()
    const { store, notices, run, move } = await openJobs(kind, {})
    await store.save(fresh({ advertising: consents.accepted }))
    await store.save(fresh({ key: 'key-undone', advertising: consents.accepted }))
    await move(1, 'won')
    await run(DAY)
    await notices.enqueue('anuncios', 1_763_000_000_000 + DAY * 1000, 'won')
    await move(2, 'won')
    await move(2, 'talking')
    await notices.enqueue('anuncios', 1_763_000_000_000 + 2 * DAY * 1000, 'won')

    expect(await notices.claim({ target: 'anuncios', now: Number.MAX_SAFE_INTEGER, until: 0, limit: 5 })).toEqual([])
    expect(receiver.bodies).toEqual([])
  })

  it('hear no more of a lead that is no customer by the time that they answer', async () => {
    const receiver = await startReceiver(500)
    const { store, notices, run, move } = await openJobs(kind, { conversions: [hearing(receiver.url, 'won')] })
    await store.save(fresh({ advertising: consents.accepted }))
    await move(1, 'won')
    await run()
    await move(1, 'lost')
    await run(15)

    expect(receiver.bodies).toHaveLength(1)
    expect((await notices.states())[0]).toMatchObject({ waiting: 0, withheld: 1, lastError: '' })
  })

  it('hear of a subscription only once it is confirmed', async () => {
    const [mail, receiver] = [await startMailServer(), await startReceiver()]
    const conversions = [hearing(receiver.url, 'arrival')]
    const { store, run } = await openJobs(kind, { smtp: mail.url, conversions })
    const fields = { email: 'ana@exemplo.com.br' }
    await store.save(fresh({ kind: 'news', key: 'key-accepted', fields, advertising: consents.accepted }))
    await store.save(fresh({ kind: 'news', key: 'key-refused', fields, advertising: consents.refused }))

    await run()
    expect(receiver.bodies).toEqual([])
    for (const key of ['key-accepted', 'key-refused']) await store.confirm(key, { by: 'Ana', at: 5 })
    await run()

    expect(keys(receiver.bodies)).toEqual(['key-accepted'])
  })
})

it('go to people by e-mail, whose answer goes to the person, and nothing in them is a header', async () => {
  const mail = await startMailServer()
  const { store, run } = await openJobs(sqlite, { smtp: mail.url })
  const name = 'Ana\r\nBcc: todos@exemplo.com.br'
  await store.save(fresh({ fields: { name, email: 'ana@exemplo.com.br', message: 'Olá\n.\nRCPT TO:<x@y.z>' } }))

  await run()

  expect(mail.messages).toHaveLength(1)
  const [head = '', ...body] = (mail.messages[0] ?? '').split('\r\n\r\n')
  expect(head).toMatch(/^To: equipe@exemplo\.com\.br$/m)
  expect(head).toMatch(/^Reply-To: "Ana Bcc: todos@exemplo\.com\.br" <ana@exemplo\.com\.br>$/m)
  expect(head).not.toMatch(/^Bcc:/m)
  expect(body.join()).toContain('https://praca.example/desk')
})

it('tell people of the agency, and nobody else, how somebody is reached who has written before', async () => {
  const [mail, receiver] = [await startMailServer(), await startReceiver()]
  const { store, run } = await openJobs(sqlite, { smtp: mail.url, urls: [receiver.url] })
  await store.save(fresh())
  await run()
  await store.save(fresh({ key: 'key-smaller', fields: { name: 'Ana', email: 'ana@exemplo.com.br' } }))

  await run()

  expect(mail.messages.at(-1)).toContain('Telefone, de outro envio: (11) 90000-0000')
  expect(JSON.parse(receiver.bodies.at(-1) ?? '').lead).toMatchObject({ key: 'key-smaller', phone: '' })
  expect(receiver.bodies.at(-1)).not.toContain('90000-0000')
})

it('say that a mail server refuses them, without its words, and a test says so too', async () => {
  const mail = await startMailServer({ refuses: true })
  const { store, notices, targets, run } = await openJobs(sqlite, { smtp: mail.url })
  await store.save(fresh())

  await run()

  const state = (await notices.states()).find(({ target }) => target === 'email')
  expect(state?.waiting).toBe(1)
  expect(state?.lastError).toMatch(/^\w+$/)
  expect(targets.map(({ name }) => name)).toEqual(['email', 'visitor', 'confirmation'])
})

it('send a visitor what the form offers, no word that was typed, and to nobody too often', async () => {
  const mail = await startMailServer()
  const { store, notices, run } = await openJobs(sqlite, { smtp: mail.url })
  const offered = { nome: 'Ganhe em http://evil.example', email: 'ana@exemplo.com.br' }
  await store.save(fresh({ key: 'key-question' }))
  await store.save(fresh({ key: 'key-unverified', kind: 'guide', verified: false, fields: offered }))
  for (let count = 0; count < 5; count++) {
    await store.save(
      fresh({ key: `key-guide${count}`, kind: 'guide', fields: { ...offered, telefone: String(count) } }),
    )
    await run()
  }

  const toVisitors = mail.messages.filter((message) => /^To: ana@exemplo\.com\.br/m.test(message))
  expect(toVisitors).toHaveLength(3)
  for (const message of toVisitors) {
    expect(message).toContain('https://praca.example/guia.pdf')
    expect(message).not.toContain('evil')
  }
  expect(await notices.of(['key-question', 'key-unverified'])).toMatchObject(
    [
      { target: 'email', state: 'delivered' },
      { target: 'visitor', state: 'none' },
      { target: 'confirmation', state: 'none' },
      { target: 'email', state: 'delivered' },
      { target: 'visitor', state: 'none' },
      { target: 'confirmation', state: 'none' },
    ].toSorted((one, other) => one.target.localeCompare(other.target)),
  )
})

describe.each([sqlite, postgresql])('a subscription in $name', (kind) => {
  const news = (changes: object = {}) => fresh({ kind: 'news', fields: { email: 'ana@exemplo.com.br' }, ...changes })
  const asked = (messages: readonly string[]) => messages.filter((message) => message.includes('secret-of-'))

  it('is confirmed by a link in an e-mail, and programs hear of it only then', async () => {
    const [mail, receiver] = [await startMailServer(), await startReceiver()]
    const { store, run } = await openJobs(kind, { smtp: mail.url, urls: [receiver.url] })
    await store.save(news())
    await store.save(fresh({ key: 'key-question' }))

    await run()
    expect(asked(mail.messages)).toHaveLength(1)
    expect(asked(mail.messages)[0]).toMatch(/^To: ana@exemplo\.com\.br/m)
    expect(receiver.bodies.map((body) => JSON.parse(body).lead.key)).toEqual(['key-question'])

    expect(await store.confirm('key-00000001', { by: 'Ana', at: 5 })).toBe(true)
    expect(await store.confirm('key-00000001', { by: 'Ana', at: 6 })).toBe(true)
    await run()

    expect(receiver.bodies.map((body) => JSON.parse(body).lead.key)).toEqual(['key-question', 'key-00000001'])
    expect(asked(mail.messages)).toHaveLength(1)
    expect((await store.history(['key-00000001'])).map((entry) => entry.kind)).toEqual(['confirmed'])
    expect(await store.confirm('key-gone', { by: 'Ana', at: 6 })).toBe(false)
  })

  it('is asked for at most three times a day, and of nobody without a form token', async () => {
    const mail = await startMailServer()
    const { store, run } = await openJobs(kind, { smtp: mail.url })
    await store.save(news({ key: 'key-unverified', verified: false }))
    for (let count = 0; count < 5; count++) {
      await store.save(news({ key: `key-news-${count}`, fields: { email: 'ana@exemplo.com.br', name: `${count}` } }))
      await run()
    }

    expect(asked(mail.messages)).toHaveLength(3)
  })

  it('is told to programs at once where no e-mail can be sent', async () => {
    const receiver = await startReceiver()
    const { store, run } = await openJobs(kind, { urls: [receiver.url] })
    await store.save(news())

    await run()

    expect(receiver.bodies).toHaveLength(1)
  })
})
