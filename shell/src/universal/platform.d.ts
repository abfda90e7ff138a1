/*
 * What browsers and Node both have beyond ECMAScript, as far as it is used here. The project has the types of neither, so
 * that nothing specific to one of them can be used.
 */

declare class URLSearchParams {
  constructor(query: string)
  get(name: string): string | null
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare function btoa(bytes: string): string

declare const crypto: {
  readonly subtle: {
    digest(algorithm: 'SHA-256', content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
  }
}

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
