import { generatedPosts } from '../../testing/generatedPosts.ts'
import { indexOf, isPostIndex, summariesIn, summaryOf } from './PostIndex.ts'

const posts = generatedPosts(20)

it('omits the article from a summary', () => {
  const article = new Set(['content', 'contents', 'words', 'seoTitle', 'seoDescription'])

  expect(
    posts
      .map(summaryOf)
      .flatMap(Object.keys)
      .filter((key) => article.has(key)),
  ).toEqual([])
})

it('contains each drawing once, and returns the summaries that it was made from', () => {
  const summaries = [...posts, ...posts].map(summaryOf)

  const index = indexOf(summaries)

  expect(Object.keys(index.covers)).toEqual(posts.map(({ cover }) => cover.src))
  expect(summariesIn(index)).toEqual(summaries)
})

it('leaves out a post whose drawing is missing', () => {
  expect(summariesIn({ ...indexOf(posts.map(summaryOf)), covers: {} })).toEqual([])
})

it.each([undefined, null, 'text', {}, []])('rejects the index %j', (content) => {
  expect(isPostIndex(content)).toBe(false)
})
