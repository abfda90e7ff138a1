import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { type BlogTexts, blogTexts } from '../../../texts/blogTexts.ts'
import { articleViews } from '../../card/articleViews.ts'
import { isPostIndex, summariesIn } from '../../posts/PostIndex.ts'
import { inNamed, namedCategories } from '../../posts/published/namedCategories.ts'
import { requireCovers, withPublishedSummaries } from '../../posts/published/publishedPosts.ts'
import { type ListData, type ListTexts, listDataOf } from './listData.ts'
import { guidesAbout, listStateOf, titleOf } from './listState.ts'

type ListQuery = Pick<PageRequest, 'query' | 'site' | 'content'>

/**
 * Returns the article list for an address: at most six articles, however many the blog has. @throws Error without its
 * content.
 */
export function load({ query, site, content }: ListQuery): PageResponse<ListData & { texts: ListTexts }> {
  if (!isPostIndex(content)) throw new Error('The release holds no list of posts.')
  const released = summariesIn(content)
  requireCovers(site, released)
  const named = namedCategories(site)
  const posts = inNamed(withPublishedSummaries(site, released), named)
  const list = listDataOf(posts, listStateOf(query), { views: articleViews(site), named })
  const texts = readTexts(site, 'blogTexts', blogTexts)
  return { status: 200, data: { ...list, texts: { hero: texts.hero, search: searchTextsOf(list, texts) } } }
}

/** Title and description for search engines of the list, or of a category. */
export function searchTextsOf(
  { category, names }: Pick<ListData, 'category' | 'names'>,
  { search, categoryTexts }: Pick<BlogTexts, 'search' | 'categoryTexts'>,
): ListTexts['search'] {
  const own = categoryTexts[category]
  if (!own) return search
  const { name, title, description } = own
  return {
    title: title || titleOf({ search: '', category, names }),
    description: description || `${guidesAbout(name)}.`,
  }
}
