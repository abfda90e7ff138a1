import type { FormDefinition } from './forms/FormDefinition.ts'
import type { SiteFacts } from './site/SiteFacts.ts'

/**
 * What the shell hands to a page, the default export of an exposed module.
 * `data` is what the page's data module answered. `serverOnly` is there when the page is rendered (on the server, or
 * in the browser after a client-side navigation) and absent while server HTML is hydrated: what only a `never` island
 * shows (a long text) is not sent twice.
 */
export type PageProps<Data = undefined, ServerOnly = undefined> = {
  /** Values of the route's parameters: `{ slug }` for a route that ends with `/:slug`. */
  params: Readonly<Record<string, string>>
  /** Query parameters the route declared, decoded; absent ones are left out. */
  query: Readonly<Record<string, string>>
  data: Data
  serverOnly?: ServerOnly
}

export type PageRequest = {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  site: SiteFacts
  /** Every form of the site, for a page that says so in its definition (`explainsForms`); else none. */
  forms: readonly FormDefinition[]
  /** What the release holds for this path alone, where the page says so in its definition (`content`); else undefined. */
  content?: unknown
}

/** What a data module's `load` answers. 404 is the answer for a parameter that names nothing. */
export type PageAnswer<Data, ServerOnly = undefined> = {
  status: 200 | 404
  /** JSON; printed into the document for hydration. Keep it small. */
  data: Data
  /** JSON; not printed into the document, only sent on a client-side navigation. */
  serverOnly?: ServerOnly
}

/** A concrete path to render ahead of time. `lastModified` is an ISO date for the sitemap. */
export type ConcretePath = { path: string; lastModified?: string }

/**
 * A data module runs on the server only (its code and content never reach a browser bundle). It has `load`, and
 * `paths` when its route has parameters and no `content`. Both are pure functions of the release's own content.
 */
export type PageDataModule<Data, ServerOnly = undefined> = {
  load(request: PageRequest): PageAnswer<Data, ServerOnly>
  paths?(): ConcretePath[]
}
