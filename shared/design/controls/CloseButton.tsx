import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { color, radius } from '../styles/tokens.ts'

type Props = {
  label: string
  /** `submit` in a form with `method="dialog"`, which closes without scripts. */
  type?: 'button' | 'submit'
  onClick: (event: MouseEvent) => void
  className?: string
}

const Cross = styled.button({
  width: '48px',
  height: '48px',
  border: '2px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  fontSize: '1.5rem',
  lineHeight: '1',
  '&:hover': { background: color.sky },
})

/** The × button of a dialog or a notice; the label says what it closes. */
export function CloseButton({ label, type = 'button', onClick, className }: Props) {
  return (
    <Cross type={type} aria-label={label} onClick={onClick} className={className}>
      ×
    </Cross>
  )
}
