import styled from '@emotion/styled'
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { onBand } from '../styles/tokens.ts'
import { type ButtonLook, buttonStyles } from './ButtonLink.tsx'

/** For remotes that import it from here. With an import of its own, a page without buttons does not load their code. */
export { ButtonLink } from './ButtonLink.tsx'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  /**
   * An action is in progress: the button is disabled, and announced as busy. Change its text too. If it had the focus, it has it
   * again afterwards, unless something else has.
   */
  busy?: boolean
}

const ButtonRoot = styled.button(buttonStyles, {
  // On any band: its text is the secondary text's, and its fill a little of both.
  '&:disabled:not([aria-busy])': {
    color: onBand.soft,
    background: '#8883',
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
  // It keeps its colours. The border shows in forced colours too.
  '&[aria-busy=true]': { border: '2px dashed', cursor: 'progress' },
})

/** A button, at least 48 px high. It is `type="button"` by default, so that it does not submit a form. */
export function Button({ look, busy = false, disabled, type = 'button', ref, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  useLayoutEffect(() => {
    // Browsers take the focus from a disabled element, but not before they draw it.
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [busy])

  return (
    <ButtonRoot
      ref={button}
      type={type}
      data-look={look}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...rest}
    />
  )
}
