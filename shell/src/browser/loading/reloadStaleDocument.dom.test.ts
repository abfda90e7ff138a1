import { reloadStaleDocument } from './reloadStaleDocument.ts'

const CHUNK = '/r/mfe-loja/0123456789abcdef/island.1a2b3c4d5e.js'
const FORMER = `<script id="snapshot">["/r/mfe-loja/0123456789abcdef/remoteEntry.js","/shell/main.aaaaaaaaaa.js"]</script>`
const NEW = `<script id="snapshot">["/r/mfe-loja/fedcba9876543210/remoteEntry.js","/shell/main.bbbbbbbbbb.js"]</script>`

const reload = jest.fn()
let stop = () => {}

/** The server's responses for the file and its present document. Undefined if the network is down. */
function serve(server: { file: number; document: string } | undefined) {
  globalThis.fetch = (async (_url: string, { method }: RequestInit) => {
    if (!server) throw new TypeError('Failed to fetch')
    return method === 'HEAD' ? { status: server.file } : { ok: true, text: async () => server.document }
  }) as unknown as typeof fetch
}

async function fail(src: string) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

beforeEach(() => {
  reload.mockClear()
  stop = reloadStaleDocument(reload)
})
afterEach(() => stop())

it.each([
  { what: 'a release that the server no longer has', file: 404, document: NEW, src: CHUNK, reloads: 1 },
  { what: 'a release that the server reports as gone', file: 410, document: NEW, src: CHUNK, reloads: 1 },
  { what: 'a former file of the shell', file: 404, document: NEW, src: '/shell/main.aaaaaaaaaa.js', reloads: 1 },
  { what: 'a server error', file: 503, document: NEW, src: CHUNK, reloads: 0 },
  { what: 'a file that exists after all', file: 200, document: NEW, src: CHUNK, reloads: 0 },
  { what: 'a document that would request the same file again', file: 404, document: FORMER, src: CHUNK, reloads: 0 },
  { what: 'a third-party script', file: 404, document: NEW, src: 'https://other.example/a.js', reloads: 0 },
])('loads $reloads new documents for $what', async ({ file, document, src, reloads }) => {
  serve({ file, document })

  await fail(src)

  expect(reload).toHaveBeenCalledTimes(reloads)
})

it('keeps the document without a network, and checks again after the next failure', async () => {
  serve(undefined)
  await fail(CHUNK)
  expect(reload).not.toHaveBeenCalled()

  serve({ file: 404, document: NEW })
  await fail(CHUNK)

  expect(reload).toHaveBeenCalledTimes(1)
})

it('keeps what the visitor has entered', async () => {
  serve({ file: 404, document: NEW })
  document.body.append(document.createElement('textarea'))
  document.querySelector('textarea')?.dispatchEvent(new InputEvent('input', { bubbles: true }))

  await fail(CHUNK)

  expect(reload).not.toHaveBeenCalled()
})
