import { useSite } from '@site/contracts/useSite'
import { ConsentQuestion } from './ConsentQuestion.tsx'

/** Asks before analytics is loaded. Without analytics there is nothing to consent to, and no question. Browser only. */
export function ConsentBanner() {
  const { analyticsId } = useSite().services
  return analyticsId ? <ConsentQuestion analyticsId={analyticsId} /> : null
}
