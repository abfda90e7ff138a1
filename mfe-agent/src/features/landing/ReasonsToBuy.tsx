'use static'

import { Problems } from './Problems.tsx'
import { Segments } from './Segments.tsx'
import { Steps } from './Steps.tsx'

/** The sections before the calculator, as one island, because they arrive together. */
export function ReasonsToBuy() {
  return (
    <>
      <Problems />
      <Steps />
      <Segments />
    </>
  )
}
