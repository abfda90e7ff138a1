import { withThousands } from '@site/design/writtenAmount'
import { categoryOf } from '../../posts/categories.ts'

/** What the list's address says: the text looked for, 'all' or a category's slug, and the page. */
export type ListState = { search: string; category: string; page: number }

/** Id of the list's section, where links and searches lead: the hero and the offers are known by then. */
export const LIST_ANCHOR = 'artigos'

/** Id of the list's heading, where whoever asked for another list reads on. */
export const LIST_TITLE = 'titulo-da-lista'

/** The list's address for a state; what is the default is left out. */
export function listUrl({ search = '', category = 'all', page = 1 }: Partial<ListState>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category !== 'all') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** Longest search text that is taken; the search field has the same limit. */
export const SEARCH_LIMIT = 100

/** Reads the list's state from an address that anyone may have written. An unknown category stays, and matches nothing. */
export function listStateOf({ search = '', category = '', page }: Readonly<Record<string, string>>): ListState {
  const named = visibleText(category, 40)
  return {
    search: visibleText(search, SEARCH_LIMIT),
    category: named === '' || named.toLowerCase() === 'all' ? 'all' : (categoryOf(named)?.slug ?? named),
    page: pageOf(page),
  }
}

const LAST_IMAGINABLE = 100_000

/** The page an address asks for; 1 for everything that is not a plain positive whole number. */
export function pageOf(value = ''): number {
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), LAST_IMAGINABLE) : 1
}

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Bidi_C}]+/gu

/** Text from an address as it may be shown: no control or direction characters, one space between words, cut at `limit`. */
export function visibleText(text: string, limit: number): string {
  const characters = Array.from(
    text
      .slice(0, limit * 8)
      .replace(CONTROL_CHARACTERS, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return characters.slice(0, limit).join('').trim()
}

/** The heading above the list (specification, section 2). */
export function titleOf({ search, category }: Pick<ListState, 'search' | 'category'>): string {
  if (search) return `Resultados para "${search}"`
  if (category === 'all') return 'Todos os Artigos 2025'
  return `Artigos sobre ${categoryOf(category)?.name ?? category}`
}

/** How many articles the list has, in words. */
export function countLine(count: number): string {
  if (count === 0) return 'Nenhum artigo encontrado.'
  if (count === 1) return '1 artigo encontrado'
  return `${withThousands(count)} artigos encontrados`
}
