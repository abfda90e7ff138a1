import type { SharedId } from '@site/contracts/documentContract'
import { whatsAppLink } from '@site/contracts/channels'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { SiteContext, useSite } from '@site/contracts/useSite'
import { island } from '@site/design/islands/island'
import { color } from '@site/design/tokens'
import { type ReactNode, Suspense, useState } from 'react'
import { Provider } from 'react-redux'
import { emptyFrame, type SiteFrame } from '../frame/siteFrame.ts'
import type { SiteStore } from '../store/createSiteStore.ts'
import { LayerBoundary } from './LayerBoundary.tsx'
import { WhatsAppDialog } from '../whatsApp/WhatsAppDialog.tsx'

type Props = {
  site: SiteFacts
  store: SiteStore
  /** Path of the page that the document was rendered for, for the top bar's current item. */
  path: string
  /** The links around the page; in the browser the server's HTML is kept, so none are needed. */
  frame?: SiteFrame
  /** Changes the styles with the page, and before it. Browser only; its place is there on both sides, for React's ids. */
  styles?: ReactNode
  /** The page. */
  children: ReactNode
  /** The shell's layers above the page: toasts, announcements. Browser only. */
  layers?: ReactNode
  /** The form before a conversation has been given up. */
  onLayerGivenUp?: () => void
}

// Links, a native disclosure and text: their HTML suffices for the whole visit, and their code is never loaded. Listeners on
// the document do the rest (browser/frame/listenToFrame.ts, browser/navigation/markCurrentItem.ts). They share a chunk,
// because each chunk costs every page a hash in the start scripts. All text outside the page is in one of them, or in a
// Suspense boundary: React could not hydrate the document if a translator had changed it.
const TopBar = island(
  () => import(/* webpackChunkName: "frame" */ '../frame/TopBar.tsx').then((module) => module.TopBar),
  { hydrate: 'never', section: 'TopBar' },
)
const Footer = island(
  () => import(/* webpackChunkName: "frame" */ '../frame/Footer.tsx').then((module) => module.Footer),
  { hydrate: 'never', section: 'Footer' },
)

/** The whole document, the same on the server and in the browser. */
export function SiteDocument({
  site,
  store,
  path,
  frame = emptyFrame,
  styles,
  children,
  layers,
  onLayerGivenUp,
}: Props) {
  const [firstPath] = useState(path)
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={color.paper} />
        {/* For browsers that decide before they have read the styles. */}
        <meta name="color-scheme" content="only light" />
        {/* Telephone numbers, addresses and e-mail are links already; prices, hours and CNPJ are none of them. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <link rel="icon" href={icon} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <Provider store={store}>
          <SiteContext value={site}>
            <LayerBoundary fallback={<PlainLinks />}>
              <TopBar path={firstPath} frame={frame} />
            </LayerBoundary>
            <main id={'conteudo' satisfies SharedId} data-island="page" tabIndex={-1}>
              {styles}
              {children}
            </main>
            <LayerBoundary fallback={<PlainLinks />}>
              <Footer frame={frame} />
            </LayerBoundary>
            <LayerBoundary onGivenUp={onLayerGivenUp}>
              <Suspense>
                <WhatsAppDialog />
              </Suspense>
            </LayerBoundary>
            {layers}
          </SiteContext>
        </Provider>
      </body>
    </html>
  )
}

const text = 'Olá! Uma parte do site não abriu para mim. Podem me ajudar?'

/** In place of the bar or the footer. */
function PlainLinks() {
  const site = useSite()
  return (
    <p>
      <a href="/">{site.brand}</a> <a {...whatsAppLink(site, text)}>Chamar no WhatsApp</a>
    </p>
  )
}

const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='${color.orange}'/><path d='M8 9l8 15 8-15' fill='none' stroke='${color.ink}' stroke-width='5'/></svg>`

/**
 * The site's icon as a data URL: a file would be requested before the first paint. Only characters that a URL cannot contain
 * are encoded.
 */
const icon = `data:image/svg+xml,${drawing.replace(/[<># ]/g, encodeURIComponent)}`
