import styled from '@emotion/styled'
import type { SitePart } from '@site/contracts/SiteReleases'
import { Badge } from '@site/design/Badge'
import { Card } from '@site/design/Card'
import { Disclosure } from '@site/design/Disclosure'
import { Heading } from '@site/design/Heading'
import { color, space } from '@site/design/tokens'
import { ChoiceButton } from '../actions/ChoiceButton.tsx'
import { type Choice, choicesFor, pauseChoice } from '../actions/choicesFor.ts'
import { formatDay } from '../texts/format.ts'
import { SmallText } from '../texts/SmallText.ts'
import { isFinal } from '../texts/stateLabels.ts'
import { ViewCharts } from '../views/ViewCharts.tsx'
import { CanaryBox } from './CanaryBox.tsx'
import { RefusalReason } from './RefusalReason.tsx'
import { Id, ReleaseItem, sourcesOf } from './ReleaseItem.tsx'

type Props = { part: SitePart; mayAct: boolean; onChoose: (choice: Choice) => void }

const Box = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.l,
  alignContent: 'start',
  minWidth: 0,
  '& > details': { border: 0 },
})
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  '& button': { marginInlineStart: 'auto' },
})
const List = styled.ol({ padding: 0, listStyle: 'none' })
const Problem = styled.p({ color: color.danger, fontWeight: 600 })

/** The shell or a remote: what is live, how its views went, and what is kept. */
export function PartCard({ part, mayAct, onChoose }: Props) {
  const { name, paused, releases, wanted, contractEnds } = part
  const headingId = `parte-${name}`
  const live = releases.find(({ state }) => state === 'live')
  const canary = releases.find(({ state }) => state === 'canary')
  const refused = releases.find(({ id, state }) => id === wanted && state === 'refused')
  const choices = (release: (typeof releases)[number]) => (mayAct ? choicesFor(part, release) : [])
  return (
    <Box as="article" aria-labelledby={headingId} tabIndex={-1}>
      <Head>
        <Heading level={3} id={headingId}>
          {name}
        </Heading>
        {paused && <Badge tone="orange">Em pausa</Badge>}
        {mayAct && <ChoiceButton choice={pauseChoice(part)} onChoose={onChoose} />}
      </Head>
      {live ? (
        <div>
          <p>
            <strong>No ar:</strong> <Id>{live.id}</Id>
          </p>
          <SmallText>{sourcesOf(live)}</SmallText>
        </div>
      ) : (
        <Problem>Nenhuma versão no ar.</Problem>
      )}
      {contractEnds && (
        <p>
          {`Esta versão segue o contrato ${contractEnds.contract}, que o site lê até ${formatDay(contractEnds.until)}: a equipe precisa atualizar o kit e publicar de novo.`}
        </p>
      )}
      {canary && <CanaryBox release={canary} choices={choices(canary)} onChoose={onChoose} />}
      {refused && (
        <Problem>
          <span>{`A versão ${refused.id} ${isFinal(refused) ? 'foi recusada.' : 'ainda não foi aceita.'}`}</span>{' '}
          <RefusalReason {...refused} />
        </Problem>
      )}
      <ViewCharts part={part} />
      <Disclosure summary={`Versões guardadas de ${name} (${releases.length})`}>
        <List>
          {releases.map((release) => (
            <ReleaseItem
              key={release.id}
              release={release}
              choices={release === canary ? [] : choices(release)}
              onChoose={onChoose}
            />
          ))}
        </List>
      </Disclosure>
    </Box>
  )
}
