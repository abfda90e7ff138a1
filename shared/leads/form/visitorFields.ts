import type { FormField } from '@site/contracts/FormDefinition'

/*
 * The fields that ask who the visitor is. A form uses them as they are, or overrides a property: `{ ...phoneField, label:
 * 'WhatsApp' }`.
 */

/** The name, at most 120 characters. */
export const nameField = {
  name: 'name',
  label: 'Nome',
  type: 'line',
  autocomplete: 'name',
  required: true,
  max: 120,
  messages: { missing: 'Escreva o seu nome.' },
} as const satisfies FormField

/** The e-mail address. */
export const emailField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'email',
  required: true,
  // The longest address that the mail standards allow.
  max: 254,
  messages: { invalid: 'Informe um e-mail completo, como nome@empresa.com.br.' },
} as const satisfies FormField

/** The phone number with area code, in any notation, also as a link: at most 160 characters. */
export const phoneField = {
  name: 'phone',
  label: 'Telefone com DDD',
  type: 'phone',
  autocomplete: 'tel',
  required: true,
  max: 160,
  messages: { invalid: 'Informe um telefone com DDD, como (11)\u00a091234-5678.' },
} as const satisfies FormField

/** The name of the company, at most 120 characters. */
export const companyField = {
  name: 'company',
  label: 'Empresa',
  type: 'line',
  autocomplete: 'organization',
  required: true,
  max: 120,
  messages: { missing: 'Escreva o nome da sua empresa.' },
} as const satisfies FormField

/** What a visit remembers about the visitor once a form was submitted, and prefills in the next. */
export const visitorFields = [nameField, emailField, phoneField, companyField] as const

/** The visitor's values by field name, as far as they are known. */
export type Visitor = { [Name in (typeof visitorFields)[number]['name']]?: string }
