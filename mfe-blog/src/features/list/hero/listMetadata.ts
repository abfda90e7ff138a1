import type { ListData, ListTexts } from '../query/listData.ts'
import { guidesAbout, isKnownCategory, listUrl, titleOf } from '../query/listState.ts'

/** The list's metadata for search engines. Paths are relative to the site's origin. */
export type ListMetadata = {
  title: string
  description: string
  canonical: string
  /** False for what is no page of its own: search results, empty lists, unknown categories. Their links are followed. */
  indexed: boolean
  previous?: string
  next?: string
}

type Listed = Pick<ListData, 'search' | 'category' | 'total' | 'page' | 'pages'>

/**
 * A list's metadata: categories and pages are canonical themselves, a search refers to the whole blog.
 * @param texts - What the whole list, or the category, is called.
 * @param named - The category in the address.
 */
export function listMetadata(
  { search, category, total, page, pages }: Listed,
  texts: ListTexts['search'],
  named?: string,
): ListMetadata {
  const indexed = !search && total > 0 && isKnownCategory(named)
  const here = { search, category }
  const part = page > 1 ? `, página ${page} de ${pages}` : ''
  const metadata: ListMetadata = {
    title: `${search ? titleOf({ search, category }) : texts.title}${part}`,
    description: `${search ? guidesAbout(search) : texts.description.replace(/\.$/, '')}${part}.`,
    canonical: indexed ? listUrl({ category, page }) : '/blog',
    indexed,
  }
  if (page > 1) metadata.previous = listUrl({ ...here, page: page - 1 })
  if (page < pages) metadata.next = listUrl({ ...here, page: page + 1 })
  return metadata
}
