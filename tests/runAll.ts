import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { findBrowser } from './support/findBrowser.ts'
import { installPrograms } from './support/installPrograms.ts'

/**
 * Command: everything that has to be true, in one run. It ends with a line `N passed, N failed`, in which each check
 * (format, lint, types, build) counts as one test.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const jestResult = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
})
const playwrightResult = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})
let passed = 0
let failed = 0

function run(title: string, parameters: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`)
  const { status } = spawnSync('npm', ['run', '--silent', ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

function check(title: string, script: string, env?: Record<string, string>, ...parameters: string[]): boolean {
  const succeeded = run(title, [script, '--', ...parameters], env)
  if (succeeded) passed++
  else failed++
  return succeeded
}

/** Counts the tests of a runner from the report it wrote; a run without a report is a failure. */
function count(file: string, read: (report: unknown) => { passed: number; failed: number }, succeeded: boolean) {
  let counted = { passed: 0, failed: 1 }
  try {
    counted = read(JSON.parse(readFileSync(join(results, file), 'utf8')))
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  passed += counted.passed
  failed += succeeded ? counted.failed : Math.max(1, counted.failed)
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
check('Format', 'format:check')
check('Lint', 'lint')
const releases = { RELEASES_DIR: join(results, 'releases') }
// The build makes files that types and unit tests read.
const built = check('Build', 'build') && check('Release', 'release', releases, '--built')
check('Types', 'types')
installPrograms()
const unit = run('Unit tests', ['unit', '--', '--json', `--outputFile=${join(results, 'unit.json')}`])
count(
  'unit.json',
  (report) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = v.parse(jestResult, report)
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
  },
  unit,
)
if (built) {
  const browser = run('Browser tests', ['browser'], { ...releases, CHROMIUM_PATH: findBrowser() })
  count(
    'browser.json',
    (report) => {
      const { stats, errors } = v.parse(playwrightResult, report)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    },
    browser,
  )
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
