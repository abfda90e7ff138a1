import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

/** A dog in its bath, on time. */
export function PetshopDrawing() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden="true">
      <path d="M106 62c-18-14-34-6-34 14s12 30 22 24m80-38c18-14 34-6 34 14s-12 30-22 24" fill={color.orange} />
      <path d="M98 116c-10-50 10-76 42-76s52 26 42 76z" fill={color.peach} />
      <path d="M122 76v4m36-4v4" strokeWidth="7" />
      <path d="M130 92h20l-10 10zm10 10v6m-14 0c4 6 10 6 14 0 4 6 10 6 14 0" fill={color.night} />
      <path d="M56 112h168l-12 42a12 12 0 0 1-12 8H80a12 12 0 0 1-12-8z" fill={color.surface} />
      <path d="M70 128h140" stroke={color.orange} strokeWidth="6" />
      <circle cx="76" cy="108" r="14" fill={color.sky} />
      <circle cx="98" cy="104" r="10" fill={color.sky} />
      <circle cx="198" cy="106" r="14" fill={color.sky} />
      <circle cx="36" cy="70" r="8" fill={color.sky} />
      <circle cx="52" cy="40" r="5" fill={color.sky} />
      <circle cx="238" cy="52" r="22" fill={color.surface} />
      <path d="M238 38v14l9 6" />
    </Drawing>
  )
}
