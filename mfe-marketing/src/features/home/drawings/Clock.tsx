import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

type Props = { hour: number; minute: number }

/** A clock that shows the time of day. */
export function Clock({ hour, minute }: Props) {
  return (
    <Drawing viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <circle cx="28" cy="28" r="25" fill={color.surface} />
      <g transform="translate(28 28)" strokeWidth="4">
        <path d="M0 0v-13" transform={`rotate(${(hour % 12) * 30 + minute / 2})`} stroke={color.orangeDeep} />
        <path d="M0 0v-19" transform={`rotate(${minute * 6})`} />
      </g>
    </Drawing>
  )
}
