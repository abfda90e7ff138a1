import styled from '@emotion/styled'
import type { DeskTarget } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { color, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { useState } from 'react'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { DevicePush } from '../push/DevicePush.tsx'
import { receiverName } from '../texts/receiverName.ts'
import { troubleText } from '../texts/troubleText.ts'
import type { DeskClient } from '../data/deskClient.ts'

type Props = { client: Pick<DeskClient, 'targets' | 'test' | 'retry'> }

const Details = styled.details({ '& > summary': { minHeight: '48px', padding: `${space.m} 0`, fontWeight: 700 } })
const List = styled.ul({ display: 'grid', gap: space.l, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: space.s })
const Problem = styled.p({ color: color.danger, fontWeight: 600 })

/** Who hears of each new lead, whether it arrives, and a button to try it. */
export function NoticeTargets({ client }: Props) {
  const [targets, setTargets] = useState<readonly DeskTarget[]>()
  const [said, setSaid] = useState('')
  const [isOpen, setOpen] = useState(false)

  async function load(work: ReturnType<DeskClient['targets']>) {
    const answer = await work
    if (answer.status === 'done') setTargets(answer.value.targets)
    else setSaid(answer.reason)
  }
  async function test(name: string) {
    setSaid('Enviando um teste…')
    const answer = await client.test(name)
    if (answer.status !== 'done') setSaid(answer.reason)
    else
      setSaid(
        answer.value.reason === null
          ? `O teste chegou a ${receiverName(name)}.`
          : `${receiverName(name)} não aceitou: ${troubleText(answer.value.reason)}`,
      )
  }
  return (
    <Details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) void load(client.targets())
      }}
    >
      <summary>Quem é avisado de um lead novo</summary>
      {isOpen && <DevicePush />}
      {targets?.length === 0 && (
        <p>Ninguém ainda: os avisos por e-mail e por outros programas são ligados na configuração do servidor.</p>
      )}
      <List>
        {targets?.map(({ name, place, waiting, delivered, dead, withheld, lastError, canTest }) => (
          <li key={name}>
            <p>
              <strong>{receiverName(name)}</strong>
              {` (${place})`}
            </p>
            <SmallText>
              {`Chegaram: ${delivered}. Esperando: ${waiting}. Desistências: ${dead}.`}
              {withheld > 0 && ` Não repassados, com o motivo em cada lead: ${withheld}.`}
            </SmallText>
            {lastError && <Problem>{`Último problema: ${troubleText(lastError)}`}</Problem>}
            <Row>
              {canTest && (
                <Button look="quiet" onClick={() => test(name)}>
                  <span>
                    Enviar um teste <VisuallyHidden>{`para ${receiverName(name)}`}</VisuallyHidden>
                  </span>
                </Button>
              )}
              {(lastError || dead > 0) && (
                <Button look="quiet" onClick={() => load(client.retry(name))}>
                  <span>
                    Tentar de novo agora <VisuallyHidden>{`com ${receiverName(name)}`}</VisuallyHidden>
                  </span>
                </Button>
              )}
            </Row>
          </li>
        ))}
      </List>
      <p role="status" aria-label="Teste de aviso">
        {said}
      </p>
    </Details>
  )
}
