import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Snapshot } from '@site/contracts/Snapshot'
import { loadPage } from '../federation/federation.ts'
import { firstView } from './firstView.ts'

jest.mock('../federation/federation.ts', () => ({ loadPage: jest.fn() }))
const load = jest.mocked(loadPage)
const component = () => null

beforeEach(() => {
  jest.useFakeTimers()
  load.mockReset()
  history.replaceState(null, '', '/ofertas?search=a')
})

afterEach(() => jest.useRealTimers())

const shell: Snapshot = { edition: 'edition', site: sampleSite, shell: [] }
const snapshot: Snapshot = {
  ...shell,
  page: {
    path: '/ofertas',
    route: {
      path: '/ofertas',
      remote: 'mfe_shop',
      expose: './Page',
      entry: ['/r/mfe-shop/entry.js', 'sha384-a'],
      files: [],
      query: ['search'],
      services: { stock: '/stock' },
    },
    params: {},
    query: { search: 'a' },
    data: 'offers',
  },
}

it('is what the server rendered, with the code of its page', async () => {
  load.mockResolvedValue(component)

  const view = firstView(snapshot)

  expect(view).toMatchObject({
    status: 'shown',
    url: '/ofertas?search=a',
    path: '/ofertas',
    page: { params: {}, query: { search: 'a' }, data: 'offers' },
    route: snapshot.page?.route,
    navigationType: 'load',
  })
  expect(load).toHaveBeenCalledWith(snapshot.page?.route)
  expect(await ('component' in view ? view.component : undefined)).toBe(component)
})

it('has all data of a page that was not rendered on the server, during development', () => {
  load.mockResolvedValue(component)
  const page = snapshot.page && { ...snapshot.page, serverOnly: 'text' }

  expect(firstView({ ...snapshot, page })).toMatchObject({ page: { data: 'offers', serverOnly: 'text' } })
})

it('retries its code after growing pauses of up to 30 s, as long as it cannot be loaded, and never fails', async () => {
  load.mockRejectedValue(new Error('no network'))
  const view = firstView(snapshot)
  const onEnd = jest.fn()
  void ('component' in view && view.component.then(onEnd, onEnd))
  await jest.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(1)

  for (const [index, pause] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await jest.advanceTimersByTimeAsync(pause * 1000 - 1)
    expect(load).toHaveBeenCalledTimes(index + 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(index + 2)
  }
  expect(onEnd).not.toHaveBeenCalled()

  load.mockResolvedValue(component)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(onEnd).toHaveBeenCalledWith(component)
})

it('waits for no code if the shell itself responded', async () => {
  const view = firstView(shell)
  await jest.advanceTimersByTimeAsync(60_000)

  expect(view).toMatchObject({ status: 'shown', path: '/ofertas', page: { params: {}, query: {} } })
  expect(load).not.toHaveBeenCalled()
})
