import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit'
import { useSlice } from '@site/contracts/useSlice'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createSiteStore } from './createSiteStore.ts'

const basket = createSlice({
  name: 'mfe-shop/basket',
  initialState: [] as readonly string[],
  reducers: { added: (items, { payload }: PayloadAction<string>) => [...items, payload] },
})
const Count = () => <output>{useSlice(basket)[0].length}</output>

function Add() {
  const [, dispatch] = useSlice(basket)
  return (
    <button type="button" onClick={() => dispatch(basket.actions.added('plough'))}>
      Add
    </button>
  )
}

const inStore = (store: Store, part: ReactNode) => <Provider store={store}>{part}</Provider>

it('shares the slice of a remote between two roots, beside the state of the shell', () => {
  const store = createSiteStore()
  const add = render(inStore(store, <Add />))
  render(inStore(store, <Count />))
  expect(screen.getByRole('status')).toHaveTextContent('0')

  act(() => add.getByRole('button').click())

  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(store.getState()).toMatchObject({ whatsApp: {}, toasts: {}, 'mfe-shop/basket': ['plough'] })
})

it('hydrates what is not empty any more from the initial state, without an error', async () => {
  const store = createSiteStore()
  store.injectSlice(basket)
  store.dispatch(basket.actions.added('plough'))
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<output>0</output>'

  await act(async () => hydrateRoot(place, inStore(store, <Count />)))

  expect(place).toHaveTextContent('1')
})

it('needs the shell', () => {
  const plain = { getState: () => ({}), subscribe: () => () => {}, dispatch: jest.fn() }
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})

  expect(() => render(inStore(plain as never, <Count />))).toThrow('useSlice needs the shell')
  error.mockRestore()
})
