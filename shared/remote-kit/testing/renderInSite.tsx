import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { SiteContext } from '@site/contracts/useSite'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { sampleSite } from './sampleSite.ts'

type Options = { site?: SiteFacts; fakeClock?: boolean; path?: string }

/**
 * Renders a part of a remote with what the shell provides. `actions` are the contract's events that it has dispatched; set
 * `fakeClock` in tests with fake timers, and `path` for what uses the router: the address that the part is at.
 */
export function renderInSite(children: ReactNode, { site = sampleSite, fakeClock = false, path }: Options = {}) {
  const actions: UnknownAction[] = []
  const store = configureStore({
    reducer: (state: null | undefined, action: UnknownAction) => {
      if (!action.type.startsWith('@@')) actions.push(action)
      return state ?? null
    },
  })
  const user = userEvent.setup(fakeClock ? { advanceTimers: jest.advanceTimersByTime } : {})
  const view = render(
    <Provider store={store}>
      <SiteContext value={site}>
        {path === undefined ? children : <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
      </SiteContext>
    </Provider>,
  )
  return { ...view, user, actions }
}
