import { untouched } from '../testing/sampleLead.ts'
import { carriedOver } from './carriedOver.ts'

const step = { text: 'Ligar', on: '2026-03-12' }
const fresh = { desk: untouched }
const agreed = { desk: { ...untouched, stage: 'offer' as const, version: 2, owner: 'Bia', step } }

it.each([
  { what: 'a first form', requests: [fresh], owner: '', step: null, before: null },
  { what: 'one that somebody has dealt with', requests: [agreed], owner: 'Bia', step, before: null },
  { what: 'a new form after it', requests: [fresh, agreed], owner: 'Bia', step, before: 'offer' },
  {
    what: 'a new form that was given to somebody else, without a step',
    requests: [{ desk: { ...untouched, version: 1, owner: 'Léo' } }, agreed],
    owner: 'Léo',
    step: null,
    before: null,
  },
])('has of $what whose it is and what comes next', ({ requests, owner, step: next, before }) => {
  expect(carriedOver(requests)).toEqual({ owner, step: next, before })
})
