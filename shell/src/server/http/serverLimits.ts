/**
 * How long and how large a request may be. A visitor on a slow phone stays far below each; a connection that says
 * nothing, or says it one byte at a time, is closed. A proxy before the site must keep its own connections shorter than
 * `keepAliveTimeout`, or it would send requests into closed ones.
 */
export const serverLimits = {
  /** Largest body: a form is a few kilobytes. */
  bodyLimit: 64 * 1024,
  /** From the first byte to the end of the body, in ms. */
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  /** Silence on a connection while something is sent or received, in ms. */
  connectionTimeout: 70_000,
  http: {
    /** Target and headers together, in bytes; above it the answer is 431. */
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
  },
} as const
