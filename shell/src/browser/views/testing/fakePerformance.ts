type Listener = { type: string; handOut: (entries: PerformanceEntryList) => void; rest: PerformanceEntry[] }

/** A performance timeline that the test fills. */
export function fakePerformance(supported: readonly string[] = everything) {
  let listeners: Listener[] = []
  const before: PerformanceEntry[] = []
  const timeline = new Map<string, object[]>()

  class FakeObserver {
    static supportedEntryTypes = supported
    private listener: Listener | undefined
    private readonly callback: (list: { getEntries(): PerformanceEntryList }) => void

    constructor(callback: (list: { getEntries(): PerformanceEntryList }) => void) {
      this.callback = callback
    }

    observe({ type = '', buffered }: PerformanceObserverInit) {
      this.listener = { type, rest: [], handOut: (entries) => this.callback({ getEntries: () => entries }) }
      listeners.push(this.listener)
      if (buffered) this.listener.handOut(before.filter(({ entryType }) => entryType === type))
    }

    takeRecords() {
      return this.listener?.rest.splice(0) ?? []
    }
  }

  Reflect.set(globalThis, 'PerformanceObserver', FakeObserver)
  Reflect.set(performance, 'getEntriesByType', (type: string) => timeline.get(type) ?? [])
  Reflect.set(performance, 'interactionCount', 0)

  const entryOf = (entryType: string, entry: object) => ({ entryType, ...entry }) as unknown as PerformanceEntry
  return {
    /** Adds entries to the page's timeline: its navigation, its visibility. */
    has: (type: string, entries: object[]) => void timeline.set(type, entries),
    /** Happened before anything was observed. */
    happened: (type: string, entry: object) => void before.push(entryOf(type, entry)),
    happens(type: string, entry: object) {
      for (const listener of listeners) if (listener.type === type) listener.handOut([entryOf(type, entry)])
    },
    /** Has happened, and is delivered later. */
    isHeldBack(type: string, entry: object) {
      for (const listener of listeners) if (listener.type === type) listener.rest.push(entryOf(type, entry))
    },
    remove() {
      listeners = []
      for (const [owner, name] of [
        [globalThis, 'PerformanceObserver'],
        [performance, 'getEntriesByType'],
        [performance, 'interactionCount'],
      ] as const)
        Reflect.deleteProperty(owner, name)
    },
  }
}

const everything = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'long-animation-frame']
