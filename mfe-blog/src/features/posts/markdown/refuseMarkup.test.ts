import { renderArticle } from './renderArticle.ts'

jest.mock('marked', () => jest.requireActual('../../../testing/markedForTests.ts').marked)

it.each([
  { markdown: '# Título', message: 'line 1: "Título": headings start at ##' },
  { markdown: '![foto](/x.png)', message: 'line 1: pictures are not supported in the text ("foto")' },
  { markdown: '<script>alert(1)</script>', message: 'line 1: "<script>": HTML is not supported' },
  {
    markdown: 'um <img src=x onerror=alert(1)> dois',
    message: 'line 1: "<img src=x onerror=alert(1)>": write [a link]',
  },
  { markdown: '<a href="javascript:alert(1)">x</a>', message: 'write [text](address)' },
  { markdown: '<svg/onload=alert(1)>', message: 'line 1: "<svg/onload=alert(1)>" looks like HTML: write' },
  { markdown: '<iframe srcdoc="<script>alert(1)</script>">', message: 'write [a link](https://…) to it' },
  { markdown: '## <b onclick=alert(1)>Título</b>', message: 'line 1: "<b onclick=alert(1)>": write **text**' },
  { markdown: '| <script>a</script> |\n|---|\n| b |', message: 'line 1: "<script>"' },
  { markdown: '| a |\n|---|\n| b |\n| <img src=x> |', message: 'line 4: "<img src=x>"' },
  { markdown: '- <style>*{display:none}</style>', message: 'line 1: "<style>"' },
  { markdown: 'um<br>dois', message: 'line 1: "<br>": write \\ at the end of the line; only in a table' },
  { markdown: '<br>', message: 'line 1: "<br>"' },
  { markdown: 'um\n\n> dois\n> <div>três', message: 'line 4: "<div>": write a blank line between paragraphs' },
  { markdown: '`<b>` e\n\n```\n<b>\n```\n\n1. um\n2. um <b>forte</b>', message: 'line 8: "<b>"' },
  { markdown: '[um <em>nome</em>](/x)', message: 'line 1: "<em>": write *text*' },
  { markdown: '<table><tr><td>um</td></tr></table>', message: 'write a table with | between its cells' },
  { markdown: '<?php echo 1 ?>', message: 'HTML is not supported' },
  { markdown: '<!doctype html>', message: 'HTML is not supported' },
  { markdown: 'um\n\n<!-- sem fim\n\ntexto', message: 'line 3: a comment must end with -->' },
  { markdown: 'um <!-- nota\n\nfim -->', message: 'line 1: a comment must end in the paragraph' },
  {
    markdown: '<!-- nota --> **um**',
    message: 'line 1: "**um**": a comment at the start of a line must be alone in it',
  },
  { markdown: '<!-- nota --> <b>um</b>', message: 'line 1: "<b>": write **text**' },
  { markdown: 'um <div', message: 'line 1: "<div" looks like HTML: write \\< for the sign itself' },
  { markdown: 'um </b', message: 'line 1: "</b" looks like HTML' },
])('names the line and the remedy of $markdown', ({ markdown, message }) => {
  expect(() => renderArticle(markdown)).toThrow(message)
})

it.each(['3 < 4', 'eu <3 você', 'a \\<b', 'a &lt;b', '`a<b`', '<https://example.org/>', '<ana@example.org>'])(
  'accepts %s, which is no HTML',
  (markdown) => {
    expect(() => renderArticle(markdown)).not.toThrow()
  },
)

it('counts lines from that of the text in its file', () => {
  expect(() => renderArticle('um\n\n<b>dois</b>', 14)).toThrow('line 16: ')
})
