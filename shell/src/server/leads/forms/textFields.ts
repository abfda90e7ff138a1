import * as v from 'valibot'

/** Control characters, lone surrogates, private use, and the marks that turn the reading direction: nobody types them, and they hide text from whoever reads the list. */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/u

const isPlain = (text: string) => !hidden.test(text)
const isPlainLines = (text: string) => !hidden.test(text.replace(/[\n\r\t]/g, ' '))

const INVALID = 'Use apenas letras, números e sinais comuns.'
const tooLong = (max: number) => `Escreva no máximo ${max} caracteres.`

/** One line that a visitor may leave empty. */
export const optionalLine = (max: number) =>
  v.pipe(v.string(INVALID), v.trim(), v.normalize('NFC'), v.check(isPlain, INVALID), v.maxLength(max, tooLong(max)))

/** One line that a visitor must fill in. */
export const line = (max: number, missing: string) => v.pipe(optionalLine(max), v.nonEmpty(missing))

/** Several lines that a visitor must fill in. */
export const lines = (max: number, missing: string) =>
  v.pipe(
    v.string(INVALID),
    v.trim(),
    v.normalize('NFC'),
    v.check(isPlainLines, INVALID),
    v.maxLength(max, tooLong(max)),
    v.nonEmpty(missing),
  )
