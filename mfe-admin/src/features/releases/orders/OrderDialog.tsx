import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Dialog } from '@site/design/Dialog'
import { color, space } from '@site/design/tokens'
import { choiceTexts } from './choiceTexts.ts'
import type { Ordering } from './useOrder.ts'

type Props = { ordering: Ordering; onConfirm: () => void; onClose: () => void }

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginTop: space.xl })
const Problem = styled.p({ marginTop: space.l, color: color.danger, fontWeight: 600 })

/** Asks once whether something is to be done, and says what it has come to if that is nothing. */
export function OrderDialog({ ordering, onConfirm, onClose }: Props) {
  const { phase, choice, reason } = ordering
  if (!choice) return null
  const { title, text, confirm, busy } = choiceTexts(choice)
  const isSending = phase === 'sending'
  return (
    <Dialog open={phase !== 'closed'} title={title} onClose={onClose}>
      <p>{text}</p>
      {phase === 'refused' && <Problem role="alert">{reason}</Problem>}
      <Buttons>
        {phase !== 'refused' && (
          <Button busy={isSending} onClick={onConfirm}>
            {isSending ? busy : confirm}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {phase === 'refused' ? 'Entendi' : 'Cancelar'}
        </Button>
      </Buttons>
      <p role="status">{isSending ? busy : ''}</p>
    </Dialog>
  )
}
