import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

/** A shop's site in a browser window, with a clock that shows that one day has passed. */
export function SiteDrawing() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden="true">
      <rect x="20" y="20" width="200" height="140" rx="12" fill={color.surface} />
      <path d="M20 44V32a12 12 0 0 1 12-12h176a12 12 0 0 1 12 12v12z" fill={color.night} />
      <path d="M34 32h1m11 0h1m11 0h1" stroke={color.orange} strokeWidth="6" />
      <path d="M38 64h74M38 78h52" strokeWidth="6" />
      <rect x="38" y="94" width="60" height="18" rx="9" fill={color.green} />
      <path d="M130 62h72v50h-72zM38 130h44v14H38zm60 0h44v14H98zm60 0h44v14h-44z" fill={color.sky} />
      <path d="m130 100 20-20 18 16 14-10 20 18" />
      <circle cx="222" cy="128" r="38" fill={color.orange} />
      <circle cx="222" cy="128" r="26" fill={color.surface} />
      <path d="M222 112v16l12 8M222 90V80m-8 0h16" />
    </Drawing>
  )
}
