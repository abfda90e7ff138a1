import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { affectedWorkspaces } from './support/run/affectedWorkspaces.ts'
import { type Phase, runPhase } from './support/run/runPhase.ts'

/**
 * Command: what a change needs before it is committed. Looks at the files that differ from `origin/main` (from HEAD
 * where there is none): their format and lint, the types of the workspaces they concern, and the unit tests that reach
 * them. What the whole site does, `npm test` knows.
 */
const root = join(import.meta.dirname, '..')
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function startOfChange(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return 'HEAD'
  }
}

const listed = (text: string) => text.split('\n').filter(Boolean)
const differing = listed(git('diff', '--name-only', '--diff-filter=d', startOfChange()))
const changed = [...new Set([...differing, ...listed(git('ls-files', '--others', '--exclude-standard'))])]
const workspaces = affectedWorkspaces(root, changed)

async function run(title: string, parameters: string[]): Promise<Phase> {
  return runPhase({ title, program: 'npx', parameters, cwd: root })
}

async function checkText(): Promise<Phase[]> {
  return [
    await run('Format', ['biome', 'format', '--no-errors-on-unmatched', ...changed]),
    await run('Lint', ['biome', 'lint', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]),
  ]
}

async function checkTypes(): Promise<Phase[]> {
  // A remote that was never built has no list of its pages yet.
  const unprepared = workspaces.filter(
    (folder) => folder.startsWith('mfe-') && !existsSync(join(root, folder, '.build')),
  )
  const prepared: Phase[] = []
  for (const folder of unprepared) {
    const npm = { program: 'npm', parameters: ['run', '--silent', 'types', '-w', folder], cwd: root }
    prepared.push(await runPhase({ title: `Types of ${folder}`, ...npm }))
  }
  const rest = workspaces.filter((folder) => !unprepared.includes(folder))
  return rest.length > 0 ? [...prepared, await run('Types', ['tsc', '-b', '--checkers', '1', ...rest])] : prepared
}

async function checkUnits(): Promise<Phase[]> {
  return [await run('Unit tests', ['jest', '--passWithNoTests', '--maxWorkers=1', '--findRelatedTests', ...changed])]
}

if (changed.length === 0) {
  console.log('Nothing differs from origin/main.')
} else {
  const begun = performance.now()
  const text = async () => [...(await checkText()), ...(await checkTypes())]
  const phases = (await Promise.all([text(), checkUnits()])).flat()
  console.log(`\n${changed.length} files changed, which concerns ${workspaces.join(', ') || 'no workspace'}`)
  for (const { title, code, ms } of phases) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${title}: ${code === 0 ? 'right' : 'WRONG'}`)
  }
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  all`)
  process.exitCode = phases.every(({ code }) => code === 0) ? 0 : 1
}
