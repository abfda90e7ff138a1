import { FieldProblem, parseCollection, type SiteCollection } from '@site/contracts/siteContent'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { fieldReason } from './fieldReason.ts'

function reasonFor(collection: SiteCollection, value: unknown): string {
  try {
    parseCollection(collection, value)
    return ''
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    return fieldReason(error)
  }
}

const numbers = {
  ...{ siteDays: 1, briefingMinutes: 30, replyHours: 2, sites: 200, visitingCountries: 11, clientCountries: 4 },
  ...{ founded: 2020, agentsPerMonth: 20 },
}
const hours = (opens: string, closes: string) => ({ items: [{ first: 'Mo', last: 'Fr', opens, closes }] })
const { prices, offer } = sampleEvidence

it.each<{ what: string; collection: SiteCollection; value: unknown; reason: string }>([
  {
    what: 'too high a number',
    collection: 'numbers',
    value: { ...numbers, siteDays: 60 },
    reason: 'pode ser no máximo 30.',
  },
  {
    what: 'hours that end before they begin',
    collection: 'hours',
    value: hours('19:00', '18:00'),
    reason: 'a que horas',
  },
  { what: 'hours as people say them', collection: 'hours', value: hours('8h', '18h'), reason: 'há um exemplo nele' },
  {
    what: 'an agent that saves nothing',
    collection: 'prices',
    value: { ...prices, items: prices.items.map((item) => ({ ...item, from: 99_999 })) },
    reason: 'não haveria economia',
  },
  {
    what: 'a feature that is listed twice',
    collection: 'offer',
    value: { ...offer, apart: offer.apart.map((item) => ({ ...item, feature: 'domain' })) },
    reason: 'já está em outro item',
  },
])('says what mends $what', ({ collection, value, reason }) => {
  expect(reasonFor(collection, value)).toContain(reason)
})
