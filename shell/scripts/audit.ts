import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { judgeAudit } from './packages/judgeAudit.ts'

/**
 * Command: asks the registry what is known against the packages that the site is served with, and prints it. It fails on
 * a vulnerability that is high or critical (1), and where nobody could be asked (2).
 */
const root = join(import.meta.dirname, '../..')
const codes = { passed: 0, failed: 1, skipped: 2 } as const
/** Once: tests must not wait for a registry that is out of reach. */
const question = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
const PATIENCE = 60_000
const LONGEST_REPORT = 64_000_000

/** npm fails where it finds something and where it cannot ask; what it prints tells which. */
function npmAudit(): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', question, { cwd: root, maxBuffer: LONGEST_REPORT, timeout: PATIENCE }, (_error, stdout) =>
      resolve(stdout),
    )
  })
}

const { status, lines } = judgeAudit(await npmAudit())
console.log([`Audit: ${status}`, ...lines].join('\n'))
process.exitCode = codes[status]
