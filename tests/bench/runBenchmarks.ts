import { execSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPrograms } from '../support/run/installPrograms.ts'
import { partDescriptions, type PartName, type Pages, parts, partsToRun, runs } from './parts.ts'
import { compareReports } from './report/compareReports.ts'
import { drawChart } from './report/drawChart.ts'
import { federationTax } from './report/pageTables.ts'
import { newReport, readReport, writeReport } from './report/Report.ts'
import { watchStolenTime } from './report/stolenTime.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'test-results/bench.json')
const chart = join(import.meta.dirname, 'chart.svg')

/**
 * Command: runs all or the named parts on the last release of the site (if there is none, it builds and releases everything
 * first), prints the figures and writes them to `test-results/bench.json`. They are for comparison; no test reads them.
 * `--compare FILE` compares them with a former report, `--chart` draws those of `pages` for the README, `--help` lists the
 * parts. If a part fails, the others still run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, chart: { type: 'boolean' }, help: { type: 'boolean' } },
})
if (values.help) {
  for (const [part, about] of Object.entries(partDescriptions)) console.log(`${part.padEnd(14)}${about}`)
  process.exit()
}
// Read first, because this run may overwrite it.
const former = values.compare === undefined ? undefined : readReport(values.compare)
await installPrograms()
if (!existsSync(join(root, 'releases'))) {
  execSync('npm run build && npm run release -- --built', { cwd: root, stdio: 'inherit' })
}
const report = newReport()
let pages: Pages | undefined
const startedAt = performance.now()
const stolenTime = watchStolenTime()
for (const part of partsToRun(positionals)) {
  await measurePart(part)
  report.machine = { ...report.machine, stolen: stolenTime() }
  writeReport(file, report)
}
if (pages) for (const line of federationTax(pages)) console.log(line)
const times = Object.entries(report.seconds).map(([part, seconds]) => `${part} ${seconds}`)
console.log(
  `\nTotal: ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes; seconds of each part: ${times.join(', ')}`,
)
const { stolen } = report.machine
if (stolen !== undefined) console.log(`Other virtual machines on this host took ${stolen} % of the CPU time.`)
if (values.chart && pages) {
  const note = `Medians of ${runs} loads on a slow phone: 412 x 823, 150 ms, 1.6 Mbit/s, processor 4 times slower; ${report.at.slice(0, 10)}`
  writeFileSync(chart, drawChart(pages, note))
}
if (former) for (const line of compareReports(former, report)) console.log(line)

async function measurePart(part: PartName): Promise<void> {
  const from = performance.now()
  try {
    if (part === 'pages') report.parts.pages = pages = await parts.pages()
    else report.parts[part] = await parts[part]()
  } catch (error) {
    console.error(`\n${part} failed:`, error)
    report.parts[part] = { failure: String(error) }
    process.exitCode = 1
  }
  report.seconds[part] = Math.round((performance.now() - from) / 1000)
  console.log(`\n${part}: ${report.seconds[part]} s`)
}
