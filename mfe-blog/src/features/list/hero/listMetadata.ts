import { categoryOf } from '../../posts/categories.ts'
import type { ListData } from '../query/listData.ts'
import { listUrl, titleOf } from '../query/listState.ts'

/** The list's metadata for search engines. Paths are relative to the site's origin. */
export type ListMetadata = {
  title: string
  description: string
  canonical: string
  /** False for pages that must not be indexed: search results and empty lists. Their links are followed anyway. */
  indexed: boolean
  previous?: string
  next?: string
}

const ALL = 'Guias práticos de marketing digital para restaurantes, petshops, clínicas e lojas de bairro'

type Listed = Pick<ListData, 'search' | 'category' | 'total' | 'page' | 'pages'>

/** A list's metadata: categories and pages are canonical themselves, a search refers to the whole blog. */
export function listMetadata({ search, category, total, page, pages }: Listed): ListMetadata {
  const isWholeList = !search && category === 'all'
  const indexed = !search && total > 0
  const here = { search, category }
  const part = page > 1 ? `, página ${page} de ${pages}` : ''
  const metadata: ListMetadata = {
    title: `${isWholeList ? 'Blog de marketing digital para negócios locais' : titleOf({ search, category })}${part}`,
    description: isWholeList
      ? `${ALL}: Google, anúncios, redes sociais e WhatsApp, sem enrolação${part}.`
      : `${ALL} sobre ${search || categoryOf(category)?.name || category}${part}.`,
    canonical: indexed ? listUrl({ category, page }) : '/blog',
    indexed,
  }
  if (page > 1) metadata.previous = listUrl({ ...here, page: page - 1 })
  if (page < pages) metadata.next = listUrl({ ...here, page: page + 1 })
  return metadata
}
