import styled from '@emotion/styled'
import { color, edge, media, motion, radius, shadow, space } from '@site/design/tokens'

/** Fixed at the bottom right; only what is in it takes clicks. */
export const Place = styled.div({
  position: 'fixed',
  zIndex: 30,
  right: '16px',
  bottom: 'calc(16px + var(--room,0px))',
  // In the middle of what stands at the lower edge of a phone.
  [media.mobile]: { bottom: 'calc(3px + var(--room,0px))' },
  display: 'grid',
  justifyItems: 'end',
  gap: space.m,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@media (scripting:none)': { display: 'none' },
  '@media print': { display: 'none' },
})

/** A round button; the hint to its left is its name. */
export const Bubble = styled.button({
  position: 'relative',
  width: '60px',
  height: '60px',
  padding: 0,
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  background: color.night,
  boxShadow: shadow,
  cursor: 'pointer',
  transition: `transform ${motion}`,
  '&:hover': { transform: 'scale(1.06)' },
})

/**
 * Stands to the left of the button at the top of the page and is scrolled away with it, so that it covers nothing that is
 * being read, in every browser and without motion. Once the chat was open it is only spoken.
 */
export const Hint = styled.span<{ seen: boolean }>(
  {
    position: 'absolute',
    zIndex: 30,
    right: '84px',
    top: 'calc(100svh - 64px - var(--room,0px))',
    // Above what stands there it would cover the text of a phone: it waits behind it.
    [media.mobile]: { top: 'calc(100svh - 64px)' },
    padding: `${space.xs} ${space.m}`,
    border: edge,
    borderRadius: radius.pill,
    background: color.surface,
    boxShadow: shadow,
    fontSize: 'min(.875rem,4.5vw)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    '@media (scripting:none)': { display: 'none' },
    '@media print': { display: 'none' },
  },
  ({ seen }) => seen && { clipPath: 'inset(50%)' },
)

const cross = 'm20 20 16 16m0-16L20 36'

type Props = { open: boolean }

/** Alex's face with the green light of who is online; a cross while the chat is open. */
export function AlexFace({ open }: Props) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" fill="none" strokeLinecap="round" strokeWidth="3">
      {open ? (
        <>
          {/* Its edge is seen where forced colours take the night away. */}
          <path d={cross} stroke={color.night} strokeWidth="8" />
          <path d={cross} stroke={color.surface} />
        </>
      ) : (
        <>
          <path
            d="M14 14h28a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H28l-8 8v-8h-6a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5z"
            fill={color.surface}
          />
          <path d="M22 23v2m12-2v2M22 31c3 3 9 3 12 0" stroke={color.night} />
          <circle cx="47" cy="12" r="7" fill={color.green} stroke={color.night} />
        </>
      )}
    </svg>
  )
}
