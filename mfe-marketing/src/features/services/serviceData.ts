import type { Evidence } from '@site/contracts/Evidence'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData } from '@site/design/JsonLd'
import { includedText, soldAs } from '../offer/offerText.ts'
import { serviceNames } from './serviceNames.ts'
import { type Point, services } from './services.ts'

/** The page's services with their prices, and its breadcrumb, as schema.org data in agreement with the page. */
export function serviceData(site: SiteFacts, { offer, prices }: Pick<Evidence, 'offer' | 'prices'>) {
  const included = offer.included.length > 0 ? ` O preço inclui: ${includedText(offer)}.` : ''
  return {
    '@graph': [
      ...services.map(({ id, title, text, points, guarantee }) => ({
        '@type': 'Service',
        name: title,
        serviceType: serviceNames[id],
        description: id === 'sites-24h' ? text + included : text,
        url: `${site.siteUrl}/servicos#${id}`,
        areaServed: { '@type': 'Country', name: 'Brasil' },
        provider: { '@type': 'ProfessionalService', name: site.brand, url: `${site.siteUrl}/` },
        offers: [
          ...prices.items.filter((item) => guarantee && item.guarantee === guarantee),
          ...points.flatMap((point) => apartFor(point, offer)),
        ].map(offerData),
      })),
      breadcrumbData(site, 'Serviços', '/servicos'),
    ],
  }
}

function apartFor({ needs }: Point, offer: Evidence['offer']) {
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
