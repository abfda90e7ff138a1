import { SiteContext } from '@site/contracts/useSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createSiteStore } from '../store/createSiteStore.ts'
import { fakeEffects } from './fakeEffects.ts'

/** Renders a part of the shell with its real store under Jest's clock; `tabs` are the addresses that it has opened. */
export function renderInShell(children: ReactNode, options?: Parameters<typeof fakeEffects>[0]) {
  const { effects, tabs } = fakeEffects(options)
  const store = createSiteStore(effects)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const view = render(
    <Provider store={store}>
      <SiteContext value={sampleSite}>{children}</SiteContext>
    </Provider>,
  )
  return { ...view, store, user, tabs }
}
