import styled from '@emotion/styled'
import { type ButtonLook, buttonStyles } from './buttonStyles.ts'

/** A link that looks like a button: `<ButtonLink look="whatsApp" {...whatsAppLink(site, text)}>`. */
export const ButtonLink = styled.a<{ look?: ButtonLook }>(buttonStyles)
