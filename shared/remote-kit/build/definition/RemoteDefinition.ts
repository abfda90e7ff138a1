import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'
import type { GenericSchema } from 'valibot'
import type { FooterEntry, NavigationEntry } from '@site/contracts/SiteLinks'
import type { OwnableLibrary } from '../libraries/sharedLibraries.ts'

/** One page of a remote: its route, and the module that renders it. */
export type PageDefinition = {
  /** Route pattern, with `/:name` for a parameter. */
  path: string
  /**
   * The module with the page as its default export, relative to the remote's folder; its file name becomes the expose's
   * name.
   */
  page: `./src/pages/${string}.tsx`
  /** Server-only module with `load` and, for a route with parameters and no `content`, `paths` (shared/contracts/Page.ts). */
  data?: `./src/${string}.ts`
  /** Query parameters that the page depends on. All others are ignored. */
  query?: readonly string[]
  /** Excluded from search engines by a header, and from the sitemap. */
  noindex?: true
  /** Requires a login with the admin token. Either all pages of a remote or none, because they share files. */
  guarded?: true
  /** Links to this page are prefetched while the browser is idle. */
  prefetch?: true
  /** Its data module gets every form of the site: for the privacy policy, which explains them. */
  explainsForms?: true
  /**
   * Each page has content of its own, which `prepare()` writes (`writePageContent`) and its data module receives. The server
   * bundle stays small however many pages there are, and does not change when only content does.
   */
  content?: true
  /** A collection of the remote's own with `items`, each of which has a page: its `slug` is the route's parameter. */
  entries?: string
}

/**
 * A component for pages of others: its module, or that with a server-only module that exports `load` (Fragment.ts); or one that
 * a Module Federation container of another site exposes, which the build fetches.
 */
type FragmentDefinition =
  | `./src/fragments/${string}.tsx`
  | { component: `./src/fragments/${string}.tsx`; data: `./src/${string}.ts` }
  | PlainFragment

/** The address of the container's `mf-manifest.json`, and the module in it. */
type PlainFragment = { manifest: string; expose: `./${string}` }

/** Where the build keeps what it has fetched of other sites, in a remote's folder. */
export const PLAIN_FOLDER = '.build/plain'

type Fragment = { name: string; component: string; data?: string; plain?: PlainFragment }

/** What a remote is, as its `rspack.config.ts` passes it to `defineRemote`: pages, links, forms, services and files. */
export type RemoteDefinition = {
  /** The workspace's name. */
  name: string
  pages: readonly PageDefinition[]
  /** Links that it offers for the top bar of every page, and for the columns of the footer. */
  navigation?: readonly NavigationEntry[]
  footer?: readonly FooterEntry[]
  /**
   * Components that other remotes, and its own pages, place by name. A module has the component as its default export, and
   * beside it `props`, the schema of what it accepts.
   */
  fragments?: Readonly<Record<string, FragmentDefinition>>
  /** The fragments that its pages and fragments place: `['mfe-sample/Prices']`. */
  places?: readonly `${string}/${string}`[]
  /** Fragments of its own that it offers for the top bar of every page. */
  bar?: readonly string[]
  /** The forms that its pages show; the server accepts what they submit. */
  forms?: readonly FormDefinition[]
  /** External services that its pages and forms use. */
  services?: readonly ServiceDefinition[]
  /**
   * The collections of the site's content that its pages show (`siteContent` of the contracts): they get no others, and are
   * rendered again only when one of these changes. Without it, all of them.
   */
  collections?: readonly string[]
  /**
   * Collections of the remote's own that writers fill on the desk, by name: valibot schemas with title, description and messages in
   * Portuguese. Its server code reads them with `readCollection` of the contracts.
   */
  content?: Readonly<Record<string, GenericSchema>>
  /**
   * Documents for download by address, which lies below one of the remote's prefixes: `{ '/lista.pdf':
   * './documents/lista.pdf' }`.
   */
  publicFiles?: Readonly<Record<string, `./${string}`>>
  /** Redirects from former paths, so that links and bookmarks keep working: `{ '/antiga': '/nova' }`. */
  redirects?: Readonly<Record<string, string>>
  /** Shared libraries of which it brings its own copy, in the version that it has installed: `{ '@reduxjs/toolkit': false }`. */
  shared?: Readonly<Partial<Record<OwnableLibrary, false>>>
  /** Server-only module whose `documents(site)` returns additional documents such as feeds. */
  documents?: `./src/${string}.ts`
}

/** The name under which a page is exposed: `./HomePage` for `./src/pages/HomePage.tsx`. */
export function exposeOf({ page }: PageDefinition): string {
  return `./${page.slice(page.lastIndexOf('/') + 1, -'.tsx'.length)}`
}

/** The modules of a remote's fragments, by name. */
export function fragmentsOf({ fragments = {} }: Pick<RemoteDefinition, 'fragments'>): Fragment[] {
  return Object.entries(fragments).map(([name, of]) => {
    if (typeof of === 'string') return { name, component: of }
    return 'manifest' in of ? { name, component: `./${PLAIN_FOLDER}/${name}.js`, plain: of } : { name, ...of }
  })
}

/** Where a remote's files for other sites are built, in its folder. */
export const OUTSIDE_FOLDER = 'dist/outside'

/** Whether other sites may load the remote: nothing of it is behind the login. */
export function isForOutside({ pages }: Pick<RemoteDefinition, 'pages'>): boolean {
  return !pages.some(({ guarded }) => guarded)
}
