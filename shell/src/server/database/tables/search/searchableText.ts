import type { SearchedFields } from './contactOf.ts'

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

/** The words of a search, all of which a lead has to contain. A number is searched for by its digits, however it is typed. */
export function searchWords(search: string): string[] {
  const number = digitsOf(search)
  return number ? [number] : folded(search).split(/\s+/).filter(Boolean).slice(0, 8)
}

const digitsOf = (text: string) => (/^[\d\s()+./-]{4,40}$/.test(text) ? text.replace(/\D/g, '') : '')
