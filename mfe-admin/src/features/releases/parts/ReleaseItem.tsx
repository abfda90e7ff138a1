import styled from '@emotion/styled'
import { Badge } from '@site/design/Badge'
import { color, font, space } from '@site/design/tokens'
import { ChoiceButton, Choices } from '../actions/ChoiceButton.tsx'
import type { Choice } from '../actions/choicesFor.ts'
import { labelOf, type Release } from '../texts/stateLabels.ts'
import { formatTime } from '../texts/format.ts'
import { writtenMessage } from '../texts/writtenMessage.ts'
import { SmallText } from '../texts/SmallText.ts'
import { RefusalReason } from './RefusalReason.tsx'

type Props = { release: Release; choices: readonly Choice[]; onChoose: (choice: Choice) => void }

const Item = styled.li({
  display: 'grid',
  gap: space.s,
  padding: `${space.l} 0`,
  borderTop: `1px solid ${color.line}`,
})
const Head = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s })
export const Id = styled.code({ fontSize: '.9375em', fontWeight: 700, color: color.ink })
const Reason = styled.p({ fontSize: font.size.small, color: color.danger })

/** A kept release: its state, who made it, when and what for, why it is not live, and the possible actions. */
export function ReleaseItem({ release, choices, onChoose }: Props) {
  const { id, state, cause, reason, retry, liveUntil } = release
  return (
    <Item>
      <Head>
        <Id>{id}</Id>
        <Badge tone={state === 'live' ? 'green' : 'sky'}>{labelOf(release)}</Badge>
      </Head>
      <SmallText>{sourcesOf(release)}</SmallText>
      {state === 'former' && liveUntil && <SmallText>{`No ar até ${formatTime(liveUntil)}`}</SmallText>}
      {reason && (
        <Reason>
          <RefusalReason cause={cause} reason={reason} retry={retry} />
        </Reason>
      )}
      {choices.length > 0 && (
        <Choices>
          {choices.map((choice) => (
            <ChoiceButton key={choice.kind} choice={choice} onChoose={onChoose} />
          ))}
        </Choices>
      )}
    </Item>
  )
}

/** Who made a release, when, and what for. */
export function sourcesOf({ id, at, statement }: Release): string {
  const when = at ? formatTime(at) : 'ainda não publicada'
  const written = writtenMessage(statement?.message ?? '', id)
  return [statement?.author && `por ${statement.author}`, when, written].filter(Boolean).join('\u00a0· ')
}
