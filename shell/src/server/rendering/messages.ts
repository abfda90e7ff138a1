import type { Release } from '@site/contracts/Release'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { ScriptFile } from '../../universal/document/Snapshot.ts'

/** What a composition is made from. */
export type Plan = {
  id: string
  /** Id of the shell's release. */
  shell: string
  releases: readonly Release[]
  /** Paths that each remote may own, by its name. */
  prefixes: Readonly<Record<string, readonly string[]>>
  /** Text of each release's server file, by the remote's name. */
  serverBundles: Readonly<Record<string, string>>
  /** Text of the shell's render bundle. */
  renderBundle: string
  site: SiteFacts
  shellScripts: readonly ScriptFile[]
  loader: string
  /** Origins that serve a remote's files while developing, by its name. */
  developmentOrigins?: Readonly<Record<string, string>>
  /** Parts whose pages are to be rendered; those of the others are finished already. */
  render: readonly string[]
}

/** A page as the worker made it. */
export type RenderedPage = {
  path: string
  status: number
  html: string
  /** Text of the style element, for the security policy. */
  style: string
  /** Data of the page for a client-side navigation, as JSON; absent where the route has none. */
  json?: string
}

/** What the worker made of one part. */
export type RenderedPart = { pages: RenderedPage[]; documents: RemoteDocument[] }

export type FromWorker =
  /** Work on this remote begins: who is to blame when nothing is heard any more. */
  | { type: 'working'; remote: string; on: string }
  | { type: 'page'; page: RenderedPage }
  | { type: 'document'; document: RemoteDocument }
  | { type: 'failed'; remote: string; reason: string }
  | { type: 'ready' }
  | { type: 'answer'; request: number; page: RenderedPage }
  | { type: 'unanswered'; request: number; reason: string }

export type ToWorker = { type: 'render'; request: number; path: string; search: string }
