import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentBoundary } from './DocumentBoundary.tsx'

beforeEach(() => {
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

let fail = () => {}

function Site() {
  const [hasFailed, setHasFailed] = useState(false)
  fail = () => setHasFailed(true)
  if (hasFailed) throw new Error('broken')
  return (
    <html lang="pt-BR">
      <head>
        <title>Ajuda</title>
      </head>
      <body>
        <main>
          <a href="/apoio">Fale com a gente</a>
          <form action="/leads">
            <input name="name" />
          </form>
        </main>
      </body>
    </html>
  )
}

it('keeps the document with its links, forms and entries if React has to give it up', async () => {
  document.documentElement.innerHTML =
    '<head><title>Ajuda</title></head><body><main><a href="/apoio">Fale com a gente</a><form action="/leads"><input name="name"></form></main></body>'
  const onGivenUp = jest.fn()
  await act(
    async () =>
      void hydrateRoot(
        document,
        <DocumentBoundary onGivenUp={onGivenUp}>
          <Site />
        </DocumentBoundary>,
      ),
  )
  const field = document.querySelector('input') as HTMLInputElement
  field.value = 'Ana'

  act(() => fail())

  expect(onGivenUp).toHaveBeenCalledTimes(1)
  expect(document.title).toBe('Ajuda')
  expect(document.querySelector('a')).toHaveAttribute('href', '/apoio')
  expect(document.querySelector('input')).toBe(field)
  expect(field.value).toBe('Ana')
})
