import { MAX_TARGET_LENGTH, refusalOf, withoutTrailingSlashes } from './requestTarget.ts'

it.each([
  { target: '/', refusal: undefined },
  { target: '/revista?search=a//b', refusal: undefined },
  { target: `/${'a'.repeat(MAX_TARGET_LENGTH - 1)}`, refusal: undefined },
  { target: `/${'a'.repeat(MAX_TARGET_LENGTH)}`, refusal: 414 },
  { target: 'http://localhost/revista', refusal: 400 },
  { target: '//evil.example/', refusal: 400 },
  { target: '/\\evil.example/', refusal: 400 },
  { target: '*', refusal: 400 },
  { target: '', refusal: 400 },
  { target: 'revista', refusal: 400 },
])('refuses the target $target with $refusal', ({ target, refusal }) => {
  expect(refusalOf(target)).toBe(refusal)
})

it.each([
  { pathname: '/', rest: '/' },
  { pathname: '/revista', rest: '/revista' },
  { pathname: '/revista/', rest: '/revista' },
  { pathname: '/a//b///', rest: '/a//b' },
])('removes trailing slashes from $pathname: $rest', ({ pathname, rest }) => {
  expect(withoutTrailingSlashes(pathname)).toBe(rest)
})
