import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { blogTexts } from '../../../texts/blogTexts.ts'
import { articleViews } from '../../card/articleViews.ts'
import { isPostIndex, summariesIn } from '../../posts/PostIndex.ts'
import { requireCovers, withPublishedSummaries } from '../../posts/published/publishedPosts.ts'
import { type ListData, type ListTexts, listDataOf } from './listData.ts'
import { listStateOf } from './listState.ts'

type ListQuery = Pick<PageRequest, 'query' | 'site' | 'content'>

/**
 * Returns the article list for an address: at most six articles, however many the blog has. @throws Error without its
 * content.
 */
export function load({ query, site, content }: ListQuery): PageResponse<ListData & { texts: ListTexts }> {
  if (!isPostIndex(content)) throw new Error('The release holds no list of posts.')
  const released = summariesIn(content)
  requireCovers(site, released)
  const posts = withPublishedSummaries(site, released)
  const { hero, search } = readTexts(site, 'blogTexts', blogTexts)
  const list = listDataOf(posts, listStateOf(query), { views: articleViews(site) })
  return { status: 200, data: { ...list, texts: { hero, search } } }
}
