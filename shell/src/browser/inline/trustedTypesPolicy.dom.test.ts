import { installTrustedTypesPolicy } from './trustedTypesPolicy.ts'

type Rules = Parameters<NonNullable<typeof window.trustedTypes>['createPolicy']>[1]

function installed(): Required<Rules> {
  let rules: Rules = {}
  window.trustedTypes = {
    defaultPolicy: null,
    createPolicy(_name, given) {
      rules = given
      return { createHTML: (text) => text, createScriptURL: (address) => address }
    },
  }
  installTrustedTypesPolicy()
  const { createHTML, createScriptURL } = rules
  if (!createHTML || !createScriptURL) throw new Error('no policy was made')
  return { createHTML, createScriptURL }
}

afterEach(() => delete window.trustedTypes)

it('works in a browser without Trusted Types', () => {
  expect(installTrustedTypesPolicy).not.toThrow()
})

it.each([
  { address: '/shell/main.0123456789.js', admitted: true },
  { address: `${location.origin}/r/mfe-loja/0123/page.js`, admitted: true },
  { address: '/sw.js', admitted: true },
  { address: '/mobile-sw.js', admitted: true },
  { address: 'https://example.com/r/mfe-loja/0123/page.js', admitted: false },
  { address: '//example.com/shell/main.js', admitted: false },
  { address: '/r/../leads/token', admitted: false },
  { address: '/media/mfe-loja/picture.svg', admitted: false },
  { address: '/other-sw.js', admitted: false },
  { address: 'data:text/javascript,alert(1)', admitted: false },
  { address: 'javascript:alert(1)', admitted: false },
])('admits a script from $address: $admitted', ({ address, admitted }) => {
  expect(installed().createScriptURL(address, 'TrustedScriptURL')).toBe(admitted ? address : null)
})

it.each([
  { html: '<p>x</p>', type: undefined, admitted: true },
  { html: '<p>x</p>', type: 'TrustedHTML', admitted: false },
  { html: '<script></script>', type: 'TrustedHTML', admitted: true },
  { html: '<script></script><img onerror=alert(1)>', type: 'TrustedHTML', admitted: false },
])('admits $html requested by $type: $admitted', ({ html, type, admitted }) => {
  expect(installed().createHTML(html, type)).toBe(admitted ? html : null)
})
