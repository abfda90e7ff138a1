import { prefetchPage } from '../prefetching/prefetchPage.ts'
import { answers, asked, load, open, RELEASE, settle, to, setUp, tearDown } from './testing/openNavigation.ts'

jest.mock('../federation/federation.ts', () => ({ loadPage: jest.fn() }))

beforeEach(setUp)
afterEach(tearDown)

describe('a prefetched page', () => {
  it('has its script and its data, so that a click requests nothing', async () => {
    const { navigation } = open()
    expect(navigation.isPrefetched(to('/offer'))).toBe(false)

    await prefetchPage(navigation, '/offer')

    expect(navigation.isPrefetched(to('/offer'))).toBe(true)
    expect(asked).toEqual(['/_routes/edition.json', '/r/shop/entry.js', '/offer', `/_data/${RELEASE}/offer.json`])
    expect(load).not.toHaveBeenCalled()
  })

  it('may belong to another remote', async () => {
    answers.set('/r/magazine/entry.js', { status: 200, text: '' })
    const { navigation } = open()

    await prefetchPage(navigation, '/revista')

    expect(navigation.isPrefetched(to('/revista'))).toBe(true)
    expect(asked).toContain('/r/magazine/entry.js')
  })

  it('is shown on arrival if it was clicked before', async () => {
    const { navigation, shown } = open()
    let come = () => {}
    navigation.expect('/revista', new Promise<void>((resolve) => (come = resolve)))
    expect(navigation.isPrefetched(to('/revista#capa'))).toBe(true)

    navigation.push(to('/revista#capa'))
    await settle()
    expect(load).not.toHaveBeenCalled()
    come()
    await settle()

    expect(shown()).toEqual(['/revista shown'])
  })

  it('is left to the browser if it fails, for the waiting click and the next one', async () => {
    const left = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { navigation, shown } = open()
    let fail = (_: Error) => {}
    navigation.expect('/revista', new Promise((_, reject) => (fail = reject)))

    navigation.push(to('/revista'))
    fail(new Error('network'))
    await settle()

    expect(String(left.mock.calls[0])).toContain('navigation')
    expect(shown()).toEqual([])
    expect(navigation.isPrefetched(to('/revista'))).toBe(false)
    left.mockRestore()
  })
})
