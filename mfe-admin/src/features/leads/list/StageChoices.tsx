import styled from '@emotion/styled'
import type { DeskPage, DeskQuery } from '@site/contracts/LeadDesk'
import { color, font, radius, space } from '@site/design/tokens'
import { type Choice, choicesOf, idOf } from '../texts/roomTexts.ts'

type Props = {
  page: Pick<DeskPage, 'stages' | 'rooms'>
  query: DeskQuery
  onChoose: (query: Choice['query']) => void
}

const Choices = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s })
const ChoiceButton = styled.button({
  minHeight: '48px',
  padding: `${space.s} ${space.l}`,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  fontSize: font.size.small,
  fontWeight: 700,
  '&:hover': { background: color.sky },
  '&[aria-pressed=true]': { background: color.sky, border: '2px solid' },
})

/** Narrows the list to a stage, with how many people are in each. */
export function StageChoices({ page, query, onChoose }: Props) {
  return (
    <Choices role="group" aria-label="Etapa">
      {choicesOf(page).map(({ id, label, count, query: chosen }) => (
        <ChoiceButton key={id} type="button" aria-pressed={id === idOf(query)} onClick={() => onChoose(chosen)}>
          <span>{count === undefined ? label : `${label} (${count})`}</span>
        </ChoiceButton>
      ))}
    </Choices>
  )
}
