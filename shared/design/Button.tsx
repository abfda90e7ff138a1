import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './buttonStyles.ts'

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  /** Something is on its way: the button is disabled and says so to assistive technology. Change its text too. */
  busy?: boolean
}

const Root = styled.button<{ look?: ButtonLook }>(buttonStyles)

/** A button, at least 48 px high. It submits nothing unless `type="submit"` is given. */
export function Button({ busy = false, disabled, type = 'button', ...rest }: Props) {
  return <Root type={type} disabled={busy || disabled} aria-busy={busy || undefined} {...rest} />
}
