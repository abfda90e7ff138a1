import * as v from 'valibot'
import type { FormDefinition, FormField, FormValues } from './FormDefinition.ts'

/**
 * Control characters, lone surrogates, private-use characters and bidirectional overrides: nobody types them, and they can
 * hide text from whoever reads the leads.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/u

const MISSING = 'Preencha este campo.'
const UNKNOWN = 'Campo desconhecido.'
const HIDDEN = 'Use apenas letras, números e sinais comuns.'

/**
 * The schema of a submitted form, for browser and server alike: it trims and normalizes texts (NFC), replaces blank ones
 * with their default, and rejects unknown fields. Every message is a sentence for the visitor; each field reports at most
 * one.
 */
export function formSchema({ fields }: Pick<FormDefinition, 'fields'>) {
  const entries = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))
  return v.strictObject(entries, ({ expected }) => (expected === 'never' ? UNKNOWN : MISSING))
}

/** The result of a check: the normalized values, or one sentence in Portuguese for each invalid field, by name. */
export type CheckedForm =
  | { status: 'valid'; values: FormValues }
  | { status: 'invalid'; messages: Readonly<Record<string, string>> }

/** Cached per definition: a server checks many leads against the same one. */
const made = new WeakMap<FormDefinition['fields'], ReturnType<typeof formSchema>>()

/** Checks submitted values. `messages` has one sentence for each invalid field. */
export function checkForm(form: Pick<FormDefinition, 'fields'>, given: unknown): CheckedForm {
  const schema = made.get(form.fields) ?? formSchema(form)
  made.set(form.fields, schema)
  // Only the first problem of each field is reported, and its later checks are skipped.
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) return { status: 'valid', values: result.output }
  // Without a prototype: a field name from outside can be anything.
  const messages: Record<string, string> = Object.create(null)
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key ?? 'form').slice(0, 60)
    messages[name] ??= message
  }
  return { status: 'invalid', messages }
}

/** A plain form posts only strings: converts those of number fields. Anything else stays as it is. */
export function valuesFromTexts({ fields }: Pick<FormDefinition, 'fields'>, texts: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...texts }
  for (const { name, type } of fields) {
    const text = values[name]
    if (type === 'integer' && typeof text === 'string' && /^\d{1,9}$/.test(text)) values[name] = Number(text)
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
    v.transform((text) => text.trim().normalize()),
    v.maxLength(max, tooLong),
    v.check((text) => !hidden.test(type === 'lines' ? text.replace(/[\n\r\t]/g, ' ') : text), HIDDEN),
    v.check((text) => !required || text !== '', missing),
    v.check((text) => text === '' || hasShape(field, text), invalid),
    v.transform((text) => text || blank),
  )
}

function hasShape({ type, options = [] }: FormField, text: string): boolean {
  if (type === 'email') return isEmail(text)
  if (type === 'choice') return options.includes(text)
  return type !== 'phone' || isPhone(text)
}

/**
 * One @ with a name before it and a dot in what follows. A single pattern for all of this could backtrack for a long time on
 * hostile input.
 */
function isEmail(text: string): boolean {
  const [name, domain = '', ...more] = text.split('@')
  const dot = domain.indexOf('.', 1)
  return name !== '' && more.length === 0 && dot > 0 && dot < domain.length - 1 && !/\s/.test(text)
}

/** A telephone number with area code, written the way people write it: (11) 90000-0000, +55 11 4000-0000. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /^\+?[\d\s().-]+$/.test(text) && digits.length >= 10 && digits.length <= 13
}
