import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import * as v from 'valibot'

/** A test and its duration, in ms. */
type Timed = { title: string; ms: number }

/** A failed test with its message. */
type Failure = { title: string; message: string }

/** A test runner's report. */
export type Tally = { passed: number; failed: number; skipped: number; tests: Timed[]; failures: Failure[] }

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) })),
    }),
  ),
})

export function readJestReport(file: string, root: string): Tally {
  const report = v.parse(jestReport, JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${relative(root, name)}: ${fullName}`,
        ms: duration,
      })),
    ),
    failures: report.testResults
      .filter(({ message }) => message !== '')
      .map(({ name, message }) => ({ title: relative(root, name), message })),
  }
}

type PlaywrightResult = { duration: number; errors: { message?: string }[] }
type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; results: PlaywrightResult[] }[] }[]
}
const playwrightError = v.object({ message: v.optional(v.string()) })
const playwrightResult = v.object({ duration: v.number(), errors: v.array(playwrightError) })
const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  file: v.string(),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), results: v.array(playwrightResult) })),
    }),
  ),
})
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(playwrightError),
  suites: v.array(playwrightSuite),
})

export function readPlaywrightReport(file: string): Tally {
  const { stats, errors, suites } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf).map(({ title, results }) => ({
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures: [{ title: 'Run', results: [{ duration: 0, errors }] }, ...suites.flatMap(testsOf)].flatMap(failuresOf),
  }
}

type PlayedTest = { title: string; results: PlaywrightResult[] }

function testsOf({ file, suites = [], specs }: PlaywrightSuite): PlayedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({ title: `${basename(file)} (${projectName}): ${title}`, results })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

function failuresOf({ title, results }: PlayedTest): Failure[] {
  return results.flatMap(({ errors }) => errors.map(({ message = '' }) => ({ title, message })))
}
