'use static'

import { useSite } from '@site/contracts/useSite'
import { JsonLd, openingHoursData } from '@site/design/JsonLd'

/** The agency and its site as structured data, in agreement with the page. */
export function BusinessData() {
  const site = useSite()
  const business = `${site.siteUrl}/#empresa`
  return (
    <>
      <JsonLd
        data={{
          '@type': 'ProfessionalService',
          '@id': business,
          name: site.brand,
          legalName: site.legalName,
          url: `${site.siteUrl}/`,
          telephone: site.phone,
          email: site.email,
          foundingDate: '2020',
          sameAs: [site.social.url],
          address: {
            '@type': 'PostalAddress',
            streetAddress: `${site.address.street}, ${site.address.district}`,
            addressLocality: site.address.city,
            addressRegion: site.address.state,
            postalCode: site.address.postalCode,
            addressCountry: 'BR',
          },
          openingHoursSpecification: openingHoursData(site),
        }}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: site.brand,
          url: `${site.siteUrl}/`,
          inLanguage: 'pt-BR',
          publisher: { '@id': business },
        }}
      />
    </>
  )
}
