import { setImmediate as nextTurn } from 'node:timers/promises'
import { RendererBusy } from './createFairQueue.ts'
import type { RenderOutcome } from './renderOutcome.ts'
import { pageJob } from './plan/renderJobs.ts'
import { openSample, renderSample, healthyPage } from './testing/renderSample.ts'
import { samplePlan } from './testing/samplePlan.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'

jest.setTimeout(120_000)

/** A remote whose pages show everything that an earlier page could have left behind, the clock and random numbers. */
const curious = `
  const { createElement, useId } = require('react')
  const styled = require('@emotion/styled').default
  const seen = []
  const Coloured = styled.p({ color: 'red' })
  const show = (name) => function Page({ params, query }) {
    seen.push(name)
    globalThis.count = (globalThis.count ?? 0) + 1
    Array.prototype.left = (Array.prototype.left ?? '') + name
    return createElement(Coloured, { id: useId() }, JSON.stringify([seen, count, [].left, params, query, Date.now(), Math.random(), new Date().getTimezoneOffset()]))
  }
  module.exports.pages = { './One': { component: show('one') }, './Two': { component: show('two') } }`

const routes = {
  '/sample': { expose: './One', query: ['search'] },
  '/sample/two': { expose: './Two' },
  '/sample/:name': { expose: './One', paths: [{ path: '/sample/known' }] },
}

const htmlOf = (outcome: RenderOutcome) =>
  outcome.status === 'rendered' ? Object.fromEntries(outcome.part.pages.map(({ path, html }) => [path, html])) : outcome

function open(serverFile: string, onTrouble?: (remote: string, release: string, reason: string) => void) {
  const release = sampleRelease(routes)
  const sample = openSample(serverFile, { release, onTrouble })
  const job = (search: string) => {
    const [route] = release.routes
    if (!route) throw new Error('There is no route.')
    return pageJob(sample.plan, { release, route, params: {}, path: '/sample', search })
  }
  return { ...sample, job }
}

async function openOnDemand(serverFile: string, onTrouble?: (remote: string, release: string, reason: string) => void) {
  const { rendered, job, plan, release, renderer: all } = open(serverFile, onTrouble)
  const outcome = await rendered
  const renderer = all.renderOnDemand(plan, release, serverFile)
  if (!renderer) throw new Error(`There is no renderer: ${JSON.stringify(outcome)}`)
  return { outcome, renderer, job }
}

/** A page that hangs, throws or ends its process if the query says so. */
const moody = `
  const { createElement } = require('react')
  module.exports.pages = { './One': { component: ({ query }) => {
    if (query.search === 'hang') for (;;);
    if (query.search === 'throw') throw new Error('a page of its own')
    if (query.search === 'fill') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }
    return createElement('p', null, 'found ' + query.search)
  } } }
  module.exports.pages['./Two'] = module.exports.pages['./One']`

describe('rendering a release', () => {
  it('returns the same bytes whatever was rendered before', async () => {
    const forwards = await renderSample(curious, { release: sampleRelease(routes) })
    const backwards = await renderSample(curious, {
      release: sampleRelease(Object.fromEntries(Object.entries(routes).reverse())),
    })

    expect(Object.keys(htmlOf(forwards))).toEqual(['/sample', '/sample/two', '/sample/known'])
    expect(htmlOf(forwards)).toEqual(htmlOf(backwards))
  })

  it('returns the same bytes on demand as prerendered, before and after other pages', async () => {
    const { outcome, renderer, job } = await openOnDemand(curious)

    const before = await renderer.render(job('?search=x'))
    const plain = await renderer.render(job(''))
    const after = await renderer.render(job('?search=x'))
    await renderer.end()

    expect(after.html).toBe(before.html)
    expect(plain.html).toBe(Object.values(htmlOf(outcome))[0])
  })

  it('isolates the pages of a large release from each other', async () => {
    const counting = `const { createElement } = require('react')
      let made = 0
      module.exports.pages = { './Page': { component: () => createElement('p', null, ++made) } }`
    const many = Array.from({ length: 102 }, (_, index) => [`/sample/${index}`, {}])

    const outcome = await renderSample(counting, {
      release: sampleRelease(Object.fromEntries(many)),
      limits: { total: 30_000 },
    })

    const pages = Object.values(htmlOf(outcome))
    expect(pages).toHaveLength(102)
    expect(pages.filter((html) => !html.includes('>1</p>'))).toEqual([])
  })

  it('lets a page fill most of its heap, whatever else the process has reserved', async () => {
    const greedy = `const { createElement } = require('react')
      module.exports.pages = { './Page': { component() {
        const all = Array.from({ length: 25 }, () => new Array(1e6).fill(0.5))
        return createElement('p', null, all.length)
      } } }`

    const outcome = await renderSample(greedy, { limits: { page: 5_000 } })

    expect(Object.values(htmlOf(outcome))).toEqual([expect.stringContaining('>25</p>')])
  })

  it('blames no release for another one, and has one deadline', async () => {
    const good = openSample(healthyPage)
    const bad = samplePlan(sampleRelease(), good.plan.renderBundle)

    const outcomes = await Promise.all([
      good.renderer.renderRemote(bad, sampleRelease(), 'for (;;);'),
      good.rendered,
      good.renderer.renderShell(good.plan),
    ])

    expect(outcomes.map(({ status }) => status)).toEqual(['trouble', 'rendered', 'rendered'])
  })

  it('returns title and description as the page states them, and refuses what is not text', async () => {
    const stating = (title: string) => `const { createElement, useContext } = require('react')
      const { SummaryContext } = require('@site/contracts/useSite')
      module.exports.pages = { './Page': { component() {
        useContext(SummaryContext)?.({ title: ${title}, description: 'De A a Z <b>' })
        return createElement('p')
      } } }`

    const good = await renderSample(stating("'Loja & Cia'"))
    const bad = await renderSample(stating('7'))

    expect(good).toMatchObject({
      part: { pages: [{ summary: { title: 'Loja & Cia', description: 'De A a Z <b>' } }] },
    })
    expect(bad).toMatchObject({ status: 'bad', reason: expect.stringContaining('summary.title') })
  })

  it("renders the shell's own pages without a remote", async () => {
    const { renderer, plan, rendered } = openSample(healthyPage)
    await rendered

    const outcome = await renderer.renderShell(plan)

    expect(outcome.status === 'rendered' && outcome.part.pages.map(({ path, status }) => [path, status])).toEqual([
      ['*404', 404],
      ['*503', 503],
      ['*notice', 200],
      ['/offline', 200],
    ])
  })

  it('ends after its total deadline however many pages are left', async () => {
    const slow = `const { createElement } = require('react')
      module.exports.pages = { './Page': { component: () => { const end = 3e7; for (let i = 0; i < end; i++) Math.sqrt(i); return createElement('p') } } }`
    const many = Array.from({ length: 90 }, (_, index) => [`/sample/${index}`, {}])

    const outcome = await renderSample(slow, {
      release: sampleRelease(Object.fromEntries(many)),
      limits: { page: 60_000, total: 1_500 },
    })

    expect(outcome).toMatchObject({
      status: 'trouble',
      reason: expect.stringMatching(/took longer than 1500 ms in all (?:with too little of the processor )?rendering/),
    })
  })
})

describe('rendering on demand', () => {
  it('loses only its own process to a page that hangs', async () => {
    const troubles: string[] = []
    const { renderer, job } = await openOnDemand(moody, (remote, release, reason) =>
      troubles.push(`${remote} ${release} ${reason}`),
    )

    const hanging = renderer.render(job('?search=hang')).catch((error: Error) => error.message)
    const beside = await renderer.render(job('?search=beside'))
    const hung = await hanging
    const afterwards = await renderer.render(job('?search=afterwards'))
    await renderer.end()

    expect(beside.html).toContain('found beside')
    expect(hung).toMatch(/took longer than 700 ms/)
    expect(afterwards.html).toContain('found afterwards')
    expect(troubles).toEqual([expect.stringMatching(/^mfe-sample 0123456789abcdef took longer than 700 ms.*\/sample/)])
  })

  it('reports a process that dies, and continues with another', async () => {
    const troubles: string[] = []
    const { renderer, job } = await openOnDemand(moody, (_remote, _release, reason) => troubles.push(reason))

    await expect(renderer.render(job('?search=fill'))).rejects.toThrow(/memory|took longer/)
    const page = await renderer.render(job('?search=next'))
    await renderer.end()

    expect(page.html).toContain('found next')
    expect(troubles).toHaveLength(1)
  })

  it('attributes an error to the page that caused it', async () => {
    const troubles: string[] = []
    const { renderer, job } = await openOnDemand(moody, (_remote, _release, reason) => troubles.push(reason))

    const [failed, found] = await Promise.allSettled([
      renderer.render(job('?search=throw')),
      renderer.render(job('?search=x')),
    ])
    await renderer.end()

    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { message: '/sample: a page of its own at server.cjs:5:41' },
    })
    expect(found).toMatchObject({ status: 'fulfilled', value: { path: '/sample' } })
    expect(troubles).toEqual([])
  })

  it('rejects requests at once if too many wait', async () => {
    const { renderer, job } = await openOnDemand(moody)

    const many = Array.from({ length: 90 }, (_, index) =>
      renderer.inTurn({ address: `198.51.100.${index}`, asksFor: 'page' }, () =>
        renderer.render(job(`?search=${index}`)),
      ),
    )
    const turnedAway: unknown[] = []
    for (const one of many) one.catch((reason: unknown) => turnedAway.push(reason))
    await nextTurn()

    // Two are rendered and 60 wait.
    expect(turnedAway).toHaveLength(28)
    expect(turnedAway.every((reason) => reason instanceof RendererBusy && reason.retryAfter > 0)).toBe(true)
    expect(await Promise.any(many)).toMatchObject({ status: 200 })
    await renderer.end()
    await Promise.allSettled(many)
  })
})
