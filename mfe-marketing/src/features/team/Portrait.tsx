import { color } from '@site/design/tokens'
import { Drawing } from '../drawing/Drawing.tsx'

type Props = {
  hair: string
  shirt: string
  /** Shoulder-length hair. */
  long?: boolean
}

/** A drawn portrait of a team member. */
export function Portrait({ hair, shirt, long = false }: Props) {
  return (
    <Drawing viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <circle cx="48" cy="48" r="46" fill={color.sky} stroke="none" />
      {long && <path d="M28 68c-4-14-2-40 4-48 8-10 24-10 32 0 6 8 8 34 4 48z" fill={hair} />}
      <path d="M18 84c2-18 14-26 30-26s28 8 30 26a46 46 0 0 1-60 0z" fill={shirt} />
      {!long && <path d="M30 38c-2-18 8-26 18-26s20 8 18 26" fill={hair} />}
      <path d="M34 36c10 0 18-4 22-10 2 6 4 8 6 10v6a14 16 0 0 1-28 0z" fill={color.skin} />
      <path d="M42 42h.01M54 42h.01" strokeWidth="4" />
      <path d="M43 50c3 3 7 3 10 0" />
    </Drawing>
  )
}
