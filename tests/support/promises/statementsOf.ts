/** A sentence of a page, with the paragraph, entry or cell that it is in. */
export type Statement = { sentence: string; block: string }

const INLINE = 'a|b|strong|em|i|span|small|br|mark|time'

/**
 * Everything that a document says, to people and to search engines: its texts, descriptions, alternatives of images, and
 * structured data.
 */
export function statementsOf(html: string): Statement[] {
  const data = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    stringsIn(JSON.parse(json)),
  )
  const read = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
  const attributes = [...read.matchAll(/\s(?:content|alt|aria-label|title)="([^"]*)"/g)].map(([, value = '']) => value)
  const texts = read
    .replace(new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'g'), ' ')
    .split(/<[^>]*>/)
    .map(plain)
  return [...texts, ...attributes.map(plain), ...data.map(plain)].flatMap((block) =>
    block.split(/(?<=[.!?;:]) /).flatMap((sentence) => (sentence ? [{ sentence, block }] : [])),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const price: unknown = Reflect.get(Object(Reflect.get(value, 'priceSpecification')), 'minPrice')
  const strings = Object.values(value).flatMap(stringsIn)
  // What is offered, and at which price, are read together.
  return price === undefined ? strings : [[...strings, `R$ ${price}`].join(' ')]
}

function plain(text: string): string {
  return text
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
