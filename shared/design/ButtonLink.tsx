import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './buttonStyles.ts'

type Props = ComponentProps<'a'> & { look?: ButtonLook }

const Root = styled.a(buttonStyles)

/** A link that looks like a button: `<ButtonLink look="whatsApp" {...whatsAppLink(site, text)}>`. */
export function ButtonLink({ look, ...rest }: Props) {
  return <Root data-look={look} {...rest} />
}
