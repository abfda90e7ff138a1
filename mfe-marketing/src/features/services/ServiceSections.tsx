import { useSite } from '@site/contracts/useSite'
import { JsonLd } from '@site/design/JsonLd'
import { FinalCall } from './FinalCall.tsx'
import { ServiceSection } from './ServiceSection.tsx'
import { serviceData } from './serviceData.ts'
import { services } from './services.ts'

/** All that is read on the page: one part, because it comes in one piece. */
export function ServiceSections() {
  const site = useSite()
  return (
    <>
      {services.map((service, place) => (
        <ServiceSection key={service.id} service={service} place={place} />
      ))}
      <FinalCall />
      <JsonLd data={serviceData(site)} />
    </>
  )
}
