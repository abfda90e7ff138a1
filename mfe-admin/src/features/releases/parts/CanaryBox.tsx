import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'
import { ChoiceButton, Choices } from '../actions/ChoiceButton.tsx'
import type { Choice } from '../actions/choicesFor.ts'
import type { Release } from '../texts/stateLabels.ts'
import { formatTime } from '../texts/format.ts'
import { SmallText } from '../texts/SmallText.ts'
import { Id, sourcesOf } from './ReleaseItem.tsx'

type Props = { release: Release; choices: readonly Choice[]; onChoose: (choice: Choice) => void }

const Box = styled.div({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  background: color.mint,
  border: edge,
  borderRadius: radius.control,
  '--soft': color.ink,
})

const verdicts = {
  fine: 'sem piora para quem testa',
  'not enough data': 'ainda não há visitas suficientes para julgar',
} as const

/** A canary: its share, since when, and the verdict on its views. */
export function CanaryBox({ release, choices, onChoose }: Props) {
  const { id, canary } = release
  return (
    <Box>
      <p>
        <strong>{`Em teste${canary ? ` com ${canary.share}% dos visitantes` : ''}:`}</strong> <Id>{id}</Id>
      </p>
      <SmallText>{sourcesOf(release)}</SmallText>
      {canary && (
        <p>
          {`Desde ${formatTime(canary.since)}: ${verdicts[canary.verdict]}.`}
          {canary.auto && <span> O site aumenta a porcentagem sozinho.</span>}
        </p>
      )}
      <Choices>
        {choices.map((choice) => (
          <ChoiceButton key={choice.kind} choice={choice} onChoose={onChoose} />
        ))}
      </Choices>
    </Box>
  )
}
