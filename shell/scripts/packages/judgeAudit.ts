import * as v from 'valibot'

/** The verdict on the dependencies: nothing serious, something serious, or unknown because the registry did not respond. */
export type AuditVerdict = { status: 'passed' | 'failed' | 'skipped'; lines: readonly string[] }

const grave: readonly string[] = ['high', 'critical']

const advisory = v.object({ title: v.string(), url: v.string() })
const auditReport = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      /** Advisories about this package, and names of vulnerable dependencies. */
      via: v.array(v.union([v.string(), advisory])),
      range: v.string(),
    }),
  ),
  metadata: v.object({ dependencies: v.object({ prod: v.number() }) }),
})
const refusal = v.object({ message: v.string() })

/** Parses the output of `npm audit --json`. Anything but a complete report means that nothing is known. */
export function judgeAudit(output: string): AuditVerdict {
  const content = jsonIn(output)
  const report = v.safeParse(auditReport, content)
  if (!report.success) {
    const refused = v.safeParse(refusal, content)
    const reason = refused.success ? refused.output.message : 'npm printed no report.'
    return { status: 'skipped', lines: ['NOT AUDITED: the registry did not report known vulnerabilities.', reason] }
  }
  const { vulnerabilities, metadata } = report.output
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => grave.includes(severity))
  if (found.length === 0) {
    return { status: 'passed', lines: [`No serious vulnerability is known in ${metadata.dependencies.prod} packages.`] }
  }
  const lines = found.map(([name, { severity, range, via }]) => {
    const reasons = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`))
    return `${severity}: ${name} ${range}: ${reasons.join('; ')}`
  })
  return { status: 'failed', lines }
}

function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
