import { Counter, type Registry } from 'prom-client'
import { reach, type ViewCount } from '../../views/ViewCounts.ts'

const unreported: readonly ViewCount['measure'][] = ['silent', ...reach]

/** Views by release and measure. Documents without a report are counted in the database only. */
export function viewMetrics(registry: Registry): (counts: readonly ViewCount[]) => void {
  const labelNames = ['name', 'measure'] as const
  const registers = [registry]
  const views = new Counter({
    name: 'site_page_views_total',
    help: 'Views of pages of which browsers have told a measure; each for its remote and for the shell.',
    labelNames,
    registers,
  })
  const bad = new Counter({
    name: 'site_bad_page_views_total',
    help: 'Of these, those that went badly.',
    labelNames,
    registers,
  })
  return function addViews(counts) {
    for (const { remote: name, measure, ...count } of counts) {
      if (unreported.includes(measure)) continue
      views.inc({ name, measure }, count.views)
      bad.inc({ name, measure }, count.bad)
    }
  }
}
