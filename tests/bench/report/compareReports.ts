import type { Figures, Report } from './Report.ts'
import { isWithinSpread, type Spread } from './spread.ts'

/**
 * Compares each figure that both reports have: its ratio to the former one, and whether the difference is within the spread.
 * Medians represent several runs.
 */
export function compareReports(former: Report, now: Report): string[] {
  const before = spreadsOf(former.parts)
  const lines = [...spreadsOf(now.parts)].flatMap(([name, present]) => {
    const old = before.get(name)
    if (old === undefined) return []
    const verdict = isWithinSpread(present, old) ? ', within the spread' : ''
    return [`${times(present.median, old.median).padStart(6)}  ${name}: ${old.median} -> ${present.median}${verdict}`]
  })
  return [`Against ${former.at}, commit ${String(former.machine.commit)}: ratio, former and present figure`, ...lines]
}

function times(value: number, old: number): string {
  if (old === value) return '1.00'
  return old === 0 ? 'new' : (value / old).toFixed(2)
}

/** The figures of a report by their path. One that was measured once is its own median, minimum and maximum. */
function spreadsOf(figures: Figures, path = ''): Map<string, Spread> {
  const found = new Map<string, Spread>()
  for (const [name, value] of Object.entries(figures)) {
    const place = path ? `${path} ${name}` : name
    if (typeof value === 'number') found.set(place, { median: value, low: value, high: value })
    else if (typeof value === 'object' && isSpread(value)) found.set(place, value)
    else if (typeof value === 'object') for (const [inner, spread] of spreadsOf(value, place)) found.set(inner, spread)
  }
  return found
}

function isSpread(value: Figures): value is Spread {
  return ['median', 'low', 'high'].every((name) => typeof value[name] === 'number')
}
