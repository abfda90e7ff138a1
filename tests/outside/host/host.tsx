import { configureStore } from '@reduxjs/toolkit'
import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'

/** A page of somebody else, as Module Federation's documentation has it: nothing in it is of the site or its kit. */
const AddToCart = lazy(() => import('checkout/AddToCart'))
const MiniCart = lazy(() => import('checkout/MiniCart'))
const ProductPage = lazy(() => import('decide/pages/ProductPage'))

class Boundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state: { reason?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { reason: String(error) }
  }

  override render() {
    return this.state.reason === undefined ? this.props.children : <p role="alert">Not there: {this.state.reason}</p>
  }
}

function Host() {
  const [id, setId] = useState<string>()
  return (
    <>
      <h1>Plain host</h1>
      <Boundary>
        <Suspense fallback="…">
          <MiniCart />
          <AddToCart sku="AU-02-BL" />
          <button type="button" onClick={() => setId('AU-02')}>
            Show the machine
          </button>
          {id && <ProductPage params={{ id }} query={{ sku: 'AU-02-BL' }} />}
        </Suspense>
      </Boundary>
    </>
  )
}

// A router and a store of its own: a part must not mistake them for those of its site.
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Provider store={configureStore({ reducer: (state: null = null) => state })}>
    <BrowserRouter>
      <Host />
    </BrowserRouter>
  </Provider>,
)
