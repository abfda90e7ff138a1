import type { SiteFacts } from '@site/contracts/SiteFacts'
import { useSite } from '@site/contracts/useSite'
import { breadcrumbData, JsonLd } from '@site/design/JsonLd'
import { Deliveries } from '../deliveries/Deliveries.tsx'
import { FinalCallToAction } from './FinalCallToAction.tsx'
import { Prices } from './Prices.tsx'
import { ServiceSection } from './ServiceSection.tsx'
import { serviceNames } from './ServicesHero.tsx'
import { services } from './services.ts'

/** All sections, as one island, because they arrive together. */
export function ServiceSections() {
  const site = useSite()
  return (
    <>
      {services.map((service, place) => (
        <ServiceSection key={service.id} service={service} place={place} />
      ))}
      <Deliveries />
      <Prices />
      <FinalCallToAction />
      <JsonLd data={serviceData(site)} />
    </>
  )
}

/** The page's services and breadcrumb as schema.org data. */
export function serviceData(site: SiteFacts) {
  return {
    '@graph': [
      ...services.map(({ id, title, text }) => ({
        '@type': 'Service',
        name: title,
        serviceType: serviceNames[id],
        description: text,
        url: `${site.siteUrl}/servicos#${id}`,
        areaServed: { '@type': 'Country', name: 'Brasil' },
        provider: { '@type': 'ProfessionalService', name: site.brand, url: `${site.siteUrl}/` },
      })),
      breadcrumbData(site, 'Serviços', '/servicos'),
    ],
  }
}
