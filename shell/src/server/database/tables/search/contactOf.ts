import { readEmail } from '@site/contracts/emailAddress'
import { readPhone } from '@site/contracts/phoneNumber'

/** A lead's fields by name. */
export type SearchedFields = Readonly<Record<string, string | number>>

/** Who sent a lead, and what else they wrote. */
export type Contact = { name: string; email: string; phone: string; others: Readonly<Record<string, string>> }

/** Names of fields in the forms of the site and of the services that it replaces. */
const names = {
  name: ['name', 'nome'],
  email: ['email', 'e-mail'],
  phone: ['phone', 'telefone', 'whatsapp', 'celular'],
} as const

/**
 * Reads a form's fields, whatever they are called: late leads have the fields of another release. Without a field of that
 * name, the first text that is an address or a number counts.
 */
export function contactOf(fields: SearchedFields): Contact {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  const named = (known: readonly string[]) =>
    texts.find(([name, text]) => known.includes(name.toLowerCase()) && text.trim() !== '')
  const email = named(names.email) ?? texts.find(([, text]) => readEmail(text) !== undefined)
  const phone = named(names.phone) ?? texts.find(([, text]) => text.length < 60 && readPhone(text) !== undefined)
  const name = named(names.name)
  const used = new Set([name, email, phone].map((field) => field?.[0]))
  return {
    name: name?.[1] ?? '',
    email: email?.[1] ?? '',
    phone: phone?.[1] ?? '',
    others: Object.fromEntries(texts.filter(([name, text]) => !used.has(name) && text.trim() !== '')),
  }
}

/** The digits of a number with its country code, as WhatsApp and comparisons need them; empty if it is no number. */
export function phoneDigits(phone: string): string {
  const read = readPhone(phone)
  if (read === undefined) return ''
  const digits = read.replace(/\D/g, '')
  if (read.trim().startsWith('+') || digits.startsWith('0')) return digits
  return /^\d{10,11}$/.test(digits) ? `55${digits}` : digits
}
