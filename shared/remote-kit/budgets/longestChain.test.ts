import { type ChainedRequest, longestChain } from './longestChain.ts'

const asked = (name: string, ...initiators: string[]): ChainedRequest => ({ url: name, name, initiators })

it.each<{ title: string; requests: ChainedRequest[]; chain: string[] }>([
  { title: 'nothing', requests: [], chain: [] },
  { title: 'a document alone', requests: [asked('/')], chain: ['/'] },
  {
    title: 'files that the document requests in parallel',
    requests: [asked('/'), asked('a', '/'), asked('b', '/')],
    chain: ['/', 'a'],
  },
  {
    title: 'a script requested by another one, on behalf of a third',
    requests: [asked('/'), asked('a', '/'), asked('b', 'a', '/'), asked('c', '/', 'b', 'a')],
    chain: ['/', 'a', 'b', 'c'],
  },
  {
    title: 'a file requested by one that was never loaded',
    requests: [asked('/'), asked('a', 'extension')],
    chain: ['/'],
  },
  {
    title: 'a file loaded again by one that it has loaded',
    requests: [asked('/'), asked('a', '/'), asked('b', 'a'), asked('a', 'b')],
    chain: ['/', 'a', 'b'],
  },
])('finds the longest chain of $title', ({ requests, chain }) => {
  expect(longestChain(requests)).toEqual(chain)
})
