import { scopeStyles } from './scopeStyles.ts'

const scoped = (css: string) => scopeStyles(css, 'src/a.css').replace(/\s+/g, ' ')

it.each([
  { what: 'elements within the page', css: 'h1, a:hover{}', is: ':where(main) h1, :where(main) a:hover{}' },
  { what: 'everything within the page', css: '*, ::before{}', is: ':where(main) *, :where(main) ::before{}' },
  { what: 'an id within the page', css: '#app{}', is: ':where(main) #app{}' },
  { what: 'the page itself', css: 'html, body{}', is: ':where(main), :where(main){}' },
  { what: 'its elements', css: 'body > h1{} html body h2{}', is: ':where(main) > h1{} :where(main) h2{}' },
  { what: 'a state of the document', css: 'html:has(dialog[open]){}', is: ':where(main):has(dialog[open]){}' },
  {
    what: 'rules within others',
    css: '@media print{h1{}}@layer a{p{}}',
    is: '@media print{:where(main) h1{}}@layer a{:where(main) p{}}',
  },
  {
    what: 'attributes that the shell has, too',
    css: '[data-island], [role=tab]{}',
    is: ':where(main) [data-island], :where(main) [role=tab]{}',
  },
])('limits to $what', ({ css, is }) => {
  expect(scoped(css)).toBe(is)
})

it.each([
  '.a, h1.b, body .c, .d > h2{}',
  'swiper-container, my-card::part(a){}',
  '[data-sonner-toast], [data-vaul-drawer][data-state=open]{}',
  ':root{--gap: 1rem}',
  '@keyframes a{from{top:0}50%{top:1px}}',
  '@font-face{font-family:A;src:url(a.woff2)}',
  '.a{& h1{} h2{} &:hover{}}',
  'main h1, :where(main) a{}',
  '@property --a{syntax:"*";inherits:false}',
])('leaves %s as it is', (css) => {
  expect(scoped(css)).toBe(css)
})

it('sets other declarations of the root on the page', () => {
  expect(scoped(':root{--gap:1rem;color:red}')).toBe(':where(main){--gap:1rem;color:red}')
})

it('removes what only a file can say', () => {
  expect(scoped('@charset "utf-8";.a{}')).toBe('.a{}')
})

it.each(['@tailwind base;', '.a{@apply flex}', '@theme{--a:1}', "@import 'tailwindcss' source('.');"])(
  'says what %s needs',
  (css) => {
    expect(() => scopeStyles(`.b{}\n${css}`, 'src/a.css')).toThrow(/src\/a\.css:2:\d+: .*postcss\.config\.mjs/)
  },
)

it.each(['@import url("https://fonts.example/a.css");', "@import '//cdn.example/a.css' layer(b);"])(
  'says what takes the place of %s',
  (css) => {
    expect(() => scopeStyles(`.b{}\n${css}`, 'src/a.css')).toThrow(/src\/a\.css:2:1: .*install the package/)
  },
)

it('names file and line of what is no CSS', () => {
  expect(() => scopeStyles('.a{}\n.b{', 'src/a.css')).toThrow(/src\/a\.css:2:1: Unclosed block/)
})
