import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { LayerBoundary } from './LayerBoundary.tsx'

beforeEach(() => {
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

let left = 0

function Layer() {
  useLayoutEffect(() => {
    if (left-- > 0) throw new Error('broken')
  }, [])
  return <p>Aviso</p>
}

/** A layer that throws the given number of times. */
function open(failures: number, attempts?: number) {
  left = failures
  const onGivenUp = jest.fn()
  const boundary = (
    <LayerBoundary attempts={attempts} onGivenUp={onGivenUp}>
      <Layer />
    </LayerBoundary>
  )
  render(
    <>
      <main>Página</main>
      {boundary}
    </>,
  )
  return onGivenUp
}

it.each([
  { failures: 0, attempts: undefined, shown: true },
  { failures: 2, attempts: undefined, shown: true },
  { failures: 3, attempts: undefined, shown: false },
  { failures: 1, attempts: 1, shown: false },
])(
  'renders a layer anew that threw $failures times, at most $attempts times, and takes nothing with it',
  ({ failures, attempts, shown }) => {
    const onGivenUp = open(failures, attempts)

    expect(screen.queryAllByText('Aviso')).toHaveLength(shown ? 1 : 0)
    expect(onGivenUp).toHaveBeenCalledTimes(shown ? 0 : 1)
    expect(screen.getByText('Página')).toBeVisible()
  },
)

it('survives a layer whose elements something has moved', () => {
  const onGivenUp = jest.fn()
  const layers = (text: string) => (
    <main>
      <LayerBoundary onGivenUp={onGivenUp}>
        <p key={text}>{text}</p>
      </LayerBoundary>
    </main>
  )
  const { rerender } = render(layers('Um'))
  const moved = document.createElement('div')
  screen.getByText('Um').replaceWith(moved)

  act(() => rerender(layers('Dois')))

  expect(screen.getByText('Dois')).toBeVisible()
  expect(onGivenUp).not.toHaveBeenCalled()
})
