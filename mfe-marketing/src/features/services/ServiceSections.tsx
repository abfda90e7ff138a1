'use static'

import { useSite } from '@site/contracts/useSite'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { JsonLd } from '@site/design/JsonLd'
import { serviceTexts } from '../../texts/serviceTexts.ts'
import { Deliveries } from '../deliveries/Deliveries.tsx'
import { FinalCallToAction } from './FinalCallToAction.tsx'
import { Prices } from './Prices.tsx'
import { ServiceSection } from './ServiceSection.tsx'
import { serviceData } from './serviceData.ts'
import { services } from './services.ts'

/** All sections, as one island, because they arrive together. */
export function ServiceSections() {
  const site = useSite()
  const evidence = useEvidence()
  const texts = useTexts('serviceTexts', serviceTexts)
  return (
    <>
      {services.map((service, place) => (
        <ServiceSection key={service.id} service={service} place={place} />
      ))}
      <Deliveries />
      <Prices />
      <FinalCallToAction />
      <JsonLd data={serviceData(site, evidence, texts)} />
    </>
  )
}
