/** For an address with a secret in it: no cache, no search engine and no page that it leads to gets to know it. */
export const secretLinkHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const
