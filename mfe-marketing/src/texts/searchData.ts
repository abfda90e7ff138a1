import type { PageResponse } from '@site/contracts/Page'

/** A page's title and description. They are data of the page, because a navigation sets them in the browser. */
export type SearchTexts = { title: string; description: string }

export function searchData({ title, description }: SearchTexts): PageResponse<SearchTexts> {
  return { status: 200, data: { title, description } }
}
