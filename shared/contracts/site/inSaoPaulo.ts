const BEHIND_UTC = 3 * 60 * 60_000

/**
 * A moment, in ms, as clocks in São Paulo show it, wherever the device is: 2026-11-22T16:32:00.000. Computed by hand, which is
 * possible because there is no daylight saving time: a page's first `Intl` formatter blocks a phone for longer than everything
 * else that a tap does.
 */
export const inSaoPaulo = (time: number): string => new Date(time - BEHIND_UTC).toISOString().slice(0, -1)

/** The day of a moment in São Paulo: 2026-11-22. */
export const dayInSaoPaulo = (time: number): string => inSaoPaulo(time).slice(0, 10)
