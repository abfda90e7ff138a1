/** Variables that are no longer read, and what happens without them. */
const formerVariables: Readonly<Record<string, string>> = {
  VIEW_SAMPLE: 'every view is counted, without anything about its visitor',
  LEAD_FORWARD_REDIRECT_HOSTS: 'a redirect is followed from a Google script to its answer, and from no other receiver',
}

/** A sentence for each variable that is set in vain, for the start. */
export function formerVariableWarnings(given: Readonly<Record<string, string | undefined>>): string[] {
  const found = Object.entries(formerVariables).filter(([name]) => given[name] !== undefined)
  return found.map(([name, instead]) => `${name} is no longer read: ${instead}.`)
}
