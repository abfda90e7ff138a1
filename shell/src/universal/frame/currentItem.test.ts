import { currentItem } from './currentItem.ts'

it.each([
  { href: '/', path: '/', current: 'page' },
  { href: '/', path: '/blog', current: undefined },
  { href: '/blog', path: '/blog', current: 'page' },
  { href: '/blog', path: '/blog/petshop-precisa-site-2025', current: 'true' },
  { href: '/blog', path: '/blogueira', current: undefined },
  { href: '/#services', path: '/', current: undefined },
  { href: '/quiz', path: '/contato', current: undefined },
])('$href is $current while $path is shown', ({ href, path, current }) => {
  expect(currentItem(href, path)).toBe(current)
})
