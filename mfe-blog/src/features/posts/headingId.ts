/** An id from a heading's text: '1. Quanto custa?' is 'quanto-custa'. It starts with a letter, as selectors want it. */
export function headingId(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[\d-]+|-$/g, '') || 'secao'
}
