import { sampleForms } from '../testing/sampleForms.ts'
import { judgeFields, type JudgedFields, type Submission } from './judgeFields.ts'

const form = sampleForms.find(({ kind }) => kind === 'survey')
const fits = { name: 'Ana', phone: '11900000000', company: 'Loja', score: 7 }
const { name: _, ...nameless } = fits

type Case = {
  what: string
  fields: unknown
  fresh: JudgedFields['status']
  isOutdated?: boolean
  plain?: 'late'
  late?: 'rejected'
}

it.each<Case>([
  { what: 'what fits', fields: fits, fresh: 'fits' },
  { what: 'an invalid value', fields: { ...fits, score: 19 }, fresh: 'rejected', isOutdated: false },
  { what: 'a blank field', fields: { ...fits, name: '' }, fresh: 'rejected', isOutdated: false },
  { what: 'no optional field', fields: { ...fits, company: undefined }, fresh: 'fits' },
  { what: 'a removed field', fields: { ...fits, email: 'a@b.co' }, fresh: 'rejected', isOutdated: true, plain: 'late' },
  { what: 'no new field', fields: nameless, fresh: 'rejected', isOutdated: true, plain: 'late' },
  { what: 'a renamed field', fields: { ...nameless, nome: 'A' }, fresh: 'rejected', isOutdated: true, plain: 'late' },
  { what: 'no fields', fields: undefined, fresh: 'rejected', isOutdated: true, late: 'rejected' },
])(
  'keeps $what unless it fits or somebody can correct it',
  ({ fields, fresh, isOutdated, plain = fresh, late = 'late' }) => {
    const judge = (how: Partial<Submission>) => judgeFields({ form, fields, ...how })

    expect(judge({})).toMatchObject({ status: fresh, ...(fresh === 'rejected' && { isOutdated }) })
    expect(judge({ isPlain: true }).status).toBe(plain)
    expect(judge({ isLate: true }).status).toBe(fresh === 'fits' ? 'fits' : late)
  },
)

it.each([
  { what: 'a plain form', fields: { phone: '0055 11 90000-0000' }, claimed: undefined },
  { what: 'a script', fields: { phone: '+55 11 90000-0000' }, claimed: { phone: '0055 11 90000-0000' } },
])('tells what was typed from what is stored: $what', ({ fields, claimed }) => {
  const judged = judgeFields({ form, fields: { ...fits, ...fields }, typed: claimed })

  expect(judged).toEqual({
    status: 'fits',
    fields: { ...fits, phone: '+55 11 90000-0000' },
    typed: { phone: '0055 11 90000-0000' },
  })
})

it.each<unknown>([
  null,
  'x',
  [],
  { phone: 7 },
  { phone: '' },
  { phone: 'tel: 21 90000-0000' },
  { phone: '11900000000', name: 'Bia' },
  { unknown: 'x' },
  JSON.parse('{"__proto__":{"phone":"x"}}'),
])('believes no other text to have been typed: %j', (typed) => {
  expect(judgeFields({ form, fields: fits, typed })).toEqual({ status: 'fits', fields: fits, typed: {} })
})

it('keeps what was sent to a form that no release has any more', () => {
  const judge = (how: Partial<Submission>) => judgeFields({ form: undefined, fields: fits, ...how })

  expect(judge({})).toMatchObject({ status: 'rejected', isOutdated: true })
  expect(judge({ isPlain: true })).toEqual({ status: 'late', fields: fits })
  expect(judge({ isLate: true })).toEqual({ status: 'late', fields: fits })
})

it('keeps the fields as they are, no more and no longer than a form can have, and only texts and numbers', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']))
  const kept = (fields: unknown) => {
    const judged = judgeFields({ form, fields, isLate: true })
    return judged.status === 'late' ? judged.fields : judged.status
  }

  expect(kept({ name: ' A\u202Eb ', score: -1.5, list: ['a'], nested: { a: 1 }, none: null, yes: true })).toEqual({
    name: ' A\u202Eb ',
    score: -1.5,
    list: '["a"]',
    nested: '{"a":1}',
    none: 'null',
    yes: 'true',
  })
  expect(kept({ endless: Number.POSITIVE_INFINITY, missing: undefined })).toEqual({ endless: 'null', missing: '' })
  expect(Object.keys(kept(many))).toHaveLength(40)
  expect(kept({ ['n'.repeat(50)]: 'x'.repeat(20_000) })).toEqual({ ['n'.repeat(40)]: 'x'.repeat(10_000) })
  expect(kept(JSON.parse('{"__proto__":"x"}'))).toEqual(JSON.parse('{"__proto__":"x"}'))
  for (const nothing of [null, undefined, 'x', 7, ['a']]) expect(kept(nothing)).toBe('rejected')
})
