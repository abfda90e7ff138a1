/*
 * What browsers and Node both have beyond ECMAScript, as far as it is used here. The project has the types of neither, so
 * that nothing specific to one of them can be used.
 */

declare class URLSearchParams {
  constructor(query: string)
  get(name: string): string | null
}

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
