import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const lockfile = join(folder, 'package-lock.json')
/** npm writes it last. */
const installed = join(folder, 'node_modules/.package-lock.json')
const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--workspaces=false']

/** True if the libraries of this folder's lockfile are installed. */
export function areLibrariesInstalled(): boolean {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

/**
 * Installs the libraries of this folder's lockfile, apart from the packages of the site. Where they cannot be, their tests
 * are skipped. @throws Error in CI, which has to test them.
 */
export async function installLibraries(): Promise<void> {
  if (areLibrariesInstalled()) return
  const failure = await new Promise<string | undefined>((resolve) => {
    execFile('npm', ['ci', ...quiet], { cwd: folder, timeout: 300_000 }, (error, _out, problem) =>
      resolve(error ? problem || error.message : undefined),
    )
  })
  if (failure === undefined) return
  if (process.env.CI) throw new Error(`CI has to test the libraries, and they cannot be installed:\n${failure}`)
  console.warn(`\n!! LIBRARIES NOT TESTED: they cannot be installed.\n${failure}`)
}
