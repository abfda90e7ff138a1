import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'
import type { Generation } from './generation/generation.ts'
import { progressText } from './generation/generationTexts.ts'

const Root = styled.div({ display: 'grid', gap: space.s })
const Text = styled.p({ fontSize: font.size.small, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
const bar = { background: color.orange, borderRadius: radius.pill, transition: 'inline-size 200ms ease-out' }
const Bar = styled.progress({
  appearance: 'none',
  width: '100%',
  height: '.75rem',
  overflow: 'hidden',
  background: color.sky,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  forcedColorAdjust: 'none',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': bar,
  '&::-moz-progress-bar': bar,
})

/** The run's progress as an announced text and a bar. */
export function GenerationProgress({ state }: { state: Generation }) {
  const total = state.run.targets.length || state.slots.length
  return (
    <Root>
      <Text role="status">{progressText(state)}</Text>
      <Bar aria-label="Progresso da geração" value={state.run.ended} max={total} />
    </Root>
  )
}
