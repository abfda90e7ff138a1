import { categoryOf } from './categoryOf.ts'
import type { ListState } from './ListState.ts'

/** The heading above the list (specification, section 2). */
export function titleOf({ search, category }: Pick<ListState, 'search' | 'category'>): string {
  if (search) return `Resultados para "${search}"`
  if (category === 'all') return 'Todos os Artigos 2025'
  return `Artigos sobre ${categoryOf(category)?.name ?? category}`
}
