import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { color, motion, radius, shadow, space } from '@site/design/tokens'

const fade = keyframes({ to: { opacity: 0 } })

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

/** A round button; the hint stands to its left and belongs to its name. */
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

/** Fades while the page is scrolled (or with time, in an older browser) so that it covers no text; once the chat was open it is only spoken. */
export const Hint = styled.span<{ seen: boolean }>(
  {
    position: 'absolute',
    right: 'calc(100% + 8px)',
    top: '12px',
    padding: `${space.xs} ${space.m}`,
    borderRadius: radius.pill,
    background: color.surface,
    boxShadow: shadow,
    fontSize: 'min(.875rem,4.5vw)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    animation: `${fade} 1s 12s both`,
    '@supports (animation-timeline:scroll())': {
      animation: `${fade} linear both`,
      animationTimeline: 'scroll()',
      animationRange: '0 25rem',
    },
  },
  ({ seen }) => seen && { clipPath: 'inset(50%)' },
)
