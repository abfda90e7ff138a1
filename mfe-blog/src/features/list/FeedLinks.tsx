import { useSite } from '@site/contracts/useSite'
import { feedAddresses } from './feedAddresses.ts'

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
