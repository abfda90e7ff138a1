import type { FragmentEntry } from './release/Fragment.ts'
import type { SiteFacts } from './site/SiteFacts.ts'

/** A script of the composition: its address and its SHA-384. */
export type ScriptFile = readonly [url: string, integrity: string]

/** What the browser needs to know of a route to go there: nothing of the remote's code is loaded to decide. */
export type RouteEntry = {
  /** Pattern, with `/:name` for a parameter. */
  path: string
  /** Global name of the remote's container. */
  remote: string
  expose: string
  entry: ScriptFile
  files: readonly ScriptFile[]
  query: readonly string[]
  /** The release whose data a navigation has to ask the server for; absent where the page has none. */
  data?: string
  /** What its page is told of external services, beside what every page is. */
  services?: Readonly<Record<string, string>>
  /** There when links to the page are prefetched. */
  prefetch?: true
  /** There when the page is none for visitors, as a tool behind a login: no table has it, and nothing is prefetched from it. */
  unlisted?: true
}

/** The composition as JSON in the document: what this page was rendered from, and nothing else. */
export type Snapshot = {
  /** The edition of this page's part of the composition: it stays while neither the remote nor the shell changes. */
  edition: string
  site: SiteFacts
  shell: readonly ScriptFile[]
  /** There unless something on the page runs at once: its scripts wait for the visitor (decisions/pages/reading.md). */
  waits?: true
  /** The number of elements between the top bar and the footer, as the server wrote them. */
  elements?: number
  /** The remotes whose fragments have to be hydrated in this document. */
  fragments?: Readonly<Record<string, FragmentEntry>>
  /** Absent where the shell itself answered (404, 503): nothing is hydrated there. */
  page?: {
    path: string
    route: RouteEntry
    params: Readonly<Record<string, string>>
    query: Readonly<Record<string, string>>
    data?: unknown
    /** Only while developing, in a document whose page nobody has rendered: else the page's HTML shows it already. */
    serverOnly?: unknown
  }
}
