import * as v from 'valibot'

/** A site's finding about a release: the rule, where to look, and how to fix it. */
const finding = v.object({
  kind: v.picklist(['refusal', 'notice']),
  rule: v.string(),
  file: v.string(),
  reason: v.string(),
})

/** A site's findings about a release; none if nothing is wrong. */
export const findingsSchema = v.array(finding)
export type Finding = v.InferOutput<typeof finding>

/** True if none of the findings prevents the release. */
export function isFree(findings: readonly Finding[]): boolean {
  return findings.every(({ kind }) => kind === 'notice')
}
