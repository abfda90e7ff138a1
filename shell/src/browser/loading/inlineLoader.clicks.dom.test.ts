import { find, open, opened, press, setUp, tearDown } from './testing/openLoader.ts'

beforeEach(setUp)
afterEach(tearDown)

describe('a click before the scripts are loaded', () => {
  it('is queued for an island without code, and marks the island', () => {
    open('<div data-island="visible"><button>Comprar</button></div>')

    press(find('button'))

    expect([...(window.__clicks ?? [])]).toEqual([find('button')])
    expect(find('div').dataset.touched).toBe('')
  })

  it('is left to the page on a hydrated island or outside of islands', () => {
    open('<div data-island="visible" data-hydrated=""><button>Comprar</button></div><button>Outro</button>')

    for (const button of document.querySelectorAll('button')) press(button)

    expect(window.__clicks?.size).toBe(0)
  })

  it('waits for the form on a WhatsApp link; the plain link opens after 3 s without it', () => {
    open('<a data-whatsapp href="https://wa.me/5511900000000">WhatsApp</a>')

    expect(press(find('a'))).toBe(false)
    expect([...(window.__clicks ?? [])]).toEqual([find('a')])
    jest.advanceTimersByTime(2999)
    expect(opened).toEqual([])
    jest.advanceTimersByTime(1)

    expect(opened).toEqual(['https://wa.me/5511900000000'])
    expect(window.__clicks?.size).toBe(0)
  })

  it('opens nothing twice on a WhatsApp link if the form has handled it', () => {
    open('<a data-whatsapp href="https://wa.me/5511900000000">WhatsApp</a>')
    press(find('a'))

    window.__clicks?.delete(find('a'))
    jest.advanceTimersByTime(10_000)

    expect(opened).toEqual([])
  })

  const whatsApp = '<a data-whatsapp href="#whatsapp">WhatsApp</a>'
  afterEach(() => history.replaceState(null, '', location.pathname))

  it.each([
    { what: 'empty', writes: false, address: '#whatsapp' },
    { what: 'half filled in', writes: true, address: '' },
  ])(
    'leaves a page whose form is $what, on a WhatsApp link where no tab may open any more, only if nothing is lost',
    ({ writes, address }) => {
      Object.assign(window, { open: () => null })
      open(`<input>${whatsApp}`)
      if (writes) find('input').dispatchEvent(new Event('input', { bubbles: true }))

      press(find('a'))
      jest.advanceTimersByTime(3000)

      expect(location.hash).toBe(address)
      // The next tap, within which a tab opens, is the browser's.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true })
      press(find('a'))
      expect(window.__clicks?.size).toBe(writes ? 0 : 1)
    },
  )

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is left to the browser on a WhatsApp link with %j',
    (keys) => {
      open('<a data-whatsapp href="https://wa.me/5511900000000" target="_blank">WhatsApp</a>')

      expect(press(find('a'), keys)).toBe(true)
      expect(window.__clicks?.size).toBe(0)
    },
  )
})
