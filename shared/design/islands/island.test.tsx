import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { island } from '@site/design/islands/island'
import { reloadIfReachable } from './reloadIfReachable.ts'

jest.mock('./reloadIfReachable.ts', () => ({ reloadIfReachable: jest.fn() }))
const reload = jest.mocked(reloadIfReachable)

beforeEach(() => {
  jest.useFakeTimers()
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  reload.mockReset()
})

const Form = () => <label htmlFor="name">Nome</label>
const Throws = () => {
  throw new Error('broken')
}

/** Renders an island as on a client-side navigation, until all its automatic retries are over. */
async function show(load: () => Promise<ComponentType>) {
  const Island = island(load, { hydrate: 'idle' })
  await act(async () => void render(<Island />))
  const settle = () => act(() => jest.advanceTimersByTimeAsync(10_000))
  await settle()
  return {
    async tryAgain() {
      // Suspended work has to be awaited.
      await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
      await settle()
    },
  }
}

it('loads code again in place after a failure, when the visitor asks for it', async () => {
  const load = jest.fn<Promise<ComponentType>, []>().mockRejectedValue(new Error('unreachable'))
  const { tryAgain } = await show(load)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')

  load.mockResolvedValue(Form)
  await tryAgain()

  expect(screen.getByText('Nome')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  { what: 'throws', load: async () => Throws },
  { what: 'cannot be loaded', load: () => Promise.reject(new Error('gone')) },
])('loads a new document in a single click if the code $what again', async ({ load }) => {
  const { tryAgain } = await show(load)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
  expect(reload).not.toHaveBeenCalled()

  await tryAgain()

  expect(reload).toHaveBeenCalledTimes(1)
})

it('says that the island failed, and offers to try again until a new document can be loaded', async () => {
  const { tryAgain } = await show(async () => Throws)

  await tryAgain()
  await tryAgain()

  expect(reload).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
})
