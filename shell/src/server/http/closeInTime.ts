import type { FastifyInstance } from 'fastify'

/** How long requests may go on after the server was told to stop, in ms. */
export const GRACE_PERIOD = 5_000

/**
 * Stops serving. Connections are ended after the grace period whatever they do: one that a browser has opened ahead and
 * asked nothing on counts as busy, and would hold the server for a minute.
 */
export async function closeInTime(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_PERIOD)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
