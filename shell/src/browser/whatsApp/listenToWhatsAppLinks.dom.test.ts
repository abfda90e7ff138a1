import type {} from '@site/contracts/documentContract'
import { listenToWhatsAppLinks } from './listenToWhatsAppLinks.ts'

let stop = () => {}

function open(html: string) {
  document.body.innerHTML = html
  const heard = jest.fn()
  stop = listenToWhatsAppLinks(heard)
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector('b')?.dispatchEvent(event)
    return event
  }
  return { heard, click }
}

const link = '<a href="https://wa.me/?text=Quero%20um%20site" data-whatsapp><b>Falar</b></a>'
const barLink =
  '<a href="https://wa.me/?text=Quero%20um%20site" data-whatsapp data-then="/#fale-conosco"><b>Site no Ar Hoje</b></a>'

afterEach(() => {
  stop()
  window.__clicks = undefined
})

it('hears a click anywhere inside a link, instead of the browser', () => {
  const { heard, click } = open(link)

  const event = click()

  expect(heard).toHaveBeenCalledWith('Quero um site')
  expect(event.defaultPrevented).toBe(true)
})

it('hears the clicks that were made before it could, once, and says that it hears the next ones', () => {
  document.body.innerHTML = `${link}<button type="button">Enviar</button>`
  const waiting: NonNullable<typeof window.__clicks> = new Set(document.querySelectorAll('a,button'))
  window.__clicks = waiting
  const heard = jest.fn()

  stop = listenToWhatsAppLinks(heard)

  expect(heard.mock.calls).toEqual([['Quero um site']])
  expect([...waiting]).toEqual([document.querySelector('button')])
  expect(waiting.linksHeard).toBe(true)
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    const { heard, click } = open(link)

    const event = click(init)

    expect(heard).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  },
)

it('leaves other links alone', () => {
  const { heard, click } = open('<a href="#x"><b>Revista</b></a>')

  expect(click().defaultPrevented).toBe(false)
  expect(heard).not.toHaveBeenCalled()
})

it('scrolls to #fale-conosco where the page has it', () => {
  const { heard, click } = open(`${barLink}<section id="fale-conosco"></section>`)
  const scrollIntoView = jest.fn()
  Object.assign(document.getElementById('fale-conosco') ?? {}, { scrollIntoView })

  click()

  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalledWith('Quero um site')
})

it('stays on a page that has no such place', () => {
  const { heard, click } = open(barLink)

  const event = click()

  expect(event.defaultPrevented).toBe(true)
  expect(heard).toHaveBeenCalledWith('Quero um site')
})
