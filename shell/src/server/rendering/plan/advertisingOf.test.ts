import { advertisingOf } from './advertisingOf.ts'

const pixel = { advertisingTag: 'meta', value: '1234567' } as const
const tag = { advertisingTag: 'google', value: 'AW-1' } as const
const meta = { company: 'meta', id: '1234567' }
const google = { company: 'google', id: 'AW-1' }

it.each([
  { services: [], leads: undefined, advertising: undefined },
  { services: [{ value: 'https://stock.example' }, { ...pixel, value: '' }], leads: undefined, advertising: undefined },
  { services: [pixel, tag, pixel], leads: undefined, advertising: { tags: [meta, google], leads: [] } },
  { services: [], leads: ['google'] as const, advertising: { tags: [], leads: ['google'] } },
  { services: [tag], leads: ['meta'] as const, advertising: { tags: [google], leads: ['meta'] } },
])('has of $services and $leads: $advertising', ({ services, leads, advertising }) => {
  expect(advertisingOf(services, leads && { leads })).toEqual(advertising)
})
