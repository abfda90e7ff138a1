/** Raise it when what is kept changes its form: caches with another name are removed. */
const FORM = 2
const PREFIX = 'site-'

/** Names of the caches of one worker. The two workers do not share: the visitor who changes device size starts small. */
export function cacheNames(mobile: boolean) {
  const name = (content: string) => `${PREFIX}${mobile ? 'mobile' : 'desktop'}-${content}-${FORM}`
  return { documents: name('documents'), files: name('files'), offline: name('offline') }
}

/** Which of the caches there are belong to a worker before this one. */
export function formerCaches(present: readonly string[], current: Record<string, string>): string[] {
  const kept = Object.values(current)
  return present.filter((name) => name.startsWith(PREFIX) && !kept.includes(name))
}
