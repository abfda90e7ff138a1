import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildRemote } from '../../build/buildRemote.ts'
import { makeRelease } from '../writeRelease.ts'
import type { Preparation } from './readReleaseOrder.ts'
import { SHELL, type Workplace } from './Workplace.ts'

const kit = join(import.meta.dirname, '../../bin/remote-kit.mjs')
const checks = [['types'], ['lint'], ['test', '--passWithNoTests']]

/** The browser files of a build, each with the source that it was split off for. */
export type SourcesOfFiles = ReadonlyMap<string, string>

/** Checks and builds the sources of a name. @throws Error with what is wrong. */
export async function prepare(
  name: string,
  preparation: Preparation,
  { folderOf }: Workplace,
): Promise<SourcesOfFiles | undefined> {
  if (preparation === 'none') return undefined
  const folder = folderOf(name)
  if (name !== SHELL) {
    if (preparation === 'checks and build') checkRemote(folder)
    return buildRemote(folder)
  }
  const steps = preparation === 'build' ? ['build'] : ['types', 'lint', 'test', 'build']
  for (const step of steps) runScript(step, folder)
  return undefined
}

/** Runs types, lint and the remote's own tests. @throws Error that names the check that failed. */
function checkRemote(folder: string): void {
  for (const [check = '', ...parameters] of checks) {
    const { status } = spawnSync(process.execPath, [kit, check, ...parameters], { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Nothing was released: "npm run ${check}" fails. Fix what it reports.`)
  }
}

/** Runs a script of a workspace. @throws Error if it fails. */
export function runScript(step: string, cwd: string): void {
  const options = { cwd, stdio: 'inherit', shell: process.platform === 'win32' } as const
  const { status } = spawnSync('npm', ['run', '--silent', step], options)
  if (status !== 0) throw new Error(`Nothing was released: "npm run ${step}" fails in ${cwd}. Fix what it reports.`)
}

/** Makes what was built a release in a folder. @returns its id. */
export async function makeReleaseOf(name: string, releasesFolder: string, place: Workplace): Promise<string> {
  const { folderOf, site } = place
  if (name === SHELL && site) return (await site.makeShell(releasesFolder)).id
  return (await makeRelease(folderOf(name), releasesFolder)).id
}
