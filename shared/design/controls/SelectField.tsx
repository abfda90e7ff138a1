import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { controlStyles, FieldFrame } from './FieldFrame.tsx'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  hint?: string | undefined
}

const Select = styled.select(controlStyles)

/** A native select. Native attributes are passed to the control. */
export function SelectField({ label, options, error, hint, ...control }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Select {...control} {...wiring}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
