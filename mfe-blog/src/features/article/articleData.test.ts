import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { generatedPosts } from '../../testing/generatedPosts.ts'
import { load } from './articleData.ts'

// What a build leaves: tests run before any.
jest.mock('#build/newest.json', () => '[]', { virtual: true })

const [post] = generatedPosts(1)

it('answers the article that the release holds for its address, and nothing else', () => {
  expect(load({ content: post, site: sampleSite })).toMatchObject({ status: 200, data: { slug: post?.slug } })
})

it.each([undefined, null, 'text', {}, []])('where it holds %j, nothing is found', (content) => {
  expect(load({ content, site: sampleSite })).toEqual({ status: 404, data: null })
})
