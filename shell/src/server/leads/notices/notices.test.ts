import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { siteDatabase } from '../../database/siteDatabase.ts'
import { postgresql, sqlite, stopDatabases } from '../testing/openDatabases.ts'
import { sampleForms } from '../testing/sampleForms.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { sqlLeadStore } from '../store/sqlLeadStore.ts'
import { noticedLead } from './noticedLead.ts'
import { noticeJobs } from './noticeJobs.ts'
import { noticeStore } from './noticeStore.ts'
import { createMailer } from '../../mail/createMailer.ts'
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
    response.writeHead(statuses.shift() ?? 200).end('{}')
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
  { urls = [], smtp }: { urls?: string[]; smtp?: string } = {},
) {
  const database = siteDatabase(await kind.fresh())
  closers.push(() => database.close())
  const store = sqlLeadStore(database)
  const notices = noticeStore(database)
  const webhooks = urls.map((url, index) => ({ name: `hook${index}`, kind: 'json', url, secret: undefined }) as const)
  const targets = noticeTargets(
    { LEADS_NOTIFY: ['equipe@exemplo.com.br'], webhooks },
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
    tell: (lead) => noticedLead(lead, facts()),
    isReady: () => true,
    log: silent,
    now: () => now,
  })
  async function run(seconds = 0) {
    now += seconds * 1000
    jobs.start()
    await jobs.idle()
  }
  await run()
  return { store, notices, targets, run }
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
