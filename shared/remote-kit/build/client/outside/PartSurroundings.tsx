import { SiteContext } from '@site/contracts/useSite'
import { baseStyles } from '@site/design/baseStyles'
import { type ReactNode, Suspense, use } from 'react'
import { Provider } from 'react-redux'
import { createPath, type Navigator, Router } from 'react-router-dom'
import { createPartStore } from './createPartStore.ts'
import { absolute, siteFacts } from './site.ts'

type Props = { path: string; children: ReactNode }

let store: ReturnType<typeof createPartStore> | undefined

/** Links of a part lead to the site, with a document of its own. */
const navigator: Navigator = {
  createHref: (to) => absolute(typeof to === 'string' ? to : createPath(to)),
  push: (to) => location.assign(navigator.createHref(to)),
  replace: (to) => location.replace(navigator.createHref(to)),
  go: (steps) => history.go(steps),
}

// Rules of the page around, and of the part's own elements, are all stronger.
const styles = `:where([data-part]){${baseStyles.replace(/body\{[^}]*\}/, (body) => body.replace('body', '&'))}}`

/** What the shell gives to pages and fragments on the site itself: facts, a store, a router, and the styles that all begin with. */
export function PartSurroundings(props: Props) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

function Part({ path, children }: Props) {
  const site = use(siteFacts())
  store ??= createPartStore(site)
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <Router location={path} navigator={navigator}>
          <style href="site-parts" precedence="low">
            {styles}
          </style>
          <div data-part="">{children}</div>
        </Router>
      </SiteContext>
    </Provider>
  )
}
