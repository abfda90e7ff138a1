import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'
import type { FooterEntry, NavigationEntry } from '@site/contracts/SiteLinks'

/** One page of a remote: the route it answers and the module that renders it. */
export type PageDefinition = {
  /** Route pattern, with `/:name` for a parameter. */
  path: string
  /** Module with the page as its default export, from the remote's folder; its file name names the expose. */
  page: `./src/pages/${string}.tsx`
  /** Server-only module with `load` and, for a route with parameters and no `content`, `paths` (shared/contracts/Page.ts). */
  data?: `./src/${string}.ts`
  /** Query parameters the page's answer depends on. All others are ignored. */
  query?: readonly string[]
  /** Kept out of search engines by header, and out of the sitemap. */
  noindex?: true
  /** Only for who has given the admin token. All pages of a remote or none: they share files. */
  guarded?: true
  /** Links to this page are prefetched while the browser is idle. */
  prefetch?: true
  /** Its data module is told of every form of the site: for the privacy policy, which explains them. */
  explainsForms?: true
  /**
   * Each page has content of its own, which `prepare()` writes (`writePageContent`) and its data module is handed: the
   * server file stays small, however many pages there are, and as it is when contents alone change.
   */
  content?: true
}

export type RemoteDefinition = {
  /** The workspace's name. */
  name: string
  pages: readonly PageDefinition[]
  /** Links that it offers for the bar over every page, and for the columns of the footer. */
  navigation?: readonly NavigationEntry[]
  footer?: readonly FooterEntry[]
  /** The forms that its pages show; the server takes what they hand in. */
  forms?: readonly FormDefinition[]
  /** What its pages and forms use outside of the site. */
  services?: readonly ServiceDefinition[]
  /** Documents for download, by their address below the remote's prefixes: `{ '/lista.pdf': './documents/lista.pdf' }`. */
  publicFiles?: Readonly<Record<string, `./${string}`>>
  /** Where pages have gone that it had before: `{ '/antiga': '/nova' }`. Links and bookmarks to them go on to work. */
  redirects?: Readonly<Record<string, string>>
  /** Server-only module whose `documents(site)` gives further documents such as feeds. */
  documents?: `./src/${string}.ts`
}

/** Name under which a page is exposed: `./HomePage` for `./src/pages/HomePage.tsx`. */
export function exposeOf({ page }: PageDefinition): string {
  return `./${page.slice(page.lastIndexOf('/') + 1, -'.tsx'.length)}`
}
