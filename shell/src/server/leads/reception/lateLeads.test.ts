import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLeadStore } from '../store/openLeadStore.ts'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'

afterAll(closeEndpoints)

const key = { 'idempotency-key': 'abcdef0123456789', 'lead-consent': '2026-01-01' }
const late = { ...key, 'lead-late': 'yes', 'lead-given': '2026-03-10T11:59:58Z' }
/** What the outbox of an earlier release sends. */
const old = { ...key, 'lead-given': '2026-03-09T12:00:00Z' }
const fresh = { ...key, 'lead-given': '2026-03-10T11:59:58Z' }

const question = { kind: 'question', name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Quero um site.' }
const { message: _, ...short } = question

const misfits = [
  { what: 'a form that no release has', lead: { kind: 'callback', name: 'Ana', day: 'sexta' } },
  { what: 'a renamed field', lead: { ...short, text: 'Quero um site.' } },
  { what: 'a removed field', lead: { ...question, city: 'Santos' } },
  { what: 'no new required field', lead: short },
  { what: 'a text beyond a shorter limit', lead: { ...question, name: 'a'.repeat(121) } },
  { what: 'a value that is no longer valid', lead: { ...question, email: 'ana@' } },
  { what: 'hidden characters', lead: { ...question, name: 'a\u202Eb' } },
]

describe('a lead that does not fit its form any more', () => {
  it.each(misfits.flatMap((sample) => [late, old].map((headers) => ({ ...sample, headers }))))(
    'is quarantined with its fields as they are when it comes late with $what',
    async ({ lead, headers }) => {
      const { post, saved } = await openEndpoints()

      const answer = await post('/leads', lead, headers)

      const { kind, ...fields } = lead
      expect(answer.status).toBe(200)
      expect(answer.json().status).toBe('success')
      expect(saved).toEqual([
        expect.objectContaining({ key: 'abcdef0123456789', kind, fields, suspicion: 'late', verified: false }),
      ])
    },
  )

  it.each(misfits)('is refused, and the visitor told so, when it comes at once with $what', async ({ lead }) => {
    const { post, saved } = await openEndpoints()

    const answer = await post('/leads', lead, fresh)

    expect(answer.status).toBe(422)
    expect(saved).toEqual([])
  })

  it('is stored once, however often it comes', async () => {
    const { post, saved } = await openEndpoints()

    for (let time = 1; time <= 3; time++) {
      expect((await post('/leads', { kind: 'callback', name: 'Ana' }, late)).status).toBe(200)
    }

    expect(saved).toHaveLength(1)
  })

  it('counts like any other lead of its address', async () => {
    const { post, saved } = await openEndpoints({ config: { LEAD_RATE_LIMIT: 6 } })
    const send = (name: string, headers: Record<string, string>) =>
      post('/leads', { kind: 'callback', name }, { ...headers, 'idempotency-key': `key-0000-${name}` })

    const answers = [await send('a', late), await send('b', old), await send('c', late), await send('d', fresh)]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
    expect(saved).toHaveLength(2)
  })

  it.each([
    { what: 'with nothing in it', lead: { kind: 'callback' }, status: 422 },
    { what: 'that is no object', lead: [1], status: 422 },
    { what: 'over 16 KB', lead: { kind: 'callback', name: 'a'.repeat(17_000) }, status: 413 },
    { what: 'with broken JSON', lead: '{"kind":', status: 400 },
  ])('is answered with $status $what', async ({ lead, status }) => {
    const { post, saved } = await openEndpoints()

    expect((await post('/leads', lead, late)).status).toBe(status)
    expect(saved).toEqual([])
  })

  it('is not taken from another site', async () => {
    const { post, saved } = await openEndpoints()

    expect((await post('/leads', question, { ...late, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(saved).toEqual([])
  })

  it.each([{ forms: () => [] }, { store: { save: () => Promise.reject(new Error('away')) } }])(
    'waits for %j while nothing can be known or stored',
    async (options) => {
      const { post } = await openEndpoints(options)

      expect((await post('/leads', { kind: 'callback', name: 'Ana' }, late)).status).toBe(503)
    },
  )

  it('has its kind only if it is one', async () => {
    const { post, saved } = await openEndpoints()

    await post('/leads', { kind: 'x'.repeat(41), name: 'Ana' }, late)
    await post('/leads', { kind: 7, name: 'Bia' }, { ...late, 'idempotency-key': 'key-00000002' })

    expect(saved.map(({ kind, consent }) => [kind, consent.purpose])).toEqual([
      ['unknown', 'unknown'],
      ['unknown', 'unknown'],
    ])
  })

  it('leaves nothing personal in the log', async () => {
    const { post, log } = await openEndpoints()

    await post('/leads', { kind: 'callback', name: 'Fulana' }, late)

    expect(log()).not.toMatch(/fulana|127\.0\.0\.1/i)
  })
})

describe('a late lead that fits', () => {
  it.each([
    question,
    { kind: 'survey', name: 'Ana', phone: '11900000000', company: '', score: 7 },
    { kind: 'guide', nome: 'Ana', email: 'ana@exemplo.com.br' },
  ])('is stored like any other, at the common address ($kind)', async (lead) => {
    const { post, saved } = await openEndpoints()

    expect((await post('/leads', lead, late)).status).toBe(200)
    expect(saved).toEqual([expect.objectContaining({ kind: lead.kind, suspicion: undefined })])
    expect(saved[0]?.fields).not.toHaveProperty('kind')
  })

  it('is kept beside the lead that has its key and other content, once and for somebody to look at', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'late-'))
    const store = await openLeadStore({ DATA_DIR: folder })
    const { post } = await openEndpoints({ store })
    const other = { ...question, message: 'Outra' }

    const first = await post('/leads', question, fresh)
    const refused = await post('/leads', other, fresh)
    for (let time = 1; time <= 2; time++) expect((await post('/leads', other, late)).status).toBe(200)

    const stored = await store.list({ after: 0, limit: 9 })
    await store.close()
    rmSync(folder, { recursive: true })
    expect([first.status, refused.status]).toEqual([200, 422])
    expect(stored.map(({ fields: { message }, suspicion }) => [message, suspicion])).toEqual([
      ['Quero um site.', undefined],
      ['Outra', 'late'],
    ])
  })

  it('has a key made of its content if its own is none', async () => {
    const { post, saved } = await openEndpoints()

    for (let time = 1; time <= 2; time++) await post('/leads', question, { ...late, 'idempotency-key': 'a b' })

    expect(saved).toEqual([expect.objectContaining({ key: expect.stringMatching(/^late-[0-9a-f]{64}$/) })])
  })
})

describe('a plain form of a page that was loaded before its form changed', () => {
  const guard = { consent: '2026-01-01', homepage: '' }

  it.each(misfits.slice(0, 4))('is thanked for and quarantined with $what', async ({ lead }) => {
    const { postForm, saved } = await openEndpoints()

    const answer = await postForm({ ...lead, ...guard })

    const { kind, ...fields } = lead
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<h1>')
    expect(saved).toEqual([expect.objectContaining({ kind, fields, suspicion: 'late' })])
  })

  it.each([
    ...misfits.slice(4).map(({ what, lead }) => ({ what, lead: { ...lead, ...guard } })),
    { what: 'a filled-in honeypot', lead: { kind: 'callback', name: 'Ana', ...guard, homepage: 'x' } },
    { what: 'nothing that a form of the site has', lead: { kind: 'callback', name: 'Ana' } },
  ])('is refused with $what: somebody looks at it, or nobody ever did', async ({ lead }) => {
    const { postForm, saved } = await openEndpoints()

    expect((await postForm(lead)).status).toBe(422)
    expect(saved).toEqual([])
  })
})
