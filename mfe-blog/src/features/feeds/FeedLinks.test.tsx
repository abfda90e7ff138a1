import { atomPath } from './atomFeed.ts'
import { feedAddresses } from './FeedLinks.tsx'
import { rssPath } from './rssFeed.ts'

it('pages link the feeds where they are', () => {
  expect(feedAddresses).toEqual({ rss: rssPath, atom: atomPath })
})
