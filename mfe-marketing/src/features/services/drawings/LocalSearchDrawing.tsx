import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

/** A map with the first result on it, and the growing bars of an advertisement. */
export function LocalSearchDrawing() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden="true">
      <rect x="14" y="14" width="170" height="152" rx="14" fill={color.mint} />
      <path d="M14 70h72l40 96M86 70l24-56m-96 104h72m22 0 76-30" stroke={color.surface} strokeWidth="10" />
      <rect x="14" y="14" width="170" height="152" rx="14" />
      <path d="M100 44a30 30 0 0 1 30 30c0 22-30 46-30 46S70 96 70 74a30 30 0 0 1 30-30z" fill={color.orange} />
      <circle cx="100" cy="74" r="11" fill={color.surface} />
      <rect x="152" y="24" width="114" height="50" rx="10" fill={color.surface} />
      <path d="M166 42h46" strokeWidth="5" />
      <path d="M168 58h1m13 0h1m13 0h1m13 0h1m13 0h1" stroke={color.orange} strokeWidth="9" />
      <rect x="152" y="90" width="114" height="66" rx="10" fill={color.surface} />
      <path d="M168 146v-12m22 12v-22m22 22v-30m22 30v-42" stroke={color.orange} strokeWidth="10" />
      <path d="m164 118 24-8 24-10 30-6" strokeWidth="2" />
    </Drawing>
  )
}
