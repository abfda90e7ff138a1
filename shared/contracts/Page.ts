import type { FormDefinition } from './forms/FormDefinition.ts'
import type { SiteFacts } from './site/SiteFacts.ts'

/**
 * Props of a page, the default export of an exposed module. `data` is what the page's data module returned. `serverOnly` is
 * set when the page is rendered (on the server, or in the browser after a client-side navigation) and absent while server
 * HTML is hydrated, so that what only a `never` island shows (a long text, say) is not sent twice.
 */
export type PageProps<Data = undefined, ServerOnly = undefined> = {
  /** Values of the route's parameters: `{ slug }` for a route that ends with `/:slug`. */
  params: Readonly<Record<string, string>>
  /** The query parameters that the route declares, decoded; absent ones are left out. */
  query: Readonly<Record<string, string>>
  data: Data
  serverOnly?: ServerOnly
}

/** What a data module gets to load one page: its parameters and query, and the facts and forms of the site. */
export type PageRequest = {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  site: SiteFacts
  /** Every form of the site if the page's definition sets `explainsForms`; otherwise empty. */
  forms: readonly FormDefinition[]
  /** The release's content for this path if the page's definition sets `content`; otherwise undefined. */
  content?: unknown
}

/** The result of a data module's `load`. Return 404 for a parameter that names nothing. */
export type PageResponse<Data, ServerOnly = undefined> = {
  status: 200 | 404
  /** JSON, embedded in the document for hydration. Keep it small. */
  data: Data
  /** JSON, not embedded in the document; sent only on a client-side navigation. */
  serverOnly?: ServerOnly
}

/** A concrete path to prerender. `lastModified` is an ISO date for the sitemap. */
export type ConcretePath = { path: string; lastModified?: string }

/**
 * A data module runs only on the server; its code and content never reach a browser bundle. It exports `load`, and `paths`
 * if its route has parameters and no `content`. Both are pure functions of the release's own content.
 */
export type PageDataModule<Data, ServerOnly = undefined> = {
  load(request: PageRequest): PageResponse<Data, ServerOnly>
  paths?(): ConcretePath[]
}
