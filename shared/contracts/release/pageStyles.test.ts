import { isOwnSelector, isWithinPage } from './pageStyles.ts'

it.each([
  '.a',
  'h1.a:hover',
  '.a > p',
  'body .a',
  'swiper-container',
  'a > my-card::part(x)',
  '[data-sonner-toast]',
  '[data-vaul-drawer][data-state=open]',
  '[data-stated]',
  ':is(.a, .b) ::slotted(svg)',
  ':where(p.a,:is(.b,.c) > p)+p',
])("%s is the page's own", (selector) => {
  expect(isOwnSelector(selector)).toBe(true)
})

it.each([
  'main',
  'main > h1',
  'main>h1',
  ':where(main) a:hover',
  ':where(main):has(dialog)',
  ':where(main) legend+*',
  'main > p ~ p + footer',
  'main:has(+ footer) p',
])('%s is within the page', (selector) => {
  expect(isWithinPage(selector)).toBe(true)
  expect(isOwnSelector(selector)).toBe(false)
})

it.each([
  'body',
  ':root',
  'h1',
  'footer a[href$=".pdf"]',
  '[data-island]',
  '[data-section="Footer"]',
  '[data-state]',
  '[data-style="top:0"]',
  'body:has(.a)',
  'body:not(.a) footer',
  'body:not(:is(.a, .b)) footer',
  ':is(.a, footer) p',
  'main + *',
  ':where(main) ~ footer',
  'main~footer p',
  'main:not(.a)+footer',
  ':where(main, footer) a',
  'mainly',
  'a[title="my-card"]',
])('%s applies to more than a page', (selector) => {
  expect(isOwnSelector(selector)).toBe(false)
  expect(isWithinPage(selector)).toBe(false)
})
