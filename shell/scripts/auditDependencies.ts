import { execFile } from 'node:child_process'
import { type AuditVerdict, judgeAudit } from './judgeAudit.ts'

/** Once: tests must not wait for a registry that is out of reach. */
const question = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
const PATIENCE = 60_000
const LONGEST_REPORT = 64_000_000

/** Asks the registry what is known against the packages that the site is served with, and prints it. */
export async function auditDependencies(root: string): Promise<AuditVerdict['status']> {
  const { status, lines } = judgeAudit(await npmAudit(root))
  console.log(`\n== Audit: ${status}\n${lines.join('\n')}`)
  return status
}

/** npm fails where it finds something and where it cannot ask; what it prints tells which. */
function npmAudit(cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', question, { cwd, maxBuffer: LONGEST_REPORT, timeout: PATIENCE }, (_error, stdout) =>
      resolve(stdout),
    )
  })
}
