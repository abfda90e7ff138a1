import styled from '@emotion/styled'
import { color, edge, radius, space } from '../styles/tokens.ts'

type Tone = 'sky' | 'orange' | 'green'

const backgrounds: Record<Tone, string> = { sky: color.sky, orange: color.orange, green: color.mint }

/** A short label in a pill, whose border is visible in forced-colours mode. The default `tone` is `sky`. */
export const Badge = styled.span<{ tone?: Tone }>(
  {
    display: 'inline-block',
    padding: `${space.xs} ${space.m}`,
    border: edge,
    borderRadius: radius.pill,
    fontSize: '.8125rem',
    fontWeight: 700,
    letterSpacing: '.04em',
    color: color.ink,
    '&:empty': { display: 'none' },
  },
  ({ tone = 'sky' }) => ({ background: backgrounds[tone] }),
)
