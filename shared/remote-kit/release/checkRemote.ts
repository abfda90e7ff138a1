import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const kit = join(import.meta.dirname, '../bin/remote-kit.mjs')
const checks = [['types'], ['lint'], ['test', '--passWithNoTests']]

/** Runs types, lint and the remote's own tests. @throws Error that names the check that failed. */
export function checkRemote(folder: string): void {
  for (const [check = '', ...parameters] of checks) {
    const { status } = spawnSync(process.execPath, [kit, check, ...parameters], { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Nothing was released: "npm run ${check}" fails. Fix what it reports.`)
  }
}
