import type { ConcretePath, PageRequest } from '@site/contracts/Page'
import { allPosts } from '../posts/allPosts.ts'
import { articleAnswer } from './articleAnswer.ts'

/** Answers an article by the slug in its address. */
export function load({ params, site }: Pick<PageRequest, 'params' | 'site'>) {
  return articleAnswer(allPosts(), params.slug, site)
}

/** Each article has a page of its own. */
export function paths(): ConcretePath[] {
  return allPosts().map(({ slug, isoDate }) => ({ path: `/blog/${slug}`, lastModified: isoDate }))
}
