import type { PageProps } from '@site/contracts/Page'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { SiteContext, useSite } from '@site/contracts/useSite'
import { pageRoute } from '@site/remote-kit/gate/pageRoute'
import type { Tracked } from '@site/design/islands/trackedLoad'
import { type ComponentType, memo, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { type Navigator, Router, UNSAFE_RouteContext as RouteContext } from 'react-router-dom'
import type { RouteEntry } from '@site/contracts/Snapshot'

export type PageComponent = ComponentType<PageProps<unknown, unknown>>
/** A page's external services besides those of every page. */
export type PageServices = Pick<RouteEntry, 'services'>

type Props = {
  /** The page's code; server HTML stays on screen while it is pending. */
  component: Tracked<PageComponent>
  path: string
  navigator: Navigator
  page: PageProps<unknown, unknown>
  /** Absent where the shell itself answers. */
  route?: PageServices | undefined
  /** Shown while the code is pending if there is no server HTML to keep. */
  fallback?: ReactNode
  /** Rendered after the page, when it has been hydrated or shown. */
  children?: ReactNode
}

/**
 * A remote's page inside its boundary. The router's location contains only the page's path and never changes while the page
 * stays: a context value that changes above parts that are not hydrated yet would make React discard their HTML. So the
 * matched route never changes either, and whatever depends on the query is passed as props.
 */
export const PageView = memo(function PageView({
  component,
  path,
  navigator,
  page,
  route,
  fallback = null,
  children,
}: Props) {
  const site = useSite()
  const services = route?.services
  const pageSite = useMemo(() => withServices(site, services), [site, services])
  const [matched] = useState(() => pageRoute(path, page.params))
  return (
    <Router location={path} navigator={navigator}>
      <SiteContext value={pageSite}>
        <RouteContext value={matched}>
          <Suspense fallback={fallback}>
            <Page component={component} page={page} />
            {children}
          </Suspense>
        </RouteContext>
      </SiteContext>
    </Router>
  )
})

/** The site's facts as passed to a page. */
export function withServices(site: SiteFacts, services: RouteEntry['services']): SiteFacts {
  return services ? { ...site, services: { ...services, ...site.services } } : site
}

function Page({ component, page }: Pick<Props, 'component' | 'page'>) {
  const Component = use(component)
  return <Component {...page} />
}
