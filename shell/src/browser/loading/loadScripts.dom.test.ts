import type { ScriptFile } from '@site/contracts/Snapshot'
import { loadScripts } from './loadScripts.ts'

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
})

afterEach(() => jest.useRealTimers())

const file = (url: string): ScriptFile => [url, `sha384-of-${url}`]
const scripts = () => [...document.head.querySelectorAll('script')]
const addresses = () => scripts().map((script) => script.getAttribute('src'))

/** The outcome of the latest request for the script at this address. */
function answer(url: string, type: 'load' | 'error') {
  document.querySelector(`script[src^="${url}"]`)?.dispatchEvent(new Event(type))
}

/** How often a script was requested again, and the state of the promise. */
function follow(promise: Promise<void>) {
  const followed = { outcome: 'pending' }
  promise.then(
    () => (followed.outcome = 'loaded'),
    (error: Error) => (followed.outcome = error.message),
  )
  return followed
}

it('requests all scripts in parallel, each with its hash, and resolves when the last one is loaded', async () => {
  const followed = follow(loadScripts([file('/a.js'), file('/b.js')]))

  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-of-/a.js', 'anonymous'],
    ['sha384-of-/b.js', 'anonymous'],
  ])
  answer('/a.js', 'load')
  await jest.advanceTimersByTimeAsync(0)
  expect(followed.outcome).toBe('pending')
  answer('/b.js', 'load')
  await jest.advanceTimersByTimeAsync(0)
  expect(followed.outcome).toBe('loaded')
})

it('requests a script once for all callers', async () => {
  const both = [follow(loadScripts([file('/once.js')])), follow(loadScripts([file('/once.js')]))]
  answer('/once.js', 'load')
  await jest.advanceTimersByTimeAsync(0)
  both.push(follow(loadScripts([file('/once.js')])))
  await jest.advanceTimersByTimeAsync(0)

  expect(both.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded', 'loaded'])
  expect(addresses()).toEqual(['/once.js'])
})

it('tries a script three times, after 600 ms and 1200 ms more, and then fails', async () => {
  const followed = follow(loadScripts([file('/failing.js')]))
  const [first] = scripts()

  answer('/failing.js', 'error')
  await jest.advanceTimersByTimeAsync(599)
  expect(scripts()).toEqual([first])
  await jest.advanceTimersByTimeAsync(1)
  const [second] = scripts()
  expect(second).not.toBe(first)

  answer('/failing.js', 'error')
  await jest.advanceTimersByTimeAsync(1199)
  expect(scripts()).toEqual([second])
  await jest.advanceTimersByTimeAsync(1)
  expect(scripts()).not.toEqual([second])
  expect(followed.outcome).toBe('pending')

  answer('/failing.js', 'error')
  await jest.advanceTimersByTimeAsync(0)
  expect(followed.outcome).toMatch(/failing\.js\S* cannot be loaded/)
})

it('tries again after a failure when called again', async () => {
  const failed = follow(loadScripts([file('/later.js')]))
  for (const pause of [600, 1200, 0]) {
    answer('/later.js', 'error')
    await jest.advanceTimersByTimeAsync(pause)
  }
  expect(failed.outcome).toContain('cannot be loaded')

  const followed = follow(loadScripts([file('/later.js')]))
  answer('/later.js', 'load')
  await jest.advanceTimersByTimeAsync(0)

  expect(followed.outcome).toBe('loaded')
})

it('retries a failed script under another address each time, because caches keep the corrupt response', async () => {
  void loadScripts([file('/corrupt.js')]).catch(() => {})
  const asked = [...addresses()]
  for (const pause of [600, 1200]) {
    answer('/corrupt.js', 'error')
    await jest.advanceTimersByTimeAsync(pause)
    asked.push(...addresses())
  }

  expect(asked).toEqual(['/corrupt.js', expect.stringMatching(/^\/corrupt\.js\?\d+$/), expect.stringMatching(/\?\d+$/)])
  expect(new Set(asked).size).toBe(3)
  expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-of-/corrupt.js'])
})

describe('a script that the inline loader requested', () => {
  function add(src: string, state?: 'load' | 'error') {
    const script = Object.assign(document.createElement('script'), { src })
    if (state) script.dataset.state = state
    document.head.append(script)
    return script
  }

  it('is not requested again if it is loaded', async () => {
    const script = add('/come.js', 'load')

    await loadScripts([file('/come.js')])

    expect(scripts()).toEqual([script])
  })

  it('is awaited while it is loading', async () => {
    const script = add('/coming.js')
    const followed = follow(loadScripts([file('/coming.js')]))
    await jest.advanceTimersByTimeAsync(0)
    expect(followed.outcome).toBe('pending')

    answer('/coming.js', 'load')
    await jest.advanceTimersByTimeAsync(0)

    expect(followed.outcome).toBe('loaded')
    expect(scripts()).toEqual([script])
  })

  it('is requested again at once if it failed', () => {
    const script = add('/failed.js', 'error')

    void loadScripts([file('/failed.js')])

    expect(scripts()).toHaveLength(1)
    expect(scripts()).not.toEqual([script])
  })
})
