/** Variables that are no longer read, and what happens without them: printed at start where one is set. */
export const formerVariables: Readonly<Record<string, string>> = {
  VIEW_SAMPLE: 'every view is counted, without anything about its visitor',
  LEAD_FORWARD_REDIRECT_HOSTS: 'a redirect is followed from a Google script to its answer, and from no other receiver',
}
