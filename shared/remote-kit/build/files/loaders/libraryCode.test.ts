import libraryCode from './libraryCode.ts'

it.each([
  'import { jsx } from "react/jsx-runtime"; jsx("style", {})',
  "var r = require('react/jsx-runtime'); r.jsx('style', {})",
  'import{jsx as o}from"react/jsx-runtime";o("style",{})',
])('gives the JSX runtime of the kit to %s', (source) => {
  expect(libraryCode(source)).toMatch(/"[^"]*client\/jsxRuntime\.ts"/)
  expect(libraryCode(source)).not.toContain('react/jsx-runtime')
})

it.each(['import { jsx } from "react/jsx-runtime"; jsx("p", { style: {} })', 'element.setAttribute("style", "")'])(
  'leaves %s as it is',
  (source) => {
    expect(libraryCode(source)).toBe(source)
  },
)

it.each([
  { code: "box.innerHTML = '<svg/>';", text: "'<svg/>'" },
  { code: 'box.innerHTML="";', text: '""' },
  { code: 'a&&(box.innerHTML="<b title=\\"a\\">"),b()', text: '"<b title=\\"a\\">"' },
])('declares the HTML in $code as its own', ({ code, text }) => {
  expect(libraryCode(code)).toContain(`createHTML(h)??h)(${text})`)
})

it.each([
  'box.innerHTML = html;',
  "box.innerHTML = '<b>' + name;",
  'box.innerHTML = `<b>`;',
  "box.innerHTML += '<b>';",
  "if (box.innerHTML == '') a()",
])('leaves HTML that somebody else may have written to the policy: %s', (code) => {
  expect(libraryCode(code)).toBe(code)
})

it.each(["doc.createElement('style')", 'e.target.ownerDocument.createElement( "style" )'])(
  'makes the style element of %s one of the document',
  (code) => {
    expect(libraryCode(`let a = ${code};`)).toBe("let a = document.createElement('style');")
  },
)

it.each([
  "make().ownerDocument.createElement('style')",
  "React.createElement('style', rules)",
  "doc.createElement('p')",
])('changes nothing in %s', (code) => {
  expect(libraryCode(code)).toBe(code)
})
