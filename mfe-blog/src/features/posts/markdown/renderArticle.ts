import { Marked, type Tokens } from 'marked'
import type { ContentsEntry } from '../Post.ts'
import { decodeHTMLStrict as decodeEntities } from 'entities'
import { escape as escapeHtml } from 'html-escaper'
import { isLineBreak, refuseMarkup } from './refuseMarkup.ts'

type Article = { content: string; contents: ContentsEntry[]; words: number }

/** Ids in the frame around the article, which a heading with the same text must not take. */
const idsOfThePage = ['conteudo']

/**
 * Renders an article's Markdown to safe HTML, with a table of contents of its h2 and h3. Comments are dropped; a link to
 * anything but a web address, a phone number or an e-mail address becomes plain text.
 * @param firstLine - The number of the first line in its file.
 * @throws Error with the line of what an article must not contain (`refuseMarkup.ts`).
 */
export function renderArticle(markdown: string, firstLine = 1): Article {
  const contents: ContentsEntry[] = []
  const taken = new Set(idsOfThePage)
  let latestHeading = ''

  const marked = new Marked({
    renderer: {
      html: ({ raw }: Tokens.HTML | Tokens.Tag) => (isLineBreak(raw) ? '<br>' : ''),
      checkbox: () => '',
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const shown = decodeEntities(this.parser.parseInline(tokens, this.parser.textRenderer))
        latestHeading = shown
        const id = freeId(headingId(shown), taken)
        if (depth === 2 || depth === 3) contents.push({ id, text: shown, level: depth })
        return `<h${depth} id="${id}">${html}</h${depth}>\n`
      },
      link({ href: written, tokens }) {
        const text = this.parser.parseInline(tokens)
        const href = decodeEntities(written)
        if (!isSafeAddress(href)) return text
        const rel = href.startsWith('http') ? ' rel="noopener"' : ''
        return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`
      },
      table({ header, rows }) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`
        const head = header.map((each) => cell('th scope="col"', each)).join('')
        const body = rows.map((row) => `<tr>${row.map((each) => cell('td', each)).join('')}</tr>\n`).join('')
        const name = latestHeading ? `Tabela: ${escapeHtml(latestHeading)}` : 'Tabela'
        // On a phone, a wide table scrolls inside this box, which keyboard users must be able to reach.
        return `<div class="table" role="group" aria-label="${name}" tabindex="0"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`
      },
    },
  })

  const text = wholePrices(markdown)
  const tokens = marked.lexer(text)
  refuseMarkup(tokens, { markdown: text, firstLine })
  const content = marked.parser(tokens)
  return { content, contents, words: wordsIn(content) }
}

/** Keeps prices, including a minus before them, on one line. */
function wholePrices(text: string): string {
  return text.replace(/(?:− )?R\$ (?=\d)/g, (price) => price.replaceAll(' ', '\u00a0'))
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
  taken.add(id)
  return id
}

/** An id from a heading's text: '1. Quanto custa?' becomes 'quanto-custa'. It starts with a letter, as selectors require. */
export function headingId(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[\d-]+|-$/g, '') || 'secao'
}

/** Whether an article may link there: the site itself, the web, a phone number or an e-mail address. */
export function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href)
}

/** The number of words in an article, without markup, punctuation and link targets. */
export function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
