/* Browser features that TypeScript's DOM library does not know yet. */

interface Navigator {
  /** https://wicg.github.io/netinfo/ */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean
}

interface PerformanceNavigationTiming {
  /** When a prerendered page was activated. */
  readonly activationStart?: number
}

interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[]
}
