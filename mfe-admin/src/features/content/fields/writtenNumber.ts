const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/
const PLAIN = /^-?\d+([.,]\d+)?$/

/**
 * The number that somebody has written as Brazilians do: `R$ 1.990,00` is 1990. Anything else stays the text that it is, for
 * the site to refuse: half of it would be another price.
 */
export function writtenNumber(text: string): number | string {
  const written = text.replace(/^\s*R\$|\s/g, '')
  if (GROUPED.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'))
  return PLAIN.test(written) ? Number(written.replace(',', '.')) : text
}
