import { evidenceSections, parseEvidence } from './Evidence.ts'
import { sampleEvidence } from './sampleEvidence.ts'

const booking = { feature: 'booking', name: 'Agenda', from: 590, per: 'once' }

it('contains the ten statistics of the specification', () => {
  const values = sampleEvidence.successCases.items.flatMap(({ results }) => results.map(({ value }) => value))

  expect(values).toEqual(['+65%', '-25%', '+80%', '+85%', '+70%', '+50%', '300%', '150%', '85%', '200%'])
})

it('is marked as a sample in every section', () => {
  const sections = Object.values(sampleEvidence)

  expect(sections).toHaveLength(Object.keys(evidenceSections).length)
  expect(sections.every(({ sample }) => sample)).toBe(true)
})

it.each([
  { what: 'twice in one list', included: [], apart: [booking, booking], place: 1 },
  { what: 'in both lists', included: [{ feature: 'booking', name: 'Agenda' }], apart: [booking], place: 0 },
])('refuses an offer that names a feature $what', ({ included, apart, place }) => {
  const offer = { ...sampleEvidence.offer, included, apart }

  expect(() => parseEvidence({ ...sampleEvidence, offer })).toThrow(
    `offer.apart.${place}.feature: must not be listed already`,
  )
})

it('is read by a release that does not know all sections of the site', () => {
  expect(parseEvidence({ ...sampleEvidence, awards: { sample: true, items: [] } })).toEqual(sampleEvidence)
})
