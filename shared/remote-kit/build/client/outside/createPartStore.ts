import { combineSlices, configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
import { whatsAppUrl } from '@site/contracts/channels'
import type { OutsideEvent } from '@site/contracts/documentContract'
import { toastShown, whatsAppRequested } from '@site/contracts/events'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { SliceStore } from '@site/contracts/useSlice'

/**
 * The store of a release's parts on another site, in place of the shell's: it has their slices. A message is an event of the
 * window, `site:toast`, for whoever the page belongs to; a conversation opens at once, without the site's form.
 */
export function createPartStore({ whatsAppNumber }: Pick<SiteFacts, 'whatsAppNumber'>) {
  const answer: Middleware = () => (next) => (action) => {
    if (toastShown.match(action))
      dispatchEvent(new CustomEvent('site:toast' satisfies OutsideEvent, { detail: action.payload }))
    if (whatsAppRequested.match(action)) open(whatsAppUrl(action.payload.text, whatsAppNumber), '_blank', 'noopener')
    return next(action)
  }
  const reducer = combineSlices({ site: (state: null = null) => state })
  const store = configureStore({ reducer, middleware: () => new Tuple(answer) })
  const injectSlice: SliceStore['injectSlice'] = (slice) => void reducer.inject(slice)
  return Object.assign(store, { injectSlice })
}
