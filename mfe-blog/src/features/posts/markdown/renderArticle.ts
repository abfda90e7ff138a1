import { Marked, type Tokens } from 'marked'
import type { ContentsEntry } from '../Post.ts'
import { escape as escapeHtml, unescape as unescapeHtml } from 'html-escaper'

type Article = { content: string; contents: ContentsEntry[]; words: number }

/** Ids of the frame around the article; a heading with the same text must not take them. */
const idsOfThePage = ['conteudo']

/**
 * An article's Markdown as safe HTML, with the table of contents of its h2 and h3. Raw HTML comes out as text, a link to
 * anything but a web address, a telephone or a mailbox as its bare text.
 * @throws Error for what an article must not have: an h1 (the page has the title) or a picture without a known size.
 */
export function renderArticle(markdown: string): Article {
  const contents: ContentsEntry[] = []
  const taken = new Set(idsOfThePage)

  const marked = new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      checkbox: () => '',
      image({ text }) {
        throw new Error(`pictures are not supported in the text ("${text}")`)
      },
      heading({ tokens, depth, text }) {
        if (depth === 1) throw new Error(`"${text}": headings start at ##, the title is the page's h1`)
        const html = this.parser.parseInline(tokens)
        const shown = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = freeId(headingId(shown), taken)
        if (depth === 2 || depth === 3) contents.push({ id, text: unescapeHtml(shown), level: depth })
        return `<h${depth} id="${id}">${html}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        if (!isSafeAddress(href)) return text
        const rel = href.startsWith('http') ? ' rel="noopener"' : ''
        return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`
      },
      table({ header, rows }) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`
        const head = header.map((each) => cell('th scope="col"', each)).join('')
        const body = rows.map((row) => `<tr>${row.map((each) => cell('td', each)).join('')}</tr>\n`).join('')
        // A wide table scrolls inside this box on a phone; whoever has no touch screen must reach it by keyboard.
        return `<div class="table" role="group" aria-label="Tabela" tabindex="0"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`
      },
    },
  })

  const content = marked.parse(wholePrices(markdown), { async: false })
  return { content, contents, words: wordsIn(content) }
}

/** A price never breaks over two lines, nor does the minus before it. */
function wholePrices(text: string): string {
  return text.replace(/(?:− )?R\$ (?=\d)/g, (price) => price.replaceAll(' ', '\u00a0'))
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
  taken.add(id)
  return id
}

/** An id from a heading's text: '1. Quanto custa?' is 'quanto-custa'. It starts with a letter, as selectors want it. */
export function headingId(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[\d-]+|-$/g, '') || 'secao'
}

/** Whether a link in an article may lead there: the site itself, the web, a telephone or a mailbox. */
export function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href)
}

/** Number of words of an article, not counting markup, punctuation and addresses of links. */
export function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
