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

/** Prints what was found. @returns the exit code of the command. */
export function tellFindings(findings: readonly Finding[]): 0 | 1 {
  for (const { kind, rule, file, reason } of findings) {
    console.log(`${kind === 'refusal' ? 'Refused' : 'Note'} (${rule}), ${file}: ${reason}`)
  }
  const isFree = findings.every(({ kind }) => kind === 'notice')
  console.log(isFree ? 'It can be released, if it passes the gate.' : 'It cannot be released.')
  return isFree ? 0 : 1
}
