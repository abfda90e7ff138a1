import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nearestTests } from './support/run/nearestTests.ts'
import { type Phase, runPhase } from './support/run/runPhase.ts'
import { workspaceFolders } from './support/run/workspaces.ts'

/**
 * Command: what a change needs before a commit: format and lint, types, and the unit tests that Jest finds to reach what
 * differs from `origin/main` (or from HEAD). `npm test` checks the whole site.
 */
const root = join(import.meta.dirname, '..')

/** This many test files run on two cores, next to the type check, in about a minute. */
const MOST_TESTS = 100

const lines = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

function startOfChange(): string {
  try {
    return lines('git', 'merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

const start = startOfChange()
const changed = [
  ...lines('git', 'diff', '--name-only', start),
  ...lines('git', 'ls-files', '--others', '--exclude-standard'),
]

const run = (title: string, program: string, ...parameters: string[]) =>
  runPhase({ title, program, parameters, cwd: root })

async function checkSources(): Promise<Phase[]> {
  const rules = ['--assist-enabled=false', '--error-on-warnings']
  const phases = [await run('Format and lint', 'npx', 'biome', 'check', ...rules, '.')]
  // A remote that was never built has no list of its pages yet.
  const remotes = workspaceFolders(root).filter((folder) => folder.startsWith('mfe-'))
  const isPrepared = (folder: string) => existsSync(join(root, folder, '.build'))
  for (const folder of remotes.filter((one) => !isPrepared(one))) {
    phases.push(await run(`Types of ${folder}`, 'npm', 'run', '--silent', 'types', '-w', folder))
  }
  phases.push(await run('Types', 'npx', 'tsc', '-b', '--checkers', '1', '.', ...remotes.filter(isPrepared)))
  return phases
}

async function checkUnits(): Promise<Phase[]> {
  const reached = lines('npx', 'jest', '--listTests', `--changedSince=${start}`)
  const tests = nearestTests(
    reached,
    changed.map((file) => join(root, file)),
    MOST_TESTS,
  )
  if (tests.length === 0) return []
  const which = tests.length < reached.length ? 'the nearest' : 'all'
  const title = `Unit tests: ${which} ${tests.length} of ${reached.length} that it reaches`
  return [await run(title, 'npx', 'jest', '--runTestsByPath', ...tests)]
}

if (changed.length === 0) {
  console.log('Nothing differs from origin/main.')
} else {
  const begun = performance.now()
  const phases = (await Promise.all([checkSources(), checkUnits()])).flat()
  console.log(`\n${changed.length} files changed`)
  for (const { title, code, ms } of phases) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${code === 0 ? 'passed' : 'FAILED'}  ${title}`)
  }
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  all`)
  process.exitCode = phases.every(({ code }) => code === 0) ? 0 : 1
}
