import { useSite } from '@site/contracts/useSite'

/** Lets feed readers and browsers find the blog's feeds. */
export function FeedLinks() {
  const { brand } = useSite()
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`Blog da ${brand} (RSS)`} href={feedAddresses.rss} />
      <link rel="alternate" type="application/atom+xml" title={`Blog da ${brand} (Atom)`} href={feedAddresses.atom} />
    </>
  )
}

/** Addresses of the blog's feeds, apart from the code that writes them, which no browser needs. */
export const feedAddresses = { rss: '/blog/feed.xml', atom: '/blog/atom.xml' } as const
