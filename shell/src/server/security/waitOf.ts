/** What a limit says of a request: @fastify/rate-limit's own type. */
type LimitState = { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number }

/** The seconds that whoever has reached a limit has to wait; undefined within it. */
export function waitOf(state: LimitState): number | undefined {
  return state.isAllowed || !state.isExceeded ? undefined : state.ttlInSeconds
}
