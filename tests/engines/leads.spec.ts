import { expect, test, type Visit } from './visit.ts'

const cta = 'main a[data-whatsapp]'
const modal = 'dialog[open] input[name=name]'

async function fillInModal({ type, until }: Visit) {
  await until((field) => document.querySelector(field), modal)
  await type(modal, 'Ana Souza')
  await type('dialog[open] input[name=email]', 'ana@exemplo.com.br')
  await type('dialog[open] input[name=phone]', '11 91234-5678')
}

const notices = () => [...document.querySelectorAll('[aria-label=Avisos] a')].map((link) => link.getAttribute('href'))

test('WhatsApp: the tab opens with the tap, and navigates after 1.5 s or directly the next time', async ({ visit }) => {
  await visit.open('/')
  await visit.watchTabs()
  await visit.click(cta)
  await fillInModal(visit)
  expect(await visit.countTabs()).toBe(1)

  await visit.run(() => {
    document.addEventListener('submit', () => Object.assign(window, { __sent: performance.now() }), true)
    const wait = () => {
      const tab: Window | undefined = Reflect.get(window, '__tab')
      let left = false
      try {
        left = tab !== undefined && tab.location.href !== 'about:blank'
      } catch {
        left = true
      }
      if (left) Object.assign(window, { __left: performance.now() })
      else setTimeout(wait, 10)
    }
    wait()
  })
  await visit.click('dialog[open] [method=post] button[type=submit]')

  expect(await visit.tabText()).toContain('Abrindo o WhatsApp…')
  expect(await visit.countTabs()).toBe(2)
  const kept = expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*Ana%20Souza/)
  await expect.poll(() => visit.run(notices)).toEqual([kept])
  await visit.until(() => Reflect.get(window, '__left'))
  const waited = await visit.run(() => Number(Reflect.get(window, '__left')) - Number(Reflect.get(window, '__sent')))
  expect(waited).toBeGreaterThanOrEqual(1499)

  await visit.settled()
  await visit.open('/sobre')
  await visit.click('footer a[data-whatsapp]')

  await expect.poll(() => visit.countTabs()).toBe(3)
})

test('WhatsApp: a tap before the scripts opens the form, and they keep what is typed by then', async ({ visit }) => {
  visit.proxy.hold(/^\/(shell|r)\//)
  await visit.goTo(`${visit.proxy.url}/`)

  await visit.click(cta)
  await visit.type(modal, 'Ana')
  visit.proxy.release()
  await visit.hydrated()

  await visit.until((field) => document.querySelector(field)?.closest('form[data-hydrated]'), modal)
  expect(await visit.run((field) => document.querySelector<HTMLInputElement>(field)?.value ?? '', modal)).toBe('Ana')
  expect(await visit.countTabs()).toBe(1)
})

test('WhatsApp: without scripts the form is sent, and the answer leads to the conversation', async ({ visit }) => {
  visit.proxy.hold(/^\/(shell|r)\//)
  await visit.goTo(`${visit.proxy.url}/`)

  await visit.click(cta)
  await fillInModal(visit)
  await visit.click('dialog[open] [method=post] button[type=submit]')

  await visit.until(() => document.querySelector('main a[href*="Ana%20Souza"]'))
})

test('e-book: the tab opens with the tap and shows the e-book 1 s after the response', async ({ visit }) => {
  await visit.open('/')
  await visit.watchTabs()
  visit.proxy.hold(/^\/leads\/ebook/)
  await visit.run(() => document.getElementById('ebook-titulo')?.scrollIntoView())
  await visit.until(() => document.getElementById('ebook-titulo')?.closest('[data-hydrated]'))
  await visit.run(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Quero o e-book')
    button?.setAttribute('data-opener', '')
  })
  await visit.click('[data-opener]')
  await visit.type('dialog[open] input[name=nome]', 'Ana Lima')
  await visit.type('dialog[open] input[name=email]', 'ana@exemplo.com.br')

  await visit.click('dialog[open] [method=post] button[type=submit]')

  expect(await visit.tabText()).toContain('Liberando o e-book…')
  visit.proxy.release()
  await expect.poll(() => visit.tabText()).toContain('E-book liberado! Abrindo…')
  await expect.poll(() => visit.tabText()).toMatch(/ebook\.pdf|gone/)
  expect(await visit.run(notices)).toEqual([expect.stringContaining('ebook')])
})

const blogForm = 'form[aria-label="Receber o e-book"]'

/** Fills in the blog's e-book form once its code is loaded. */
async function fillInBlogForm(visit: Visit): Promise<void> {
  await visit.run((wanted) => document.querySelector(wanted)?.scrollIntoView(), blogForm)
  await visit.until((wanted) => document.querySelector(wanted)?.matches('[data-hydrated]'), blogForm)
  await visit.type(`${blogForm} input[name=name]`, 'Ana Teste')
  await visit.type(`${blogForm} input[name=phone]`, '11 90000-0000')
  await visit.type(`${blogForm} input[name=email]`, 'ana@loja.example')
}

test('e-book of the blog: the tab opens with the tap and shows WhatsApp 3 s after success', async ({ visit }) => {
  await visit.open('/blog')
  await visit.watchTabs()
  await fillInBlogForm(visit)

  await visit.click(`${blogForm} button[type=submit]`)

  expect(await visit.tabText()).toContain('Enviando o seu e-book…')
  await expect.poll(() => visit.tabText()).toContain('Ebook Enviado! Abrindo o WhatsApp…')
  await expect.poll(() => visit.tabText()).toBe('gone')
})

test('e-book: a form that fails closes the tab', async ({ visit }) => {
  visit.expectErrors(/./)
  await visit.open('/blog')
  await visit.watchTabs()
  await fillInBlogForm(visit)
  await visit.run(() => {
    const { fetch } = window
    window.fetch = async (asked, how) =>
      how?.method === 'POST'
        ? new Response('{"status":"rejected","fields":{}}', {
            status: 422,
            headers: { 'content-type': 'application/json' },
          })
        : fetch(asked, how)
  })

  await visit.click(`${blogForm} button[type=submit]`)

  await visit.until(() => document.querySelector('[role=alert]')?.textContent?.includes('Houve um problema ao enviar'))
  await expect.poll(() => visit.countTabs()).toBe(1)
})

const bar = 'header a[data-then]'

/** The bar does not cover the label of the field that is shown as wrong. */
const showsFirstError = () => {
  const { activeElement: field } = document
  if (!(field instanceof HTMLInputElement) || field.getAttribute('aria-invalid') !== 'true') return false
  const bar = document.querySelector('header')?.getBoundingClientRect()
  const label = field.labels?.[0]?.getBoundingClientRect()
  return bar && label && label.top >= bar.bottom
}

test('contact: an empty form focuses its first field, and what was written is kept and received', async ({ visit }) => {
  await visit.open('/contato')
  // Before its code is there, the browser's own message holds an incomplete form back.
  await visit.run(() => document.querySelector('main form button[type=submit]')?.scrollIntoView({ block: 'end' }))
  await visit.until(() => document.querySelector('main form')?.matches('[data-hydrated]'))
  await visit.click('main form button[type=submit]')
  await visit.until(showsFirstError)

  await visit.run(() => document.querySelector('main form')?.scrollIntoView())
  await visit.until(() => document.querySelector('main form')?.matches('[data-hydrated]'))
  await visit.type('main form input[name=name]', 'Ana Souza')
  await visit.click(bar)
  await visit.until((field) => document.activeElement === document.querySelector(field), modal)
  await visit.press('Escape')
  await visit.until(
    (button) => !document.querySelector('dialog[open]') && document.activeElement === document.querySelector(button),
    bar,
  )
  expect(await visit.address()).toBe('/contato')
  const name = await visit.run(() => document.querySelector<HTMLInputElement>('main form input[name=name]')?.value)
  expect(name).toBe('Ana Souza')

  await visit.type('main form input[name=email]', 'ana@exemplo.com.br')
  await visit.type('main form input[name=phone]', '11 91234-5678')
  await visit.type('main form textarea', 'Quero um site.')
  await visit.click('main form button[type=submit]')
  await visit.until(() => document.activeElement?.textContent?.includes('Mensagem recebida'))

  await visit.click(bar)
  await visit.until((field) => document.activeElement === document.querySelector(field), modal)
  const known = await visit.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('dialog[open] input')].map(({ value }) => value),
  )
  expect(known).toEqual(expect.arrayContaining(['Ana Souza', 'ana@exemplo.com.br', '11 91234-5678']))
})

test('a message whose page is left within the tap waits in the browser, and is sent', async ({ visit }) => {
  visit.expectErrors(/./)
  await visit.goTo(`${visit.proxy.url}/contato`)
  await visit.run(() => document.querySelector('main form')?.scrollIntoView())
  await visit.hydrated()
  await visit.until(() => document.querySelector('main form')?.matches('[data-hydrated]'))
  await visit.type('main form input[name=name]', 'Ana Souza')
  await visit.type('main form input[name=email]', 'ana.sai@exemplo.com.br')
  await visit.type('main form input[name=phone]', '11 91234-5678')
  await visit.type('main form textarea', 'Quero um site.')
  visit.proxy.hold(/^\/leads/)

  await visit.run(() => {
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit()
    location.assign('/privacidade')
  })

  await visit.until(() => location.pathname === '/privacidade' && document.body.textContent?.includes('1 formulário'))
  visit.proxy.release()
  // The page counts once, before it sends.
  const isEmpty = async () => {
    await visit.goTo(`${visit.proxy.url}/privacidade`)
    await visit.hydrated()
    await visit.until(() => /espera envio neste navegador/.test(document.body.textContent ?? ''))
    return visit.run(() => document.body.textContent?.includes('Nenhum formulário espera envio'))
  }
  await expect.poll(isEmpty).toBe(true)
})

test('the demonstration focuses its first field on opening, and a request for it is received', async ({ visit }) => {
  await visit.open('/agente-ia')
  await visit.run(() => {
    const button = [...document.querySelectorAll('[role=button]')].find(
      ({ textContent }) => textContent === 'Quero uma demonstração',
    )
    button?.setAttribute('data-opener', '')
  })
  await visit.click('[data-opener]')
  await visit.until(() => document.activeElement === document.querySelector('#demonstracao input[name=name]'))
  await visit.until(() => document.querySelector('#demonstracao form')?.matches('[data-hydrated]'))

  await visit.type('#demonstracao input[name=name]', 'Ana Souza')
  await visit.type('#demonstracao input[name=company]', 'Petshop Amigo')
  await visit.type('#demonstracao input[name=phone]', '11 91234-5678')
  await visit.type('#demonstracao input[name=email]', 'ana@exemplo.com.br')
  // A driver of WebKit cannot choose from its native menu.
  await visit.run(() => {
    const choice = document.querySelector<HTMLSelectElement>('#demonstracao select')
    if (choice) choice.selectedIndex = 1
    choice?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await visit.click('#demonstracao button[type=submit]')

  await visit.until(() => document.activeElement?.textContent?.includes('Pedido recebido'))
})

test('the newsletter subscribes an address', async ({ visit }) => {
  const card = 'form[aria-label="Assinar a newsletter"]'
  await visit.open('/blog')
  await visit.run((wanted) => document.querySelector(wanted)?.scrollIntoView(), card)
  await visit.until((wanted) => document.querySelector(wanted)?.matches('[data-hydrated]'), card)

  await visit.type(`${card} input[type=email]`, 'ana@exemplo.com.br')
  await visit.click(`${card} button[type=submit]`)

  await visit.until(() => document.activeElement?.textContent === 'Inscrição feita!')
})
