import type { WaitingTab } from '@site/leads/openWaitingTab'
import type { FoundFlow } from './whatsAppSlice.ts'
import type { KnownVisitor } from './withKnownVisitor.ts'

/** The store's side effects. Tests pass their own. */
export type Effects = {
  whatsAppNumber: string
  /** Opens a new tab; false if the browser blocked it. */
  openTab(url: string): boolean
  /** Opens a new tab that waits for its address; undefined if the browser blocked it. */
  openWaitingTab(text: string): WaitingTab | undefined
  /** Runs something later; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
  /** How far the WhatsApp flow had come when the store was created. */
  foundFlow(): FoundFlow
  keepSubmitted(): void
  /** What is known about the visitor from this visit. */
  knownVisitor(): KnownVisitor
}
