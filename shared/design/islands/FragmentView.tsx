import type { Store } from '@reduxjs/toolkit'
import type { JsonProps } from '@site/contracts/Fragment'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { SiteContext } from '@site/contracts/useSite'
import { type ComponentType, Suspense } from 'react'
import { Provider } from 'react-redux'
import type { Navigator, Router } from 'react-router-dom'

/** What a fragment has around it. The router is the shell's own, of which a remote gets only what works in a page. */
export type FragmentSurroundings = { site: SiteFacts; store: Store; navigator: Navigator; Router: typeof Router }

type Props = FragmentSurroundings & { component: ComponentType<JsonProps>; props: JsonProps }

/**
 * A fragment within the shell's store and router, the same on the server and in the browser. Its location is always `/`: it is
 * the same on every page, so that what it should know of the page is in its props.
 */
export function FragmentView({ component: Component, props, site, store, navigator, Router }: Props) {
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <Router location="/" navigator={navigator}>
          <Suspense>
            <Component {...props} />
          </Suspense>
        </Router>
      </SiteContext>
    </Provider>
  )
}

/** A prefix for the ids in a fragment (`useId`), which no other root in the document has. */
export function identifierOf(place: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < place.length; at++) hash = Math.imul(hash ^ place.charCodeAt(at), 0x01000193) >>> 0
  return `f${hash.toString(36)}`
}
