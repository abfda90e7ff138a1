import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { generatedPosts } from '../../testing/generatedPosts.ts'
import { load, paths } from './articleData.ts'

// What a build leaves: tests run before any.
jest.mock('#build/posts.json', () => JSON.stringify({ covers: { a: {} }, posts: [{ slug: 'um', cover: 'a' }] }), {
  virtual: true,
})
jest.mock('#build/newest.json', () => '[]', { virtual: true })

const [post] = generatedPosts(1)

it('answers the article that the release holds for its address, and nothing else', () => {
  expect(load({ content: post, site: sampleSite })).toMatchObject({ status: 200, data: { slug: post?.slug } })
})

it.each([undefined, null, 'text', {}, []])('where it holds %j, nothing is found', (content) => {
  expect(load({ content, site: sampleSite })).toEqual({ status: 404, data: null })
})

it('an article is answered without a look at the list of all, which is read once', () => {
  const parse = jest.spyOn(JSON, 'parse')

  const readings = () => parse.mock.calls.filter(([text]) => text.includes('"covers"')).length

  load({ content: post, site: sampleSite })
  expect(readings()).toBe(0)

  expect(paths()).toEqual([{ path: '/blog/um' }])
  paths()
  expect(readings()).toBe(1)
  parse.mockRestore()
})
