import { firstIssue } from '@site/contracts/parseContent'

/** What is wrong with an answer that a schema does not accept, as a sentence without its subject. */
export function notAllowed(issues: Parameters<typeof firstIssue>[0]): string {
  const { place, message } = firstIssue(issues)
  return `made something that is not allowed: ${place} ${message}.`
}
