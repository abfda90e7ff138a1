import { isEmail } from '@site/leads/isEmail'
import { isPhone } from '@site/leads/isPhone'
import type { WhatsAppVisitor } from '../../universal/store/messageWithVisitor.ts'

export type FormErrors = Readonly<Partial<Record<keyof WhatsAppVisitor, string>>>

/** What is wrong with each field, in words; empty when the form can be submitted. Values come trimmed. */
export function formErrors({ name, email, phone }: WhatsAppVisitor): FormErrors {
  return {
    ...(name ? {} : { name: 'Escreva o seu nome.' }),
    ...(isEmail(email) ? {} : { email: 'Informe um e-mail completo, como nome@empresa.com.br.' }),
    ...(isPhone(phone) ? {} : { phone: 'Informe um telefone com DDD, como (11) 91234-5678.' }),
  }
}
