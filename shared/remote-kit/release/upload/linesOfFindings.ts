import type { Finding } from '@site/release-protocol/exchange/findings'

/** Findings as lines for a terminal. */
export function linesOfFindings(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ kind, rule, file, reason }) => `${kind === 'refusal' ? 'Refused' : 'Note'} (${rule}), ${file}: ${reason}`,
  )
}
