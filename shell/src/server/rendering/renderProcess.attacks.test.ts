import { pageJob } from './plan/renderJobs.ts'
import { type RenderProcess, startRenderProcess } from './process/startRenderProcess.ts'
import { attacksByName } from './testing/reachAttacks/attacksByName.ts'
import { attacksThroughObjects } from './testing/reachAttacks/attacksThroughObjects.ts'
import { renderTexts } from './testing/renderTexts.ts'
import { samplePlan } from './testing/samplePlan.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'

jest.setTimeout(120_000)

const reachAttacks = [...attacksByName, ...attacksThroughObjects]
const expose = (index: number) => `./Attack${index}`

/** A server bundle with a page for each attack, which prints the result of its code. */
const hostile = `
  const { createElement } = require('react')
  const pages = {}
  ${reachAttacks
    .map(
      ({ code }, index) => `pages[${JSON.stringify(expose(index))}] = { component: function (props) {
    let result
    try { result = (function () { ${code} }).call(undefined) } catch (error) { result = 'threw ' + error.name + ': ' + error.message }
    return createElement('output', null, 'RESULT[' + String(result) + ']')
  } }`,
    )
    .join('\n')}
  module.exports = { pages }`

describe('a release that attacks the server from its pages', () => {
  const release = sampleRelease()
  let plan: ReturnType<typeof samplePlan>
  let running: RenderProcess

  async function start() {
    const { runner, context, renderBundle } = renderTexts()
    const started = startRenderProcess({ runner, development: false })
    await started.send({ type: 'load', context, shell: renderBundle, remote: hostile, clock: 0 }, 20_000)
    return started
  }

  beforeAll(async () => {
    plan = samplePlan(release, renderTexts().renderBundle)
    running = await start()
  })
  afterAll(() => running.end())

  it.each(reachAttacks.map((attack, index) => ({ ...attack, index })))(
    'achieves nothing by $attempt',
    async ({ held, index }) => {
      const [route] = sampleRelease({ '/sample': { expose: expose(index) } }).routes
      if (!route) throw new Error('There is no route.')
      const job = pageJob(plan, { release, route, params: {}, path: '/sample', search: '' })

      // A process that an attack has ended must not affect the other attacks.
      if (running.isOver) running = await start()
      const answer = await running.send({ type: 'page', json: JSON.stringify(job) }, 20_000)

      expect(answer).toMatchObject({ type: 'answer', late: '' })
      const html = answer.type === 'answer' ? (JSON.parse(answer.json).page?.html ?? answer.json) : ''
      expect(/RESULT\[(.*?)\]<\/output>/s.exec(html)?.[1] ?? html.slice(0, 300)).toMatch(held)
    },
  )
})
