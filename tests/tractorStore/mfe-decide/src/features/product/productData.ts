import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { type Product, products } from './products.ts'

export type ProductData = { product: Product; sku: string } | null

export function load({ params, query }: Pick<PageRequest, 'params' | 'query'>): PageResponse<ProductData> {
  const product = products.find(({ id }) => id === params.id)
  if (!product) return { status: 404, data: null }
  const chosen = product.variants.find(({ sku }) => sku === query.sku) ?? product.variants[0]
  return { status: 200, data: { product, sku: chosen?.sku ?? '' } }
}

export const paths = () => products.map(({ id }) => ({ path: `/product/${id}` }))
