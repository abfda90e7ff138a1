import { formatNumber } from '@site/design/formatNumber'
import { categoryOf } from '../../posts/categories.ts'

/** The list's state in its address: the search, 'all' or a category's slug, and the page. */
export type ListState = { search: string; category: string; page: number }

/** What the agency calls categories otherwise than usual, by slug. */
export type CategoryNames = Readonly<Record<string, string>>

/** Id of the list's section, the target of links and searches, where the hero and the offers are already known. */
export const LIST_ANCHOR = 'artigos'

/** Id of the list's heading, which gets the focus after a change of the list. */
export const LIST_TITLE = 'titulo-da-lista'

/** The list's address for a state, without defaults. */
export function listUrl({ search = '', category = 'all', page = 1 }: Partial<ListState>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category !== 'all') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** The maximum length of a search; the search field has the same limit. */
export const SEARCH_LIMIT = 100

/** Parses the list's state from an address that anybody may have written. An unknown category is none: all articles. */
export function listStateOf({ search = '', category = '', page }: Readonly<Record<string, string>>): ListState {
  return {
    search: visibleText(search, SEARCH_LIMIT),
    category: categoryOf(category)?.slug ?? 'all',
    page: pageOf(page),
  }
}

/** False for an address with a category that the blog does not have. It is no page of its own. */
export function isKnownCategory(category = 'all'): boolean {
  return category.toLowerCase() === 'all' || categoryOf(category) !== undefined
}

const MAX_PAGE_NUMBER = 100_000

/** The page in an address; 1 for anything but a positive whole number. */
export function pageOf(value = ''): number {
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_PAGE_NUMBER) : 1
}

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Bidi_C}\p{Noncharacter_Code_Point}]+/gu
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}+/gu

/** Text from an address, safe to show: without what cannot be seen, with single spaces, cut at `limit`. */
export function visibleText(text: string, limit: number): string {
  const characters = Array.from(
    text
      .slice(0, limit * 8)
      .replace(CONTROL_CHARACTERS, ' ')
      .replace(INVISIBLE_CHARACTERS, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return characters.slice(0, limit).join('').trim()
}

type Titled = Pick<ListState, 'search' | 'category'> & { names?: CategoryNames }

/** The heading above the list (specification, section 2). */
export function titleOf({ search, category, names = {} }: Titled): string {
  if (search) return `Resultados para "${search}"`
  const name = names[category] ?? categoryOf(category)?.name
  return name ? `Artigos sobre ${name}` : 'Todos os Artigos 2025'
}

/** The number of articles in the list, as a sentence. */
export function countLine(count: number): string {
  if (count === 0) return 'Nenhum artigo encontrado.'
  if (count === 1) return '1 artigo encontrado'
  return `${formatNumber(count)} artigos encontrados`
}

/** What a part of the blog offers, for search engines. */
export function guidesAbout(subject: string): string {
  return `Guias práticos de marketing digital para restaurantes, petshops, clínicas e lojas de bairro sobre ${subject}`
}
