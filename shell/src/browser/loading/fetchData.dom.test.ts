import { fetchData, fetchDataOf, keepData, knownData, ReleaseGone } from './fetchData.ts'

const RELEASE = '0000000000000001'
let asked: string[]
let answer: (url: string) => { status: number; body: unknown }

beforeEach(() => {
  asked = []
  answer = (url) => ({ status: 200, body: { data: url } })
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url)
    const { status, body } = answer(url)
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
})

it('requests data of the release that the code belongs to, once', async () => {
  const data = { data: `/_data/${RELEASE}/once.json?search=a` }

  expect(await fetchData(RELEASE, '/once?search=a')).toEqual(data)
  expect(await fetchData(RELEASE, '/once?search=a')).toEqual(data)
  expect(asked).toEqual([`/_data/${RELEASE}/once.json?search=a`])
})

it('returns the data of a page that is not found, which the page reports itself', async () => {
  answer = () => ({ status: 404, body: { data: null } })

  expect(await fetchData(RELEASE, '/missing')).toEqual({ data: null })
})

it.each([
  { says: 'an error of the server', status: 503, body: { data: 1 } },
  { says: 'a response without data', status: 200, body: ['a'] },
  { says: 'nothing', status: 200, body: null },
])('fails on $says, and requests again then', async ({ status, body }) => {
  answer = () => ({ status, body })
  const url = `/failing-${status}-${String(body)}`

  await expect(fetchData(RELEASE, url)).rejects.toThrow(url)

  answer = () => ({ status: 200, body: { data: 'well' } })
  expect(await fetchData(RELEASE, url)).toEqual({ data: 'well' })
})

it('keeps 30 responses, and forgets the oldest first', async () => {
  for (let page = 0; page <= 30; page++) await fetchData(RELEASE, `/list/${page}`)

  expect(knownData('/list/0')).toBeUndefined()
  expect(knownData('/list/1')).toEqual({ data: `/_data/${RELEASE}/list/1.json` })
  expect(knownData('/list/30')).toBeDefined()
})

describe('a filtered list', () => {
  beforeEach(() => {
    keepData('/revista', { data: 'all articles' })
    answer = () => ({ status: 503, body: null })
  })

  it('falls back to the whole list if filtering fails', async () => {
    expect(await fetchDataOf(RELEASE, '/revista?search=b', true)).toEqual({ data: 'all articles' })
  })

  it('does not fall back on the way from another page', async () => {
    await expect(fetchDataOf(RELEASE, '/revista?search=c', false)).rejects.toThrow('503')
  })

  it('does not fall back when its release is gone: only a new document helps', async () => {
    answer = () => ({ status: 410, body: null })

    await expect(fetchDataOf(RELEASE, '/revista?search=d', true)).rejects.toThrow(ReleaseGone)
  })
})
