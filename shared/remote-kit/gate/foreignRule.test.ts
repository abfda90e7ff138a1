import { foreignRule } from './foreignRule.ts'

it.each([
  '.css-a{color:red}',
  '.css-a:hover,.css-a::before{color:red}',
  '.css-a p,.css-a>ul li{color:red}',
  'main .css-a{color:red}',
  '.css-a~section{color:red}',
  '.css-a:not(.css-b):has(body){color:red}',
  '@media (min-width: 30em){.css-a{color:red}.css-a p{color:red}}',
  '@supports (display: grid){@media print{.css-a{color:red}}}',
  '@keyframes spin-a{from{top:0}to{top:1px}}.css-a{animation:spin-a 1s}',
  '@-webkit-keyframes spin-a{from{top:0}to{top:1px}}',
  '@font-feature-values Own{@styleset{nice:12}}',
  '@font-face{font-family:Own;src:url(/media/own.woff2)}',
  'html:has(.css-a){scroll-padding-bottom:6rem}',
  ':root{--gap:1rem;--my-link:red}',
  '@layer tokens{:where(:root, :host){--gap:1rem}}',
  ':where(html, .theme){--gap:1rem}',
  '.css-a[data-open="body"]{content:"{body}"}',
  '',
])('accepts %s', (rules) => {
  expect(foreignRule(rules)).toBeUndefined()
})

it.each([
  { rules: 'body{display:none}', foreign: 'body' },
  { rules: '*{color:red}', foreign: '*' },
  { rules: ':root{--link:red}', foreign: ':root' },
  { rules: ':root{--gap:1rem;color:red}', foreign: ':root' },
  { rules: ':where(:root,body){--gap:1rem}', foreign: ':where(:root,body)' },
  { rules: ':where(html, .theme p){--gap:1rem}', foreign: ':where(html, .theme p)' },
  { rules: ':root p{--gap:1rem}', foreign: ':root p' },
  { rules: '.css-a{color:red}footer{display:none}', foreign: 'footer' },
  { rules: '.css-a,#conteudo{display:none}', foreign: '#conteudo' },
  { rules: '[data-island]{display:none}', foreign: '[data-island]' },
  { rules: 'body:has(.css-a){overflow:hidden}', foreign: 'body:has(.css-a)' },
  { rules: 'main:not(.css-a) p{display:none}', foreign: 'main:not(.css-a) p' },
  { rules: ':is(body,.css-a){display:none}', foreign: ':is(body,.css-a)' },
  { rules: 'html:has(.css-a){scroll-padding:1rem;overflow:hidden}', foreign: 'html:has(.css-a)' },
  { rules: '@media print{.css-a{color:red}header{display:none}}', foreign: 'header' },
  { rules: '[title=".a"]{color:red}', foreign: '[title=".a"]' },
  { rules: '@import url(https://example.com/a.css);', foreign: '@import url(https://example.com/a.css);' },
])('finds $foreign in $rules', ({ rules, foreign }) => {
  expect(foreignRule(rules)).toBe(foreign)
})

it.each([':where(main) h1{color:red}', 'main>p{top:0}', '@layer a{main p{top:0}}'])(
  'finds nothing in the style sheet %s, which would be foreign in a styled element',
  (rules) => {
    expect(foreignRule(rules, true)).toBeUndefined()
    expect(foreignRule(rules)).toBeDefined()
  },
)

it.each([
  { rules: 'h1{color:red}', foreign: 'h1' },
  { rules: '.a{top:0}main+footer{top:0}', foreign: 'main+footer' },
  { rules: ':root{--link:red}', foreign: ':root' },
  { rules: ':root{--gap:1rem;color:red}', foreign: ':root' },
  { rules: '@media print{body{top:0}}', foreign: 'body' },
  { rules: 'html:has(.a) footer{top:0}', foreign: 'html:has(.a) footer' },
])('finds $foreign in the style sheet $rules', ({ rules, foreign }) => {
  expect(foreignRule(rules, true)).toBe(foreign)
})
