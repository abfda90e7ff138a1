export type Traffic = { visitorsPerHour: number; documentsPerVisitor: number }

/** What chance has in store for one document: numbers from 0 to 1. */
export type Fate = Record<'failure' | 'lcp' | 'inp' | 'cls' | 'silence' | 'browser' | 'tap', number>

/** Looked up once: what Jest runs looks up what is global slowly, and this is done millions of times. */
const { log, sin, PI } = Math

type Chance = () => number

/** How often a document fares like the visitor's first: the same phone, the same line, the same extension. */
const ALIKE = 0.5

/** How many come in a minute of the day: more by day than at night. */
export function visitorsIn(minute: number, { visitorsPerHour }: Traffic, chance: Chance): number {
  const mean = (visitorsPerHour / 60) * (1 + 0.8 * sin((2 * PI * minute) / 1440))
  const pause = () => -log(1 - chance())
  let visitors = 0
  for (let time = pause(); time < mean; time += pause()) visitors += 1
  return visitors
}

/** How much worse than on the day's average everything is: there are hours of full lines. */
export function strainIn(minute: number): number {
  return 1 + 0.5 * sin((2 * PI * minute) / 1440 + 1)
}

/** The documents that one visitor opens: a geometric number of them. */
export function visit({ documentsPerVisitor }: Traffic, chance: Chance): Fate[] {
  const first = {
    failure: chance(),
    lcp: chance(),
    inp: chance(),
    cls: chance(),
    silence: chance(),
    browser: chance(),
    tap: chance(),
  }
  const documents: Fate[] = [first]
  while (chance() > 1 / documentsPerVisitor) {
    documents.push({
      failure: alike(first.failure, chance),
      lcp: alike(first.lcp, chance),
      inp: alike(first.inp, chance),
      cls: alike(first.cls, chance),
      silence: alike(first.silence, chance),
      browser: first.browser,
      tap: chance(),
    })
  }
  return documents
}

function alike(first: number, chance: Chance): number {
  return chance() < ALIKE ? first : chance()
}
