import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './buttonStyles.ts'
import { color } from './tokens.ts'

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  /** Something is on its way: the button is disabled and says so to assistive technology. Change its text too. */
  busy?: boolean
}

const Root = styled.button(buttonStyles, {
  '&:disabled': { color: color.inkSoft, background: color.line, cursor: 'not-allowed', filter: 'none' },
  '&[aria-busy=true]': { cursor: 'progress' },
})

/** A button, at least 48 px high. It submits nothing unless `type="submit"` is given. */
export function Button({ look, busy = false, disabled, type = 'button', ...rest }: Props) {
  return <Root type={type} data-look={look} disabled={busy || disabled} aria-busy={busy || undefined} {...rest} />
}
