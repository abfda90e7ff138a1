import { isOwnSelector, isWithinPage } from '@site/contracts/pageStyles'
import postcss, { type Rule } from 'postcss'

/** The element that has the page, without weight of its own. */
const page = ':where(main)'
/** What stands for the whole document in a page that has one to itself. */
const documentElement = /^(?:html|body|:root|:host)(?=$|[\s>+~:[#])/i

/** What only Tailwind understands. Browsers would pass over it, and the classes would have no rules. */
const tailwind = /^(?:tailwind|apply|theme|utility|variant|custom-variant|source|plugin|config|reference)$/
const tailwindProblem =
  "is Tailwind's, which is not set up: npm install -D tailwindcss @tailwindcss/postcss, and a postcss.config.mjs with export default { plugins: { '@tailwindcss/postcss': {} } }"

const elsewhere = /^(?:url\()?["']?(?:https?:)?\/\//i
const elsewhereProblem =
  'is of another site, from which the policy lets browsers load nothing: install the package that has it (for a font, one of @fontsource), and import the file of that'

/**
 * Limits a style sheet to the page: what has no class of its own would also apply to the bar, to the footer and to other
 * teams' parts. `h1` means those within the page, `body` the page itself. Variables may be set on `:root`.
 * @throws CssSyntaxError with file and line, also for what no browser understands.
 */
export function scopeStyles(css: string, file: string): string {
  const root = postcss.parse(css, { from: file })
  root.walkAtRules(tailwind, (rule) => {
    throw rule.error(`@${rule.name} ${tailwindProblem}.`)
  })
  root.walkAtRules('import', (rule) => {
    if (/^["']tailwindcss["'/]/.test(rule.params)) throw rule.error(`@import ${rule.params} ${tailwindProblem}.`)
    if (elsewhere.test(rule.params)) throw rule.error(`@import ${rule.params} ${elsewhereProblem}.`)
  })
  root.walkAtRules('charset', (rule) => void rule.remove())
  root.walkRules((rule) => {
    if (isPlain(rule)) rule.selectors = rule.selectors.map((selector) => scoped(selector, rule))
  })
  return root.toString()
}

/** A rule whose selectors stand for themselves: not a step of an animation, nor one that is nested in another rule. */
function isPlain({ parent }: Rule): boolean {
  for (let around = parent; around && around.type !== 'root'; around = around.parent as Rule['parent']) {
    if (around.type === 'rule') return false
    if (around.type === 'atrule' && 'name' in around && /keyframes$|^scope$/i.test(String(around.name))) return false
  }
  return true
}

function scoped(selector: string, rule: Rule): string {
  if (isOwnSelector(selector) || isWithinPage(selector)) return selector
  if (/^:root$/i.test(selector) && setsOnlyVariables(rule)) return selector
  if (!documentElement.test(selector)) return `${page} ${selector}`
  // `html body h1` is the page's own h1.
  let rest = selector
  while (documentElement.test(rest))
    rest = rest.replace(documentElement, '').replace(/^\s*>?\s*(?=(?:html|body)\b)/i, '')
  return page + rest
}

function setsOnlyVariables({ nodes }: Rule): boolean {
  return nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--')))
}
