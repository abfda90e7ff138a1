import { categoryOf } from './categoryOf.ts'
import type { ListState } from './ListState.ts'
import { pageOf } from './pageOf.ts'
import { visibleText } from './visibleText.ts'

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
