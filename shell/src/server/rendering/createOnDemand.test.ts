import { createOnDemand } from './createOnDemand.ts'
import { RendererBusy } from './createRemoteRenderer.ts'
import type { RenderedPage } from './renderedContent.ts'
import { samplePlan } from './testing/samplePlan.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'

const release = sampleRelease({ '/sample': { query: ['search'], data: true } })

/** A composition of one remote whose renderer is the test's. */
function open(render: (path: string) => Promise<RenderedPage>, limits?: { pages: number; bytes: number }) {
  const rendered = jest.fn(render)
  const renderer = { render: (job: { path: string }) => rendered(job.path), end: async () => {} }
  const plan = samplePlan(release, '')
  let current = {
    id: 'first',
    releases: [release],
    parts: new Map([[release.name, { edition: 'e', key: 'k', finished: new Map(), renderer }]]),
  }
  const onDemand = createOnDemand(
    {
      get current() {
        return current
      },
      planOfCurrent: () => plan,
    },
    limits,
  )
  return { onDemand, rendered, recompose: () => (current = { ...current, id: 'second' }) }
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
  expect(three.document.body.identity.toString()).toBe('xxxxxxxxxx')
  expect(three.data?.body.identity.toString()).toBe('1')
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

it('forgets all of them when the composition changes', async () => {
  const { onDemand, rendered, recompose } = open(async (path) => page(path))

  await onDemand('/sample', '')
  recompose()
  await onDemand('/sample', '')

  expect(rendered).toHaveBeenCalledTimes(2)
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

it('does not remember that it was busy', async () => {
  const { onDemand, rendered } = open(async (path) => {
    if (rendered.mock.calls.length === 1) throw new RendererBusy()
    return page(path)
  })

  await expect(onDemand('/sample', '')).rejects.toThrow(RendererBusy)

  await expect(onDemand('/sample', '')).resolves.toMatchObject({ document: { status: 200 } })
})
