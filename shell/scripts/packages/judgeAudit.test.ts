import { judgeAudit } from './judgeAudit.ts'

const advisory = {
  source: 1,
  name: 'parser',
  dependency: 'parser',
  title: 'Code runs while parsing',
  url: 'https://advisories.example/GHSA-1',
  severity: 'critical',
  range: '<2.0.1',
}
const vulnerability = (severity: string, via: unknown[]) => ({
  name: 'parser',
  severity,
  isDirect: false,
  via,
  effects: [],
  range: '<2.0.1',
  nodes: ['node_modules/parser'],
  fixAvailable: true,
})
const report = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: 1 }, dependencies: { prod: 120, dev: 900, total: 1020 } },
  })

it.each([
  { title: 'nothing', vulnerabilities: {}, status: 'passed' },
  { title: 'low', vulnerabilities: { parser: vulnerability('low', [advisory]) }, status: 'passed' },
  { title: 'moderate', vulnerabilities: { parser: vulnerability('moderate', [advisory]) }, status: 'passed' },
  { title: 'high', vulnerabilities: { parser: vulnerability('high', [advisory]) }, status: 'failed' },
  { title: 'critical', vulnerabilities: { parser: vulnerability('critical', [advisory]) }, status: 'failed' },
  { title: 'high by another package', vulnerabilities: { a: vulnerability('high', ['parser']) }, status: 'failed' },
])('reports $status for a dependency with the severity $title', ({ vulnerabilities, status }) => {
  expect(judgeAudit(report(vulnerabilities)).status).toBe(status)
})

it('names package, range and advisory of what fails', () => {
  const { lines } = judgeAudit(report({ parser: vulnerability('critical', [advisory, 'lexer']) }))

  expect(lines).toEqual([
    'critical: parser <2.0.1: Code runs while parsing (https://advisories.example/GHSA-1); by lexer',
  ])
})

it.each([
  { title: 'an error of the registry', output: '{"message":"405 Method Not Allowed","error":{}}', reason: /405/ },
  { title: 'an unreachable registry', output: '', reason: /no report/ },
  { title: "a proxy's page", output: '<html>', reason: /no report/ },
  {
    title: 'a report of another version',
    output: '{"auditReportVersion":3,"vulnerabilities":{}}',
    reason: /no report/,
  },
  { title: 'half a report', output: '{"auditReportVersion":2}', reason: /no report/ },
])('reports $title loudly as skipped, and never as passed', ({ output, reason }) => {
  const { status, lines } = judgeAudit(output)

  expect(status).toBe('skipped')
  expect(lines[0]).toMatch(/^NOT AUDITED/)
  expect(lines[1]).toMatch(reason)
})
