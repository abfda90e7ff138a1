import styled from '@emotion/styled'
import type { DeskEntry } from '@site/contracts/LeadDesk'
import { space } from '@site/design/tokens'
import { formatTime } from '../../releases/texts/format.ts'
import { SmallText } from '../../releases/texts/SmallText.ts'

type Props = { entries: readonly DeskEntry[] }

const List = styled.ol({ display: 'grid', gap: space.m, padding: 0, listStyle: 'none' })
const Text = styled.p({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

const kinds = {
  note: 'anotou',
  stage: 'mudou a etapa',
  owner: 'mudou com quem está',
  step: 'mudou o próximo passo',
  confirmed: 'confirmou a inscrição',
} as const

/** Notes and changes, newest first, each with who and when. */
export function LeadHistory({ entries }: Props) {
  if (entries.length === 0) return <p>Ainda nada.</p>
  return (
    <List>
      {entries.toReversed().map((entry) => (
        <li key={entry.id}>
          <SmallText>
            {`${entry.by} ${kinds[entry.kind]} em `}
            <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          </SmallText>
          <Text>{entry.text}</Text>
        </li>
      ))}
    </List>
  )
}
