import type { ArticleSummary } from './articleSummary.ts'

/** The list as the server found it for an address. */
export type ListData = {
  /** What the articles were filtered by: nothing and 'all' when filtering failed. */
  search: string
  category: string
  /** The articles of this page of the list, at most six. */
  articles: readonly ArticleSummary[]
  /** Shown above the list; empty while there is a search or a category. */
  featured: readonly ArticleSummary[]
  /** How many articles there are on all pages. */
  total: number
  page: number
  pages: number
}
