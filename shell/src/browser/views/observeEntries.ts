/** Interactions that end within 40 ms, two frames and a half, cannot be bad; of shorter ones browsers tell the first alone. */
const SHORTEST = 40

/** What browsers tell of a page's performance, as far as it is used here: TypeScript's own library has not all of it. */
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
 * Notes each entry of a type, also those that were before. Returns how to note at once what the browser has not handed out
 * yet; undefined where it does not know the type.
 */
export function observeEntries<Type extends keyof Entries>(
  type: Type,
  note: (entry: Entry<Type>) => void,
): (() => void) | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return undefined
  const noteAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) note(entry as Entry<Type>)
  }
  const observer = new PerformanceObserver((list) => noteAll(list.getEntries()))
  const options = { type, buffered: true, durationThreshold: SHORTEST }
  observer.observe(options)
  return () => noteAll(observer.takeRecords())
}
