/**
 * What led to this page from elsewhere, if it begins a visit: the campaign's source, or the host of the page before. Nothing
 * else of the two addresses leaves the browser, and nothing is kept.
 */
export function visitSource(): string | undefined {
  const { referrer } = document
  const isAgain = performance.getEntriesByType('navigation')[0]?.type === 'reload'
  if (isAgain || referrer.startsWith(`${location.origin}/`)) return undefined
  const query = new URLSearchParams(location.search)
  const campaign = query.get('utm_source') || (query.has('gclid') ? 'google ads' : '')
  return (campaign || referrer.split('/')[2] || '').slice(0, 60)
}
