/** An island by its name in a report, which the page itself has too. */
export function islandText(name: string): string {
  if (name === 'page') return 'the page itself'
  return name === '' ? 'an island' : `the island "${name}"`
}
