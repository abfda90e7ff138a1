'use static'

import { useSite } from '@site/contracts/useSite'
import { breadcrumbData, JsonLd } from '@site/design/JsonLd'
import { Purpose } from './Purpose.tsx'
import { Story } from './Story.tsx'
import { People } from '../team/People.tsx'
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
                foundingDate: '2020',
              },
            },
            breadcrumbData(site, 'Sobre', '/sobre'),
          ],
        }}
      />
    </>
  )
}
