import styled from '@emotion/styled'
import type { OverviewWaiting } from '@site/contracts/DeskOverview'
import { ButtonLink } from '@site/design/ButtonLink'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { textOf } from '../../content/texts/collectionTexts.ts'
import { draftText, leadsText, stepText } from './waitingTexts.ts'

type Props = { waiting: OverviewWaiting }

const Tasks = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  gap: space.l,
})
const Task = styled(Card)({ display: 'grid', gap: space.m, alignContent: 'start', justifyItems: 'start', minWidth: 0 })
const List = styled.ul({
  display: 'grid',
  gap: space.s,
  padding: 0,
  listStyle: 'none',
  '& li': { overflowWrap: 'anywhere' },
})
const Late = styled.p({ color: color.danger, fontWeight: 700 })

/** What waits for the person who looks, as far as it is hers to do. */
export function WaitingTasks({ waiting }: Props) {
  const { leads, steps = [], drafts = [], refused = [] } = waiting
  const isNothing = !leads?.people && steps.length + drafts.length + refused.length === 0
  if (isNothing) return <p>Nada espera por você agora.</p>
  return (
    <Tasks>
      {leads && leads.people > 0 && (
        <Task>
          <p>{leadsText(leads)}</p>
          {leads.late > 0 && <Late>{leads.late === 1 ? '1 está atrasada.' : `${leads.late} estão atrasadas.`}</Late>}
          <ButtonLink href="/leads">Responder</ButtonLink>
        </Task>
      )}
      {steps.length > 0 && (
        <Task>
          <p>Próximos passos até hoje</p>
          <List>
            {steps.map((step) => (
              <li key={step.number}>{stepText(step)}</li>
            ))}
          </List>
          <ButtonLink look="quiet" href="/leads">
            Abrir os leads
          </ButtonLink>
        </Task>
      )}
      {drafts.length > 0 && (
        <Task>
          <p>Rascunhos que não foram publicados</p>
          <List>
            {drafts.map((draft) => (
              <li key={draft.collection}>
                <a href={`/content#${draft.collection}`}>
                  {textOf({ name: draft.collection, schema: { title: draft.title } }).title}
                </a>
                <SmallText>{draftText(draft)}</SmallText>
              </li>
            ))}
          </List>
        </Task>
      )}
      {refused.length > 0 && (
        <Task>
          <p>{`Versões recusadas: ${refused.join(', ')}. No ar continua a anterior.`}</p>
          <ButtonLink look="quiet" href="/admin/releases">
            Ver por quê
          </ButtonLink>
        </Task>
      )}
    </Tasks>
  )
}
