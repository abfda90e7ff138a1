import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { affectedWorkspaces } from './support/run/affectedWorkspaces.ts'
import { importersOf } from './support/run/importersOf.ts'
import { nearestTests, reachedTests } from './support/run/reachedTests.ts'
import { type Phase, runPhase } from './support/run/runPhase.ts'
import { readWorkspaces } from './support/run/workspaces.ts'

/**
 * Command: what a change needs before a commit. Checks the files that differ from `origin/main` (or from HEAD), including
 * deleted ones: their format and lint, the types of the affected workspaces, and the unit tests that reach them. `npm test`
 * checks the whole site.
 */
const root = join(import.meta.dirname, '..')

/** This many test files run on two cores, next to the type check, in less than a minute. */
const MOST_TESTS = 100

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const listed = (...parameters: string[]) =>
  git(...parameters, '-z')
    .split('\0')
    .filter(Boolean)

function startOfChange(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim()
  } catch {
    return 'HEAD'
  }
}

const isThere = (file: string) => existsSync(join(root, file))
const unknown = listed('ls-files', '--others', '--exclude-standard')
const changed = [...new Set([...listed('diff', '--name-only', '--no-renames', startOfChange()), ...unknown])]
const files = [...listed('ls-files'), ...unknown].filter(isThere)
const workspaces = readWorkspaces(root)
const affected = affectedWorkspaces(workspaces, changed)

async function run(title: string, program: string, ...parameters: string[]): Promise<Phase> {
  return runPhase({ title, program, parameters, cwd: root })
}

/** Changed rules have to hold for every file, and changed files have to follow them. */
async function checkText(): Promise<Phase[]> {
  const left = changed.filter(isThere)
  const looked = changed.some((file) => /biome[^/]*\.json$/.test(file)) ? ['.'] : left
  if (looked.length === 0) return []
  const rules = ['--assist-enabled=false', '--error-on-warnings', '--no-errors-on-unmatched']
  return [await run('Format and lint', 'npx', 'biome', 'check', ...rules, ...looked)]
}

async function checkTypes(): Promise<Phase[]> {
  // A remote that was never built has no list of its pages yet.
  const unprepared = affected.filter((folder) => folder.startsWith('mfe-') && !isThere(join(folder, '.build')))
  const phases: Phase[] = []
  for (const folder of unprepared) {
    phases.push(await run(`Types of ${folder}`, 'npm', 'run', '--silent', 'types', '-w', folder))
  }
  const rest = affected.filter((folder) => !unprepared.includes(folder))
  if (rest.length > 0) phases.push(await run('Types', 'npx', 'tsc', '-b', '--checkers', '1', ...rest))
  return phases
}

async function checkUnits(): Promise<Phase[]> {
  const sources = files.filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file))
  const texts = sources.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const folders = workspaces.map(({ folder }) => folder)
  const reached = reachedTests(files, importersOf(texts, workspaces), folders, changed)
  if (reached.length === 0) return []
  const tests = nearestTests(reached, MOST_TESTS)
  const title =
    tests.length < reached.length
      ? `Unit tests: the nearest ${tests.length} of ${reached.length} that it reaches, the rest is left to npm test`
      : `Unit tests: all ${tests.length} that it reaches`
  return [await run(title, 'npx', 'jest', '--runTestsByPath', ...tests)]
}

if (changed.length === 0) {
  console.log('Nothing differs from origin/main.')
} else {
  const begun = performance.now()
  const text = async () => [...(await checkText()), ...(await checkTypes())]
  const phases = (await Promise.all([text(), checkUnits()])).flat()
  console.log(`\n${changed.length} files changed; affected workspaces: ${affected.join(', ') || 'none'}`)
  for (const { title, code, ms } of phases) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${code === 0 ? 'passed' : 'FAILED'}  ${title}`)
  }
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  all`)
  process.exitCode = phases.every(({ code }) => code === 0) ? 0 : 1
}
