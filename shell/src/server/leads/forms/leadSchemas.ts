import { isEmail } from '@site/leads/isEmail'
import type { Lead } from '@site/leads/Lead'
import * as v from 'valibot'
import { line, lines, optionalLine } from './textFields.ts'

const name = line(120, 'Informe seu nome.')
const email = v.pipe(line(254, 'Informe seu e-mail.'), v.check(isEmail, 'Informe um e-mail válido.'))
const phone = line(40, 'Informe seu telefone.')
const company = line(120, 'Informe o nome da empresa.')
const score = v.pipe(
  v.number('Pontuação inválida.'),
  v.integer('Pontuação inválida.'),
  v.minValue(0, 'Pontuação inválida.'),
  v.maxValue(18, 'Pontuação inválida.'),
)

const missingOrUnknown: v.ErrorMessage<v.StrictObjectIssue> = ({ expected }) =>
  expected === 'never' ? 'Campo desconhecido.' : 'Preencha este campo.'

const fields = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, missingOrUnknown)

/** What each form may say. Unknown fields are refused; every message is for the visitor. */
export const leadSchemas = {
  ebook: fields({
    nome: name,
    email,
    telefone: v.optional(optionalLine(40), ''),
    mensagem: v.optional(optionalLine(200), 'Download E-book via botão'),
  }),
  quiz: fields({
    name,
    email,
    phone,
    company: v.pipe(
      v.optional(optionalLine(120), ''),
      v.transform((text) => text || 'Não informado'),
    ),
    score,
  }),
  'blog-ebook': fields({ name, phone, email }),
  newsletter: fields({ email }),
  whatsapp: fields({ name, email, phone }),
  contact: fields({
    name,
    email,
    phone: v.optional(optionalLine(40), ''),
    message: lines(4000, 'Escreva sua mensagem.'),
  }),
  demonstration: fields({ name, company, phone, email, segment: v.optional(optionalLine(80), '') }),
} satisfies Record<Lead['kind'], v.GenericSchema>

export type LeadKind = keyof typeof leadSchemas

/** A form's checked fields, as they are stored. */
export type LeadFields = Readonly<Record<string, string | number>>

export function isLeadKind(value: unknown): value is LeadKind {
  return typeof value === 'string' && Object.hasOwn(leadSchemas, value)
}
