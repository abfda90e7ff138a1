export type Traffic = { visitorsPerHour: number; documentsPerVisitor: number }

/** Random numbers from 0 to 1 that decide what happens to one document. */
export type DocumentChances = Record<'failure' | 'lcp' | 'inp' | 'cls' | 'silence' | 'browser' | 'tap', number>

/** Bound once: inside Jest, global look-ups are slow, and this does millions of them. */
const { log, sin, PI } = Math

type Random = () => number

/** How often a document behaves like the visitor's first: the same phone, the same network, the same extensions. */
const CORRELATION = 0.5

/** The number of visitors who arrive in a minute: more by day than at night. */
export function visitorsIn(minute: number, { visitorsPerHour }: Traffic, chance: Random): number {
  const mean = (visitorsPerHour / 60) * (1 + 0.8 * sin((2 * PI * minute) / 1440))
  const pause = () => -log(1 - chance())
  let visitors = 0
  for (let time = pause(); time < mean; time += pause()) visitors += 1
  return visitors
}

/** The factor by which conditions are worse than on the day's average, as with busy networks. */
export function congestionAt(minute: number): number {
  return 1 + 0.5 * sin((2 * PI * minute) / 1440 + 1)
}

/** The documents that one visitor opens: geometrically distributed. */
export function visit({ documentsPerVisitor }: Traffic, chance: Random): DocumentChances[] {
  const first = {
    failure: chance(),
    lcp: chance(),
    inp: chance(),
    cls: chance(),
    silence: chance(),
    browser: chance(),
    tap: chance(),
  }
  const documents: DocumentChances[] = [first]
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

function alike(first: number, chance: Random): number {
  return chance() < CORRELATION ? first : chance()
}
