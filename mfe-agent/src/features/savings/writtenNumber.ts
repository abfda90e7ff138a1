const GROUPED = /^\d{1,3}(\.\d{3})+(,\d*)?$/

/**
 * Reads a number as people in Brazil write it: points between the thousands, a comma before the cents. A point that
 * stands elsewhere ('70.5') is a comma that the keyboard did not have. Null for anything else.
 */
export function numberFrom(text: string): number | null {
  const written = text.trim()
  if (GROUPED.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'))
  return /^\d+([.,]\d*)?$/.test(written) ? Number(written.replace(',', '.')) : null
}

/**
 * What is being typed with points between its thousands: '2500,5' as '2.500,5'. `before` is what stood there: a point in
 * '2.50' was set here if '2.500' did, and otherwise may become either, so it is left until it is clear.
 */
export function withPoints(typed: string, before = ''): string {
  const written = typed.replace(/[^\d.,]/g, '')
  if (!GROUPED.test(before) && /^\d+\.\d{0,2}$/.test(written)) return written
  const [whole = '', ...cents] = written.replace(/\.$/, ',').split(',')
  const grouped = whole.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.')
  return cents.length > 0 ? `${grouped},${cents.join('').replace(/\D/g, '').slice(0, 2)}` : grouped
}

/** Writes the points into a field, with the caret between the same digits. */
export function setPoints(field: HTMLInputElement, before: string): void {
  const { value, selectionStart } = field
  const text = withPoints(value, before)
  if (text === value) return
  const caret = caretAfter(text, value.slice(0, selectionStart ?? value.length).replace(/[^\d,]/g, '').length)
  field.value = text
  field.setSelectionRange(caret, caret)
}

/** The place in a text behind so many of its digits and commas. */
function caretAfter(text: string, characters: number): number {
  let left = characters
  for (let place = 0; place < text.length; place++) {
    if (left === 0) return place
    if (text[place] !== '.') left--
  }
  return text.length
}
