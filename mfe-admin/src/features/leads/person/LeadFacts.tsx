import styled from '@emotion/styled'
import type { DeskLead, LeadOrigin } from '@site/contracts/LeadDesk'
import { space } from '@site/design/tokens'
import { formatTime } from '../../releases/texts/format.ts'
import { receiverName } from '../texts/receiverName.ts'
import { SmallText } from '../../releases/texts/SmallText.ts'

type Props = {
  lead: Pick<DeskLead, 'email' | 'phone' | 'answers' | 'typed' | 'origin'> &
    Partial<Pick<DeskLead, 'advertising' | 'withheld'>>
}

const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,14rem),1fr))',
  gap: space.m,
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', marginLeft: 0 },
  '& a': { color: 'inherit' },
})

/** How somebody is reached, what she wrote, and where she came from. */
export function LeadFacts({ lead }: Props) {
  const { email, phone, answers, typed = {}, origin, advertising, withheld = [] } = lead
  return (
    <Facts>
      {email && (
        <div>
          <SmallText as="dt">E-mail</SmallText>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <SmallText as="dt">Telefone</SmallText>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {[
        ...Object.entries(answers),
        ...Object.entries(typed).map(([name, text]) => [`Digitado em ${name}`, text]),
        ...originFacts(origin),
        ...(advertising ? [['Anúncios', `${answerNames[advertising.answer]} em ${formatTime(advertising.at)}`]] : []),
        ...new Map(withheld.map(({ receiver, reason }) => [`Não repassado a ${receiverName(receiver)}`, reason])),
      ].map(([label, text]) => (
        <div key={label}>
          <SmallText as="dt">{label}</SmallText>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  )
}

const answerNames = { accepted: 'Aceitou', refused: 'Recusou' } as const

/** Where somebody came from, in words; what is not known is left out. */
function originFacts(origin: LeadOrigin | null): [string, string][] {
  const { page, button, first, last } = origin ?? {}
  const campaign = (touch: LeadOrigin['first']) =>
    Object.entries(touch?.campaign ?? {})
      .map((part) => part.join('='))
      .join('\n')
  const facts: [string, string | undefined][] = [
    ['Enviado na página', page],
    ['Pelo botão', button],
    ['A visita começou em', first?.page],
    ['Veio de', first?.referrer],
    ['Campanha', campaign(first)],
    ['Campanha mais recente', campaign(last)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
