import type { PageProps } from '@site/contracts/Page'
import type { Tracked } from '@site/design/islands/trackedLoad'
import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react'
import { type Navigator, Router } from 'react-router-dom'

export type PageComponent = ComponentType<PageProps<unknown, unknown>>

type Props = {
  /** The page's code; server HTML stays on screen while it is pending. */
  component: Tracked<PageComponent>
  path: string
  navigator: Navigator
  page: PageProps<unknown, unknown>
  /** Rendered after the page, when it has been hydrated or shown. */
  children?: ReactNode
}

/**
 * A remote's page inside its boundary. The router's location is the page's path alone and never changes while the
 * page stays: a context value that changes above parts that are not hydrated yet would make React throw away their
 * HTML. What depends on the query comes through the page's props.
 */
export const PageView = memo(function PageView({ component, path, navigator, page, children }: Props) {
  return (
    <Router location={path} navigator={navigator}>
      <Suspense fallback={null}>
        <Page component={component} page={page} />
        {children}
      </Suspense>
    </Router>
  )
})

function Page({ component, page }: Pick<Props, 'component' | 'page'>) {
  const Component = use(component)
  return <Component {...page} />
}
