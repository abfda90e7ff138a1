/** Raise it when the format of what is cached changes: caches with another name are deleted. */
const FORMAT_VERSION = 3
const PREFIX = 'site-'

/**
 * Names of a worker's caches. The two workers do not share them, so a visitor who changes to the other window size starts
 * with an empty cache.
 */
export function cacheNames(mobile: boolean) {
  const name = (content: string) => `${PREFIX}${mobile ? 'mobile' : 'desktop'}-${content}-${FORMAT_VERSION}`
  return { documents: name('documents'), files: name('files'), offline: name('offline') }
}

/** The existing caches that belong to a former worker. */
export function formerCaches(present: readonly string[], current: Record<string, string>): string[] {
  const kept = Object.values(current)
  return present.filter((name) => name.startsWith(PREFIX) && !kept.includes(name))
}
