import styled from '@emotion/styled'
import * as v from 'valibot'
import { colorOf } from '../features/product/products.ts'

export const props = v.object({
  sku: v.pipe(
    v.string(),
    v.check((sku) => colorOf(sku) !== undefined, 'is no machine of ours'),
  ),
})

const Drawing = styled.svg({ display: 'block', width: '100%', maxWidth: '20rem', height: 'auto' })

/** A tractor from its side, in the colour of the variant. */
export default function ProductPicture({ sku }: v.InferOutput<typeof props>) {
  return (
    <Drawing viewBox="0 0 200 140" aria-hidden="true">
      <path d="M30 90V60h50l8-32h46v32h36v30z" fill={colorOf(sku)} />
      <path d="M92 34h34v26H86z" fill="#E8F0FF" />
      <path d="M56 60V34h8v26z" fill="#10182B" />
      <circle cx="56" cy="104" r="22" fill="#10182B" />
      <circle cx="56" cy="104" r="9" fill="#E7E2D8" />
      <circle cx="142" cy="94" r="34" fill="#10182B" />
      <circle cx="142" cy="94" r="14" fill="#E7E2D8" />
    </Drawing>
  )
}
