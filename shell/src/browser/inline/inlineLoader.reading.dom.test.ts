import { afterPaint, all, asked, find, open, press, snapshot, setUp, tearDown } from './testing/openLoader.ts'

beforeEach(setUp)
afterEach(tearDown)

describe('a page that waits', () => {
  const several = { ...snapshot, shell: [['/shell/react.js', 'sha384-r'], ...snapshot.shell] }
  const read = { ...several, waits: true }
  const others = ['/shell/react.js', '/r/shop/page.js', '/r/shop/entry.js']
  const html = '<div data-island="intent"><button>Enviar</button></div>'
  afterEach(() => {
    delete window.__reading
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

  it.each([
    { what: 'that runs at once', content: several, begun: '' },
    { what: 'on which the visitor has begun something', content: read, begun: location.pathname },
  ])('does not keep a page waiting $what', ({ content, begun }) => {
    sessionStorage.setItem(begun, '0312')
    open(html, content)
    afterPaint()

    expect(asked()).toEqual(['/shell/react.js', ...all])
    sessionStorage.clear()
  })

  it.each([
    { what: 'begun something on another page', storage: { getItem: () => null, '/cursos': '0312' } },
    { what: 'forbidden storage', storage: undefined },
  ])('keeps a page waiting for a visitor who has $what', ({ storage }) => {
    const original = Object.getOwnPropertyDescriptor(window, 'sessionStorage')
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        if (storage) return storage
        throw new DOMException('', 'SecurityError')
      },
    })
    open(html, read)
    afterPaint()

    expect(asked()).toEqual(['/shell/main.js'])
    if (original) Object.defineProperty(window, 'sessionStorage', original)
  })
})
