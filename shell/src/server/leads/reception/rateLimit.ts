const WINDOW = 10 * 60_000
const MOST_ADDRESSES = 50_000

/** Counts requests per address in windows of ten minutes, in this process only and never on disk. */
export function rateLimit(most: number) {
  let began = 0
  let counts = new Map<string, number>()
  /** Notes a request; answers after how many seconds to come back, or 0 when it may pass. */
  return (address: string, now: number): number => {
    if (now - began >= WINDOW || counts.size > MOST_ADDRESSES) {
      began = now
      counts = new Map()
    }
    const place = neighbourhood(address)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count > most ? Math.ceil((began + WINDOW - now) / 1000) : 0
  }
}

/** Someone with IPv6 has a whole /64 of addresses to themselves. */
function neighbourhood(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}
