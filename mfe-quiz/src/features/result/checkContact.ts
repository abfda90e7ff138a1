import { isEmail } from '@site/leads/isEmail'
import { isPhone } from '@site/leads/isPhone'

export type Contact = { name: string; email: string; phone: string }
export type ContactErrors = Partial<Record<keyof Contact, string>>

/** What is missing or wrong, in words for the place beside the field. Company is optional, so nothing can be wrong with it. */
export function checkContact({ name, email, phone }: Contact): ContactErrors {
  return {
    ...(!name && { name: 'Informe o seu nome.' }),
    ...(!email && { email: 'Informe o seu e-mail.' }),
    ...(email && !isEmail(email) && { email: 'Confira o e-mail. Exemplo: nome@empresa.com.br' }),
    ...(!phone && { phone: 'Informe o seu telefone.' }),
    ...(phone && !isPhone(phone) && { phone: 'Informe o telefone com DDD. Exemplo: (11) 91234-5678' }),
  }
}
