import type { Token, Tokens } from 'marked'

type Place = {
  /** The article's Markdown, and the number of its first line in the file. */
  markdown: string
  firstLine: number
}

/**
 * Refuses what an article must not contain: HTML, which would appear as text, pictures, and a second h1. Comments are
 * dropped and `<br>` breaks a line in a table's cell, where Markdown cannot.
 * @throws Error with the line, and with what to write instead.
 */
export function refuseMarkup(tokens: Token[], { markdown, firstLine }: Place): void {
  let passed = 0
  for (const { token, isInCell } of inOrder(tokens)) {
    // A nested token has lost the signs of its list or quote: only its first line is as in the file.
    const [line = ''] = token.raw.trim().split('\n')
    const at = Math.max(passed, markdown.indexOf(line, passed))
    const problem = problemOf(token, isInCell)
    if (problem) throw new Error(`line ${firstLine + breaksIn(markdown.slice(0, at))}: ${problem}`)
    passed = isLeaf(token) ? at + line.length : at
  }
}

/** True for the HTML that breaks a line in a cell. */
export function isLineBreak(html: string): boolean {
  return /^<br\s*\/?>$/i.test(html)
}

function problemOf(token: Token, isInCell: boolean): string | undefined {
  if (token.type === 'heading' && token.depth === 1)
    return `"${token.text}": headings start at ##, the title is the page's h1`
  if (token.type === 'image') return `pictures are not supported in the text ("${token.text}")`
  if (token.type === 'html') return problemOfHtml(token.raw, isInCell)
  if (token.type !== 'text' || !isLeaf(token)) return undefined
  if (/<!--|-->/.test(token.raw)) return 'a comment must end in the paragraph in which it starts, with -->'
  const [sign] = /<[!/?]?[a-z][^\s<]*/i.exec(token.raw) ?? []
  return sign && `"${sign}" looks like HTML: write \\< for the sign itself`
}

function problemOfHtml(raw: string, isInCell: boolean): string | undefined {
  const html = raw.replace(/<!--.*?-->/gs, '').trim()
  if (html === '' || (isInCell && isLineBreak(html))) return undefined
  if (html.startsWith('<!--')) return 'a comment must end with -->'
  const [tag = html, name = ''] = /<\/?([a-z][a-z0-9]*)[^>]*>?/i.exec(html) ?? []
  const instead = markdownFor[name.toLowerCase()]
  if (instead) return `"${tag}": write ${instead}`
  if (!html.startsWith('<')) return `"${html}": a comment at the start of a line must be alone in it`
  return `"${tag}": HTML is not supported in the text; write Markdown, or \\< for the sign itself`
}

const bold = '**text**'
const italics = '*text*'
const heading = '## before a heading'
const list = '- or 1. at the start of each entry'
const table = 'a table with | between its cells'
const code = '`code`, or ``` in the lines before and after it'
const paragraph = 'a blank line between paragraphs'
const link = '[a link](https://…) to it'

/** What to write instead of an element. */
const markdownFor: Readonly<Record<string, string>> = {
  ...{ a: '[text](address)', b: bold, strong: bold, i: italics, em: italics, del: '~~text~~', s: '~~text~~' },
  ...{ br: '\\ at the end of the line; only in a table <br> breaks it', hr: '---' },
  ...{ h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading },
  ...{ ul: list, ol: list, li: list, table, tr: table, td: table, th: table, thead: table, tbody: table },
  ...{ blockquote: '> at the start of each line', code, pre: code, p: paragraph, div: paragraph },
  ...{ iframe: link, video: link, audio: link, img: link, embed: link, object: link },
}

function* inOrder(tokens: Token[], isInCell = false): Generator<{ token: Token; isInCell: boolean }> {
  for (const token of tokens) {
    yield { token, isInCell }
    for (const { tokens: own } of cellsOf(token)) yield* inOrder(own, true)
    yield* inOrder(childrenOf(token), isInCell)
  }
}

const cellsOf = (token: Token): Tokens.TableCell[] =>
  token.type === 'table' ? [...token.header, ...token.rows.flat()] : []
const childrenOf = (token: Token): Token[] =>
  token.type === 'list' ? token.items : ('tokens' in token && token.tokens) || []
const isLeaf = (token: Token) => cellsOf(token).length === 0 && childrenOf(token).length === 0
const breaksIn = (text: string) => text.split('\n').length - 1
