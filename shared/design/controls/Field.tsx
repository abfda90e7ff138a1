import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { controlStyles, FieldFrame } from './FieldFrame.tsx'

type Own = { label: string; name: string; error?: string | undefined; hint?: string | undefined }
type Props = Own &
  (({ multiline?: false } & ComponentProps<'input'>) | ({ multiline: true } & ComponentProps<'textarea'>))

const Input = styled.input(controlStyles)
const TextArea = styled.textarea({ ...controlStyles, minHeight: '8rem', resize: 'vertical' })

/** A text field, or a text area if `multiline`. Native attributes are passed to the control. */
export function Field({ label, hint, error, ...control }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (control.multiline ? <TextArea {...control} {...wiring} /> : <Input {...control} {...wiring} />)}
    </FieldFrame>
  )
}
