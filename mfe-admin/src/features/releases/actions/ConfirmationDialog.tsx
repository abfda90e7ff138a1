import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Dialog } from '@site/design/Dialog'
import { color, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { Fragment, useEffect, useRef } from 'react'
import { Choices } from './ChoiceButton.tsx'
import { choiceTexts } from './choiceTexts.ts'
import type { Confirmation } from './useConfirmation.ts'

type Props = { confirmation: Confirmation; onConfirm: () => void; onClose: () => void }

// The reason takes the question's place, so that a late refusal moves nothing.
const Message = styled.p({
  minHeight: '4lh',
  marginBottom: space.l,
  '&[role]': { color: color.danger, fontWeight: 600 },
})

/** Asks for confirmation once, and shows the reason when the server refuses. */
export function ConfirmationDialog({ confirmation, onConfirm, onClose }: Props) {
  const { phase, choice, reason } = confirmation
  const close = useRef<HTMLButtonElement>(null)
  // The focused button has been removed.
  useEffect(() => {
    if (reason) close.current?.focus()
  }, [reason])
  if (!choice) return null
  const { title, text, confirm, busy } = choiceTexts(choice)
  const isSending = phase === 'sending'
  return (
    <Dialog open={phase !== 'closed'} title={title} onClose={onClose}>
      {/* Replaced as a whole, so that no button moves into the place of one that goes. */}
      <Fragment key={reason}>
        <Message role={reason && 'alert'}>{reason ?? text}</Message>
        <Choices>
          {!reason && (
            // Not `disabled`, which would take the focus away from the user who has just pressed it.
            <Button aria-disabled={isSending} aria-busy={isSending} onClick={isSending ? undefined : onConfirm}>
              {isSending ? busy : confirm}
            </Button>
          )}
          <Button ref={close} look="quiet" onClick={onClose}>
            {reason ? 'Entendi' : 'Cancelar'}
          </Button>
        </Choices>
      </Fragment>
      <VisuallyHidden role="status">{isSending ? busy : ''}</VisuallyHidden>
    </Dialog>
  )
}
