import { AskedTooMuch, createFairQueue } from './createFairQueue.ts'
import { createOnDemand } from './createOnDemand.ts'
import { textOf } from './finished/FinishedPage.ts'
import { BadContent } from './renderedContent.ts'
import type { RenderedPage } from './renderedContent.ts'
import { samplePlan } from './testing/samplePlan.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'

const release = sampleRelease({
  '/sample': { query: ['search'], data: true },
  '/sample/open/:item': {},
  '/sample/complete/:item': { content: true, data: true, paths: [{ path: '/sample/complete/listed' }] },
})

/** A composition of one remote whose renderer is the test's. */
function open(render: (path: string) => Promise<RenderedPage>, limits?: { pages: number; bytes: number }) {
  const rendered = jest.fn(render)
  const renderer = {
    inTurn: createFairQueue(2),
    render: (job: { path: string }) => rendered(job.path),
    renderFragment: async () => ({ refused: '' }),
    end: async () => {},
  }
  const plan = samplePlan(release, '')
  const parts = new Map([[release.name, { renderer }]])
  return { onDemand: createOnDemand({ releases: [release], parts, plan }, limits), rendered }
}

const page = (path: string, size = 10): RenderedPage => ({
  path,
  status: 200,
  html: 'x'.repeat(size),
  style: '',
  json: '1',
})

it('renders an address once, also for concurrent requests', async () => {
  const { onDemand, rendered } = open(async (path) => page(path))

  const [one, two] = await Promise.all([onDemand('/sample', '?search=a'), onDemand('/sample', '?search=a')])
  const three = await onDemand('/sample', '?search=a')

  expect(rendered).toHaveBeenCalledTimes(1)
  expect(one).toBe(two)
  expect(await textOf(three.document)).toBe('xxxxxxxxxx')
  expect(three.data && (await textOf(three.data))).toBe('1')
})

it('keeps the allowed number of pages, those requested last', async () => {
  const { onDemand, rendered } = open(async (path) => page(path), { pages: 3, bytes: 1e6 })

  for (const search of ['a', 'b', 'c', 'a', 'd']) await onDemand('/sample', `?search=${search}`)
  expect(rendered).toHaveBeenCalledTimes(4)

  await onDemand('/sample', '?search=a')
  expect(rendered).toHaveBeenCalledTimes(4)
  await onDemand('/sample', '?search=b')
  expect(rendered).toHaveBeenCalledTimes(5)
})

it('keeps the allowed number of bytes', async () => {
  const { onDemand, rendered } = open(async (path) => page(path, 30_000), { pages: 100, bytes: 64_000 })

  for (const search of ['a', 'b', 'c', 'a']) await onDemand('/sample', `?search=${search}`)

  expect(rendered).toHaveBeenCalledTimes(4)
})

it('remembers a failed page for a while, and renders it again then', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const { onDemand, rendered } = open(async () => {
      throw new Error('failed')
    })
    jest.advanceTimersByTime(1)
    const ask = () => onDemand('/sample', '?search=a').catch((error: Error) => error.message)

    expect([await ask(), await ask()]).toEqual(['failed', 'failed'])
    expect(rendered).toHaveBeenCalledTimes(1)

    jest.advanceTimersByTime(30_100)
    await ask()
    expect(rendered).toHaveBeenCalledTimes(2)
  } finally {
    jest.useRealTimers()
  }
})

/** The pages of a renderer that is busy until each is finished by its path. */
function openSlow() {
  const finish = new Map<string, () => void>()
  const opened = open((path) => new Promise((resolve) => finish.set(path, () => resolve(page(path)))))
  return { ...opened, finish }
}

const stranger = (number: number) => `198.51.100.${number}`
const settled = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  { many: 'four guesses of one address', addresses: 1, count: 4 },
  { many: 'forty guesses of one address', addresses: 1, count: 40 },
  { many: 'forty guesses of forty addresses', addresses: 40, count: 40 },
  { many: 'two hundred guesses of forty addresses', addresses: 40, count: 200 },
])('renders a search at once, whatever $many ask for', async ({ addresses, count }) => {
  const { onDemand, rendered, finish } = openSlow()
  const guesses = Array.from({ length: count }, (_, guess) =>
    onDemand(`/sample/open/${guess}`, '', stranger(guess % addresses)).catch(() => {}),
  )

  const search = onDemand('/sample', '?search=a', '203.0.113.9')
  await settled()

  expect(rendered.mock.calls).toEqual([['/sample/open/0'], ['/sample']])
  finish.get('/sample')?.()
  expect((await search).document.status).toBe(200)
  expect(guesses).toHaveLength(count)
})

it('does not let a search wait in the place of a stranger who asks for the same page', async () => {
  const searches: string[] = []
  const { onDemand } = open(async (path) => page(path))
  const ask = (search: string, address: string) =>
    onDemand('/sample', `?search=${search}`, address).then(
      () => searches.push(search),
      () => {},
    )
  const all = ['a', 'b', 'c', 'd', 'popular'].map((search) => ask(search, stranger(1)))

  all.push(ask('popular', '203.0.113.9'))
  await Promise.all(all)

  expect(searches.indexOf('popular')).toBeLessThan(searches.indexOf('d'))
})

describe('a route whose list of pages is complete', () => {
  const notFound = (path: string, html: string): RenderedPage => ({ ...page(path), status: 404, html, json: 'null' })

  it('answers every other path with one rendered page that names none of them', async () => {
    const { onDemand, rendered } = open(async (path) => notFound(path, 'not found'))

    const answers = []
    for (const item of ['a', 'b', 'a/%20', 'pagina-que-nao-existe']) {
      answers.push(await onDemand(`/sample/complete/${item.replace('/', '-')}`, '', stranger(1)))
    }

    expect(rendered).toHaveBeenCalledTimes(1)
    expect(rendered.mock.calls.flat().join()).not.toMatch(/complete\/[ab]/)
    expect(answers.map(({ document }) => document.status)).toEqual([404, 404, 404, 404])
    expect(answers[0]?.data && (await textOf(answers[0].data))).toBe('null')
  })

  it('renders a listed page, as it is not finished yet', async () => {
    const { onDemand, rendered } = open(async (path) => page(path))

    await onDemand('/sample/complete/listed', '')

    expect(rendered).toHaveBeenCalledWith('/sample/complete/listed')
  })

  it.each([
    { what: 'quotes the path', differs: (path: string) => notFound(path, `no ${path}, at ${path} or ${path}`) },
    { what: 'has data with the path', differs: (path: string) => ({ ...notFound(path, 'no'), json: `"${path}"` }) },
    { what: 'is one after all', differs: (path: string) => page(path) },
  ])('renders each path if the page for it $what', async ({ differs }) => {
    const { onDemand, rendered } = open(async (path) => differs(path))

    for (const item of ['a', 'b', 'pagina-que-nao-existe']) await onDemand(`/sample/complete/${item}`, '')

    expect(rendered).toHaveBeenCalledTimes(4)
  })

  it('shows no page of another path when rendering fails', async () => {
    const { onDemand, rendered } = open(async () => {
      throw new BadContent('threw.')
    })

    const ask = () => onDemand('/sample/complete/a', '').catch((error: Error) => error.message)

    expect([await ask(), await ask()]).toEqual(['threw.', 'threw.'])
    expect(rendered).toHaveBeenCalledTimes(1)
  })
})

it('does not remember that an address asked for too much', async () => {
  const { onDemand, finish } = openSlow()
  const many = Array.from({ length: 20 }, (_, search) =>
    onDemand('/sample/open/guess', `?search=${search}`, stranger(1)).catch((error: Error) => error),
  )
  await settled()
  expect((await Promise.all(many.slice(-3))).every((error) => error instanceof AskedTooMuch)).toBe(true)

  const other = onDemand('/sample', '', stranger(2))
  await settled()
  finish.get('/sample')?.()

  await expect(other).resolves.toMatchObject({ document: { status: 200 } })
})
