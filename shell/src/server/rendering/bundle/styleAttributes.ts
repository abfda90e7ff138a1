import { styleProblem } from '@site/remote-kit/gate/styleDeclarations'
import { groupOf, partsOf } from '../../../universal/document/documentStyle.ts'

type Styled = { markup: string; rules: string }

/** Comments, elements whose content is text, whatever it looks like, behind their start tags, and all other start tags. */
const tags =
  /<!--.*?-->|(<(script|style|textarea|title|iframe|noembed|noframes|xmp)\b(?:"[^"]*"|'[^']*'|[^"'>])*>).*?<\/\2>|<[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gis
/** One attribute after the other, so that nothing in a value is taken for an attribute. */
const attributes = /(\s)([^\s=>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Turns the style attributes of a document into rules of its page: the policy allows that by its hash, and no style
 * attribute. Once scripts run, the elements get their styles back (browser/hydration/restoreStyles.ts). The rules weigh more
 * than any class, as a style attribute does.
 * @throws Error about an attribute that is no list of declarations.
 */
export function styleAttributes({ markup, rules }: Styled): Styled {
  if (!/\sstyle\s*=/i.test(markup)) return { markup, rules }
  const found = new Set<string>()
  const changed = markup.replace(tags, (tag, start: string = tag) =>
    tag.startsWith('<!') ? tag : start.replace(attributes, withoutStyle) + tag.slice(start.length),
  )
  const { frame, page } = partsOf(rules)
  return { markup: changed, rules: frame + groupOf(page + [...found].map(ruleFor).join('')) }

  function withoutStyle(whole: string, space: string, name: string, ...values: readonly unknown[]): string {
    if (name.toLowerCase() !== 'style') return whole
    const written = values.slice(0, 3).find((value) => typeof value === 'string') ?? ''
    const style = decoded(String(written))
    if (style.trim() === '') return ''
    found.add(style)
    return `${space}data-style="${String(written).replaceAll('"', '&quot;')}"`
  }
}

function ruleFor(style: string): string {
  const problem = styleProblem(style)
  if (problem) throw new Error(problem)
  const text = style.replace(/["\\]/g, '\\$&').replace(/[<\n\r\f]/g, (one) => `\\${one.charCodeAt(0).toString(16)} `)
  return `[data-style="${text}"]:not(#_){${style}}`
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
    (_all, hex?: string, decimal?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      return decimal !== undefined
        ? String.fromCodePoint(Number(decimal))
        : (entities[String(name).toLowerCase()] ?? '')
    },
  )
}
