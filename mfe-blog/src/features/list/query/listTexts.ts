import { categoryOf } from '../../posts/categories.ts'
import type { ListState } from './listState.ts'

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
  return `${count.toLocaleString('pt-BR')} artigos encontrados`
}
