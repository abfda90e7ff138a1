import styled from '@emotion/styled'
import type { ContentPlan } from '@site/contracts/ContentDesk'
import { Button } from '@site/design/Button'
import { Disclosure } from '@site/design/Disclosure'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { useState } from 'react'
import { Buttons } from '../fields/Group.tsx'
import { onEnter } from '../fields/onEnter.ts'
import { EditorBox } from './EditorBox.ts'
import { plannedTime } from './plannedTime.ts'

type Props = {
  plan: ContentPlan | undefined
  isSending: boolean
  /** Where the refused field of the plan is. */
  placeOf: (field: string) => string
  onPlan: (at: string) => void
  onCancel: () => void
}

const Box = styled(EditorBox)({ background: color.sky })
const Planning = styled.div({ display: 'grid', gap: space.m, justifyItems: 'start' })

/** When the text is published, and a way to say so. */
export function PlanField({ plan, isSending, placeOf, onPlan, onCancel }: Props) {
  const [at, setAt] = useState('')
  if (plan) {
    const { by, localTime, refused } = plan
    const when = plannedTime(localTime)
    return (
      <Box role={refused ? 'alert' : undefined}>
        {refused ? (
          <p>{`Marcado para ${when}, este texto não foi publicado. ${refused.field ? `${placeOf(refused.field)}: ` : ''}${refused.reason}`}</p>
        ) : (
          <p>{`Marcado por ${by}: entra no ar em ${when}, no horário de São Paulo.`}</p>
        )}
        <Buttons>
          <Button look="quiet" aria-disabled={isSending} onClick={() => !isSending && onCancel()}>
            {refused ? 'Entendi' : 'Cancelar o agendamento'}
          </Button>
        </Buttons>
      </Box>
    )
  }
  function send() {
    if (!isSending && at) onPlan(at)
  }
  return (
    <Disclosure summary="Publicar mais tarde">
      <Planning>
        <Field
          label="Dia e hora"
          hint="No horário de São Paulo. O que está escrito agora entra no ar nessa hora."
          name="publishAt"
          type="datetime-local"
          // Years of four digits.
          max="2099-12-31T23:59"
          value={at}
          onChange={({ target }) => setAt(target.value)}
          onKeyDown={onEnter(send)}
        />
        <Button look="quiet" aria-disabled={isSending || at === ''} onClick={send}>
          Agendar
        </Button>
      </Planning>
    </Disclosure>
  )
}
