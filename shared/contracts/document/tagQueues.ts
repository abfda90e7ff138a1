/* What the scripts of advertising companies expect to find on the window. Their names are theirs. */

declare global {
  interface Window {
    /** The command queue of Google's tag, including commands queued before it was loaded. */
    dataLayer?: unknown[]
    /** The command queue of Meta's pixel, under the two names that its script looks for. */
    fbq?: MetaQueue | undefined
    _fbq?: MetaQueue | undefined
  }

  /** What Meta's script takes over: it answers what was queued, and sets `callMethod` for what comes later. */
  interface MetaQueue {
    (...command: readonly unknown[]): void
    callMethod?: (...command: readonly unknown[]) => void
    queue: (readonly unknown[])[]
    push: unknown
    loaded: boolean
    version: string
  }
}

export {}
