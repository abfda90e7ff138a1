import type {} from '@site/contracts/documentContract'

/** Runs the callback that the loader has registered for the next frame. */
let frame: () => void
let listeners: Parameters<typeof addEventListener>[]
let opened: string[]

beforeEach(() => {
  jest.useFakeTimers()
  listeners = []
  opened = []
  const add = window.addEventListener
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener)
    add.apply(window, listener)
  })
  Object.assign(window, {
    requestAnimationFrame: (run: () => void) => {
      frame = run
    },
    open: (url: string) => {
      opened.push(url)
      return {}
    },
    scrollTo: jest.fn(),
  })
  connection({})
  history.replaceState(null, '')
})

afterEach(() => {
  jest.restoreAllMocks()
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options)
  document.head.replaceChildren()
  document.body.replaceChildren()
  jest.useRealTimers()
})

/** What Chromium tells of the line; other browsers have no such thing. */
const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true })

const snapshot = {
  shell: [['/shell/main.js', 'sha384-m']],
  page: { route: { entry: ['/r/shop/entry.js', 'sha384-e'], files: [['/r/shop/page.js', 'sha384-p']] } },
}

/** A document that contains the loader, as the browser parses it. */
function open(html = '', content: object = snapshot) {
  document.body.innerHTML = `${html}<script type="application/json" id="snapshot">${JSON.stringify(content)}</script>`
  jest.isolateModules(() => void jest.requireActual('./inlineLoader.ts'))
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const asked = () =>
  [...document.head.querySelectorAll('script,link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  )
const all = ['/shell/main.js', '/r/shop/page.js', '/r/shop/entry.js']
const afterPaint = () => {
  frame()
  jest.advanceTimersByTime(0)
}
const press = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

it.each([
  { prerendering: true, times: 1 },
  { prerendering: false, times: 0 },
])('forces a layout before the page is shown: prerendering $prerendering, $times times', ({ prerendering, times }) => {
  Reflect.set(document, 'prerendering', prerendering)
  const layOut = jest.spyOn(document.body, 'getClientRects')

  open()

  expect(layOut).toHaveBeenCalledTimes(times)
  Reflect.deleteProperty(document, 'prerendering')
})

it('requests nothing before the first frame is finished, then all of its scripts with their hashes', () => {
  open()
  jest.advanceTimersByTime(60_000)
  expect(asked()).toEqual([])

  frame()
  expect(asked()).toEqual([])
  jest.advanceTimersByTime(0)

  expect(asked()).toEqual(all)
  expect(find('script[src="/shell/main.js"]')).toMatchObject({ integrity: 'sha384-m' })
  expect(find('script[src="/shell/main.js"]')).toHaveAttribute('crossorigin')
  // The shell runs a container's entry once its runtime is loaded.
  expect(find('link')).toMatchObject({ rel: 'preload', integrity: 'sha384-e' })
})

it.each(['pointerdown', 'keydown'])('requests scripts at the first %s, and once', (touch) => {
  open()

  dispatchEvent(new Event(touch))
  expect(asked()).toEqual(all)

  dispatchEvent(new Event(touch))
  frame()
  jest.advanceTimersByTime(0)
  expect(asked()).toEqual(all)
})

it("fetches a container's entry in other browsers than Chromium, because WebKit blocks its preload", () => {
  connection(undefined)
  const fetched = jest.fn(() => Promise.reject(new Error('offline')))
  Object.assign(window, { fetch: fetched })
  open()

  dispatchEvent(new Event('pointerdown'))

  expect(fetched.mock.calls).toEqual([['/r/shop/entry.js', { integrity: 'sha384-e' }]])
  expect(asked()).toEqual(all.slice(0, 2))
})

it('requests only the shell if the shell itself responded', () => {
  open('', { shell: snapshot.shell })

  dispatchEvent(new Event('pointerdown'))

  expect(asked()).toEqual(['/shell/main.js'])
})

it("retries a file of the shell under another address, after 1 s and then 2 s; the shell retries a remote's", () => {
  open()
  dispatchEvent(new Event('pointerdown'))
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'))

  jest.advanceTimersByTime(1000)
  expect(asked()).toEqual([...all, '/shell/main.js?'])
  find('script[src="/shell/main.js?"]').dispatchEvent(new Event('error'))
  jest.advanceTimersByTime(1999)
  expect(asked()).toHaveLength(4)
  jest.advanceTimersByTime(1)

  expect(asked().at(-1)).toBe('/shell/main.js??')
  expect(find('script[src="/r/shop/page.js"]').dataset.state).toBe('error')
})

it('records failures for the code that reports them', () => {
  open()
  const failure = new Event('error')

  dispatchEvent(failure)

  expect(window.__failures).toEqual([failure])
})

it('restores the scroll position of this history entry', () => {
  history.replaceState({ scrollTop: 900 }, '')

  open()

  expect(scrollTo).toHaveBeenCalledWith(0, 900)
})

describe('a read-only page', () => {
  const several = { ...snapshot, shell: [['/shell/react.js', 'sha384-r'], ...snapshot.shell] }
  const read = { ...several, waits: true }
  const others = ['/shell/react.js', '/r/shop/page.js', '/r/shop/entry.js']
  const html = '<div data-island="intent"><button>Enviar</button></div>'
  afterEach(() => {
    delete window.__reading
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('requests only the script that starts the others, once', () => {
    open(html, read)
    expect(asked()).toEqual([])

    afterPaint()
    expect(asked()).toEqual(['/shell/main.js'])

    jest.advanceTimersByTime(60_000)
    expect(asked()).toEqual(['/shell/main.js'])
  })

  it.each(['pointerdown', 'keydown', 'click'])(
    'requests the others at the first %s, without waiting any longer',
    (sign) => {
      open(html, read)
      afterPaint()

      find('button').dispatchEvent(new MouseEvent(sign, { bubbles: true }))

      expect(asked()).toEqual(['/shell/main.js', ...others])
      expect(window.__reading).toBeUndefined()
    },
  )

  it('requests the others when told to, once', () => {
    open(html, read)
    afterPaint()

    const { __reading: begin } = window
    begin?.()
    begin?.()

    expect(asked()).toEqual(['/shell/main.js', ...others])
  })

  it('waits for nothing if the visitor touched it before its paint', () => {
    open(html, read)
    dispatchEvent(new Event('pointerdown'))
    afterPaint()

    expect(asked()).toEqual(['/shell/react.js', ...all])
    expect(window.__reading).toBeUndefined()
  })

  it('queues clicks on its islands until their code is loaded', () => {
    open(html, read)
    afterPaint()

    press(find('button'))

    expect([...(window.__clicks ?? [])]).toEqual([find('button')])
  })

  it('gives the form 6 s to load before the plain link opens', () => {
    open('<a data-whatsapp href="https://wa.me/5511900000000">WhatsApp</a>', read)
    afterPaint()
    press(find('a'))

    jest.advanceTimersByTime(5999)
    expect(opened).toEqual([])
    jest.advanceTimersByTime(1)

    expect(opened).toEqual(['https://wa.me/5511900000000'])
  })

  it.each([
    { given: { saveData: true, effectiveType: '4g' }, waits: true },
    { given: { saveData: false, effectiveType: '3g' }, waits: true },
    { given: { effectiveType: 'slow-2g' }, waits: true },
    { given: { saveData: false, effectiveType: '4g' }, waits: false },
    { given: {}, waits: false },
  ])('treats any page as read-only with $given: $waits', ({ given, waits }) => {
    connection(given)
    open(html, several)
    afterPaint()

    expect(asked()).toEqual(waits ? ['/shell/main.js'] : ['/shell/react.js', ...all])
  })
})

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
