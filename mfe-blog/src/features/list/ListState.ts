/** What the list's address says: the text looked for, 'all' or a category's slug, and the page. */
export type ListState = { search: string; category: string; page: number }
