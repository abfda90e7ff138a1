/*
 * What a page is rendered with beyond ECMAScript, as far as the shell's own code uses it: made by plainGlobals.ts, put in by the
 * build, or given by it. The project has neither Node's types nor a browser's, so that nothing else gets in.
 */

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string
}

/** React's types name it, and leave open what it has. */
interface ReadableStream<Chunk> {
  getReader(): { read(): Promise<{ done: true; value: undefined } | { done: false; value: Chunk }> }
}

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
