import styled from '@emotion/styled'
import { displayPhone } from '@site/contracts/channels'
import { whatsAppAnswer } from '@site/contracts/openingNow'
import { useSite } from '@site/contracts/useSite'
import { useState } from 'react'
import { reminderUrl } from './reminder.ts'

type Props = {
  /** Offers an entry for the visitor's calendar. */
  reminds?: boolean
}

const Reminder = styled.a({ color: 'inherit', fontWeight: 600 })

/**
 * Whether the agency is open now, and until when an answer comes by WhatsApp. For what is shown after a form was sent: it
 * goes by the moment at which it appears, so it cannot be rendered ahead.
 */
export function AnswerTime({ reminds }: Props) {
  const { brand, openingHours, whatsAppNumber } = useSite()
  const [now] = useState(() => new Date())
  const { says, due } = whatsAppAnswer(openingHours, now)
  const reminder = {
    title: `Resposta da ${brand}`,
    text: `Ainda sem resposta? Escreva no WhatsApp: ${displayPhone(whatsAppNumber)}`,
  }
  return (
    <p>
      {says}{' '}
      {reminds && due && (
        <Reminder href={reminderUrl({ ...reminder, at: due })} download="lembrete.ics">
          Salvar um lembrete na agenda
        </Reminder>
      )}
    </p>
  )
}
