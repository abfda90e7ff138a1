import type { Evidence } from '@site/contracts/Evidence'
import { fillIn } from '@site/contracts/placeholders'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData } from '@site/design/JsonLd'
import type { ServiceTexts } from '../../texts/serviceTexts.ts'
import { type Point, waysToSell } from '../../texts/usualPoints.ts'
import { includedText, soldAs } from '../offer/offerText.ts'
import { serviceNames } from './serviceNames.ts'
import { services } from './services.ts'

/** The page's services with their prices, and its breadcrumb, as schema.org data in agreement with the page. */
export function serviceData(
  site: SiteFacts,
  { offer, prices }: Pick<Evidence, 'offer' | 'prices'>,
  texts: ServiceTexts,
) {
  const included = offer.included.length > 0 ? ` O preço inclui: ${includedText(offer)}.` : ''
  return {
    '@graph': [
      ...services.map(({ id, guarantee }) => ({
        '@type': 'Service',
        name: texts[id].title,
        serviceType: fillIn(serviceNames[id], site),
        description: id === 'sites-24h' ? texts[id].text + included : texts[id].text,
        url: `${site.siteUrl}/servicos#${id}`,
        areaServed: { '@type': 'Country', name: 'Brasil' },
        provider: { '@type': 'ProfessionalService', name: site.brand, url: `${site.siteUrl}/` },
        offers: [
          ...prices.items.filter((item) => guarantee && item.guarantee === guarantee),
          ...texts[id].points.flatMap((point) => apartFor(point, offer)),
        ].map(offerData),
      })),
      breadcrumbData(site, 'Serviços', '/servicos'),
    ],
  }
}

function apartFor({ needs: way }: Point, offer: Evidence['offer']) {
  const needs = way && waysToSell[way]
  const sold = needs && needs !== 'monthly' && soldAs(offer, needs)
  return sold && sold !== 'included' ? [sold] : []
}

/** A lowest price; schema.org has no word for 'from'. */
function offerData({ name, from }: { name: string; from: number }) {
  return {
    '@type': 'Offer',
    name,
    priceSpecification: { '@type': 'PriceSpecification', minPrice: from, priceCurrency: 'BRL' },
  }
}
