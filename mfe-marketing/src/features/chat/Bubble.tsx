import styled from '@emotion/styled'
import { color, edge, media, motion, radius, shadow, space } from '@site/design/tokens'

/** Fixed at the bottom right; only its content receives clicks. */
export const Place = styled.div({
  position: 'fixed',
  zIndex: 30,
  right: '16px',
  bottom: 'calc(16px + var(--room,0px))',
  // Vertically centred on the bar at the bottom of a phone.
  [media.mobile]: { bottom: 'calc(3px + var(--room,0px))' },
  display: 'grid',
  justifyItems: 'end',
  gap: space.m,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@media print,(scripting:none)': { display: 'none' },
})

/** A round button, named by the hint to its left. */
export const Bubble = styled.button({
  position: 'relative',
  width: '60px',
  height: '60px',
  padding: 0,
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  background: color.night,
  boxShadow: shadow,
  transition: `transform ${motion}`,
  '&:hover': { transform: 'scale(1.06)' },
})

/**
 * To the left of the button at the top of the page, and scrolled away with it, so that it never covers text that is being
 * read, in every browser and without animation. A phone has no empty place there: its greeting is in the bar at the bottom
 * (WhatsAppDock.tsx). Once the chat has been opened, the hint is gone.
 */
export const Hint = styled.span<{ seen: boolean }>(
  {
    position: 'absolute',
    zIndex: 30,
    right: '84px',
    top: 'calc(100svh - 64px)',
    // By a transform rather than its position, so that what appears below it causes no layout shift.
    translate: '0 calc(-1*var(--room,0px))',
    [media.mobile]: { '&[data-greets]': { display: 'none' } },
    // A document may be painted before its text has arrived, with which it would grow to the left.
    '&:empty': { display: 'none' },
    padding: `${space.xs} ${space.m}`,
    border: edge,
    borderRadius: radius.pill,
    background: color.surface,
    boxShadow: shadow,
    fontSize: 'min(.875rem,4.5vw)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    '@media print,(scripting:none)': { display: 'none' },
  },
  ({ seen }) => seen && { clipPath: 'inset(50%)' },
)

const cross = 'm20 20 16 16m0-16L20 36'

type Props = { open: boolean }

/** Alex's face with a green light for online; a cross while the chat is open. */
export function AlexFace({ open }: Props) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" fill="none" strokeLinecap="round" strokeWidth="3">
      {open ? (
        <>
          {/* The outline is visible in forced-colours mode, where the dark fill disappears. */}
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
