import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { SiteContext } from 'shared/contracts/useSite.ts'
import { sampleSite } from 'shared/testing/sampleSite.ts'
import { createSiteStore } from './createSiteStore.ts'
import { fakeOutside } from './fakeOutside.ts'

/** Renders a part of the shell with its real store under Jest's clock; `tabs` are the addresses it has opened. */
export function renderInShell(children: ReactNode, options?: Parameters<typeof fakeOutside>[0]) {
  const { outside, tabs } = fakeOutside(options)
  const store = createSiteStore(outside)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const view = render(
    <Provider store={store}>
      <SiteContext value={sampleSite}>{children}</SiteContext>
    </Provider>,
  )
  return { ...view, store, user, tabs }
}
