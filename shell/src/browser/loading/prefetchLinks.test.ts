import { mayPrefetch, prefetchLinks } from './prefetchLinks.ts'

it.each([
  { connection: undefined, may: true },
  { connection: {}, may: true },
  { connection: { effectiveType: '4g' }, may: true },
  { connection: { effectiveType: '4g', saveData: true }, may: false },
  { connection: { effectiveType: '3g' }, may: false },
  { connection: { effectiveType: '2g' }, may: false },
  { connection: { effectiveType: 'slow-2g' }, may: false },
])('prefetches with $connection: $may', ({ connection, may }) => {
  expect(mayPrefetch(connection)).toBe(may)
})

it('prefetches /servicos and /contato, one after the other', async () => {
  const prefetch = jest.fn(async () => {})

  await prefetchLinks(prefetch, { connection: {}, shownPath: '/' })

  expect(prefetch.mock.calls).toEqual([['/servicos'], ['/contato']])
})

it('leaves out the page that is shown', async () => {
  const prefetch = jest.fn(async () => {})

  await prefetchLinks(prefetch, { connection: {}, shownPath: '/servicos' })

  expect(prefetch.mock.calls).toEqual([['/contato']])
})

it('asks for nothing when data are to be saved', async () => {
  const prefetch = jest.fn(async () => {})

  await prefetchLinks(prefetch, { connection: { saveData: true }, shownPath: '/' })

  expect(prefetch).not.toHaveBeenCalled()
})

it('goes on when one cannot be had', async () => {
  const prefetch = jest.fn(async () => {}).mockRejectedValueOnce(new Error('network'))

  await prefetchLinks(prefetch, { connection: {}, shownPath: '/' })

  expect(prefetch.mock.calls).toEqual([['/servicos'], ['/contato']])
})
