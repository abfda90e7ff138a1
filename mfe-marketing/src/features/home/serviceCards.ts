import type { GuaranteeName } from '@site/contracts/Evidence'
import type { HomeTexts } from '../../texts/homeTexts.ts'

type Service = {
  name: Exclude<keyof HomeTexts['services'], 'title'>
  href: string
  /** The guarantee for this service. */
  guarantee?: GuaranteeName
  /** The view in the drawing `servicos`. */
  view: string
}

/** Index of media production, which is left out on a phone: its clients have one of the other three already. */
export const NOT_ON_PHONES = 3

/** The four cards in the order of the specification. */
export const serviceCards: readonly Service[] = [
  { name: 'ads', view: 'a', href: '/servicos#seo-ads-local', guarantee: 'moreSales' },
  { name: 'google', view: 'b', href: '/servicos#seo-ads-local' },
  { name: 'media', view: 'c', href: '/servicos#outros-negocios' },
  { name: 'sites', view: 'd', href: '/servicos#sites-24h', guarantee: 'siteDelivery' },
]
