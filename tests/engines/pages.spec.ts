import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from './visit.ts'

test('every page is hydrated without an error', async ({ visit }) => {
  test.slow()
  for (const path of pagePaths) {
    await visit.open(path)

    expect(await visit.run(() => document.querySelectorAll('h1').length), path).toBe(1)
    const over = await visit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, path).toBe(0)
    await visit.settled({ prefetches: !path.startsWith('/admin') })
  }
})

test('an unknown path is a 404 with the specified text', async ({ visit }) => {
  visit.expectErrors(/./)
  await visit.goTo(`${visit.proxy.url}/nada/mesmo`)

  expect(await visit.run(() => document.querySelector('h1')?.textContent)).toBe('Oops! Page not found')
})

test('a page opened at a scroll position is hydrated, and its menu opens, closes and navigates', async ({ visit }) => {
  await visit.open('/#about')
  expect(await visit.run(() => document.getElementById('about')?.getBoundingClientRect().top ?? -1)).toBeLessThan(300)

  await visit.click('details[data-menu] > summary')
  expect(await visit.run(() => document.querySelector<HTMLDetailsElement>('details[data-menu]')?.open)).toBe(true)
  await visit.press('Escape')
  expect(await visit.run(() => document.querySelector<HTMLDetailsElement>('details[data-menu]')?.open)).toBe(false)
  await visit.click('details[data-menu] > summary')
  await visit.click('details[data-menu] a[href="/quiz"]')

  await expect.poll(visit.address).toBe('/quiz')
})

test('the bar marks the current page, and the quiz leads from six questions to a sent lead', async ({ visit }) => {
  await visit.resize(1280, 900)
  await visit.open('/quiz')
  const line = await visit.run(() => {
    const link = document.querySelector('header nav a[aria-current]')
    return link && getComputedStyle(link).textDecorationLine
  })
  expect(line).toBe('underline')

  await visit.resize(412, 839)
  for (let question = 0; question < 6; question++) {
    await visit.until((place) => document.querySelector('main')?.textContent?.includes(`${place + 1} de 6`), question)
    await visit.run(() => document.querySelector<HTMLInputElement>('main input[type=radio]')?.click())
    // A choice made before hydration is kept.
    await visit.until(() => {
      const next = [...document.querySelectorAll('button')].find(({ textContent }) =>
        /Próxima|Finalizar/.test(textContent),
      )
      next?.setAttribute('data-next', '')
      return next?.disabled === false
    })
    await visit.click('[data-next]')
  }

  await visit.until(() => document.querySelector('main')?.textContent?.includes('Seu nível:'))
  await visit.type('main form input[name=name]', 'Ana Souza')
  await visit.type('main form input[name=email]', 'ana@exemplo.com.br')
  await visit.type('main form input[name=phone]', '11 91234-5678')
  await visit.click('main form button[type=submit]')

  // The thanks come however it ends, and what is next once the server has the lead.
  await visit.until(() => {
    const answer = document.querySelector('main [role=status] > div')
    return answer?.textContent?.includes('Agora um especialista') && getComputedStyle(answer).visibility === 'visible'
  })
})

test('the blog shows search results while the visitor types', async ({ visit }) => {
  await visit.open('/blog')

  await visit.click('input[type=search]')
  await visit.type('input[type=search]', 'petshop')

  await expect.poll(visit.address).toBe('/blog?search=petshop')
  await visit.until(() => {
    const list = document.querySelector('main')?.textContent ?? ''
    return (
      list.includes('Resultados para "petshop"') && !list.includes('Como atrair mais clientes para o seu restaurante')
    )
  })
})

test("'Alex está online' scrolls away with the top of the page, and the chat opens and greets", async ({ visit }) => {
  await visit.resize(1280, 900)
  await visit.open('/')
  const hintBottom = () =>
    visit.run(() => {
      const hint = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === 'Alex está online')
      return hint ? hint.getBoundingClientRect().bottom : undefined
    })
  expect(await hintBottom()).toBeGreaterThan(0)

  await visit.run(() => scrollTo(0, 2000))

  await expect.poll(hintBottom).toBeLessThan(0)

  await visit.resize(412, 839)
  await visit.click('button[aria-label*="Alex"]')
  await visit.until(() => document.querySelector('[role=log]')?.textContent?.includes('Eu sou o Alex'))
})
