import { execFile } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = import.meta.dirname
const lockfile = join(folder, 'package-lock.json')
/** npm writes it last. */
const installed = join(folder, 'node_modules/.package-lock.json')
const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--workspaces=false']

/** True if the libraries of this folder's lockfile are installed. */
function areLibrariesInstalled(): boolean {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

/**
 * Installs the libraries of this folder's lockfile, and outside of this repository the kit as it is published, whose place is
 * PACKED_KIT then; until this process ends. @throws Error where they cannot be: nothing would be known of them.
 */
export async function installLibraries(): Promise<void> {
  try {
    if (!areLibrariesInstalled()) await run('npm', ['ci', ...quiet])
    process.env.PACKED_KIT ??= await installKit()
  } catch (error) {
    throw new Error('The libraries cannot be tested, because they or the packed kit cannot be installed.', {
      cause: error,
    })
  }
}

/** In a process of its own, because it waits without letting others work. */
async function installKit(): Promise<string> {
  const output = await run(process.execPath, ['--import', 'tsx', join(folder, 'installKit.ts')])
  const repository = output.trim().split('\n').at(-1) ?? ''
  process.once('exit', () => rmSync(dirname(repository), { recursive: true, force: true }))
  return repository
}

/** @returns what the program printed. @throws Error with what it says is wrong. */
function run(program: string, parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, parameters, { cwd: folder, timeout: 300_000 }, (error, output, problem) =>
      error ? reject(new Error(problem || error.message)) : resolve(output),
    )
  })
}
