import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

/** Three neighbours in one street: a house for rent, a workshop and a shop that delivers. */
export function StreetDrawing() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden="true">
      <path d="M8 156h264" />
      <path d="M18 156V84l38-34 38 34v72z" fill={color.surface} />
      <path d="M10 90 56 48l46 42" strokeWidth="4" />
      <path d="M46 156v-34h20v34" fill={color.orange} />
      <path d="M34 96h14v14H34zm30 0h14v14H64z" fill={color.sky} />
      <path d="M104 156V74h72v82z" fill={color.peach} />
      <path d="M104 74h72l-6-18h-60z" fill={color.night} />
      <path d="M114 96h52v60h-52zm0 14h52m-52 14h52" fill={color.surface} />
      <path d="M122 156v-10l6-12h24l6 12v10z" fill={color.orange} />
      <path d="M188 156V70h74v86z" fill={color.surface} />
      <path d="M184 70h82l6 20h-94z" fill={color.green} />
      <path d="M200 70v20m25-20v20m25-20v20" />
      <path d="M198 104h30v28h-30z" fill={color.sky} />
      <path d="M238 156v-52h16v52z" fill={color.night} />
    </Drawing>
  )
}
