import { evidenceSections, parseEvidence } from './Evidence.ts'
import { sampleEvidence } from './sampleEvidence.ts'

it('contains the ten statistics of the specification', () => {
  const values = sampleEvidence.successCases.items.flatMap(({ results }) => results.map(({ value }) => value))

  expect(values).toEqual(['+65%', '-25%', '+80%', '+85%', '+70%', '+50%', '300%', '150%', '85%', '200%'])
})

it('is marked as a sample in every section', () => {
  const sections = Object.values(sampleEvidence)

  expect(sections).toHaveLength(Object.keys(evidenceSections).length)
  expect(sections.every(({ sample }) => sample)).toBe(true)
})

it('is read by a release that does not know all sections of the site', () => {
  expect(parseEvidence({ ...sampleEvidence, awards: { sample: true, items: [] } })).toEqual(sampleEvidence)
})
