import styled from '@emotion/styled'
import { color, motion, radius, shadow, space } from '@site/design/tokens'

/** Fixed at the bottom right; only what is in it takes clicks. */
export const Place = styled.div({
  position: 'fixed',
  zIndex: 30,
  right: '16px',
  bottom: 'calc(16px + var(--room,0px))',
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
    padding: `${space.xs} ${space.m}`,
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
