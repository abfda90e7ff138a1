import { asksConsent } from '@site/contracts/advertising'
import type { Placement, RenderedFragments } from '@site/contracts/Fragment'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { baseStyles } from '@site/design/baseStyles'
import type { ReactNode } from 'react'
import { SiteDocument } from '../../../universal/document/SiteDocument.tsx'
import type { Snapshot } from '@site/contracts/Snapshot'
import type { SiteFrame } from '../../../universal/frame/siteFrame.ts'
import { createSiteStore } from '../../../universal/store/createSiteStore.ts'
import { elementsIn, waitsForVisitor } from './documentTraits.ts'
import { documentOf } from '@site/remote-kit/gate/documentOf'
import { foreignProblem, foreignRule } from '@site/remote-kit/gate/foreignRule'
import { renderMarkup } from './renderMarkup.ts'
import { rulesByPlace } from './rulesByPlace.ts'
import { shortenClasses } from './shortenClasses.ts'
import { styleAttributes } from './styleAttributes.ts'

type Options = {
  site: SiteFacts
  path: string
  frame: SiteFrame
  children: ReactNode
  snapshot: Snapshot
  /** The inline loader's source. */
  loader: string
  /** The source of the head's inline script. */
  headScript?: string | undefined
  /** The speculation rules. */
  rules?: string | undefined
  /** The text of the page's style sheets. */
  sheet?: string | undefined
  fragments?: RenderedFragments | undefined
}

export type RenderedDocument = { html: string; style: string; places: readonly Placement[] }

/**
 * Renders the whole document (`documentOf`). `style` is the text of that style element, for its hash in the security policy.
 * @throws whatever a component throws while rendering, and an Error about a style rule that is not the page's own.
 */
export async function renderDocument({
  site,
  path,
  frame,
  children,
  snapshot,
  loader,
  headScript,
  rules: speculation,
  sheet = '',
  fragments,
}: Options): Promise<RenderedDocument> {
  const rendered = await renderMarkup(
    <SiteDocument site={site} store={createSiteStore()} path={path} frame={frame}>
      {children}
    </SiteDocument>,
    { fragments },
  )
  const { markup: whole, rules: own } = rendered
  const named = { markup: whole, rules: rulesByPlace(whole, own, sheet) }
  const foreign = foreignRule(rulesByPlace(whole, own)) ?? foreignRule(sheet, true)
  if (foreign) throw new Error(`${path}: ${foreignProblem(foreign)}`)
  // During development every island is hydrated, React compares style attributes, and the policy allows them.
  const { markup, rules } = process.env.NODE_ENV === 'production' ? styleAttributes(shortenClasses(named)) : named
  const style = baseStyles + frameStyles + rules
  // An internal tool is opened to be used. The cookie banner needs hydration on every page.
  const runsAtOnce = snapshot.page?.route.unlisted || asksConsent(site) || !waitsForVisitor(markup)
  const waits = !runsAtOnce && { waits: true }
  const live = Object.keys(rendered.live).length > 0 && { fragments: rendered.live }
  const carried = { ...snapshot, ...live, ...waits, elements: elementsIn(markup) }
  const html = documentOf(markup, { style, snapshot: carried, loader, headScript, rules: speculation })
  return { html, style, places: rendered.places }
}

/**
 * The top bar sticks to the top of the whole document, not to its island's box. The frame (bar, footer, notices, dialogs) is
 * not printed; no card or entry of a list is cut by the end of a page. Paper gets ink without fills, which most printers leave
 * out while light texts stay light, and every answer, because nobody can open one there. The loader's notice of a tap that
 * waits is for screen readers; the control shows it to the eye.
 */
const frameStyles =
  'body>div[data-island]{display:contents}body>p{position:fixed;clip-path:inset(50%)}@media print{body>:not(main){display:none!important}li,article{break-inside:avoid}main *{color:inherit!important;background:none!important}::details-content{content-visibility:visible!important}}'
