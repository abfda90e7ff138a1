/*
 * What the rendering context has beyond ECMAScript, as far as the shell's own code uses it: made by plainGlobals.ts of the kit, or
 * inserted by the build. The project has neither Node's types nor a browser's, so that nothing else can be used.
 */

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string
}

/** React's types refer to it and leave its members open. */
interface ReadableStream<Chunk> {
  getReader(): { read(): Promise<{ done: true; value: undefined } | { done: false; value: Chunk }> }
}

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
