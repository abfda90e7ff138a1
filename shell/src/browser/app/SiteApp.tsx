import type { SharedId, SharedMark } from '@site/contracts/documentContract'
import { useReplayedClicks } from '@site/design/islands/useReplayedClicks'
import { forgetParts } from '@site/design/islands/successorOf'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LayerBoundary } from '../../universal/document/LayerBoundary.tsx'
import { PageView } from '../../universal/document/PageView.tsx'
import { SiteDocument } from '../../universal/document/SiteDocument.tsx'
import type { Snapshot } from '@site/contracts/Snapshot'
import { PageFallback } from '../../universal/notices/UnavailableNotice.tsx'
import type { SiteStore } from '../../universal/store/createSiteStore.ts'
import { firstView } from '../navigation/firstView.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { markCurrentItem } from '../navigation/markCurrentItem.ts'
import { StaticPage } from './StaticPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PageRules, PageStyles } from '../styles/PageStyles.tsx'
import { resetScrollAndFocus } from '../navigation/resetScrollAndFocus.ts'
import { ShellLayers } from './ShellLayers.tsx'
import type { View } from '../navigation/View.ts'

type Props = {
  snapshot: Snapshot
  store: SiteStore
  navigation: Navigation
  /** A layer that conversations need has been given up: their links lead to WhatsApp by themselves. */
  onLayerGivenUp: () => void
}

/** The site in the browser: the same document as the server's, with the current view. */
export function SiteApp({ snapshot, store, navigation, onLayerGivenUp }: Props) {
  const [view, setView] = useState<View>(() => firstView(snapshot))
  const former = useRef(view)
  useEffect(
    () =>
      navigation.connect((next) => {
        if (next.path !== former.current.path) forgetParts()
        startTransition(() => setView(next))
      }),
    [navigation],
  )

  // In the frame that first shows the page: in the next one, browsers would count as moved what scrolling has moved.
  useLayoutEffect(() => {
    if (former.current !== view) {
      markCurrentItem(view.path)
      resetScrollAndFocus(view, former.current.path !== view.path)
      view.onPlaced?.()
    }
    former.current = view
  }, [view])

  // The bar and the footer must not render again unless something of theirs has changed.
  const content = useMemo(
    () => (
      <LayerBoundary
        attempts={1}
        fallback={<PageFallback onRetry={() => location.reload()} />}
        // After a navigation the address is the next page's already. A page that has just been loaded would fail again.
        onGivenUp={() => (view.navigationType === 'load' ? navigation.giveUp() : location.reload())}
      >
        <PageOf key={view.path} view={view} navigation={navigation} />
      </LayerBoundary>
    ),
    [view, navigation],
  )
  const styles = useMemo(
    () => <PageRules key={view.path} rules={rulesOf(view)} containers={containersOf(view)} />,
    [view],
  )
  const layers = useMemo(() => <ShellLayers view={view} onGivenUp={onLayerGivenUp} />, [view, onLayerGivenUp])
  return (
    <SiteDocument {...{ store, styles, layers, onLayerGivenUp }} site={snapshot.site} path={view.path}>
      {content}
    </SiteDocument>
  )
}

function PageOf({ view, navigation }: { view: View; navigation: Navigation }) {
  const isServerRendered = view.navigationType === 'load'
  return (
    <PageStyles rules={rulesOf(view)}>
      {view.status === 'unavailable' ? (
        <PageFallback onRetry={view.retry} />
      ) : (
        <PageBoundary isServerRendered={isServerRendered} onRetry={() => location.reload()}>
          <PageView
            component={view.component}
            path={view.path}
            navigator={navigation.navigator}
            page={view.page}
            route={view.route}
            fallback={isServerRendered && <StaticPage />}
          >
            <WhenShown />
          </PageView>
        </PageBoundary>
      )}
    </PageStyles>
  )
}

/** The containers of the page's remote and of its fragments'. */
function containersOf(view: View): string[] {
  if (view.status === 'unavailable') return []
  const shown = [view.route, ...Object.values(view.fragments ?? {})]
  return shown.flatMap((entry) => (entry ? [entry.remote] : []))
}

/** Undefined for the page that the document was made for. */
function rulesOf(view: View): string | undefined {
  if (view.navigationType === 'load') return undefined
  return (view.status === 'shown' && view.rules) || ''
}

function WhenShown() {
  useEffect(() => void performance.mark('hydrated' satisfies SharedMark), [])
  useReplayedClicks(() => document.getElementById('conteudo' satisfies SharedId))
  return null
}
