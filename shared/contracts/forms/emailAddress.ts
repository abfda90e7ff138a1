import { plainText } from './plainText.ts'

/** Signs that stand around an address in a text: brackets and quotes before it, any punctuation but a hyphen after it. */
const around = /^[\s\p{Ps}\p{Pi}\p{Pf}"'<]+|[^\p{L}\p{M}\p{N}-]+$/gu
const nameOfMailbox = /^[^\s"(),:;<>@[\\\]]+$/
const label = /^[a-z\d\u0080-\u{10FFFF}](?:[a-z\d\u0080-\u{10FFFF}-]*[a-z\d\u0080-\u{10FFFF}])?$/iu

/**
 * Reads an e-mail address as people paste it: with signs that cannot be seen, as a link (`mailto:`), in angle brackets after
 * a name, with typographic signs, with the blanks and the full stop that a keyboard adds. Of several addresses, the first
 * counts. Undefined if it can never be an address. A single pattern for all of it could backtrack for a long time on hostile
 * input.
 */
export function readEmail(text: string): string | undefined {
  const plain = plainText(text)
    .replace(/\u3002/g, '.')
    .replace(/\u2019/g, "'")
  const linked = /\bmailto:([^?>\])]*)/i.exec(plain)?.[1]
  const bracketed = /<([^<>]*@[^<>]*)>/.exec(plain)?.[1]
  const written = linked?.replace(/%40/g, '@') ?? bracketed ?? plain.replace(/^e-?mail:/i, '')
  const addresses = written
    .split(/[,;]| (?:[/|]|ou|e) /i)
    .filter((piece) => piece.trim() !== '')
    .map(readAddress)
  return addresses.includes(undefined) ? undefined : addresses[0]
}

function readAddress(text: string): string | undefined {
  const address = text.replace(/ *([@.]) */g, '$1').replace(around, '')
  const [name = '', domain = '', ...more] = address.split('@')
  const labels = domain.split('.')
  const isAddress =
    more.length === 0 &&
    nameOfMailbox.test(name) &&
    !name.split('.').includes('') &&
    labels.length > 1 &&
    labels.every((one) => one.length < 64 && label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  return isAddress ? address : undefined
}
