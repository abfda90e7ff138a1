/** Where the blog's feeds are. Apart from the code that writes them, which no browser needs. */
export const feedAddresses = { rss: '/blog/feed.xml', atom: '/blog/atom.xml' } as const
