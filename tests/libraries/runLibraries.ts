import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLibrariesTable } from './librariesTable.ts'

/**
 * Command: uses popular libraries in remotes of the built and released site, and writes what works and what does not to the
 * kit's README. Arguments are passed to Playwright; with LIBRARY only those whose names begin like it are tried.
 */
const root = join(import.meta.dirname, '../..')
const readme = join(root, 'shared/remote-kit/README.md')
const tests = ['run', '--silent', 'browser', '--', '--project=libraries', ...process.argv.slice(2)]
const { status } = spawnSync('npm', tests, { stdio: 'inherit', cwd: root })
if (status === 0) writeFileSync(readme, withLibrariesTable(readFileSync(readme, 'utf8')))
process.exitCode = status ?? 1
