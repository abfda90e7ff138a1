const LAST_IMAGINABLE = 100_000

/** The page an address asks for; 1 for everything that is not a plain positive whole number. */
export function pageOf(value = ''): number {
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), LAST_IMAGINABLE) : 1
}
