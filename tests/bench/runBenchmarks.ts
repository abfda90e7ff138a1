import { execSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPrograms } from '../support/run/installPrograms.ts'
import { type PartName, type Pages, parts, partsNamed, runs } from './parts.ts'
import { compareReports } from './report/compareReports.ts'
import { drawChart } from './report/drawChart.ts'
import { federationTax } from './report/pageTables.ts'
import { newReport, readReport, writeReport } from './report/Report.ts'
import { watchStolenTime } from './report/stolenTime.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'test-results/bench.json')
const chart = join(import.meta.dirname, 'chart.svg')

/**
 * Command: prints the figures of the site as it was released last, of all parts or of those that are named, and keeps them in
 * `test-results/bench.json`. Where nothing was released it builds and releases everything first. They are for comparing, not for passing: no test reads them. `--compare FILE` sets them against
 * a former report, `--chart` draws those of pages for the README.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, chart: { type: 'boolean', default: false } },
})
// Read first: this run writes to where it may lie.
const former = values.compare === undefined ? undefined : readReport(values.compare)
await installPrograms()
if (!existsSync(join(root, 'releases'))) {
  execSync('npm run build && npx tsx shell/scripts/release.ts --built', { cwd: root, stdio: 'inherit' })
}
const report = newReport()
const measured = partsNamed(positionals)
let pages: Pages | undefined
const begun = performance.now()
const stolenTime = watchStolenTime()
for (const group of measured) {
  await Promise.all(group.map(measurePart))
  report.machine = { ...report.machine, stolen: stolenTime() }
  writeReport(file, report)
}
if (pages) for (const line of federationTax(pages)) console.log(line)
console.log(`\nAll of it: ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`)
const { stolen } = report.machine
if (stolen !== undefined) console.log(`Other machines of the host had ${stolen} % of the processors' time.`)
if (values.chart && pages) {
  const note = `Medians of ${runs} loads on a slow phone: 412 x 823, 150 ms, 1.6 Mbit/s, processor 4 times slower; ${report.at.slice(0, 10)}`
  writeFileSync(chart, drawChart(pages, note))
}
if (former) for (const line of compareReports(former, report)) console.log(line)

async function measurePart(part: PartName): Promise<void> {
  const from = performance.now()
  if (part === 'pages') report.parts.pages = pages = await parts.pages()
  else report.parts[part] = await parts[part]()
  console.log(`\n${part}: ${Math.round((performance.now() - from) / 1000)} s`)
}
