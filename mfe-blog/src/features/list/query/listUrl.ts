/** What the list's address says: the text looked for, 'all' or a category's slug, and the page. */
export type ListState = { search: string; category: string; page: number }

/** Id of the list's section, where links and searches lead: the hero and the offers are known by then. */
export const LIST_ANCHOR = 'artigos'

/** The list's address for a state; what is the default is left out. */
export function listUrl({ search = '', category = 'all', page = 1 }: Partial<ListState>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category !== 'all') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
