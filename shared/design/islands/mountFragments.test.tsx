import createCache from '@emotion/cache'
import { configureStore } from '@reduxjs/toolkit'
import type {} from '@site/contracts/documentContract'
import type { JsonProps } from '@site/contracts/Fragment'
import { useSite } from '@site/contracts/useSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'react-router-dom'
import { renderToString } from 'react-dom/server'
import { FragmentView, identifierOf } from './FragmentView.tsx'
import { type FragmentShell, mountFragments } from './mountFragments.tsx'

const navigator = { createHref: () => '', push() {}, replace() {}, go() {} }
const shell: FragmentShell = {
  site: sampleSite,
  store: configureStore({ reducer: () => ({}) }),
  navigator,
  cache: createCache({ key: 'css' }),
  hydrateRoot,
  Router,
}

const Counter = ({ from }: JsonProps) => {
  const [count, setCount] = useState(Number(from))
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {useSite().brand}: {count}
    </button>
  )
}
/** Each test has a remote of its own, because what is mounted stays so for as long as the document. */
let remote = 'mfe-shop'
const modules = {
  Counter: async () => ({ default: Counter }),
  Broken: async () => ({
    default: () => {
      throw new Error('broken in the browser')
    },
  }),
}

function fragment(name: keyof typeof modules, props: JsonProps, shown = Counter): string {
  const place = `${remote}/${name} ${JSON.stringify(props)}`
  const html = renderToString(<FragmentView component={shown} props={props} {...shell} />, {
    identifierPrefix: identifierOf(place),
  })
  return `<div data-fragment="${remote}/${name}" data-props='${JSON.stringify(props)}'>${html}</div>`
}

const isHydrated = (place: Element | null) => () => expect(place).toHaveAttribute('data-hydrated')

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  remote += '-next'
  document.body.innerHTML = ''
})

it('hydrates each fragment of the remote where it is, and no other', async () => {
  document.body.innerHTML = `${fragment('Counter', { from: 3 })}<div data-fragment="mfe-other/Counter">other</div>`
  const button = screen.getByRole('button')

  mountFragments(remote, modules, shell)
  await waitFor(isHydrated(document.querySelector('[data-fragment^=mfe-shop]')))
  button.click()

  await waitFor(() => expect(button).toHaveTextContent(`${sampleSite.brand}: 4`))
  expect(screen.getByText('other')).not.toHaveAttribute('data-hydrated')
})

it('hydrates one that comes later, and keeps the state of one that moves', async () => {
  mountFragments(remote, modules, shell)
  document.body.innerHTML = `<main>${fragment('Counter', { from: 1 })}</main><aside></aside>`
  const place = document.querySelector('[data-fragment]')
  await waitFor(isHydrated(place))
  screen.getByRole('button').click()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('2'))

  document.querySelector('aside')?.append(place as Element)
  screen.getByRole('button').click()

  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('3'))
})

it('leaves one that throws as the server has rendered it', async () => {
  const reported = jest.fn()
  Reflect.set(globalThis, 'reportError', reported)
  document.body.innerHTML = fragment('Broken', { from: 7 })

  mountFragments(remote, modules, shell)

  await waitFor(() => expect(reported).toHaveBeenCalled())
  await waitFor(() => expect(document.body).toHaveTextContent(`${sampleSite.brand}: 7`))
})
