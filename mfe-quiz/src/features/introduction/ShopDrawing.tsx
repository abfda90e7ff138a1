import { color } from '@site/design/tokens'

/** A small shop with bars of growing reach on both sides. */
export function ShopDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true">
      <path d="M8 160h304" stroke={color.onNightSoft} strokeWidth="3" strokeLinecap="round" />
      <path d="M28 76h108v84H28z" fill={color.paper} />
      <path d="M20 44h124l10 32H10z" fill={color.orange} />
      <path d="M41 44 34 76h24l3-32zM82 44v32h24l-4-32z" fill={color.peach} />
      <path d="M42 92h44v36H42z" fill={color.sky} />
      <path d="M100 92h24v68h-24z" fill={color.ink} />
      <circle cx="119" cy="128" r="2.5" fill={color.orange} />
      <path d="M182 130h20v30h-20z" fill={color.orangeDeep} />
      <path d="M212 104h20v56h-20z" fill={color.orange} />
      <path d="M242 72h20v88h-20z" fill={color.green} />
      <path d="M272 34h20v126h-20z" fill={color.mint} />
      <path
        d="m178 108 34-30 30-28 36-34m-17 1 17-1 1 17"
        fill="none"
        stroke={color.onNight}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
