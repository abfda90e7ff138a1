import styled from '@emotion/styled'
import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

const Picture = styled(Drawing)({ width: 'min(100%,24rem)', height: 'auto', margin: '0 auto' })

/** The kitchen table at night where the first site was made: window, lamp, laptop, a loaf and the baker's son. */
export function BakeryDrawing() {
  return (
    <Picture viewBox="0 0 360 320" aria-hidden="true">
      <rect width="360" height="320" rx="28" fill={color.peach} stroke="none" />
      <rect x="28" y="30" width="112" height="116" rx="6" fill={color.night} />
      <path d="M84 30v116M28 88h112" stroke={color.surface} />
      <path d="M224 0v44" />
      <path d="M196 74c0-18 12-30 28-30s28 12 28 30z" fill={color.orange} />
      <path d="M130 244c0-40 18-62 50-62s50 22 50 62z" fill={color.greenDeep} />
      <path d="M166 166v22c0 12 28 12 28 0v-22z" fill={color.skin} />
      <path d="M152 132c0-24 12-36 28-36s28 12 28 36-12 44-28 44-28-20-28-44z" fill={color.skin} />
      <path
        d="M150 136c-4-30 10-46 30-46 22 0 34 16 30 44-6-4-8-14-12-20-14 8-32 8-40 4-2 6-4 14-8 18z"
        fill={color.ink}
      />
      <path d="M170 138v2m20-2v2M172 156c5 5 11 5 16 0" />
      <path d="M150 206h92l14 50h-92z" fill={color.surface} />
      <path d="M162 218h40m-37 12h30m-27 12h34" stroke={color.orange} />
      <path d="M216 222h18l5 18h-18z" fill={color.green} />
      <path d="M0 256h360v36a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z" fill={color.orangeDeep} />
      <path d="M146 256h132" strokeWidth="6" />
      <path d="M40 256c-14-22 4-40 40-40s54 18 40 40z" fill={color.orange} />
      <path d="m58 226 10 14m12-18 10 14" />
    </Picture>
  )
}
