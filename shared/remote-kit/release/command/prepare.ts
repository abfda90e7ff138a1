import { spawnSync } from 'node:child_process'
import { buildRemote } from '../../build/buildRemote.ts'
import { makeRelease } from '../writeRelease.ts'
import type { Preparation } from './readReleaseOrder.ts'
import { SHELL, type Workplace } from './Workplace.ts'

const checks = ['types', 'lint', 'test']

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
  // By the scripts of its package.json: a team may have another linter.
  if (preparation === 'checks and build') for (const check of checks) runScript(check, folder)
  if (name !== SHELL) return buildRemote(folder)
  runScript('build', folder)
  return undefined
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
