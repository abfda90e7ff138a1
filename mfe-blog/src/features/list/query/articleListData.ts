import type { PageAnswer, PageRequest } from '@site/contracts/Page'
import { articleViews } from '../../card/articleViews.ts'
import { isPostIndex, summariesIn } from '../../posts/PostIndex.ts'
import { type ListData, listDataOf } from './listData.ts'
import { listStateOf } from './listState.ts'

type Asked = Pick<PageRequest, 'query' | 'site' | 'content'>

/** Answers the article list for an address: six articles at most, whatever the blog has. @throws Error without its content. */
export function load({ query, site, content }: Asked): PageAnswer<ListData> {
  if (!isPostIndex(content)) throw new Error('The release holds no list of posts.')
  return { status: 200, data: listDataOf(summariesIn(content), listStateOf(query), { views: articleViews(site) }) }
}
