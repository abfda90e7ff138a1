import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Visit } from './visit.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Scripts are sent as text. */
const addAxe = Object.assign(() => {}, { toString: () => `() => { if (!window.axe) { ${source} } }` })

/** What axe finds in the page that is shown, by rule and element. What is still fading in has not its contrast yet. */
export async function axeProblems({ run }: Pick<Visit, 'run'>): Promise<readonly string[]> {
  await run(addAxe)
  return run(async () => {
    const axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } = Reflect.get(
      window,
      'axe',
    )
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  })
}
