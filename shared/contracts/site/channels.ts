import type { SiteFacts } from './SiteFacts.ts'

/** Half an emoji, as cutting a text leaves it: it cannot be encoded. */
const half = /\p{Cs}/gu

/** A URL that opens WhatsApp with a prefilled text; without a number it is a share link (specification 7, call 7). */
export function whatsAppUrl(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text.replace(half, ''))}`
}

/** The text that such a URL is prefilled with. */
export function whatsAppText(url: string): string {
  return new URL(url).searchParams.get('text') ?? ''
}

/**
 * Attributes of a link that starts the WhatsApp flow. Without scripts it is an ordinary link; the shell handles clicks on
 * `data-whatsapp` for the whole document and dispatches `whatsAppRequested` with the URL's text, so that the link needs no
 * hydration and works alike in server HTML, in an island and in any text that a remote shows.
 */
export function whatsAppLink(site: Pick<SiteFacts, 'whatsAppNumber'>, text: string) {
  return {
    href: whatsAppUrl(text, site.whatsAppNumber),
    target: '_blank',
    rel: 'noopener',
    'data-whatsapp': '',
  } as const
}

/** A Brazilian number formatted for reading: +551140000000 becomes (11) 4000-0000. Any other number is returned unchanged. */
export function displayPhone(number: string): string {
  const [, area, start, end] = /^(?:\+?55)?(\d{2})(\d{4,5})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${start}-${end}` : number
}
