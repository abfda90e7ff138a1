import { expect, test, type Visit } from './visit.ts'

const top = (visit: Visit) => visit.run(() => Math.round(scrollY))

/** Scrolls and waits until the position is stored in the history entry. */
async function scrollTo(visit: Visit, place: number) {
  await visit.run((to) => window.scrollTo(0, to), place)
  await visit.until((to) => Math.abs((history.state?.scrollTop ?? -9) - to) < 2, place)
}

async function toServices(visit: Visit) {
  await visit.until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('ContactPage')))
  await visit.run(() => void Object.assign(window, { __former: true }))
  await visit.click('footer a[href="/servicos"]')
  await expect.poll(visit.address).toBe('/servicos')
  await visit.until(() => document.activeElement?.localName === 'h1')
}

test('a prefetched page needs no new document, and back and forward restore the position', async ({ visit }) => {
  await visit.open('/')
  await visit.run(() =>
    addEventListener('click', () => Object.assign(window, { __left: Math.round(scrollY) }), { capture: true }),
  )
  await toServices(visit)
  expect(await visit.run(() => Reflect.get(window, '__former'))).toBe(true)
  expect(await top(visit)).toBe(0)
  const left = await visit.run(() => Number(Reflect.get(window, '__left')))
  expect(left).toBeGreaterThan(1500)
  await scrollTo(visit, 900)

  await visit.back()
  await expect.poll(visit.address).toBe('/')
  await expect.poll(() => top(visit)).toBe(left)
  await visit.until(() => document.activeElement?.matches('footer a[href="/servicos"]'))
  await visit.forward()
  await expect.poll(visit.address).toBe('/servicos')

  await expect.poll(() => top(visit)).toBe(900)
})

for (const { when, hold, touch } of [
  { when: 'nobody has touched it', hold: false, touch: false },
  { when: 'its scripts are on their way', hold: true, touch: true },
  { when: 'it is hydrated', hold: false, touch: true },
])
  test(`after a reload, back and forward show the page of each entry of one document: ${when}`, async ({
    visit,
  }, info) => {
    // WebKit's driver may answer nothing while a script of the page is held back.
    test.skip(hold && info.project.name === 'webkit')
    // Whatever was on its way when the page was left: Firefox also hashes the half of a script that had arrived.
    if (hold) visit.expectErrors(/libraries|ServiceWorker intercepted|computed hash/)
    const title = () => visit.run(() => document.querySelector('h1')?.textContent ?? '')
    // A page that may be left: what it loads by itself begins after its first paint.
    const arrived = async () => {
      if (hold) return visit.until(() => document.querySelector('footer'))
      await visit.until(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/shell\/(reading|hydrate)\./.test(name)),
      )
      await visit.settled({ prefetches: false })
    }
    await visit.open('/')
    const home = await title()
    await toServices(visit)
    const services = await title()
    expect(services).not.toBe(home)
    await visit.settled()
    // Only one of them: a browser that waits for six asks this server for nothing else.
    if (hold) visit.proxy.hold(/^\/shell\/libraries/)
    await visit.reload()
    await arrived()
    if (touch && hold) await visit.run(() => void dispatchEvent(new Event('pointerdown')))
    else if (touch) await visit.hydrated()

    await visit.back()
    await expect.poll(title).toBe(home)
    await expect.poll(visit.address).toBe('/')
    await arrived()
    await visit.forward()

    await expect.poll(title).toBe(services)
    visit.proxy.release()
    await visit.settled()
  })

test('a reload keeps the scroll position, and back and forward between documents restore it', async ({ visit }) => {
  await visit.open('/')
  await scrollTo(visit, 1500)
  await visit.settled()
  await visit.reload()
  await visit.hydrated()
  await expect.poll(() => top(visit)).toBe(1500)

  await visit.settled()
  await visit.goTo(`${visit.proxy.url}/blog`)
  await visit.hydrated()
  await scrollTo(visit, 800)
  await visit.settled()

  await visit.back()
  await expect.poll(visit.address).toBe('/')
  await expect.poll(() => top(visit)).toBe(1500)
  await visit.settled()
  await visit.forward()
  await expect.poll(visit.address).toBe('/blog')

  await expect.poll(() => top(visit)).toBe(800)
})

test('going back from a new document returns the focus to the followed link', async ({ visit }) => {
  await visit.open('/sobre')
  await visit.click('footer a[href="/garantias"]')
  await expect.poll(visit.address).toBe('/garantias')
  await visit.hydrated()
  await visit.settled()

  await visit.back()

  await expect.poll(visit.address).toBe('/sobre')
  await visit.until(() => document.activeElement?.matches('footer a[href="/garantias"]'))
})

test('a browser that accepts no more history entries still follows links', async ({ visit }) => {
  visit.expectErrors(/insecure|history/i)
  await visit.open('/')
  await visit.run(() => {
    addEventListener('error', ({ message }) => sessionStorage.setItem('failure', message))
    addEventListener('unhandledrejection', ({ reason }) => sessionStorage.setItem('failure', String(reason)))
    history.pushState = history.replaceState = () => {
      throw new DOMException(
        'Attempt to use history.replaceState() more than 100 times per 10 seconds',
        'SecurityError',
      )
    }
    window.scrollTo(0, 1200)
  })
  await visit.until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('ContactPage')))

  await visit.click('footer a[href="/servicos"]')

  await expect.poll(visit.address).toBe('/servicos')
  expect(await visit.run(() => sessionStorage.getItem('failure'))).toBeNull()
})

test('without a network the visitor sees the pages of this visit and an offline page for others', async ({ visit }) => {
  visit.expectErrors(/./)
  visit.proxy.passUnchanged()
  await visit.resize(1280, 900)
  await visit.open('/sobre')
  await visit.until(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await visit.goTo(`${visit.proxy.url}/sobre`)
  await visit.hydrated()
  await visit.proxy.close()

  await visit.goTo(`${visit.proxy.url}/agente-ia`)
  await visit.until(() => document.querySelector('h1')?.textContent === 'Você está sem conexão')
  await visit.goTo(`${visit.proxy.url}/sobre`)
  await visit.until(() => document.title.includes('Vitrine'))
  await visit.proxy.listen()
})
