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

const open = () => ({
  prefetch: jest.fn(async (_path: string) => {}),
  prefetchedPaths: jest.fn(async () => ['/produtos', '/apoio']),
})

it('prefetches what the releases ask for, one page after the other', async () => {
  const pages = open()

  await prefetchLinks(pages, { page: {}, connection: {}, shownPath: '/' })

  expect(pages.prefetch.mock.calls).toEqual([['/produtos'], ['/apoio']])
})

it('leaves out the current page', async () => {
  const pages = open()

  await prefetchLinks(pages, { page: {}, connection: {}, shownPath: '/produtos' })

  expect(pages.prefetch.mock.calls).toEqual([['/apoio']])
})

it('prefetches nothing with Save-Data', async () => {
  const pages = open()

  await prefetchLinks(pages, { page: {}, connection: { saveData: true }, shownPath: '/' })

  expect(pages.prefetch).not.toHaveBeenCalled()
  expect(pages.prefetchedPaths).not.toHaveBeenCalled()
})

it.each([
  { what: 'a page that is not for visitors', page: { unlisted: true } as const },
  { what: 'a notice', page: undefined },
])('prefetches nothing from $what', async ({ page }) => {
  const pages = open()

  await prefetchLinks(pages, { page, connection: {}, shownPath: '/' })

  expect(pages.prefetchedPaths).not.toHaveBeenCalled()
})

it('continues after a failed request', async () => {
  const pages = open()
  pages.prefetch.mockRejectedValueOnce(new Error('network'))

  await prefetchLinks(pages, { page: {}, connection: {}, shownPath: '/' })

  expect(pages.prefetch.mock.calls).toEqual([['/produtos'], ['/apoio']])
})
