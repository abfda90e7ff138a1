import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Dialog } from '@site/design/Dialog'
import { color, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { useEffect, useRef } from 'react'
import { choiceTexts } from './choiceTexts.ts'
import type { Confirmation } from './useConfirmation.ts'

type Props = { confirmation: Confirmation; onConfirm: () => void; onClose: () => void }

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginTop: space.xl })
const Problem = styled.p({ marginTop: space.l, color: color.danger, fontWeight: 600 })

/** Asks for confirmation once, and shows the reason when the server refuses. */
export function ConfirmationDialog({ confirmation, onConfirm, onClose }: Props) {
  const { phase, choice, reason } = confirmation
  const close = useRef<HTMLButtonElement>(null)
  // The focused button has been removed.
  useEffect(() => {
    if (phase === 'refused') close.current?.focus()
  }, [phase])
  if (!choice) return null
  const { title, text, confirm, busy } = choiceTexts(choice)
  const isSending = phase === 'sending'
  return (
    <Dialog open={phase !== 'closed'} title={title} onClose={onClose}>
      <p>{text}</p>
      {phase === 'refused' && <Problem role="alert">{reason}</Problem>}
      <Buttons>
        {phase !== 'refused' && (
          // Not `disabled`, which would take the focus away from the user who has just pressed it.
          <Button aria-disabled={isSending} aria-busy={isSending} onClick={isSending ? undefined : onConfirm}>
            {isSending ? busy : confirm}
          </Button>
        )}
        <Button ref={close} look="quiet" onClick={onClose}>
          {phase === 'refused' ? 'Entendi' : 'Cancelar'}
        </Button>
      </Buttons>
      <VisuallyHidden role="status">{isSending ? busy : ''}</VisuallyHidden>
    </Dialog>
  )
}
