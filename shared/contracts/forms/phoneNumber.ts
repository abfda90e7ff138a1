import { plainText } from './plainText.ts'

/** The notation in which people write a number: (11) 90000-0000, +55 11 4000-0000. */
const usual = /^\+?[\d\s().-]+$/
/** The notations in which they paste it. */
const readable = /^[\d\s()[\]+.,:/\\*_~'"\u00B7\u2022\u2219-]+$/

/** Links to a number, for the telephone and to a conversation in WhatsApp. */
const telephoneLink = /\b(?:tel|callto|sms):([^?;#]*)/i
const whatsAppLink = /(?:\bwa\.me\/(?=[+%\d])|[?&]phone=)([^?&;#]*)/i
const otherLink = /:\/\/|\.(?:me|com)\b/i

/** Who is asked for at a company's number. The lead keeps it in what was typed. */
const extension = /[\s,;(-]*\b(?:ramal|ram\.|r\.|ext\.?|extens[aã]o)[\s:.]*\d{1,6}\)?\s*$/i

/** What separates two numbers: '11 3333-4444 / 99999-8888'. */
const separator = /[/\\,;|]| (?:-|ou|e) | (?=\()/i

/** At the beginning of an international number: +, 00. */
const international = /^[^\d+]*(\+\D*(?:0\D*0)?|0\D*0)(?=\D*[1-9])/

/**
 * The digits of a Brazilian number. Before it may stand the country code, the trunk zero, and after the zero a carrier's code
 * (0 15 11 …). Then comes the code of an area that exists, and nine digits for a mobile or eight for a landline.
 */
const brazilian = new RegExp(
  '^(?:0?55)?(?:0(?:[1-9]\\d)?)?' +
    '(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])' +
    '(9\\d{4}|[2-5]\\d{3})(\\d{4})$',
)
/** A number that is the same in the whole country: 0800. */
const nationwide = /^0[3589]00\d{6,7}$/

/**
 * Reads a telephone number as people paste it: with signs that cannot be seen, typographic hyphens and digits, a word before
 * or after it, as a link, with 0055, (+55), a trunk zero and a carrier's code. A number in the usual notation stays as it is;
 * any other becomes +55 11 90000-0000. Of several numbers, the first complete one counts. Undefined if there is none: a
 * foreign one has to begin with + or 00.
 */
export function readPhone(text: string): string | undefined {
  const plain = plainText(text)
    .replace(/\u20E3/g, '')
    .replace(/\p{Nd}/gu, latinDigit)
  const number = numberIn(plain)
  return number !== undefined && isUsual(plain, number) ? plain : number
}

function isUsual(text: string, number: string): boolean {
  const digits = digitsIn(number)
  const written = digitsIn(text)
  return usual.test(text) && (written === digits || (`55${written}` === digits && !text.startsWith('+')))
}

function numberIn(text: string): string | undefined {
  const called = telephoneLink.exec(text)?.[1]
  if (called !== undefined) return firstNumber(decoded(called))
  const chatted = whatsAppLink.exec(text)?.[1]
  if (chatted === undefined) return otherLink.test(text) ? undefined : firstNumber(text)
  // It has the country code without a plus.
  return firstNumber(decoded(chatted)) ?? readNumber(`+${decoded(chatted)}`)
}

function firstNumber(text: string): string | undefined {
  for (const piece of [text, ...text.split(separator)]) {
    const number = readNumber(piece.replace(extension, ''))
    if (number !== undefined) return number
  }
  return undefined
}

function readNumber(text: string): string | undefined {
  const [written = ''] = /[+([\s]*\d(?:.*\d)?\)?/.exec(text) ?? []
  // The carrier's code is left to the reader: 0xx11, 0**11.
  const whole = written.replace(/(^|\D)0\W*(?:xx|\*\*)/i, '$10')
  if (!readable.test(whole)) return undefined
  const digits = digitsIn(whole)
  const start = international.exec(whole)?.[1]
  if (start === undefined) return nationwide.test(digits) ? digits : readBrazilian(digits)
  const number = digits.slice(digitsIn(start).length)
  if (number.startsWith('55')) return readBrazilian(number.slice(2))
  // No country's numbers begin like this, but those of São Paulo do.
  if (number.startsWith('11')) return readBrazilian(number)
  return number.length < 10 || number.length > 13 ? undefined : `+${number}`
}

function readBrazilian(digits: string): string | undefined {
  const [, area, start, end] = brazilian.exec(digits) ?? []
  return area && `+55 ${area} ${start}-${end}`
}

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** The digits of every script follow each other, from its zero. */
function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
