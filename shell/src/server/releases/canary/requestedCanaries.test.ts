import { idOf } from '../testing/createSampleReleases.ts'
import { sampleStatement } from '../testing/sampleStatement.ts'
import { requestedCanaries } from './requestedCanaries.ts'

const canary = { share: 10, auto: true }
const signed = { statement: { ...sampleStatement, canary } }
const pointer = { release: idOf('b'), counter: 7, stamp: 'publication 7', signed }
const requested = { ...canary, name: 'mfe-shop', release: idOf('b'), counter: 7, stamp: 'publication 7' }

it.each([
  { what: 'a canary next to a live release', pointer, live: idOf('a'), forAll: idOf('a'), tried: [requested] },
  {
    what: 'live for all if no share is requested',
    pointer: { ...pointer, signed: undefined },
    live: idOf('a'),
    forAll: idOf('b'),
    tried: [],
  },
  { what: 'live for all if it is the first', pointer, live: undefined, forAll: idOf('b'), tried: [] },
  { what: 'live for all once it is live', pointer, live: idOf('b'), forAll: idOf('b'), tried: [] },
  { what: 'for nobody if it was refused', pointer, live: idOf('a'), isOpen: false, forAll: idOf('a'), tried: [] },
])('treats a published release as $what', ({ pointer: given, live, isOpen = true, forAll, tried }) => {
  const result = requestedCanaries(new Map([['mfe-shop', given]]), { control: () => live, isOpen: () => isOpen })

  expect(result.forAll.get('mfe-shop')?.release).toBe(forAll)
  expect(result.requested).toEqual(tried)
})
