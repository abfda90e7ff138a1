import type { Outcome, ReleaseOutcome } from './awaitVerdict.ts'
import { reportOutcome } from './reportOutcome.ts'

const releases = { shell: '1111', 'mfe-shop': '2222' }
const judged = (shell: ReleaseOutcome, shop: ReleaseOutcome): Outcome => ({
  status: 'judged',
  releases: { shell, 'mfe-shop': shop },
})
const live = { status: 'live' } as const
const refused = { status: 'refused', reason: 'threw.', retry: 'never' } as const
const waiting = { status: 'waiting', reason: 'took too long.', retry: 'soon' } as const

it('says that a canary without a former release is there for all', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})

  reportOutcome(judged(live, { status: 'canary', share: 10 }), releases, (_name, text) => text, true)
  const lines = log.mock.calls.flat()
  log.mockRestore()

  expect(lines).toEqual([
    'shell 1111 is live',
    'All visitors have it: there was no other release to compare a canary with.',
    'mfe-shop 2222 is a canary for 10 % of the visitors',
  ])
})

it.each<{ title: string; outcome: Outcome; code: number; lines: string[] }>([
  {
    title: 'both are live',
    outcome: judged(live, { status: 'canary', share: 10 }),
    code: 0,
    lines: ['shell 1111 is live', 'mfe-shop 2222 is a canary for 10 % of the visitors'],
  },
  {
    title: 'one is live, and the gate has something to say about it',
    outcome: judged(live, { ...live, notices: ['The form a is gone.', 'The form b is gone.'] }),
    code: 0,
    lines: [
      'shell 1111 is live',
      'mfe-shop 2222 is live',
      'Note: mfe-shop 2222: The form a is gone.',
      'Note: mfe-shop 2222: The form b is gone.',
    ],
  },
  {
    title: 'no site runs',
    outcome: { status: 'unseen' },
    code: 0,
    lines: [
      'shell 1111 is released: the next start of a site shows it',
      'mfe-shop 2222 is released: the next start of a site shows it',
    ],
  },
  {
    title: 'both are refused, each for its own reason',
    outcome: judged(refused, { ...refused, reason: 'claims /x.', retry: 'registry' }),
    code: 1,
    lines: [
      'Refused: shell 1111: threw.',
      'Refused: mfe-shop 2222: claims /x. The site tries it again when its registry changes.',
      'The site has not changed.',
    ],
  },
  {
    title: 'one is live, so that the site has changed',
    outcome: judged(live, refused),
    code: 1,
    lines: ['shell 1111 is live', 'Refused: mfe-shop 2222: threw.'],
  },
  {
    title: 'one waits for the other',
    outcome: judged(waiting, { status: 'waiting', reason: 'wants react.', retry: 'shell' }),
    code: 2,
    lines: [
      'Not live yet: shell 1111: took too long. The site tries it again by itself, within five minutes.',
      'Not live yet: mfe-shop 2222: wants react. The site tries it again with the next release of the shell.',
    ],
  },
  {
    title: 'one is in no registry, and one was not judged',
    outcome: judged({ status: 'open' }, { status: 'unlisted' }),
    code: 2,
    lines: [
      'Not live yet: shell 1111 has not been judged by the site.',
      'Not live yet: mfe-shop 2222 is in no registry of a running site, which shows it once it is.',
    ],
  },
  {
    title: 'the site does not answer',
    outcome: { status: 'unanswered', reason: 'no network.' },
    code: 2,
    lines: ['Released, but how it went is not known: no network.'],
  },
])('exits with $code when $title', ({ outcome, code, lines }) => {
  const printed: string[] = []
  for (const verb of ['log', 'error'] as const)
    jest.spyOn(console, verb).mockImplementation((...texts: unknown[]) => void printed.push(String(texts[0])))

  const exitCode = reportOutcome(outcome, releases)
  jest.restoreAllMocks()

  expect([exitCode, printed]).toEqual([code, lines])
})
