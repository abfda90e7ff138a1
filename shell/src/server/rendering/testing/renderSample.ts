import type { Release } from '@site/contracts/Release'
import { createRenderer } from '../createRenderer.ts'
import type { RenderOutcome } from '../renderOutcome.ts'
import type { PageContents } from '../pageContents.ts'
import type { RenderLimits } from '../renderLimits.ts'
import { samplePlan } from './samplePlan.ts'
import { sampleRelease } from '../../releases/testing/sampleRelease.ts'
import { renderTexts } from './renderTexts.ts'

/** Short, and in CPU time, so that a slow machine makes no difference. */
const testLimits: RenderLimits = { start: 20_000, page: 400, total: 8_000, perPage: 0, request: 700 }

/** A page that says "well". A hostile server bundle adds its attack to it. */
export const healthyPage = `const { createElement } = require('react')
module.exports.pages = { './Page': { component: () => createElement('p', null, 'well') } };`

type Options = {
  release?: Release
  limits?: Partial<RenderLimits>
  contents?: PageContents
  onTrouble?: (remote: string, release: string, reason: string) => void
}

/** Renders a server bundle as the server does. */
export function renderSample(serverFile: string, options: Options = {}): Promise<RenderOutcome> {
  return openSample(serverFile, options).rendered
}

/** The same, with everything needed to continue with it. */
export function openSample(
  serverFile: string,
  { release = sampleRelease(), limits, contents, onTrouble }: Options = {},
) {
  const texts = renderTexts()
  const plan = samplePlan(release, texts.renderBundle)
  const renderer = createRenderer({ texts, limits: { ...testLimits, ...limits }, contents, onTrouble })
  return { plan, release, renderer, rendered: renderer.renderRemote(plan, release, serverFile) }
}
