import { groupOf } from '../../../universal/document/documentStyle.ts'

/**
 * The rules of a document: those of the frame, then the page's in their group. What both use is in both, because the frame's
 * stay when the page goes, and the page's come alone when it is shown in another document. `sheet` is the text of the page's
 * style sheets.
 */
export function rulesByPlace(
  markup: string,
  inserted: Readonly<Record<string, string | true | undefined>>,
  sheet = '',
): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const start = markup.indexOf('<main')
  const end = markup.lastIndexOf('</main>')
  const page = markup.slice(start, end)
  const around = markup.slice(0, start) + markup.slice(end)
  const classed = textOf(rules.filter(([name]) => around.includes(`css-${name}`)))
  // Keyframes have no class: the rules that move by them name them.
  const framed = rules.filter(([name]) => around.includes(`css-${name}`) || classed.includes(name))
  const paged = rules.filter((rule) => !framed.includes(rule) || page.includes(`css-${rule[0]}`))
  return textOf(framed) + groupOf(sheet + textOf(paged))
}

const textOf = (rules: readonly (readonly [string, string])[]) => rules.map(([, rule]) => rule).join('')
