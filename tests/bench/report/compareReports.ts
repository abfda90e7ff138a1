import type { Figures, Report } from './Report.ts'

/** Each figure that both reports have, with how many times the former it is now. Of several runs the medians count. */
export function compareReports(former: Report, now: Report): string[] {
  const before = numbersOf(former.parts)
  const lines = [...numbersOf(now.parts)].flatMap(([name, value]) => {
    const old = before.get(name)
    if (old === undefined) return []
    const times = old === value ? '1.00' : old === 0 ? 'new' : (value / old).toFixed(2)
    return [`${times.padStart(6)}  ${name}: ${old} -> ${value}`]
  })
  return [`Against ${former.at}, commit ${String(former.machine.commit)}: ratio, former and present figure`, ...lines]
}

/** The numbers of a report by their path, without the ends of spreads. */
function numbersOf(figures: Figures, path = ''): Map<string, number> {
  const found = new Map<string, number>()
  for (const [name, value] of Object.entries(figures)) {
    const place = name === 'median' ? path : `${path}${path && ' '}${name}`
    if (typeof value === 'number' && !/^(low|high)$/.test(name)) found.set(place, value)
    if (typeof value === 'object') for (const [inner, number] of numbersOf(value, place)) found.set(inner, number)
  }
  return found
}
