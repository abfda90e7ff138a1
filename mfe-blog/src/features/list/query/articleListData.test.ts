import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { generatedPosts } from '../../../testing/generatedPosts.ts'
import { indexOf, summaryOf } from '../../posts/PostIndex.ts'
import { load } from './articleListData.ts'

const content = indexOf(generatedPosts(20).map(summaryOf))

it('returns the articles that the release contains for the list at an address', () => {
  const { data } = load({ content, site: sampleSite, query: { page: '2' } })

  expect(data).toMatchObject({ total: 20, page: 2, pages: 4 })
  expect(data.articles.map(({ slug }) => slug)).toEqual([7, 8, 9, 10, 11, 12].map((id) => `artigo-gerado-${id}`))
})

it.each([undefined, null, {}, []])('rejects %j: an empty list would look like a blog without articles', (nothing) => {
  expect(() => load({ content: nothing, site: sampleSite, query: {} })).toThrow('The release holds no list of posts.')
})
