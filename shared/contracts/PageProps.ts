/**
 * What the shell hands to a page, the default export of an exposed module.
 * `data` is what the page's data module answered. `serverOnly` is there when the page is rendered (on the server, or
 * in the browser after a client-side navigation) and absent while server HTML is hydrated: what only a `never` island
 * shows (an article's text) is not sent twice.
 */
export type PageProps<Data = undefined, ServerOnly = undefined> = {
  /** Values of the route's parameters: `{ slug }` for `/blog/:slug`. */
  params: Readonly<Record<string, string>>
  /** Query parameters the route declared, decoded; absent ones are left out. */
  query: Readonly<Record<string, string>>
  data: Data
  serverOnly?: ServerOnly
}
