import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, layout } from '../styles/tokens.ts'

type Tone = 'paper' | 'white' | 'night'

type Props = {
  /** Anchor target; the base styles allow for the fixed top bar. */
  id?: string
  tone: Tone
  /** Id of the heading that names the section. */
  labelledBy?: string
  children: ReactNode
}

const tones = {
  paper: { background: color.paper },
  white: { background: color.surface },
  night: { background: color.night, color: color.onNight, '--soft': color.onNightSoft, '--link': color.orange },
} as const

const Band = styled.section<{ tone: Tone }>(
  { padding: `${layout.section} ${layout.margin}` },
  ({ tone }) => tones[tone],
)
const Content = styled.div({ maxWidth: layout.width, margin: '0 auto' })

/** A full-width band with centred content. A page's bands alternate between paper, white and night. */
export function Section({ id, tone, labelledBy, children }: Props) {
  return (
    <Band id={id} tone={tone} aria-labelledby={labelledBy}>
      <Content>{children}</Content>
    </Band>
  )
}
