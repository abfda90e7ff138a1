import type { Page } from 'playwright/test'
import { followWithinDocument, prefetchOnHover } from '../support/site/followWithinDocument.ts'
import { expect, test } from '../support/site/site.ts'

/** Rules that reach beyond the page that has them. */
const reaching =
  'h1,header,footer{outline:3px solid red}:root{--probe:1}html{scroll-padding-top:77px}@keyframes probe{}'

/** What of it applies to the document. */
const reached = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.animation = 'probe 9s'
    document.body.append(probe)
    const moves = probe.getAnimations().length
    probe.remove()
    const root = getComputedStyle(document.documentElement)
    const outlined = [...document.querySelectorAll('h1,header,footer')].filter(
      (element) => getComputedStyle(element).outlineColor === 'rgb(255, 0, 0)',
    )
    return { outlined: outlined.length, probe: root.getPropertyValue('--probe'), top: root.scrollPaddingTop, moves }
  })
const nothing = { outlined: 0, probe: '', top: '80px', moves: 0 }

/** Adds the rules to the page's part of this document's style, as if the remote had them; and to a sheet of its own. */
const addToPage = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.sheet
    const group = [...(sheet?.cssRules ?? [])].at(-1) as CSSMediaRule
    for (const rule of rules.split(/(?<=})/)) group.insertRule(rule, group.cssRules.length)
    const own = new CSSStyleSheet()
    own.replaceSync('header{outline:3px solid red}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own]
  }, reaching)

test.beforeEach(({ page }) => prefetchOnHover(page))

test('what a page adds to the document goes with it, and comes again with it', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.route('/quiz', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('@media all{', `@media all{${reaching}`) })
  })
  await site.open('/sobre')
  await site.settled()
  await addToPage(page)
  expect(await reached(page)).toMatchObject({ outlined: 3, probe: '1', moves: 1 })

  await followWithinDocument(page, '/blog')
  expect(await reached(page)).toEqual(nothing)

  await followWithinDocument(page, '/quiz')
  expect(await reached(page)).toEqual({ outlined: 3, probe: '1', top: '77px', moves: 1 })

  await followWithinDocument(page, '/servicos')
  expect(await reached(page)).toEqual(nothing)

  await page.goBack()
  await expect(page).toHaveURL('/quiz')
  await expect.poll(() => reached(page)).toMatchObject({ outlined: 3, probe: '1' })
})

test('a rule of a page in a layer is stronger than the styles that all pages start with', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await site.open('/sobre')
  const looks = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.sheet
    const group = [...(sheet?.cssRules ?? [])].at(-1) as CSSMediaRule
    group.insertRule('@layer utilities{main p.probe{text-wrap:balance;margin-top:7px}}', group.cssRules.length)
    const probe = document.createElement('p')
    probe.className = 'probe'
    document.querySelector('main')?.append(probe)
    const { textWrap, marginTop } = getComputedStyle(probe)
    probe.remove()
    return { textWrap, marginTop }
  })
  expect(looks).toEqual({ textWrap: 'balance', marginTop: '7px' })
})

test('the bar, the footer and the next page look as in their own document', { tag: '@once' }, async ({
  page,
  site,
}) => {
  /** The appearance of every element, in the order of the document. */
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body>div *,main,main *')].map((element) => {
        const { color, background, font, display, padding, border } = getComputedStyle(element)
        return [element.localName, color, background, font, display, padding, border].join()
      }),
    )
  await site.open('/servicos')
  await page.mouse.move(0, 0)
  const own = await looks()
  for (const first of ['/quiz', '/blog']) {
    await site.open(first)
    await site.settled()
    await followWithinDocument(page, '/servicos')
    await page.mouse.move(0, 0)
    expect(await looks()).toEqual(own)
  }
})
