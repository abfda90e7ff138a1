import { headingId, isSafeAddress, renderArticle } from './renderArticle.ts'

jest.mock('marked', () => jest.requireActual('../../../testing/markedForTests.ts').marked)

it('renders headings, lists, links and tables as HTML', () => {
  const { content } = renderArticle(
    '## A conta\n\n1. **Um**\n2. [Dois](/servicos)\n\n| Item | Valor |\n|---|--:|\n| Prato | R$ 70 |',
  )

  expect(content).toContain('<h2 id="a-conta">A conta</h2>')
  expect(content).toContain('<li><strong>Um</strong></li>')
  expect(content).toContain('<a href="/servicos">Dois</a>')
  expect(content).toContain('<th scope="col">Valor</th>')
  expect(content).toContain('<td>R$\u00a070</td>')
  expect(content).not.toMatch(/ (style|align)=/)
})

it.each([
  { before: '', name: 'Tabela' },
  { before: '## Preço & "prazo"\n\n', name: 'Tabela: Preço &amp; &quot;prazo&quot;' },
])('gives a table that may scroll the name $name', ({ before, name }) => {
  const { content } = renderArticle(`${before}| Item | Valor |\n|---|--:|\n| Prato | R$ 70 |`)

  expect(content).toContain(`<div class="table" role="group" aria-label="${name}" tabindex="0">`)
})

it('keeps a price and its minus sign on one line', () => {
  const { content } = renderArticle('Sobra − R$ 16,10 de R$ 70, em US$ 13 ou R$ nada')

  expect(content).toContain('Sobra −\u00a0R$\u00a016,10 de R$\u00a070, em US$ 13 ou R$ nada')
})

it('links every h2 and h3 from the table of contents, each with its own id', () => {
  const { content, contents } = renderArticle('## Preço & prazo\n\n### Preço & prazo\n\n#### Nota\n\n## *Conteúdo*')

  expect(contents).toEqual([
    { id: 'preco-prazo', text: 'Preço & prazo', level: 2 },
    { id: 'preco-prazo-2', text: 'Preço & prazo', level: 3 },
    { id: 'conteudo-2', text: 'Conteúdo', level: 2 },
  ])
  for (const { id } of contents) expect(content).toContain(`id="${id}"`)
})

it.each(['```html\n<script>alert(1)</script>\n```', '`<script>`', '    <script>', 'um \\<script>', 'um &lt;script>'])(
  'shows HTML that is meant as text: %s',
  (markdown) => {
    const { content } = renderArticle(markdown)

    expect(content).not.toMatch(/<(script|!)/i)
    expect(content).toContain('&lt;script')
  },
)

it.each([
  { markdown: 'antes <!-- nota --> depois', content: '<p>antes  depois</p>\n' },
  { markdown: '<!-- <script> -->', content: '' },
  { markdown: '<!-- uma\n\nnota -->\n\nfim', content: '<p>fim</p>\n' },
  { markdown: '- um <!-- nota -->', content: '<ul>\n<li>um </li>\n</ul>\n' },
  { markdown: '`<!-- código -->`', content: '<p><code>&lt;!-- código --&gt;</code></p>\n' },
])('drops comments: $markdown', ({ markdown, content }) => {
  expect(renderArticle(markdown)).toMatchObject({ content })
})

it.each(['<br>', '<br/>', '<br />', '<BR>'])("breaks a line in a table's cell with %s", (tag) => {
  const { content, words } = renderArticle(`| A | B<!-- nota --> |\n|---|---|\n| um${tag}dois | três |`)

  expect(content).toContain('<td>um<br>dois</td><td>três</td>')
  expect(content).toContain('<th scope="col">B</th>')
  expect(words).toBe(5)
})

it.each([
  ['https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&amp;b=2'],
  ['https://a.example/?a=1&b=2', 'https://a.example/?a=1&amp;b=2'],
  ['https://a.example/?a=1&copy=2', 'https://a.example/?a=1&amp;copy=2'],
  ['/blog?search=caf&eacute;&#33;', '/blog?search=café!'],
])('escapes the address %s once', (address, href) => {
  for (const markdown of [`[x](${address})`, `[x][1]\n\n[1]: ${address}`]) {
    expect(renderArticle(markdown).content).toContain(`<a href="${href}"`)
  }
  if (address.startsWith('http')) expect(renderArticle(`<${address}>`).content).toContain(`<a href="${href}"`)
})

it('shows entities of a heading as characters in the table of contents', () => {
  const { content, contents } = renderArticle('## Caf&eacute; &amp; p&atilde;o\n\n| A |\n|---|\n| b |')

  expect(contents).toEqual([{ id: 'cafe-pao', text: 'Café & pão', level: 2 }])
  expect(content).toContain('aria-label="Tabela: Café &amp; pão"')
})

it.each([
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](//example.org)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[x](&#47;&#47;example.org)',
  '[x](/&bsol;example.org)',
])('renders a dangerous link as text: %s', (markdown) => {
  expect(renderArticle(markdown).content).not.toContain('<a')
})

it('does not let an address end its attribute', () => {
  const { content } = renderArticle('[x](<https://example.org/"onclick="alert(1)>)')

  expect(content).toContain('href="https://example.org/&quot;onclick=&quot;alert(1)"')
})

it.each([
  ['Quanto custa?', 'quanto-custa'],
  ['3. Peça avaliações do jeito certo', 'peca-avaliacoes-do-jeito-certo'],
  ['“Mas eu já tenho Instagram”', 'mas-eu-ja-tenho-instagram'],
  ['24', 'secao'],
  ['', 'secao'],
])('gives the heading %s the id %s', (text, id) => {
  expect(headingId(text)).toBe(id)
})

it.each([
  ['https://example.org/', true],
  ['/servicos', true],
  ['#no-texto', true],
  ['tel:+551140000000', true],
  ['mailto:ana@example.org', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['servicos', false],
])('treats %s as a safe address: %s', (href, safe) => {
  expect(isSafeAddress(href)).toBe(safe)
})
