import type { ConcretePath, PageAnswer, PageRequest } from '@site/contracts/Page'
import { allPosts } from '../../posts/allPosts.ts'
import { type ListData, listDataOf } from './listData.ts'
import { listStateOf } from './listState.ts'

/** Answers the article list for an address: six articles at most, whatever the blog has. */
export function load({ query, site }: Pick<PageRequest, 'query' | 'site'>): PageAnswer<ListData> {
  return { status: 200, data: listDataOf(allPosts(), listStateOf(query), { views: site.evidence?.views.articles }) }
}

/** The list changes when an article is added. */
export function paths(): ConcretePath[] {
  return [{ path: '/blog', lastModified: allPosts()[0]?.isoDate }]
}
