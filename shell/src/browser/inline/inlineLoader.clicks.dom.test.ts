import { textOfOpenDialog } from '../whatsApp/earlyDialog.ts'
import { find, open, press, setUp, tearDown } from './testing/openLoader.ts'

beforeEach(setUp)
afterEach(tearDown)

describe('a click before the scripts are loaded', () => {
  it('is queued for an island without code, and marks the island', () => {
    open('<div data-island="visible"><button>Comprar</button></div>')

    press(find('button'))

    expect([...(window.__clicks ?? [])]).toEqual([find('button')])
    expect(find('div').dataset.touched).toBe('')
  })

  it('marks its control until the code takes it', () => {
    open('<div data-island="visible"><button id="buy">Comprar</button><button id="more">Mais</button></div>')
    const [buy, more] = [find('#buy'), find('#more')]
    expect(find('[role=status]').textContent).toBe('')

    press(buy)
    press(more)
    expect([buy.ariaBusy, more.ariaBusy]).toEqual(['true', 'true'])
    expect(find('[role=status]').textContent).toBe('Carregando…')

    window.__clicks?.delete(buy)
    expect([buy.ariaBusy, more.ariaBusy]).toEqual([null, 'true'])
    expect(find('[role=status]').textContent).toBe('Carregando…')

    window.__clicks?.delete(more)
    expect(more.ariaBusy).toBeNull()
    expect(find('[role=status]').textContent).toBe('')
  })

  it.each([
    { what: 'a script', html: '<script src="/x.js"></script>', busy: null },
    { what: 'a picture', html: '<img src="/x.png" alt="">', busy: 'true' },
  ])('leaves its control marked $busy when $what cannot be loaded, and repeats it all the same', ({ html, busy }) => {
    open(`<div data-island="visible"><button>Comprar</button></div>${html}`)
    press(find('button'))

    find('body [src]').dispatchEvent(new Event('error'))

    expect(find('button').ariaBusy).toBe(busy)
    expect(window.__clicks?.size).toBe(1)
    press(find('button'))
    expect(find('button').ariaBusy).toBe('true')
  })

  it.each([
    { what: 'submits a form', html: '<form><button>Enviar</button></form>', waits: false },
    { what: 'submits a form elsewhere', html: '<button form="f">Enviar</button><form id="f"></form>', waits: false },
    { what: 'resets a form', html: '<form><button type="reset">Limpar</button></form>', waits: false },
    { what: 'checks a box', html: '<input type="checkbox">', waits: false },
    { what: 'chooses an option of a form', html: '<form><input type="radio"></form>', waits: false },
    { what: 'does nothing by itself in a form', html: '<form><button type="button">Mais</button></form>', waits: true },
    { what: 'does nothing by itself', html: '<input type="button" value="Mais">', waits: true },
    { what: 'submits a form that waits', html: '<form data-waits><button>Perguntar</button></form>', waits: true },
    { what: 'chooses in a form that waits', html: '<form data-waits><input type="text"></form>', waits: false },
  ])('waits for an island only if the browser does nothing with it: one that $what', ({ html, waits }) => {
    open(`<div data-island="interaction">${html}</div>`)
    addEventListener('submit', (event) => event.preventDefault(), { once: true })

    press(find('div button,div input'))

    expect(window.__clicks?.size).toBe(waits ? 1 : 0)
    expect(find('div').dataset.touched).toBe('')
  })

  it.each([
    { what: 'a lead', fields: '<input name="homepage">', onLine: false, waits: true },
    { what: 'a lead', fields: '<input name="homepage">', onLine: true, waits: false },
    { what: 'a question to the server', fields: '<input name="busca">', onLine: false, waits: false },
  ])('on the button of $what waits for code with a network: $onLine', ({ fields, onLine, waits }) => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    open(`<div data-island="visible"><form>${fields}<button>Enviar</button></form></div>`)
    const posted = jest.fn((event: Event) => event.preventDefault())
    addEventListener('submit', posted, { once: true })

    press(find('button'))

    expect(window.__clicks?.size).toBe(waits ? 1 : 0)
    expect(posted).toHaveBeenCalledTimes(waits ? 0 : 1)
    removeEventListener('submit', posted)
    network.mockRestore()
  })

  const fields = '<input name="homepage"><input type="email" required><button>Enviar</button>'
  const form = `<form novalidate>${fields}</form>`

  it.each([
    { what: 'is empty', html: `<div data-island="visible">${form}</div>`, value: '', posts: false },
    { what: 'is empty in a dialog', html: `<dialog>${form}</dialog>`, value: '', posts: false },
    { what: 'has a value', html: `<div data-island="visible">${form}</div>`, value: 'Ana <ana@loja.com>', posts: true },
    { what: 'has a value in a dialog', html: `<dialog>${form}</dialog>`, value: 'Ana <ana@loja.com>', posts: true },
  ])('posts a form whose required field $what: $posts', ({ html, value, posts }) => {
    open(html)
    const told = jest.fn()
    find('[required]').addEventListener('invalid', told)
    Object.assign(find('[required]'), { value })
    const post = jest.fn((event: Event) => event.preventDefault())
    addEventListener('submit', post, { once: true })

    press(find('button'))

    expect(post).toHaveBeenCalledTimes(posts ? 1 : 0)
    expect(told).toHaveBeenCalledTimes(posts ? 0 : 1)
    removeEventListener('submit', post)
  })

  it.each([
    { what: 'a lead form that has its code', html: `<form novalidate data-hydrated>${fields}</form>` },
    { what: 'another form', html: `<form novalidate>${fields.replace('homepage', '')}</form>` },
  ])('leaves an incomplete form as it is: $what', ({ html }) => {
    open(html)
    const check = jest.fn((event: Event) => event.preventDefault())
    addEventListener('submit', check, { once: true })

    press(find('button'))

    expect(check).toHaveBeenCalledTimes(1)
  })

  it('is left to the page on a hydrated island or outside of islands', () => {
    open('<div data-island="visible" data-hydrated=""><button>Comprar</button></div><button>Outro</button>')

    for (const button of document.querySelectorAll('button')) press(button)

    expect(window.__clicks?.size).toBe(0)
  })

  const link =
    '<a data-whatsapp href="https://wa.me/5511900000000?text=Quero%20um%20site" data-then="/#fale-conosco">WhatsApp</a>'
  const dialog =
    '<dialog id="form-whatsapp"><form><input name="name" required><input type="hidden" name="conversation"></form></dialog>'
  const showModal = jest.fn(function open(this: HTMLDialogElement) {
    this.open = true
  })
  beforeEach(() => {
    showModal.mockClear()
    sessionStorage.clear()
    Object.assign(HTMLDialogElement.prototype, { showModal })
  })
  afterEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))

  it('opens the form on a WhatsApp link, with its text and the focus on the first field', () => {
    open(link + dialog)

    expect(press(find('a'))).toBe(false)

    expect(showModal).toHaveBeenCalledTimes(1)
    expect(find('[name=name]')).toHaveFocus()
    expect(find('[name=conversation]')).toHaveValue('Quero um site')
    expect(textOfOpenDialog()).toBe('Quero um site')
    expect(window.__clicks?.size).toBe(0)
  })

  it('scrolls to the section of a link that names one', () => {
    open(`${link}${dialog}<section id="fale-conosco"></section>`)
    const scrollIntoView = jest.fn()
    Object.assign(find('section'), { scrollIntoView })

    press(find('a'))

    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it.each([
    { where: 'the form was submitted in this visit', submitted: 'submitted', html: dialog },
    { where: 'the document has no form', submitted: '', html: '' },
    { where: 'the form has nowhere to keep the text', submitted: '', html: '<dialog id="form-whatsapp"></dialog>' },
  ])('is left to the browser on a WhatsApp link where $where', ({ submitted, html }) => {
    sessionStorage.setItem('whatsapp-form', submitted)
    open(link + html)

    expect(press(find('a'))).toBe(true)

    expect(showModal).not.toHaveBeenCalled()
    expect(textOfOpenDialog()).toBeUndefined()
  })

  it('is left to the browser on a WhatsApp link where there are no dialogs', () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    open(link + dialog)

    expect(press(find('a'))).toBe(true)
  })

  it('opens the dialog of a button in an island without code, once', () => {
    open(`<div data-island="visible"><button type="button" data-opens="form-whatsapp">Quero</button></div>${dialog}`)

    expect(press(find('button'))).toBe(false)

    expect(showModal).toHaveBeenCalledTimes(1)
    expect(find('[name=name]')).toHaveFocus()
    expect(find('div').dataset.touched).toBe('')
    expect(window.__clicks?.size).toBe(0)
  })

  it('queues the click on a button whose dialog is not in the document', () => {
    open('<div data-island="visible"><button type="button" data-opens="form-whatsapp">Quero</button></div>')

    press(find('button'))

    expect(window.__clicks?.size).toBe(1)
  })

  it('is left to the shell on a WhatsApp link once it listens', () => {
    open(link + dialog)
    const clicks = window.__clicks
    if (clicks) clicks.listening = true

    press(find('a'))

    expect(showModal).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is left to the browser on a WhatsApp link with %j',
    (keys) => {
      open('<a data-whatsapp href="https://wa.me/5511900000000" target="_blank">WhatsApp</a>')

      expect(press(find('a'), keys)).toBe(true)
      expect(window.__clicks?.size).toBe(0)
    },
  )
})
