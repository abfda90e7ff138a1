/**
 * In ms. Interactions that end within 40 ms, two and a half frames, cannot be bad; of shorter ones browsers only report the
 * first.
 */
const MIN_DURATION = 40

/** The performance entries used here: TypeScript's DOM library does not have all of them. */
type Entries = {
  'largest-contentful-paint': PerformanceEntry
  'layout-shift': PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
  event: PerformanceEntry & { readonly interactionId?: number }
  'first-input': PerformanceEntry & { readonly interactionId?: number }
  'long-animation-frame': PerformanceEntry & {
    readonly scripts: readonly {
      readonly sourceURL: string
      readonly sourceCharPosition: number
      readonly duration: number
    }[]
  }
}

export type Entry<Type extends keyof Entries> = Entries[Type]

/**
 * Calls back for each entry of a type, including earlier ones. Returns a function that does so at once for entries that the
 * browser has not delivered yet; undefined if the type is not supported.
 */
export function observeEntries<Type extends keyof Entries>(
  type: Type,
  record: (entry: Entry<Type>) => void,
): (() => void) | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return undefined
  const recordAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) record(entry as Entry<Type>)
  }
  const observer = new PerformanceObserver((list) => recordAll(list.getEntries()))
  const options = { type, buffered: true, durationThreshold: MIN_DURATION }
  observer.observe(options)
  return () => recordAll(observer.takeRecords())
}
