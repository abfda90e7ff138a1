import styled from '@emotion/styled'
import { displayPhone } from '@site/contracts/channels'
import { whatsAppReply } from '@site/contracts/openingNow'
import { useSite } from '@site/contracts/useSite'
import { useState } from 'react'
import { reminderUrl } from './reminder.ts'

type Props = {
  /** Offers a calendar reminder. */
  reminds?: boolean
}

const Reminder = styled.a({ color: 'inherit', fontWeight: 600 })

/**
 * Whether the agency is open now, and by when it replies on WhatsApp. For use after a form was submitted: it depends on the
 * time at which it is first rendered, so it cannot be prerendered.
 */
export function ReplyTime({ reminds }: Props) {
  const { brand, openingHours, whatsAppNumber } = useSite()
  const [now] = useState(() => new Date())
  const { text, due } = whatsAppReply(openingHours, now)
  const reminder = {
    title: `Resposta da ${brand}`,
    text: `Ainda sem resposta? Escreva no WhatsApp: ${displayPhone(whatsAppNumber)}`,
  }
  return (
    <p>
      <span>{text}</span>{' '}
      {reminds && due && (
        <Reminder href={reminderUrl({ ...reminder, at: due })} download="lembrete.ics">
          Salvar um lembrete na agenda
        </Reminder>
      )}
    </p>
  )
}
