import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import { render, screen } from '@testing-library/react'
import { adoptStyle, createStyleCache } from './adoptedStyles.ts'

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
  replaceSync(text: string) {
    this.cssRules = [text]
  }
}

const adopted = () => document.adoptedStyleSheets as unknown as FakeSheet[]

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet })
  document.adoptedStyleSheets = []
  document.head.innerHTML = '<style data-emotion="css"></style>'
})

const Red = styled.p({ color: 'red' })
const show = (cache: ReturnType<typeof createStyleCache>) =>
  render(
    <CacheProvider value={cache}>
      <Red>Texto</Red>
    </CacheProvider>,
  )

it('writes rules created at run time to a constructed style sheet, because the policy allows no style element', () => {
  const cache = createStyleCache()

  show(cache)

  const [name = ''] = screen.getByText('Texto').className.split(' ')
  expect(adopted().map(({ cssRules }) => cssRules)).toEqual([[`.${name}{color:red;}`]])
  expect(document.querySelectorAll('style')).toHaveLength(1)
})

it("does not write the rules of the document's own style again", () => {
  show(createStyleCache()).unmount()
  const [rule = ''] = adopted()[0]?.cssRules ?? []
  document.head.innerHTML = `<style data-emotion="css">${rule}</style>`
  document.adoptedStyleSheets = []

  show(createStyleCache())

  expect(adopted().flatMap(({ cssRules }) => cssRules)).toEqual([])
})

it('continues after a rule that this browser does not know, and can be emptied', () => {
  const { sheet } = createStyleCache()

  for (const rule of ['.a{}', '.b::-moz-progress-bar{}', '.c{}']) sheet.insert(rule)
  expect(adopted()[0]?.cssRules).toEqual(['.a{}', '.c{}'])

  sheet.flush()
  expect(adopted()[0]?.cssRules).toEqual([])
})

it("adds another document's rules to the existing ones, each text once", () => {
  createStyleCache()

  for (const text of ['.page{}', '', '.page{}', '.other{}']) adoptStyle(text)

  expect(adopted().map(({ cssRules }) => cssRules)).toEqual([[], ['.page{}'], ['.other{}']])
})
