import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import type { FormEvent } from 'react'
import { afterNote } from './leadWork.ts'
import { tooLongText } from './tooLongText.ts'
import type { LeadActions } from './useLeadActions.ts'
import type { LeadWorkState } from './useLeadWork.ts'

type Props = { actions: LeadActions } & Pick<LeadWorkState, 'work' | 'change'>

const Form = styled.form({ display: 'grid', gap: space.m, justifyItems: 'start', '& > div': { width: '100%' } })

/** As the server has it (`deskNote`), in characters. */
const MAX = 4000

/** A note about a person. What was written stays until the server has it. */
export function NoteForm({ actions, work, change }: Props) {
  const text = work.note.trim()
  const tooLong = tooLongText(text, MAX)
  const error = tooLong && `${tooLong} Guarde em partes.`

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!text || error) return
    // Changed since it was sent, it is another note.
    const attempt = work.attempt?.text === text ? work.attempt : { key: newKey(), text }
    change((present) => ({ ...present, attempt }))
    if (await actions.note(attempt)) change((present) => afterNote(present, text))
  }
  return (
    <Form onSubmit={submit}>
      <div>
        <Field
          multiline
          label="Anotação"
          name="note"
          error={error}
          required
          value={work.note}
          onChange={({ target: { value: note } }) => change((present) => ({ ...present, note }))}
        />
      </div>
      <Button type="submit" look="quiet" busy={actions.isBusy}>
        Guardar anotação
      </Button>
    </Form>
  )
}

/** Not `crypto.randomUUID`, which does not exist on a page without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
