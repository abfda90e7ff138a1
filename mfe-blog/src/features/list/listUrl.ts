import type { ListState } from './ListState.ts'

/** The list's address for a state; what is the default is left out. */
export function listUrl({ search = '', category = 'all', page = 1 }: Partial<ListState>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category !== 'all') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
