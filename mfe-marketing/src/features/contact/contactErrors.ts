import { isEmail } from '@site/leads/isEmail'
import { isPhone } from '@site/leads/isPhone'

export type ContactMessage = Readonly<Record<'name' | 'email' | 'phone' | 'message', string>>
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>

/** What is wrong with each field, in words; empty when the message can be sent. Values come trimmed. */
export function contactErrors({ name, email, phone, message }: ContactMessage): ContactErrors {
  return {
    ...(name ? {} : { name: 'Escreva o seu nome.' }),
    ...(isEmail(email) ? {} : { email: 'Informe um e-mail completo, como nome@empresa.com.br.' }),
    ...(isPhone(phone) ? {} : { phone: 'Informe um telefone com DDD, como (11) 91234-5678.' }),
    ...(message ? {} : { message: 'Escreva em uma ou duas frases do que você precisa.' }),
  }
}
