import type { ConcretePath, PageRequest } from '@site/contracts/Page'
import { allPosts } from '../posts/allPosts.ts'
import { newestPosts } from '../posts/newestPosts.ts'
import { isPost } from '../posts/Post.ts'
import { articleAnswer } from './articleAnswer.ts'

/** Answers the article that the release holds for an address. */
export function load({ content, site }: Pick<PageRequest, 'content' | 'site'>) {
  return articleAnswer(isPost(content) ? content : undefined, newestPosts(), site)
}

/** Each article has a page of its own. */
export function paths(): ConcretePath[] {
  return allPosts().map(({ slug, isoDate }) => ({ path: `/blog/${slug}`, lastModified: isoDate }))
}
