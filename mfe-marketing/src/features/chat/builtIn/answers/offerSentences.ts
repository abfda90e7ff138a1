import type { Evidence, Feature, GuaranteeName } from '@site/contracts/Evidence'
import { apartText, includedText, inSentence, priceText, soldAs } from '../../../offer/offerText.ts'

type Sold = Pick<Evidence, 'prices' | 'offer'> | undefined

/** What the price of a site includes: all of it, or the beginning of the list. */
export function includedSentence(sold: Sold, most = Number.POSITIVE_INFINITY): string | undefined {
  const included = sold?.offer.included ?? []
  if (included.length === 0) return undefined
  const rest = included.length > most ? '; e mais' : ''
  return `O preço do site inclui: ${includedText({ included: included.slice(0, most) })}${rest}.`
}

/** How a site may have a feature: in its price, or at a price of its own. */
export function featureSentence(sold: Sold, feature: Feature): string | undefined {
  const how = sold && soldAs(sold.offer, feature)
  if (!how) return undefined
  if (how !== 'included') return `${how.name}: ${apartText(how)}.${how.text ? ` ${how.text}` : ''}`
  const name = sold.offer.included.find((item) => item.feature === feature)?.name ?? ''
  return `O preço do site inclui: ${inSentence(name)}.`
}

/** The services that are paid for by the month. */
export function monthlySentence(sold: Sold): string | undefined {
  const monthly = (sold?.prices.items ?? []).filter(({ per }) => per === 'month')
  if (monthly.length === 0) return undefined
  return `Os serviços mensais: ${monthly.map((item) => `${item.name}, ${priceText(item)}`).join('; ')}.`
}

/** The price of the service with a guarantee. */
export function priceSentence(sold: Sold, guarantee: GuaranteeName): string | undefined {
  const item = sold?.prices.items.find((each) => each.guarantee === guarantee)
  return item && `${item.name}: ${priceText(item)}. ${item.includes}`
}

/** What comes after the first day, by its title. */
export function afterwardsText(sold: Sold, title: RegExp): string | undefined {
  return sold?.prices.afterwards.find((each) => title.test(each.title))?.text
}
