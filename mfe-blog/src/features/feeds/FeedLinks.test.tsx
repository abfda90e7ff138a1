import { atomPath } from './atomFeed.ts'
import { feedAddresses } from './FeedLinks.tsx'
import { rssPath } from './rssFeed.ts'

it('links the feeds from pages', () => {
  expect(feedAddresses).toEqual({ rss: rssPath, atom: atomPath })
})
