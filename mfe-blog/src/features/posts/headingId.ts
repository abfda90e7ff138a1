/** An id from a heading's text: 'Quanto custa?' is 'quanto-custa'. */
export function headingId(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'secao'
}
