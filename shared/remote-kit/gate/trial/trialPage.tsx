import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import type { Snapshot } from '@site/contracts/Snapshot'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { SiteContext } from '@site/contracts/useSite'
import type { SliceStore } from '@site/contracts/useSlice'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { Provider } from 'react-redux'
import { type Navigator, Route, Router, Routes } from 'react-router-dom'
import { pageProblem } from '../documentProblem.ts'
import { foreignProblem, foreignRule } from '../foreignRule.ts'
import { withComponent } from '../withComponent.ts'

type Page = NonNullable<Snapshot['page']>

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  push: () => {},
  replace: () => {},
  go: () => {},
}

/**
 * What is wrong with what a page renders, as a sentence without its subject; undefined if nothing is. Around it is as little
 * as it needs. @throws whatever the page throws.
 */
export async function problemOfPage(
  { params, query, data, serverOnly, route, path }: Page,
  { component: Component, style = '' }: ServerBundle['pages'][string],
  site: SiteFacts,
): Promise<string | undefined> {
  const page = <Component params={params} query={query} data={data} serverOnly={serverOnly} />
  const { html, rules } = await rendered(
    <Provider store={createStore()}>
      <SiteContext value={site}>
        <Router location={path} navigator={navigator}>
          <Routes>
            <Route path={route.path} element={page} />
          </Routes>
        </Router>
      </SiteContext>
    </Provider>,
  )
  const foreign = foreignRule(rules) ?? foreignRule(style, true)
  return foreign ? foreignProblem(foreign) : pageProblem(html, { site, snapshot: { edition: '', page: { route } } })
}

async function rendered(children: ReactNode) {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Collects rules instead of printing style elements between the page's elements.
  cache.compat = true
  let failure: unknown
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <html lang="pt-BR">
        <body>
          <header />
          <main id="conteudo">{children}</main>
          <footer />
        </body>
      </html>
    </CacheProvider>,
    {
      onError: (error, { componentStack }) => {
        failure ??= withComponent(error, componentStack)
      },
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return { html, rules: rules.join('') }
}

/** A store that knows nothing of the site, and takes the remote's slices. */
function createStore() {
  const reducer = combineSlices({ site: (state: null = null) => state })
  const injectSlice: SliceStore['injectSlice'] = (slice) => void reducer.inject(slice)
  return Object.assign(configureStore({ reducer }), { injectSlice })
}
