import { join } from 'node:path'
import * as v from 'valibot'
import { postCollection } from '../src/features/posts/published/postCollection.ts'
import { releasedPosts } from './releasedPosts.ts'

jest.mock('marked', () => jest.requireActual('../src/testing/markedForTests.ts').marked)

const content = join(__dirname, '../content')

it('offers the posts of the repository as entries that a writer could publish', () => {
  const posts = releasedPosts(content)

  expect(posts.map(({ slug }) => slug)).toContain('petshop-precisa-site-2025')
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  expect(v.parse(postCollection, { items: posts }).items).toEqual(posts)
})

it('leaves out the oldest where there is no room', () => {
  const [newest, second] = releasedPosts(content)
  const room = (newest?.body.length ?? 0) + (second?.body.length ?? 0)

  expect(releasedPosts(content, room)).toEqual([newest, second])
  expect(releasedPosts(content, 10)).toEqual([])
})
