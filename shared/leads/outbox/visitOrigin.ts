import { readTouch } from '@site/contracts/leadOrigin'
import { CONVERSATION_FIELD } from '@site/contracts/leadRequest'
import { type Arrival, rememberedArrivals } from './arrivals.ts'

/** Longer ones are sent without their campaigns: headers are limited. */
const MAX_HEADER = 3000

/** Where this visit came from, as the value of a header. `form` is the one that is being sent, if the page shows it. */
export function visitOrigin(form: FormData | undefined): string {
  const { first, last } = rememberedArrivals()
  const asked = form?.get(CONVERSATION_FIELD)?.toString().slice(0, 200)
  const here = { page: location.pathname.slice(0, 200), ...(asked && { button: asked }) }
  const whole = encoded({
    ...here,
    first: first ?? beginningOfTab(),
    last: last ?? readTouch(location.href, document.referrer),
  })
  return whole.length > MAX_HEADER ? encoded(here) : whole
}

const encoded = (origin: object) => encodeURIComponent(JSON.stringify(origin))

/** The first page of this site in the tab's history: it was left before any script could remember it. */
function beginningOfTab(): Arrival {
  const [entry] = window.navigation?.entries() ?? []
  const url = entry?.url ?? location.href
  return readTouch(url, url === location.href ? document.referrer : '')
}
