import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { judgeAudit } from './packages/judgeAudit.ts'

/**
 * Command: asks the registry for known vulnerabilities of the packages that the site runs with, and prints them. Exits with
 * 1 for a high or critical one, and with 2 if the registry cannot be reached.
 */
const root = join(import.meta.dirname, '../..')
const codes = { passed: 0, failed: 1, skipped: 2 } as const
/** No retries: tests must not wait for an unreachable registry. */
const question = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
const REGISTRY_TIMEOUT = 60_000
const MAX_REPORT_BYTES = 64_000_000

/** npm exits with an error both if it finds something and if it cannot ask; its output tells which. */
function npmAudit(): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', question, { cwd: root, maxBuffer: MAX_REPORT_BYTES, timeout: REGISTRY_TIMEOUT }, (_error, stdout) =>
      resolve(stdout),
    )
  })
}

const { status, lines } = judgeAudit(await npmAudit())
console.log([`Audit: ${status}`, ...lines].join('\n'))
process.exitCode = codes[status]
