'use static'

import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { breadcrumbData, JsonLd } from '@site/design/JsonLd'
import { People } from '../team/People.tsx'
import { Purpose } from './Purpose.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'

/** Everything below the fold, as one island, because it arrives together. */
export function AboutSections() {
  const site = useSite()
  return (
    <>
      <Team />
      <People tone="paper" />
      <Purpose />
      <Story />
      <JsonLd
        data={{
          '@graph': [
            {
              '@type': 'AboutPage',
              name: 'Sobre',
              url: `${site.siteUrl}/sobre`,
              about: {
                '@type': 'ProfessionalService',
                name: site.brand,
                url: `${site.siteUrl}/`,
                foundingDate: String(numbersOf(site).founded),
              },
            },
            breadcrumbData(site, 'Sobre', '/sobre'),
          ],
        }}
      />
    </>
  )
}
