import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPrograms } from '../support/run/installPrograms.ts'
import { firstTouchBench } from './firstTouch/firstTouchBench.ts'
import { largestPaintBench } from './pages/largestPaintBench.ts'
import { pageTable } from './report/pageTable.ts'
import { type Figures, newReport, writeReport } from './report/Report.ts'
import { interactionsBench } from './visits/interactionsBench.ts'

/**
 * Command: runs all or the named parts on the last release of the site (if there is none, it builds and releases everything
 * first), prints the figures, in the end one table of all pages, and writes them to `test-results/bench.json`. They are for
 * comparison within a run; no test reads them. If a part fails, the others still run.
 */
const root = join(import.meta.dirname, '../..')
const { RUNS = '3', ROUTES } = process.env
const runs = Number(RUNS)

/** The routes that `ROUTES` names, or every public page. */
async function publicPages(): Promise<string[]> {
  // Imported late: it reads the releases, which the command may have to make first.
  const { pagePaths } = await import('../support/site/pagePaths.ts')
  const paths = ROUTES?.split(' ') ?? pagePaths
  return paths.filter((path) => !path.startsWith('/admin/'))
}

const parts: Readonly<Record<string, () => Promise<Figures>>> = {
  paint: async () => largestPaintBench(await publicPages(), runs),
  firstTouch: async () => firstTouchBench(await publicPages(), runs),
  interactions: async () => interactionsBench(await publicPages(), Math.min(runs, 2)),
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
await installPrograms()
if (!existsSync(join(root, 'releases'))) {
  execSync('npm run build && npm run release -- --built', { cwd: root, stdio: 'inherit' })
}
const report = newReport()
const startedAt = performance.now()
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  try {
    report.parts[name] = await measure()
  } catch (error) {
    console.error(`\n${name} failed:`, error)
    report.parts[name] = { failure: String(error) }
    process.exitCode = 1
  }
  writeReport(join(root, 'test-results/bench.json'), report)
}
for (const line of pageTable(await publicPages(), report.parts)) console.log(line)
console.log(`\n${Math.ceil((performance.now() - startedAt) / 60_000)} minutes`)
