import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { space } from '@site/design/tokens'
import { DeskBoard } from '../desk/DeskBoard.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { Problem } from '../desk/Problem.ts'
import { createDeskClient, type DeskClient, downloads } from './data/deskClient.ts'
import { useListQuery } from './data/useListQuery.ts'
import { useLeadList } from './data/useLeadList.ts'
import { LeadCard } from './list/LeadCard.tsx'
import { personNumber } from './person/leadWork.ts'
import { LeadSearch } from './list/LeadSearch.tsx'
import { NoticeTargets } from './list/NoticeTargets.tsx'
import { receiverName } from './texts/receiverName.ts'
import { StageChoices } from './list/StageChoices.tsx'

type Props = { client?: DeskClient }

const PATH = '/leads'

const Content = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space.l })
const List = styled.ul({ display: 'grid', gap: space.l, padding: 0, listStyle: 'none' })
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m })
const ownClient = createDeskClient()

/** The people who have written to the agency. Loaded in the browser: none of it is in the document. */
export function LeadBoard({ client = ownClient }: Props) {
  const { query, narrow } = useListQuery()
  const list = useLeadList(client, query)
  const { phase, failure, page, leads, next } = list
  return (
    <DeskBoard
      loading={phase === 'loading' && !page && 'Carregando os leads…'}
      obstacle={obstacleOf(phase === 'failed' ? failure : undefined, PATH, list.retry)}
    >
      {page && (
        <Content>
          {page.failing.length > 0 && (
            <Problem role="alert">
              <p>{`Há avisos que não chegam: ${page.failing.map(receiverName).join(', ')}. Os leads estão todos aqui.`}</p>
            </Problem>
          )}
          <StageChoices page={page} query={query} onChoose={narrow} />
          <LeadSearch query={query} owners={[...page.team, ...page.owners]} me={page.me} onSearch={narrow} />
          <p role="status">{countText(leads.length, next !== null)}</p>
          <List aria-label="Leads">
            {leads.map((lead) => (
              <li key={personNumber(lead)}>
                <LeadCard
                  lead={lead}
                  me={page.me}
                  team={page.team}
                  client={client}
                  onChanged={list.replace}
                  onGone={() => {
                    list.remove(lead.number)
                    // Other forms of the person may be left.
                    void list.retry()
                  }}
                />
              </li>
            ))}
          </List>
          <Row>
            {next !== null && (
              <Button look="quiet" busy={list.isLoadingMore} onClick={list.loadMore}>
                {list.isLoadingMore ? 'Carregando…' : 'Mostrar mais antigos'}
              </Button>
            )}
            <ButtonLink look="quiet" href={downloads.sheet('xlsx', query)} download>
              Baixar esta lista (Excel)
            </ButtonLink>
            <ButtonLink look="quiet" href={downloads.sheet('csv', query)} download>
              Baixar esta lista (CSV)
            </ButtonLink>
          </Row>
          <NoticeTargets client={client} />
        </Content>
      )}
    </DeskBoard>
  )
}

function countText(count: number, hasMore: boolean): string {
  if (count === 0) return 'Ninguém por aqui.'
  if (hasMore) return `Mostrando as ${count} pessoas mais recentes.`
  return count === 1 ? '1 pessoa.' : `${count} pessoas.`
}
