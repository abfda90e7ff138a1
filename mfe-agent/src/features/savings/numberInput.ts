const GROUPED = /^\d{1,3}(\.\d{3})+(,\d*)?$/

/**
 * Parses a number in Brazilian notation: points between the thousands, a comma before the cents. A point anywhere else
 * ('70.5') counts as the comma that the keyboard lacked. Null for anything else.
 */
export function parseNumber(text: string): number | null {
  const written = text.trim()
  if (GROUPED.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'))
  return /^\d+([.,]\d*)?$/.test(written) ? Number(written.replace(',', '.')) : null
}

/**
 * Groups the thousands of a number that is being typed: '2500,5' becomes '2.500,5'. `before` is the field's former text: if
 * that was '2.500', the point in '2.50' was inserted here; otherwise it may be either, and is left until that is clear.
 */
export function groupThousands(typed: string, before = ''): string {
  const written = typed.replace(/[^\d.,]/g, '')
  if (!GROUPED.test(before) && /^\d+\.\d{0,2}$/.test(written)) return written
  const [whole = '', ...cents] = written.replace(/\.$/, ',').split(',')
  const grouped = whole.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.')
  return cents.length > 0 ? `${grouped},${cents.join('').replace(/\D/g, '').slice(0, 2)}` : grouped
}

/** Groups the thousands in a field, with the caret between the same digits. */
export function groupThousandsIn(field: HTMLInputElement, before: string): void {
  const { value, selectionStart } = field
  const text = groupThousands(value, before)
  if (text === value) return
  const caret = caretAfter(text, value.slice(0, selectionStart ?? value.length).replace(/[^\d,]/g, '').length)
  field.value = text
  field.setSelectionRange(caret, caret)
}

/** The position in a text after this many of its digits and commas. */
function caretAfter(text: string, characters: number): number {
  let left = characters
  for (let place = 0; place < text.length; place++) {
    if (left === 0) return place
    if (text[place] !== '.') left--
  }
  return text.length
}
