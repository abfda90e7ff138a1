/**
 * Limits on the duration and size of requests. A visitor on a slow phone stays far below each; a connection that is silent,
 * or sends one byte at a time, is closed. A proxy in front of the site must keep idle connections for less time than
 * `keepAliveTimeout`, or it would send requests into closed ones.
 */
export const serverLimits = {
  /** The largest body in bytes: a form has a few kilobytes. */
  bodyLimit: 64 * 1024,
  /** From the first byte to the end of the body, in ms. */
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  /** The longest silence on a connection during a request or a response, in ms. */
  connectionTimeout: 70_000,
  http: {
    /** Request target and headers together, in bytes; above it the response is 431. */
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
  },
} as const
