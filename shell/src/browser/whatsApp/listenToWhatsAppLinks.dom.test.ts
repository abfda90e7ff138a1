import type {} from '@site/contracts/documentContract'
import { listenToWhatsAppLinks } from './listenToWhatsAppLinks.ts'

let stop = () => {}

function open(html: string) {
  document.body.innerHTML = html
  const onRequest = jest.fn()
  stop = listenToWhatsAppLinks(onRequest)
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector('b')?.dispatchEvent(event)
    return event
  }
  return { onRequest, click }
}

const link = '<a href="https://wa.me/?text=Quero%20um%20site" data-whatsapp><b>Falar</b></a>'
const barLink =
  '<a href="https://wa.me/?text=Quero%20um%20site" data-whatsapp data-then="/#fale-conosco"><b>Site no Ar Hoje</b></a>'

afterEach(() => {
  stop()
  window.__clicks = undefined
})

it('handles a click anywhere inside a link, instead of the browser', () => {
  const { onRequest, click } = open(link)

  const event = click()

  expect(onRequest).toHaveBeenCalledWith('Quero um site')
  expect(event.defaultPrevented).toBe(true)
})

it('tells the inline loader that it listens', () => {
  window.__clicks = new Set()

  open(link)

  expect(window.__clicks?.listening).toBe(true)
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    const { onRequest, click } = open(link)

    const event = click(init)

    expect(onRequest).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  },
)

it('ignores other links', () => {
  const { onRequest, click } = open('<a href="#x"><b>Revista</b></a>')

  expect(click().defaultPrevented).toBe(false)
  expect(onRequest).not.toHaveBeenCalled()
})

it('scrolls to #fale-conosco if the page has it', () => {
  const { onRequest, click } = open(`${barLink}<section id="fale-conosco"></section>`)
  const scrollIntoView = jest.fn()
  Object.assign(document.getElementById('fale-conosco') ?? {}, { scrollIntoView })

  click()

  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(onRequest).toHaveBeenCalledWith('Quero um site')
})

it('stays on a page without that anchor', () => {
  const { onRequest, click } = open(barLink)

  const event = click()

  expect(event.defaultPrevented).toBe(true)
  expect(onRequest).toHaveBeenCalledWith('Quero um site')
})
