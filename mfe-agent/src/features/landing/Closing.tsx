import { useSite } from '@site/contracts/useSite'
import { JsonLd } from '@site/design/JsonLd'
import { Guarantees } from './Guarantees.tsx'
import { Offer } from './Offer.tsx'
import { Questions } from './Questions.tsx'
import { structuredData } from './structuredData.ts'

/** What is read after the sum: one part of the page, because it comes in one piece. */
export function Closing() {
  const site = useSite()
  return (
    <>
      <Guarantees />
      <Questions />
      <Offer />
      <JsonLd data={structuredData(site)} />
    </>
  )
}
