import { generatedPosts } from '../list/generatedPosts.ts'
import { summariesOf } from './summariesOf.ts'

it('a list carries no article', () => {
  const summaries = summariesOf(generatedPosts(3))

  expect(summaries).toHaveLength(3)
  for (const summary of summaries) {
    expect(summary).toHaveProperty('excerpt')
    for (const left of ['content', 'contents', 'seoTitle', 'seoDescription']) expect(summary).not.toHaveProperty(left)
  }
})
