import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { missingEngines, notTested } from './engines/findEngines.ts'
import { installLibraries } from './libraries/installLibraries.ts'
import { installPrograms } from './support/run/installPrograms.ts'
import { keepTemporaryFilesInMemory } from './support/run/keepTemporaryFilesInMemory.ts'
import { type Phase, runPhase } from './support/run/runPhase.ts'
import { readJestReport, readPlaywrightReport, type Tally } from './support/run/testReports.ts'

/**
 * Command: all checks in one run, or with `--verify` those that a change needs: no audit, no other engine than Chromium, no
 * matrices of faults and strangers, and on a phone only flows. It ends with a line `N passed, N failed`, in which each check (format, lint, types, unused
 * code, build, audit) counts as one test, after the slowest tests, the time of each phase, the messages of failed tests and
 * the number of skipped ones.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const isVerifying = process.argv.includes('--verify')
const releases = { RELEASES_DIR: join(results, 'releases') }
const phases: Phase[] = []
const total: Tally = { passed: 0, failed: 0, skipped: 0, tests: [], failures: [] }

async function run(title: string, parameters: string[], env?: Record<string, string>, live?: boolean) {
  const npm = { program: 'npm', parameters: ['run', '--silent', ...parameters], cwd: root }
  const phase = await runPhase({ title, ...npm, env, live })
  phases.push(phase)
  return phase.code
}

/** A phase that counts as one test. */
async function check(title: string, parameters: string[], env?: Record<string, string>): Promise<boolean> {
  const succeeded = (await run(title, parameters, env)) === 0
  if (succeeded) total.passed++
  else total.failed++
  return succeeded
}

/** Adds a runner's report; a run that failed without saying why, or left no report, is a failure. */
function count(read: () => Tally, succeeded: boolean) {
  let tally: Tally = { passed: 0, failed: 1, skipped: 0, tests: [], failures: [] }
  try {
    tally = read()
  } catch (error) {
    console.error(`No report: ${error instanceof Error ? error.message : String(error)}`)
  }
  total.passed += tally.passed
  total.failed += succeeded ? tally.failed : Math.max(1, tally.failed)
  total.skipped += tally.skipped
  total.tests.push(...tally.tests)
  total.failures.push(...tally.failures)
}

/** Makes files that types and unit tests need. */
async function build(): Promise<boolean> {
  return (await check('Build', ['build'])) && (await check('Release', ['release', '--', '--built'], releases))
}

async function checkText() {
  await check('Format', ['format:check'])
  await check('Lint', ['lint'])
}

async function checkCode() {
  await check('Types', ['types'])
  await check('Unused code and dependencies', ['unused'])
}

async function runUnitTests() {
  const report = join(results, 'unit.json')
  const unit = await run('Unit tests', ['unit', '--', '--json', `--outputFile=${report}`], {}, true)
  count(() => readJestReport(report, root), unit === 0)
}

function runBrowserTests() {
  if (!isVerifying) return run('Browser tests', ['browser'], releases, true)
  const chromium = ['--project=desktop', '--project=phone']
  return run('Browser tests', ['browser', '--', ...chromium], { ...releases, VERIFY: '1' }, true)
}

/** A known vulnerability is a failure; if the registry provides no data, the check is skipped, and this is printed. */
async function audit() {
  const code = await run('Audit', ['audit'])
  if (code === 0) total.passed++
  else if (code === 2) total.skipped++
  else total.failed++
}

async function getPrograms() {
  const begun = performance.now()
  await Promise.all([installPrograms(), ...(isVerifying ? [] : [installLibraries()])])
  phases.push({ title: 'Missing programs', code: 0, ms: performance.now() - begun })
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

function printTimes(ms: number) {
  console.log('\nSlowest tests')
  const slowest = total.tests.sort((one, other) => other.ms - one.ms).slice(0, 10)
  for (const test of slowest) console.log(`${seconds(test.ms)}  ${test.title}`)
  console.log('\nTime of each phase; build, format and lint run in parallel, then types and unit tests')
  for (const phase of [...phases, { title: 'All', ms }]) console.log(`${seconds(phase.ms)}  ${phase.title}`)
}

/** The end of a long output is read first. */
function printFailures() {
  for (const { title, message } of total.failures) console.log(`\nFailed: ${title}\n${message.slice(0, 3000)}`)
}

const begun = performance.now()
keepTemporaryFilesInMemory()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Much of this uses only one core, or waits for a disk or a network.
const [built] = await Promise.all([build(), checkText(), getPrograms(), ...(isVerifying ? [] : [audit()])])
// Some unit tests wait for processes of their own, while the type check never waits.
await Promise.all([runUnitTests(), checkCode()])
if (built) {
  const browser = await runBrowserTests()
  count(() => readPlaywrightReport(join(results, 'browser.json')), browser === 0)
}
printTimes(performance.now() - begun)
printFailures()
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`)
if (!isVerifying && missingEngines().length > 0) console.warn(notTested(missingEngines()))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
