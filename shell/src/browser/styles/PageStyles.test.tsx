import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { PageRules, PageStyles } from './PageStyles.tsx'

/** The part of a constructed style sheet that is used here: jsdom has none. */
class FakeSheet {
  cssRules: string[] = []
  insertRule(rule: string, index: number) {
    this.cssRules.splice(index, 0, rule)
  }
  deleteRule(index: number) {
    this.cssRules.splice(index, 1)
  }
  replaceSync(text: string) {
    this.cssRules = [text]
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).flatMap(({ cssRules }) => cssRules)
const sheetOf = (rule: string) => {
  const sheet = new FakeSheet()
  sheet.replaceSync(rule)
  return sheet as unknown as CSSStyleSheet
}
const group = () => [...(document.querySelector('style')?.sheet?.cssRules ?? [])].at(-1) as CSSMediaRule

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet })
  document.adoptedStyleSheets = [sheetOf('.extension{}')]
  document.head.innerHTML = '<style data-emotion="css">.bar{color:red}@media all{.css-first{color:red}}</style>'
})

const Red = styled.p({ color: 'red' })

/** A page that adds styles in every way that a page has. */
function Page() {
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf('.own{}')]
  }, [])
  return (
    <>
      <Global styles={{ ':root': { '--link': 'red' } }} />
      <Red>Texto</Red>
    </>
  )
}

const page = (path: string, rules: string | undefined, content = <Page />, containers: string[] = []) => (
  <>
    <PageRules key={`rules of ${path}`} rules={rules} containers={containers} />
    <PageStyles key={path} rules={rules}>
      {content}
    </PageStyles>
  </>
)
const still = (path: string, rules: string | undefined) => page(path, rules, <p>Nada</p>)

it('takes away what a page has added, and keeps what belongs to no page', () => {
  const { rerender } = render(page('/', undefined))
  expect(group().media.mediaText).toBe('all')
  expect(adopted()).toEqual(['.extension{}', ':root{--link:red;}', expect.stringMatching(/color:red/), '.own{}'])

  rerender(still('/cursos', '.courses{}'))
  expect(group().media.mediaText).toBe('not all')
  expect(adopted()).toEqual(['.extension{}', '.courses{}'])

  rerender(page('/revista', '@keyframes spin{}'))
  expect(adopted()).toEqual([
    '.extension{}',
    '@keyframes spin{}',
    ':root{--link:red;}',
    expect.stringMatching(/color:red/),
    '.own{}',
  ])

  rerender(still('/cursos', ''))
  expect(adopted()).toEqual(['.extension{}'])
})

it('says whose code is shown when the rules of the page before have gone', () => {
  const shown: unknown[] = []
  const listen = () => shown.push([window.__shown, ...adopted()])
  document.addEventListener('site:page-shown', listen)
  const { rerender } = render(page('/', undefined, <p>Nada</p>, ['shop']))

  rerender(page('/cursos', '.courses{}', <p>Nada</p>, ['courses', 'shop__fragments']))

  expect(shown).toEqual([
    [['shop'], '.extension{}'],
    [['courses', 'shop__fragments'], '.extension{}', '.courses{}'],
  ])
  document.removeEventListener('site:page-shown', listen)
})

it('leaves a document alone whose page is rendered anew', () => {
  render(still('/', undefined)).unmount()

  render(still('/', undefined))

  expect(group().media.mediaText).toBe('all')
})

it('keeps the rules of a list that changes in place', () => {
  const { rerender } = render(still('/cursos', '.courses{}'))

  rerender(still('/cursos', ''))

  expect(adopted()).toEqual(['.extension{}', '.courses{}'])
})
