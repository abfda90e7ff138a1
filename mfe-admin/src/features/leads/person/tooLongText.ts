import { formatCount } from '../../releases/texts/format.ts'

/**
 * That a text is too long for the site; undefined if it is not. For fields without a limit of the browser's, which cuts off
 * the end of what is pasted and tells nobody.
 */
export function tooLongText(text: string, max: number): string | undefined {
  const { length } = text.trim()
  return length > max ? `Cabem ${formatCount(max)} caracteres, e aqui há ${formatCount(length)}.` : undefined
}
