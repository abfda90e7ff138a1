import type { Release } from '@site/contracts/Release'
import type { RemoteRenderer } from '../createRemoteRenderer.ts'
import type { Plan } from '../plan/Plan.ts'
import type { FindForPage } from '../renderPart.ts'
import { createFragments } from './createFragments.ts'

/** The fragments that a part places, each rendered by its own remote, which is opened when the first one is found. */
export function openFragments(plan: Plan, open: (plan: Plan, release: Release) => RemoteRenderer) {
  const renderers = new Map<string, RemoteRenderer>()
  function rendererOf(name: string): RemoteRenderer {
    const release = plan.releases.find((one) => one.name === name)
    if (!release) throw new Error(`There is no release of ${name}.`)
    const renderer = renderers.get(name) ?? open(plan, release)
    renderers.set(name, renderer)
    return renderer
  }
  const find = createFragments({ plan, render: async (remote, job) => rendererOf(remote).renderFragment(job) })
  return {
    findFor:
      (remote: string): FindForPage =>
      (places, on) =>
        find(places, { remote, on }),
    end: () => Promise.all([...renderers.values()].map((one) => one.end())),
  }
}
