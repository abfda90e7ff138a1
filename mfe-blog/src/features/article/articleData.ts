import type { PageRequest } from '@site/contracts/Page'
import { newestPosts } from '../posts/newestPosts.ts'
import { isPost } from '../posts/Post.ts'
import { articleAnswer } from './articleAnswer.ts'

/** Answers the article that the release holds for an address. */
export function load({ content, site }: Pick<PageRequest, 'content' | 'site'>) {
  return articleAnswer(isPost(content) ? content : undefined, newestPosts(), site)
}
