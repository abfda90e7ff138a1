/*
 * What browsers and Node both have beyond ECMAScript, as far as it is used here. The project has neither's types, so
 * that nothing of one of them alone gets in.
 */

declare class URLSearchParams {
  constructor(query: string)
  get(name: string): string | null
}

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
