import { promisedAnswers } from './promisedAnswers.ts'

/** Monday, 23 November 2026. */
const at = (time: string) => Date.parse(`2026-11-23T${time}:00-03:00`)
const forms = [
  { kind: 'orders', basis: 'request' as const },
  { kind: 'news', basis: 'consent' as const },
]
const promises = { openingHours: 'Mo-Fr 08:00-18:00', forms }
const lead = (time: string, changes: object = {}) => ({
  ...{ kind: 'orders', receivedAt: at(time), answeredAt: 0, origin: undefined },
  person: { email: 'ana@x.com', phone: '' },
  ...changes,
})

it('is due after two opening hours', () => {
  expect(promisedAnswers([lead('10:00')], promises)).toEqual([
    { receivedAt: at('10:00'), due: at('12:00'), answeredAt: undefined },
  ])
})

it.each([
  { what: 'her own answer', others: [], own: { answeredAt: at('11:00') }, answered: '11:00' },
  {
    what: 'one to what she asked later',
    others: [lead('10:30', { answeredAt: at('11:30') })],
    own: {},
    answered: '11:30',
  },
  {
    what: 'one that finds her by telephone',
    others: [lead('10:30', { answeredAt: at('11:30'), person: { email: '', phone: '5511' } })],
    own: { person: { email: 'ana@x.com', phone: '5511' } },
    answered: '11:30',
  },
  {
    what: 'none to somebody else',
    others: [lead('10:30', { answeredAt: at('11:30'), person: { email: 'rui@x.com', phone: '' } })],
    own: {},
    answered: undefined,
  },
  {
    what: 'none from before she asked',
    others: [lead('08:00', { answeredAt: at('09:00') })],
    own: {},
    answered: undefined,
  },
  {
    what: 'none to somebody else without an address',
    others: [lead('10:30', { answeredAt: at('11:30'), person: { email: '', phone: '' } })],
    own: { person: { email: '', phone: '' } },
    answered: undefined,
  },
])('is given with $what', ({ others, own, answered }) => {
  const [first] = promisedAnswers([lead('10:00', own), ...others], promises)

  expect(first?.answeredAt).toBe(answered === undefined ? undefined : at(answered))
})

it('is not promised by a subscription, and by a form that is gone it was', () => {
  const kinds = (kind: string) => promisedAnswers([lead('10:00', { kind })], promises)

  expect([kinds('news').length, kinds('gone').length]).toEqual([0, 1])
})
