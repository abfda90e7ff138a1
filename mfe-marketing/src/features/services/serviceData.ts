import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData } from '../breadcrumb/breadcrumbData.ts'
import { serviceNames } from './serviceNames.ts'
import { services } from './services.ts'

/** The services of the page and the way to it, in the words of schema.org. */
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
