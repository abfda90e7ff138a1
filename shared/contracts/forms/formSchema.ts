import * as v from 'valibot'
import { readEmail } from './emailAddress.ts'
import type { FormDefinition, FormField, FormValues } from './FormDefinition.ts'
import { readPhone } from './phoneNumber.ts'
import { cleanLine, cleanText, isBlank, plainText } from './plainText.ts'

export { isBlank }

/**
 * Control characters, lone surrogates, private-use characters and bidirectional overrides: nobody types them, and they can
 * hide text from whoever reads the leads.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/u

const MISSING = 'Preencha este campo.'
const UNKNOWN = 'Campo desconhecido.'
const HIDDEN = 'Use apenas letras, números e sinais comuns.'

/**
 * The schema of a submitted form, for browser and server alike: it removes what cannot be seen of texts, normalizes them,
 * replaces blank ones with their default, and rejects unknown fields. Every message is a sentence for the visitor; each
 * field reports at most one.
 */
export function formSchema({ fields }: Pick<FormDefinition, 'fields'>) {
  const entries = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))
  return v.strictObject(entries, ({ expected }) => (expected === 'never' ? UNKNOWN : MISSING))
}

/**
 * The result of a check: the normalized values, or one sentence in Portuguese for each invalid field, by name. `typed` has
 * the visitor's own text of each phone number and e-mail address that was read as something else.
 */
export type CheckedForm =
  | { status: 'valid'; values: FormValues; typed: Readonly<Record<string, string>> }
  | { status: 'invalid'; messages: Readonly<Record<string, string>> }

/** Cached per definition: a server checks many leads against the same one. */
const schemas = new WeakMap<FormDefinition['fields'], ReturnType<typeof formSchema>>()

/** Checks submitted values. `messages` has one sentence for each invalid field. */
export function checkForm(form: Pick<FormDefinition, 'fields'>, given: unknown): CheckedForm {
  const schema = schemas.get(form.fields) ?? formSchema(form)
  schemas.set(form.fields, schema)
  // Only the first problem of each field is reported, and its later checks are skipped.
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) {
    return { status: 'valid', values: result.output, typed: typedTexts(form, given, result.output) }
  }
  // Without a prototype: a field name from outside can be anything.
  const messages: Record<string, string> = Object.create(null)
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key ?? 'form').slice(0, 60)
    messages[name] ??= message
  }
  return { status: 'invalid', messages }
}

function typedTexts({ fields }: Pick<FormDefinition, 'fields'>, given: unknown, values: FormValues) {
  const texts = new Map(Object.entries(Object(given)))
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, string][] => {
      const text = texts.get(name)
      const isRead = type in readers && typeof text === 'string' && !isBlank(text) && text.trim() !== values[name]
      return isRead ? [[name, text.trim()]] : []
    }),
  )
}

/**
 * A plain form posts only strings, with two characters for the end of a line: converts those of number fields, and the ends
 * of lines to what a script reads. Anything else stays as it is.
 */
export function valuesFromTexts({ fields }: Pick<FormDefinition, 'fields'>, texts: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...texts }
  for (const { name, type } of fields) {
    const text = values[name]
    if (typeof text !== 'string') continue
    if (type !== 'integer') values[name] = text.replace(/\r\n?/g, '\n')
    else if (/^\d{1,9}$/.test(text)) values[name] = Number(text)
  }
  return values
}

function fieldSchema(field: FormField): v.GenericSchema<string | number | undefined, string | number> {
  const { type, required, max, min = 0, messages, default: blank = '' } = field
  const invalid = messages.invalid ?? messages.missing ?? MISSING
  const missing = messages.missing ?? invalid
  if (type === 'integer') {
    const isInRange = (value: number) => Number.isInteger(value) && value >= min && value <= max
    return v.pipe(v.optional(v.number(invalid), Number.NaN), v.check(isInRange, invalid))
  }
  const tooLong = `Escreva no máximo ${max} caracteres.`
  return v.pipe(
    v.optional(v.string(HIDDEN), ''),
    // The length as typed, before normalizing and trimming.
    v.maxLength(4 * max + 100, tooLong),
    v.transform((text) => cleaned(field, text)),
    v.maxLength(max, tooLong),
    v.check((text) => !hidden.test(type === 'lines' ? text.replace(/[\n\r\t]/g, ' ') : text), HIDDEN),
    v.check((text) => !required || text !== '', missing),
    v.check((text) => text === '' || hasShape(field, text), invalid),
    v.transform((text) => text || blank),
  )
}

/** How the texts of a type are read; a text that cannot be read is invalid. */
const readers: { readonly [Type in FormField['type']]?: (text: string) => string | undefined } = {
  email: readEmail,
  phone: readPhone,
}

function cleaned({ type }: FormField, text: string): string {
  const read = readers[type]
  if (read) return read(text) ?? plainText(text)
  if (type === 'choice') return text.trim().normalize()
  return type === 'lines' ? cleanText(text) : cleanLine(text)
}

function hasShape({ type, options = [] }: FormField, text: string): boolean {
  if (type === 'choice') return options.includes(text)
  const read = readers[type]
  return read === undefined || read(text) !== undefined
}
