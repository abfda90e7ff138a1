import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Locator, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Half the size of the source that the package exports; it is sent to the browser for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Options = {
  /** The part to check, if the page as a whole is checked elsewhere; by default the whole page. */
  within?: Locator | undefined
  contrast?: boolean
}

/**
 * axe finds no violation in the page's present state: WCAG 2.0 to 2.2, A and AA, and best practices. It runs in the page
 * itself: @axe-core/playwright opens a second page to merge results, which takes three times the CPU time for the same
 * result.
 */
export async function expectAccessible(page: Page, { within, contrast = true }: Options = {}): Promise<void> {
  await page.evaluate(settle)
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const rules = { 'color-contrast': { enabled: contrast } }
  const violations = await (within ?? page.locator(':root')).evaluateAll(
    async (include, options) => {
      if (include.length === 0) throw new Error('There is no such part to check.')
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const results = await checker.run({ include }, { ...options, resultTypes: ['violations'], selectors: false })
      return results.violations.map(
        ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`,
      )
    },
    { runOnly: tags, rules },
  )
  expect(violations).toEqual([])
}

/**
 * Runs in the page: observers of sizes have seen the present size, and no animation is half way, in which colours do not
 * count.
 */
async function settle(): Promise<void> {
  await new Promise((observed) => requestAnimationFrame(() => requestAnimationFrame(observed)))
  const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
  })
  for (const animation of running) animation.finish()
  await Promise.allSettled(running.map(({ finished }) => finished))
}
