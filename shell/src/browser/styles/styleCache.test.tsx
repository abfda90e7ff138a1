import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import { render, screen } from '@testing-library/react'
import { AdoptedSheet, createStyleCache } from './styleCache.ts'

/** The part of a constructed style sheet that is used here: jsdom has none. It rejects what only Firefox knows. */
class FakeSheet {
  cssRules: string[] = []
  insertRule(rule: string, index: number) {
    if (rule.includes('::-moz')) throw new SyntaxError('unknown selector')
    this.cssRules.splice(index, 0, rule)
  }
  deleteRule(index: number) {
    this.cssRules.splice(index, 1)
  }
}

const adopted = () => document.adoptedStyleSheets as unknown as FakeSheet[]

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet })
  document.adoptedStyleSheets = []
})

const Red = styled.p({ color: 'red' })
const show = (cache: ReturnType<typeof createStyleCache>) =>
  render(
    <CacheProvider value={cache}>
      <Red>Texto</Red>
    </CacheProvider>,
  )

it('writes rules created at run time to a constructed style sheet, because the policy allows no style element', () => {
  const cache = createStyleCache('')

  show(cache)

  const [name = ''] = screen.getByText('Texto').className.split(' ')
  expect(adopted().map(({ cssRules }) => cssRules)).toEqual([[`.${name}{color:red;}`]])
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

it("does not write the rules of the document's own style again", () => {
  show(createStyleCache('')).unmount()
  const [rule = ''] = adopted()[0]?.cssRules ?? []
  document.adoptedStyleSheets = []

  show(createStyleCache(rule))

  expect(adopted()).toEqual([])
})

it('continues after a rule that this browser does not know, and can be emptied', () => {
  const { sheet } = createStyleCache('')

  for (const rule of ['.a{}', '.b::-moz-progress-bar{}', '.c{}']) sheet.insert(rule)
  expect(adopted().map(({ cssRules }) => cssRules)).toEqual([['.a{}', '.c{}']])

  sheet.flush()
  expect(adopted()).toEqual([])
  sheet.insert('.d{}')
  expect(adopted().map(({ cssRules }) => cssRules)).toEqual([['.d{}']])
})

it('adopts its sheet once', () => {
  const sheet = new AdoptedSheet().adopt()
  sheet.adopt().insert('.a{}')

  expect(adopted()).toHaveLength(1)
})
