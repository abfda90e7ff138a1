import type { SiteEvent } from '@site/contracts/documentContract'
import { createElement } from './createElement.ts'

/** The part of a constructed style sheet that is used here: jsdom has none. */
class FakeSheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}

const shellSheet = new FakeSheet()
const adopted = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text)
const observed = () => new Promise((resolve) => setTimeout(resolve))

/** As the shell does when it shows another page: what was adopted since the first is gone. */
async function show(...containers: string[]) {
  document.adoptedStyleSheets = [shellSheet as unknown as CSSStyleSheet]
  window.__shown = containers
  document.dispatchEvent(new Event('site:page-shown' satisfies SiteEvent))
  // React changes the metadata of the page.
  document.head.append(document.createElement('meta'))
  await observed()
}

async function addStyle(text: string): Promise<Element> {
  const style = createElement('style')
  style.append(text)
  document.head.append(style)
  await observed()
  return style
}

beforeEach(async () => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet, __CONTAINER__: 'shop' })
  document.head.replaceChildren()
  await observed()
  await show('shop')
})

it('has the rules in force while the element is in the document', async () => {
  const style = await addStyle('h1{}')
  expect(adopted()).toEqual(['', 'h1{}'])

  style.remove()
  await observed()

  expect(adopted()).toEqual([''])
})

it('has them in force only on pages with something of the remote', async () => {
  await addStyle('h1{}')

  await show('magazine')
  expect(adopted()).toEqual([''])
  await addStyle('h2{}')
  expect(adopted()).toEqual([''])

  await show('magazine', 'shop')
  expect(adopted()).toEqual(['', 'h1{}', 'h2{}'])
})

it('keeps them between two pages of the remote', async () => {
  await addStyle('h1{}')

  await show('shop')

  expect(adopted()).toEqual(['', 'h1{}'])
})

it('has them in force before the page, once it is shown', async () => {
  await show()
  await addStyle('h1{}')
  expect(adopted()).toEqual([''])

  await show('shop')

  expect(adopted()).toEqual(['', 'h1{}'])
})

it('has them in force on other sites, where nobody says what is shown', async () => {
  delete window.__shown

  await addStyle('h1{}')

  expect(adopted()).toEqual(['', 'h1{}'])
})

it('disables a linked style sheet while only other remotes are shown', async () => {
  const [styles, icon] = ['stylesheet', 'icon'].map((rel) =>
    Object.assign(createElement('link'), { rel, href: `/r/shop/1/${rel}` }),
  )
  const disabled = () => [styles, icon].map((link) => link?.hasAttribute('disabled'))
  document.head.append(...[styles, icon].flatMap((link) => link ?? []))
  await observed()
  expect(disabled()).toEqual([false, false])

  await show('magazine')
  expect(disabled()).toEqual([true, false])

  await show('shop')
  expect(disabled()).toEqual([false, false])
})
