import type { FastifyInstance } from 'fastify'

/** How long open requests may continue after the server was told to stop, in ms. */
export const GRACE_PERIOD = 5_000

/**
 * Stops serving. After the grace period all connections are closed: one that a browser has preconnected without sending a
 * request counts as busy, and would keep the server running for a minute.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_PERIOD)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
