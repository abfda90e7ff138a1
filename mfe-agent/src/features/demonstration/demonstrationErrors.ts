import { isEmail } from '@site/leads/isEmail'
import { isPhone } from '@site/leads/isPhone'

export type Demonstration = Readonly<Record<'name' | 'company' | 'phone' | 'email' | 'segment', string>>
export type DemonstrationErrors = Readonly<Partial<Record<keyof Demonstration, string>>>

/** What is wrong with each field, in words; empty when the request can be sent. Values come trimmed. */
export function demonstrationErrors({ name, company, phone, email, segment }: Demonstration): DemonstrationErrors {
  return {
    ...(name ? {} : { name: 'Escreva o seu nome.' }),
    ...(company ? {} : { company: 'Escreva o nome da sua empresa.' }),
    ...(isPhone(phone) ? {} : { phone: 'Informe um telefone com DDD, como (11) 91234-5678.' }),
    ...(isEmail(email) ? {} : { email: 'Informe um e-mail completo, como nome@empresa.com.br.' }),
    ...(segment ? {} : { segment: 'Escolha o segmento da sua empresa.' }),
  }
}
