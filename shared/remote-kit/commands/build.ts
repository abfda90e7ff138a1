import { spawnSync } from 'node:child_process'
import { buildRemote } from '../build/buildRemote.ts'
import { findRoot, isHere, isRoot } from '../dev/findRoot.ts'

/**
 * Command: builds the remote in the working directory. In the root of the site's repository it builds everything there, and
 * names the registered remotes that are elsewhere.
 */
const folder = process.cwd()
if (isRoot(folder)) buildAll()
else await buildRemote(folder)

function buildAll(): void {
  const { registered } = findRoot(folder)
  const { status } = spawnSync('npm', ['run', 'build', '--workspaces', '--if-present'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
  const elsewhere = registered.map(({ name }) => name).filter((name) => !isHere(folder, name))
  if (elsewhere.length > 0) console.log(`Not built, because they are in other repositories: ${elsewhere.join(', ')}.`)
}
