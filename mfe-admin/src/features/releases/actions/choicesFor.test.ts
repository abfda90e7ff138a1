import { partWith, releaseOf } from '../testing/sampleReleases.ts'
import { choicesFor, pauseChoice } from './choicesFor.ts'

const [live, former, canary, other] = [
  releaseOf('b', 'live'),
  releaseOf('a', 'former'),
  releaseOf('c', 'canary'),
  releaseOf('d', 'never live'),
]
const choices = (part: Parameters<typeof choicesFor>[0], release: Parameters<typeof choicesFor>[1]) =>
  choicesFor(part, release).map(({ kind, action, release }) => `${kind}: ${action} ${release?.[0]}`)

it.each([
  { what: 'the live release', release: live, expected: [] },
  { what: 'a former release', release: former, expected: ['rollback: rollback a', 'preview: preview a'] },
  { what: 'a release that was never live', release: other, expected: ['preview: preview d'] },
  { what: 'a refused release', release: releaseOf('e', 'refused'), expected: ['preview: preview e'] },
])('offers for $what: $expected', ({ release, expected }) => {
  expect(choices(partWith([live, former, other]), release)).toEqual(expected)
})

it('offers to promote a canary to all visitors, or to end it in favour of the live release', () => {
  const part = partWith([canary, live], { wanted: canary.id })

  expect(choices(part, canary)).toEqual(['promote: promote c', 'end: rollback b', 'preview: preview c'])
  expect(choices(part, live)).toEqual([])
})

it('offers no release of a paused part to all visitors', () => {
  expect(choices(partWith([canary, live], { paused: true }), canary)[0]).toBe('end: rollback b')
})

it('offers to keep the live release when another one is wanted and did not go live', () => {
  expect(choices(partWith([live], { wanted: releaseOf('e', 'refused').id }), live)).toEqual(['keep: rollback b'])
})

it('offers to pause a part, and to resume a paused one', () => {
  expect([pauseChoice(partWith([])).action, pauseChoice(partWith([], { paused: true })).action]).toEqual([
    'pause',
    'resume',
  ])
})
