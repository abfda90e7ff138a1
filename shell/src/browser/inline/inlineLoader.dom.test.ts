import { all, asked, connection, find, frame, open, snapshot, setUp, tearDown } from './testing/openLoader.ts'

beforeEach(setUp)
afterEach(tearDown)

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

it.each(['pointerdown', 'keydown', 'input'])('requests scripts at the first %s, and once', (touch) => {
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

describe('the data of a lead form', () => {
  const key = 'Idempotency-Key'
  const guard = '<input name="homepage">'
  /** As the browser collects it for a post, and as a script reads it. */
  function dataOf(form: Element) {
    const formData = new FormData()
    for (const field of form.querySelectorAll('input')) formData.append(field.name, field.value)
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    return formData
  }

  it('has the same key as long as its content is the same', () => {
    open(`<form>${guard}<input name="name" value="Ana"></form>`)
    const first = dataOf(find('form'))

    expect(first.get(key)).toMatch(/^form-/)
    expect(dataOf(find('form')).get(key)).toBe(first.get(key))
    find('[name=name]').setAttribute('value', 'Bia')
    expect(dataOf(find('form')).get(key)).not.toBe(first.get(key))
  })

  it('has a key before the form token joins it, which may come between two taps', () => {
    open(`<form>${guard}</form>`)
    const without = dataOf(find('form')).get(key)
    const addToken = ({ formData }: FormDataEvent) => formData.set('token', 'a')
    document.addEventListener('formdata', addToken)

    expect(dataOf(find('form')).get(key)).toBe(without)
    document.removeEventListener('formdata', addToken)
  })

  it('is left as it is in a form that collects no lead', () => {
    open('<form><input name="search" value="site"></form>')

    expect([...dataOf(find('form')).keys()]).toEqual(['search'])
  })
})
