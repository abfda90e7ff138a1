import { foreignProblem, foreignRule } from '../foreignRule.ts'

/** What only a page may have; React puts it first. */
const ofPage = /^(?:<link[^>]*>)*<(title|meta)\b/

/** What is wrong with what a fragment has rendered, as a clause about it; undefined if nothing is. */
export function fragmentProblem(markup: string, rules: Readonly<Record<string, string>>): string | undefined {
  const set = ofPage.exec(markup)?.[1]
  if (set) return `it has a <${set}>: only a page has a title and a description.`
  const foreign = foreignRule(Object.values(rules).join(''))
  return foreign && `it ${foreignProblem(foreign)}`
}
