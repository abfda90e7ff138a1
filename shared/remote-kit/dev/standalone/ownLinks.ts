import type { FooterEntry, NavigationEntry } from '@site/contracts/SiteLinks'
import type { RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'
import { escapeHtml } from '../../browser/escapeHtml.ts'

type Link = Pick<NavigationEntry, 'label' | 'href' | 'order' | 'page'>
type Column = Pick<FooterEntry, 'column'> & { links: readonly Link[] }

/** The top bar's links, once in a row and once in the menu. */
const barList = /(<nav aria-label="(?:Principal|Menu)"[^>]*><ul>)(.*?)(?=<\/ul>)/gs
/** A column of the footer up to the end of its list: its beginning, with the title, and its items. */
const footerColumn = /(<div[^>]*><p id="([^"]+)"[^>]*>[^<]*<\/p><ul aria-labelledby="\2"[^>]*>)(.*?)(?=<\/ul>)/gs

/**
 * A document of the site with the links that the remote offers now. They come last in the top bar and in their columns of
 * the footer, and a new column comes before the last one: the document does not contain the order of the others.
 */
export function withOwnLinks(
  html: string,
  { navigation = [], footer = [] }: Pick<RemoteDefinition, 'navigation' | 'footer'>,
): string {
  return html
    .replace(barList, (_all, start: string, items: string) => start + withLinks(items, navigation))
    .replace(/<footer.*<\/footer>/s, (text) => columnsOf(footer).reduce(withColumn, text))
}

function columnsOf(entries: readonly FooterEntry[]): Column[] {
  // The privacy policy's link has a place of its own.
  const listed = entries.filter(({ rel }) => !rel)
  const titles = [...new Set(listed.map(({ column }) => column))]
  return titles.map((column) => ({ column, links: listed.filter((entry) => entry.column === column) }))
}

function withColumn(footer: string, { column, links }: Column, index: number): string {
  const title = `>${escapeHtml(column)}</p>`
  const columns = [...footer.matchAll(footerColumn)]
  const known = columns.find(([, start = '']) => start.includes(title))
  if (known) {
    const [all, start = '', , items = ''] = known
    return footer.replace(all, () => start + withLinks(items, links))
  }
  const [[, model = '', id = ''] = [], last] = [columns[0], columns.at(-1)]
  if (!last) return footer
  const start = model.replaceAll(id, `own-${index}`).replace(/>[^<]*<\/p>/, () => title)
  return `${footer.slice(0, last.index)}${start}${withLinks('', links)}</ul></div>${footer.slice(last.index)}`
}

/** The items of a list, with these links instead of those that had the same addresses. */
function withLinks(items: string, links: readonly Link[]): string {
  const addresses = links.map(({ href }) => `href="${escapeHtml(href)}"`)
  const others = items.split(/(?=<li>)/).filter((item) => !addresses.some((address) => item.includes(address)))
  const own = links.toSorted((one, other) => one.order - other.order)
  return others.join('') + own.map(itemOf).join('')
}

function itemOf({ label, href, page }: Link): string {
  const mark = page === undefined ? '' : ` data-page="${escapeHtml(page)}"`
  return `<li><a href="${escapeHtml(href)}"${mark}>${escapeHtml(label)}</a></li>`
}
