import { generatedPosts } from '../../testing/generatedPosts.ts'
import { indexOf, isPostIndex, summariesIn, summaryOf } from './PostIndex.ts'

const posts = generatedPosts(20)

it('a summary carries nothing of the article', () => {
  const article = new Set(['content', 'contents', 'words', 'seoTitle', 'seoDescription'])

  expect(
    posts
      .map(summaryOf)
      .flatMap(Object.keys)
      .filter((key) => article.has(key)),
  ).toEqual([])
})

it('carries each drawing once, and gives back the summaries that it was made of', () => {
  const summaries = [...posts, ...posts].map(summaryOf)

  const index = indexOf(summaries)

  expect(Object.keys(index.covers)).toEqual(posts.map(({ cover }) => cover.src))
  expect(summariesIn(index)).toEqual(summaries)
})

it('leaves out a post whose drawing is not there', () => {
  expect(summariesIn({ ...indexOf(posts.map(summaryOf)), covers: {} })).toEqual([])
})

it.each([undefined, null, 'text', {}, []])('%j is no index', (content) => {
  expect(isPostIndex(content)).toBe(false)
})
