import type { RouteEntry, ScriptFile } from '@site/contracts/Snapshot'
import { fetchDocument } from './fetchDocument.ts'

const shell: ScriptFile[] = [['/shell/main.js', 'sha384-shell']]
const route: RouteEntry = {
  path: '/ofertas',
  remote: 'mfe_shop',
  expose: './Page',
  entry: ['/r/mfe-shop/entry.js', 'sha384-a'],
  files: [],
  query: [],
}

const snapshotElement = (snapshot: unknown) =>
  `<script type="application/json" id="snapshot">${JSON.stringify(snapshot)}</script>`

/** The part of the server's document that a navigation reads. */
const page = (snapshot: unknown = { shell, page: { route } }) =>
  `<html><head><style data-emotion="css">.bar{}@media all{.a{color:red}}</style></head><body><main><div data-section="prices">` +
  `<p>Preços</p></div></main>${snapshotElement(snapshot)}</body></html>`

let asked: string[]
/** The server's response; undefined if it cannot be reached. */
let answer: string | undefined

beforeEach(() => {
  document.body.innerHTML = snapshotElement({ shell, page: { route } })
  asked = []
  answer = page()
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url)
    const text = answer
    if (text === undefined) throw new TypeError('Failed to fetch')
    return { ok: true, status: 200, text: async () => text }
  }) as unknown as typeof fetch
})

it('returns the read-only sections and the rules of the page, and requests it once', async () => {
  const first = await fetchDocument('/ofertas', route)
  const second = await fetchDocument('/ofertas', route)

  expect(Object.fromEntries(first?.sections ?? [])).toEqual({ prices: '<p>Preços</p>' })
  expect(first?.rules).toBe('.a{color:red}')
  expect(second).toBe(first)
  expect(asked).toEqual(['/ofertas'])
})

it.each([
  { what: 'another shell', html: page({ shell: [['/shell/new.js', 'sha384-new']], page: { route } }), answer: null },
  {
    what: 'another release',
    html: page({ shell, page: { route: { ...route, entry: ['/r/other.js', 'x'] } } }),
    answer: null,
  },
  { what: 'only the shell', html: page({ shell }), answer: null },
  { what: 'no snapshot', html: '<html><body>Entre na rede do hotel</body></html>' },
  { what: 'a malformed snapshot', html: page(null) },
  { what: 'a snapshot of other releases', html: page({ shell, page: { route: 'x' } }) },
  { what: 'a snapshot that is not JSON', html: page().replace('{"shell"', '{shell') },
])(
  'returns nothing for a document with $what, and requests it again the next time',
  async ({ what, html, answer: given }) => {
    const url = `/ofertas?${what}`
    answer = html
    expect(await fetchDocument(url, route)).toBe(given)

    answer = page()
    expect((await fetchDocument(url, route))?.sections.size).toBe(1)
    expect(asked).toEqual([url, url])
  },
)

it('returns nothing if the server is unreachable', async () => {
  answer = undefined

  expect(await fetchDocument('/longe', route)).toBeUndefined()
})

it('keeps 20 documents, and forgets the oldest first', async () => {
  for (let number = 0; number <= 20; number++) await fetchDocument(`/lista/${number}`, route)
  asked = []

  await fetchDocument('/lista/1', route)
  await fetchDocument('/lista/20', route)
  expect(asked).toEqual([])
  await fetchDocument('/lista/0', route)
  expect(asked).toEqual(['/lista/0'])
})
