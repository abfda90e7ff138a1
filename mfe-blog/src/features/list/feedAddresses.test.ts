import { atomPath } from '../feeds/atomFeed.ts'
import { rssPath } from '../feeds/rssFeed.ts'
import { feedAddresses } from './feedAddresses.ts'

it('pages link the feeds where they are', () => {
  expect(feedAddresses).toEqual({ rss: rssPath, atom: atomPath })
})
