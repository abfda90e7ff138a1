import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import * as v from 'valibot'

/** One test and how long it took, in ms. */
type Timed = { title: string; ms: number }

/** What a test runner reports. */
export type Tally = { passed: number; failed: number; skipped: number; tests: Timed[] }

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
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
  }
}

type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}
const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  file: v.string(),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
})
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
  suites: v.array(playwrightSuite),
})

export function readPlaywrightReport(file: string): Tally {
  const { stats, errors, suites } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  }
}

function testsOf({ file, suites = [], specs }: PlaywrightSuite): Timed[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${basename(file)} (${projectName}): ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
