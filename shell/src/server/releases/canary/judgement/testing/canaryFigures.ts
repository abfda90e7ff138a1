import { createRandom } from './createRandom.ts'
import { judgeCanary } from '../judgeCanary.ts'
import { judgeNaively } from './judgeNaively.ts'
import { healthy } from './SimulatedRelease.ts'
import { simulateCanary } from './simulateCanary.ts'

type Case = Omit<Parameters<typeof simulateCanary>[0], 'chance'>

/** Every line starts with the same visitors. */
const SEED = 20_261_122

const sites = [
  {
    site: '3,000 documents an hour',
    traffic: { visitorsPerHour: 1_500, documentsPerVisitor: 2 },
    hours: 48,
    every: 1,
  },
  { site: '150 documents an hour', traffic: { visitorsPerHour: 75, documentsPerVisitor: 2 }, hours: 336, every: 5 },
]

const shares = [0.1, 0.5]

const faults = [
  { fault: '5 in 100 more fail', canary: { ...healthy, failures: 0.06 } },
  { fault: '20 % slower', canary: { ...healthy, slowness: 1.2 } },
  { fault: 'scripts never start', canary: { ...healthy, silence: 1 } },
]

/** How long it takes to judge a release, and how often the verdict is wrong; yields each line once it has been simulated. */
export function* canaryFigures(): Generator<string> {
  yield 'Healthy releases that are called worse, of 1,000, each judged every minute of 12 hours:'
  yield falsePositives('1 document a visitor', 1)
  yield falsePositives('2 documents a visitor', 2)
  yield falsePositives('3 documents a visitor', 3)
  yield falsePositives('3 documents a visitor, said to the judge', 3, (counts) =>
    judgeCanary(counts, { viewsPerVisitor: 3 }),
  )
  yield falsePositives('2 documents a visitor, a p-value of 1 % instead', 2, judgeNaively)

  yield '\nUntil a release is called worse:'
  for (const { site, ...traffic } of sites) {
    for (const { fault, canary } of faults) {
      for (const share of shares) {
        yield durations(`${site}, ${share * 100} %: ${fault}`, 'worse', 40, {
          ...traffic,
          control: healthy,
          canary,
          shares: [share],
        })
      }
    }
  }
  yield durations('60,000 documents an hour, 50 %: 2.1 % fail instead of 2 %', 'worse', 10, {
    traffic: { visitorsPerHour: 30_000, documentsPerVisitor: 2 },
    control: { ...healthy, failures: 0.02 },
    canary: { ...healthy, failures: 0.021 },
    shares: [0.5],
    hours: 96,
    every: 15,
  })

  yield '\nUntil a healthy release is called fine:'
  for (const { site, ...traffic } of sites) {
    for (const share of shares) {
      yield durations(`${site}, ${share * 100} %`, 'fine', 40, {
        ...traffic,
        control: healthy,
        canary: healthy,
        shares: [share],
      })
    }
  }
}

function falsePositives(about: string, documentsPerVisitor: number, judge?: Case['judge']): string {
  const traffic = { visitorsPerHour: 600 / documentsPerVisitor, documentsPerVisitor }
  const chance = createRandom(SEED)
  const options = { traffic, control: healthy, canary: healthy, shares: [0.1, 0.25, 0.5], hours: 12, judge, chance }
  const outcomes = Array.from({ length: 1_000 }, () => simulateCanary(options))
  return `  ${about}: ${outcomes.filter(({ worse }) => worse).length}`
}

/** The median and the 90th percentile of the time to the verdict. */
function durations(about: string, verdict: 'worse' | 'fine', releases: number, options: Case): string {
  const chance = createRandom(SEED)
  const moments = Array.from({ length: releases }, () => simulateCanary({ ...options, ends: verdict, chance })[verdict])
  const found = moments.filter((moment) => moment !== undefined).sort((one, other) => one.documents - other.documents)
  const written = [0.5, 0.9].map((part) => {
    const moment = found[Math.ceil(part * releases) - 1]
    if (!moment) return 'never'
    return `${moment.documents.toLocaleString('en')} documents, ${(moment.minutes / 60).toFixed(1)} h`
  })
  return `  ${about}: ${written.join('; ')}`
}
