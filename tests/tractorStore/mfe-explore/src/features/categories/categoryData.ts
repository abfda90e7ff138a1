import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { categories, type Machine, machinesIn } from './machines.ts'

export type CategoryData = { category: string; title: string; machines: readonly Machine[] }

export function load({ params }: Pick<PageRequest, 'params'>): PageResponse<CategoryData> {
  const category = params.category ?? ''
  const title = categories.find(({ key }) => key === category)?.title ?? 'No such category'
  const machines = machinesIn(category)
  return { status: machines ? 200 : 404, data: { category, title, machines: machines ?? [] } }
}

export const paths = () => categories.map(({ key }) => ({ path: `/products/${key}` }))
