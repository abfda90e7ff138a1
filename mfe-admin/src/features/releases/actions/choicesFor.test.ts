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
  { what: 'what is live', release: live, expected: [] },
  { what: 'what was live', release: former, expected: ['rollback: rollback a', 'preview: preview a'] },
  { what: 'what was never live', release: other, expected: ['preview: preview d'] },
  { what: 'what was refused', release: releaseOf('e', 'refused'), expected: ['preview: preview e'] },
])('with $what: $expected', ({ release, expected }) => {
  expect(choices(partWith([live, former, other]), release)).toEqual(expected)
})

it('a canary is promoted to all, or ended in favour of the live release', () => {
  const part = partWith([canary, live], { wanted: canary.id })

  expect(choices(part, canary)).toEqual(['promote: promote c', 'end: rollback b', 'preview: preview c'])
  expect(choices(part, live)).toEqual([])
})

it('nothing of a paused part goes to all', () => {
  expect(choices(partWith([canary, live], { paused: true }), canary)[0]).toBe('end: rollback b')
})

it('what is live is kept when something else is wanted and did not go live', () => {
  expect(choices(partWith([live], { wanted: releaseOf('e', 'refused').id }), live)).toEqual(['keep: rollback b'])
})

it('a part is paused, and a paused one is resumed', () => {
  expect([pauseChoice(partWith([])).action, pauseChoice(partWith([], { paused: true })).action]).toEqual([
    'pause',
    'resume',
  ])
})
