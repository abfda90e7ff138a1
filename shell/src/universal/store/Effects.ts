import type { WaitingTab } from '@site/leads/openWaitingTab'
import type { KnownVisitor } from './withKnownVisitor.ts'

/** What the store causes outside of itself. Tests pass their own. */
export type Effects = {
  whatsAppNumber: string
  /** Opens a new tab; false when the browser blocked it. */
  openTab(url: string): boolean
  /** Opens a new tab that waits for its address; undefined when the browser blocked it. */
  openWaitingTab(text: string): WaitingTab | undefined
  /** Runs something later; returns how to cancel it. */
  after(milliseconds: number, run: () => void): () => void
  wasSubmittedThisVisit(): boolean
  keepSubmitted(): void
  /** What this visit knows of its visitor. */
  knownVisitor(): KnownVisitor
}
