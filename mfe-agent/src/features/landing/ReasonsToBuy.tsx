import { Problems } from './Problems.tsx'
import { Segments } from './Segments.tsx'
import { Steps } from './Steps.tsx'

/** What is read before the sum: one part of the page, because it comes in one piece. */
export function ReasonsToBuy() {
  return (
    <>
      <Problems />
      <Steps />
      <Segments />
    </>
  )
}
