import { documentsProblem } from './remoteDocuments.ts'

const feed = { path: '/loja/feed.xml', type: 'application/rss+xml', body: '<rss/>' }

it.each([
  { what: 'nothing', made: [], problem: undefined },
  { what: 'a feed', made: [{ ...feed, type: 'application/rss+xml; charset=utf-8' }], problem: undefined },
  {
    what: 'HTML',
    made: [{ ...feed, type: 'text/html' }],
    problem: /documents\.0\.type is not allowed: use one of appl/,
  },
  { what: 'no path', made: [{ ...feed, path: 'feed.xml' }], problem: /documents\.0\.path is no plain path, such as/ },
  { what: 'no body', made: [{ path: feed.path, type: feed.type }], problem: /documents\.0\.body/ },
  {
    what: 'a feed twice',
    made: [feed, feed],
    problem: /^makes \/loja\/feed\.xml, which is a page or another document/,
  },
  { what: 'a page', made: [{ ...feed, path: '/loja' }], problem: /^makes \/loja, which is a page/ },
  { what: 'too many', made: Array(101).fill(feed), problem: /not allowed: documents/ },
])('documents may be $what: $problem', ({ made, problem }) => {
  if (problem) expect(documentsProblem(made, ['/loja'])).toMatch(problem)
  else expect(documentsProblem(made, ['/loja'])).toBeUndefined()
})
