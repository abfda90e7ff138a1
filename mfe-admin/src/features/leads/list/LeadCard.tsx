import styled from '@emotion/styled'
import { whatsAppUrl } from '@site/contracts/channels'
import { type DeskLead, leadStageNames } from '@site/contracts/LeadDesk'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { useState } from 'react'
import { formatTime } from '../../releases/texts/format.ts'
import { SmallText } from '../../releases/texts/SmallText.ts'
import type { DeskClient } from '../data/deskClient.ts'
import { LeadPerson } from '../person/LeadPerson.tsx'
import { LeadRefusal } from './LeadRefusal.tsx'
import { useLeadActions } from '../person/useLeadActions.ts'
import { useLeadWork } from '../person/useLeadWork.ts'
import { clockText } from '../texts/clockText.ts'
import { replyText } from '../texts/replyText.ts'
import { receiverName } from '../texts/receiverName.ts'
import { suspicionTexts } from '../texts/roomTexts.ts'
import { troubleText } from '../texts/troubleText.ts'

type Props = {
  lead: DeskLead
  me: string
  team: readonly string[]
  client: DeskClient
  onChanged: (lead: DeskLead) => void
  onGone: () => void
}

const Box = styled(Card)({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space.m })
const Head = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s })
const Name = styled.h2({ flex: '1 1 12rem', fontSize: '1.25rem', overflowWrap: 'anywhere' })
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s, '& > *': { flex: '1 1 9rem' } })
const Clock = styled.p({
  fontWeight: 700,
  '&[data-tone=late]': { color: color.danger },
  '&[data-tone=soon]': { color: color.orangeDeep },
})
const Problem = styled.p({ color: color.danger, fontWeight: 600 })
const Quote = styled.p({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
})
const Details = styled.details({ '& > summary': { minHeight: '48px', padding: `${space.m} 0`, fontWeight: 700 } })

/** A person who has written: what they asked for, until when they are answered, and the next tap. */
export function LeadCard({ lead, me, team, client, onChanged, onGone }: Props) {
  const { brand } = useSite()
  const { isUnsaved, ...own } = useLeadWork(lead)
  const [isOpen, setOpen] = useState(isUnsaved)
  const actions = useLeadActions({ lead, client, onChanged, onGone })
  const { number, name, email, phone, form, stage, owner, step, suspicion, troubles, subscription } = lead
  const title = name || email || phone || 'Sem nome'
  const clock = lead.due && clockText(lead.due, Date.now())
  const answers = Object.values(lead.answers).join('\n')
  return (
    <Box as="article" aria-labelledby={`lead-${number}`}>
      <Head>
        <Name id={`lead-${number}`}>{title}</Name>
        <Badge tone={stage === 'new' ? 'orange' : stage === 'won' ? 'green' : 'sky'}>{leadStageNames[stage]}</Badge>
      </Head>
      <SmallText>
        {form} · <time dateTime={lead.receivedAt}>{formatTime(lead.receivedAt)}</time>
        {subscription === 'unconfirmed' && <span> · inscrição sem confirmação</span>}
        {owner && <span>{` · com ${owner}`}</span>}
        {lead.before && <span>{` · antes: ${leadStageNames[lead.before]}`}</span>}
        {lead.earlier.length > 0 && <span>{` · ${lead.earlier.length + 1} envios`}</span>}
        {lead.notes > 0 && <span>{` · ${lead.notes === 1 ? '1 anotação' : `${lead.notes} anotações`}`}</span>}
      </SmallText>
      {lead.others.length > 0 && (
        <SmallText>{`Também com este telefone ou e-mail: ${lead.others.join(', ')}`}</SmallText>
      )}
      {clock && <Clock data-tone={clock.tone}>{clock.text}</Clock>}
      {suspicion && <Problem>{suspicionTexts[suspicion]}</Problem>}
      {step && <p>{`Próximo passo: ${step.text} (${step.on.split('-').reverse().join('/')})`}</p>}
      {troubles.map(({ receiver, reason }) => (
        <Problem
          key={receiver}
        >{`Ainda não chegou a ${receiverName(receiver)}: ${troubleText(reason)}. O site tenta de novo.`}</Problem>
      ))}
      {answers && <Quote>{answers}</Quote>}
      <Actions>
        {lead.whatsApp && (
          <ButtonLink
            look="whatsApp"
            href={whatsAppUrl(replyText({ ...lead, ...lead.asked }, brand), lead.whatsApp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>
              WhatsApp <VisuallyHidden>{`com ${title}, em outra aba`}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
        {suspicion ? (
          <Button look="quiet" busy={actions.isBusy} onClick={actions.release}>
            É de verdade
          </Button>
        ) : (
          stage === 'new' && (
            <Button look="quiet" busy={actions.isBusy} onClick={() => actions.change(answered(lead, me))}>
              <span>
                Respondi <VisuallyHidden>{`a ${title}`}</VisuallyHidden>
              </span>
            </Button>
          )
        )}
      </Actions>
      {isUnsaved && (
        <SmallText role="status">O que você escreveu aqui ainda não foi guardado: está só nesta janela.</SmallText>
      )}
      <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          Ver tudo e anotar <VisuallyHidden>{`sobre ${title}`}</VisuallyHidden>
        </summary>
        {isOpen && <LeadPerson {...{ lead, me, team, actions }} {...own} />}
      </Details>
      {actions.problem && <LeadRefusal problem={actions.problem} />}
    </Box>
  )
}

/** Somebody has answered: the person is whose she was, and as far as she was. */
function answered({ owner, step, before }: DeskLead, me: string) {
  return { stage: before === 'offer' ? before : 'talking', owner: owner || me, ...(step && { step }) } as const
}
