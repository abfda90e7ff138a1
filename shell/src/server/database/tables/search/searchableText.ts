import { phoneDigits, type SearchedFields } from './contactOf.ts'

const MAX = 6000

/** A text without capitals and accents: 'sao joao' finds 'São João'. PostgreSQL stores no NUL character in a text. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .toLowerCase()

/** All fields of a lead as one text to search in; a number also as its digits alone. */
export function searchableText(fields: SearchedFields): string {
  const texts = Object.values(fields).map(String)
  const numbers = texts.map(digitsOf).filter(Boolean)
  return folded([...texts, ...numbers].join('\n')).slice(0, MAX)
}

/**
 * The words of a search, all of which a lead has to contain. A number is searched for by its digits, however it is typed: as
 * WhatsApp shows it, with +55, it also finds whoever has left that out.
 */
export function searchWords(search: string): string[] {
  const number = digitsOf(search)
  if (number) return [phoneDigits(search).replace(/^55(?=\d{10,11}$)/, '') || number]
  return folded(search).split(/\s+/).filter(Boolean).slice(0, 8)
}

/** Also of a number that was copied, with signs that cannot be seen around it. */
const digitsOf = (text: string) => (/^[\d\s()+./\p{Pd}\p{Cf}]{4,40}$/u.test(text) ? text.replace(/\D/g, '') : '')
