/** Articles on one page of the list (specification, section 9). */
export const PAGE_SIZE = 6

/** One page of the items. A page beyond the last is the last; no items are one empty page. */
export function paginate<Item>(items: readonly Item[], wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages }
}
