import { categoryOf } from '../../posts/categories.ts'
import type { ListData } from '../query/listData.ts'
import { listUrl, titleOf } from '../query/listState.ts'

/** What the list tells search engines. Paths are below the site's origin. */
export type ListMetadata = {
  title: string
  description: string
  canonical: string
  /** False for what has no place in an index: search results and empty lists. Their links are followed all the same. */
  indexed: boolean
  previous?: string
  next?: string
}

const ALL = 'Guias práticos de marketing digital para restaurantes, petshops, clínicas e lojas de bairro'

type Listed = Pick<ListData, 'search' | 'category' | 'total' | 'page' | 'pages'>

/** Metadata of a list: each category and each page stands for itself, a search for the whole blog. */
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
