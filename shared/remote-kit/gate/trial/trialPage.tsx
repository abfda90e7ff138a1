import { combineSlices, configureStore } from '@reduxjs/toolkit'
import type { Snapshot } from '@site/contracts/Snapshot'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { type PageSummary, SiteContext, SummaryContext } from '@site/contracts/useSite'
import type { SliceStore } from '@site/contracts/useSlice'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { type Navigator, Router, UNSAFE_RouteContext as RouteContext } from 'react-router-dom'
import { pageAnswerProblem } from '../answers/pageAnswer.ts'
import { resultProblem } from '../answers/resultProblem.ts'
import { carriedFacts } from '../context/shownFacts.ts'
import { documentOf } from '../documentOf.ts'
import { documentProblem } from '../documentProblem.ts'
import { foreignProblem, foreignRule } from '../foreignRule.ts'
import type { Places } from '../fragments/createPlaces.ts'
import { pageRoute } from '../../build/client/pageRoute.ts'
import { renderMarkup } from '../renderMarkup.ts'
import { withoutPlaces } from './placedElements.ts'
import { whereMost, whereStyled } from './whereMade.ts'

type Page = NonNullable<Snapshot['page']>

export const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  push: () => {},
  replace: () => {},
  go: () => {},
}

/** As the shell has them. */
export const styleOptions = { key: 'css', stylisPlugins: [] }

/** In place of the shell's. */
const shell = { edition: 'trial', loader: 'void 0' }

type Options = {
  page: Page
  status: number
  /** As it is sent to the browser; absent if the page has no data module. */
  json: string | undefined
  /** The data module. */
  data: string | undefined
  part: ServerBundle['pages'][string]
  site: SiteFacts
  places: Places
}

/**
 * What is wrong with what a page renders, as a sentence without its subject; undefined if nothing is. Around it is as little
 * as it needs, in a document like a site's. @throws whatever the page throws.
 */
export async function problemOfPage({ page, status, json, data: module, part, site, places }: Options) {
  const { params, query, data, serverOnly, route, path } = page
  const { component: Component, style: sheet = '' } = part
  let summary: PageSummary | undefined
  const note = (found: PageSummary) => {
    summary = found
  }
  const { markup, rules } = await renderMarkup(
    <Frame>
      <Provider store={createStore()}>
        <SiteContext value={site}>
          <SummaryContext value={note}>
            <Router location={path} navigator={navigator}>
              <RouteContext value={pageRoute(path, params)}>
                <Component params={params} query={query} data={data} serverOnly={serverOnly} />
              </RouteContext>
            </Router>
          </SummaryContext>
        </SiteContext>
      </Provider>
    </Frame>,
    { styleOptions, places },
  )
  const own = Object.values(rules).join('')
  const foreign = foreignRule(own)
  if (foreign) return foreignProblem(foreign) + whereStyled(foreign, markup)
  const foreignInSheet = foreignRule(sheet, true)
  if (foreignInSheet) return `${foreignProblem(foreignInSheet)} It is in a style sheet that it imports.`
  const style = own + sheet
  const snapshot = {
    edition: shell.edition,
    site: carriedFacts(site),
    shell: [],
    page: { path, route, params, query, data },
  }
  const html = documentOf(markup, { style, snapshot, loader: shell.loader })
  const answer = { status, html: withoutPlaces(html), style, summary, json, places: places.open() }
  const tooMuch = pageAnswerProblem(answer)
  if (tooMuch) return tooMuch.problem + whereMost(tooMuch.of, { html, data: module, own, sheet })
  return (
    resultProblem(JSON.stringify({ status: 'page', page: answer })) ??
    documentProblem(html, { site, style, loader: shell.loader, snapshot })
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head />
      <body>
        <header />
        <main id="conteudo">{children}</main>
        <footer />
      </body>
    </html>
  )
}

/** A store that knows nothing of the site, and takes the remote's slices. */
export function createStore() {
  const reducer = combineSlices({ site: (state: null = null) => state })
  const injectSlice: SliceStore['injectSlice'] = (slice) => void reducer.inject(slice)
  return Object.assign(configureStore({ reducer }), { injectSlice })
}
