import * as v from 'valibot'

/** Something that a site would say of a release: the rule, where to look, and how to mend it. */
const finding = v.object({
  kind: v.picklist(['refusal', 'notice']),
  rule: v.string(),
  file: v.string(),
  reason: v.string(),
})

export const findingsSchema = v.array(finding)
export type Finding = v.InferOutput<typeof finding>

/** What was found, as lines of a terminal. */
export function linesOfFindings(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ kind, rule, file, reason }) => `${kind === 'refusal' ? 'Refused' : 'Note'} (${rule}), ${file}: ${reason}`,
  )
}

/** True when nothing of it keeps a release from being made. */
export function isFree(findings: readonly Finding[]): boolean {
  return findings.every(({ kind }) => kind === 'notice')
}
