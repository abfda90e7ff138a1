import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

/** A pizza on the table and the phone on which it was ordered. */
export function RestaurantDrawing() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden="true">
      <path d="M12 150h256" />
      <path d="M30 150v18m220-18v18" />
      <circle cx="108" cy="86" r="60" fill={color.peach} />
      <circle cx="108" cy="86" r="48" fill={color.orange} />
      <path d="m108 86 48-14M108 86l-20-44m20 44L66 108m42-22 22 42" />
      <path d="M88 70h1m36-8h1m6 40h1m-42 12h1m-24-24h1" stroke={color.surface} strokeWidth="12" />
      <rect x="196" y="34" width="60" height="106" rx="10" fill={color.night} />
      <rect x="202" y="44" width="48" height="84" rx="4" fill={color.surface} />
      <path d="M210 56h32m-32 12h20" strokeWidth="4" />
      <rect x="208" y="80" width="36" height="16" rx="8" fill={color.green} />
      <path d="m219 88 4 4 8-8M210 110h32" />
    </Drawing>
  )
}
