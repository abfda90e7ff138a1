import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Locator, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Half as large as the source that the package itself hands out, and sent to the browser for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Options = {
  /** Where axe looks, for a state of a part: the page around it has a check of its own. Else all of the page. */
  within?: Locator | undefined
  contrast?: boolean
}

/**
 * axe finds nothing in the page as it stands: WCAG 2.0 to 2.2, A and AA, and best practices. It runs in the page itself:
 * @axe-core/playwright opens a second one to sum up and costs three times the processor time for the same answer.
 */
export async function expectAccessible(page: Page, { within, contrast = true }: Options = {}): Promise<void> {
  await page.evaluate(restOfAnimations)
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const rules = { 'color-contrast': { enabled: contrast } }
  const violations = await (within ?? page.locator(':root')).evaluateAll(
    async (include, options) => {
      if (include.length === 0) throw new Error('There is no such part to look at.')
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

/** Runs in the page: what is on its way in or out has colours that nobody is to read, and is looked at when it is there. */
async function restOfAnimations(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect, playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
  })
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
