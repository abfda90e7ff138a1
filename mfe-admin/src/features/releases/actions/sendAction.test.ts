import { sendAction } from './sendAction.ts'

const request = { name: 'mfe-shop', counter: 7, release: 'a'.repeat(16) }

it('posts an action as JSON', async () => {
  const ask = jest.fn(async (_address: string, _init: RequestInit) => Response.json({}))

  expect(await sendAction('rollback', request, ask)).toEqual({ status: 'done', preview: undefined })

  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('/_site/releases/rollback')
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual(request)
})

it.each([
  {
    what: 'a refusal',
    response: async () => Response.json({ reason: 'Alguém mudou.' }, { status: 409 }),
    result: { status: 'refused', reason: 'Alguém mudou.' },
  },
  {
    what: 'a preview',
    response: async () => Response.json({ preview: '/_preview/x' }),
    result: { status: 'done', preview: '/_preview/x' },
  },
  {
    what: 'a redirect',
    response: async () => Response.json({ preview: '//evil.example' }),
    result: { status: 'unreachable' },
  },
  {
    what: 'a body that is not JSON',
    response: async () => new Response('<html>', { status: 502 }),
    result: { status: 'unreachable' },
  },
  {
    what: 'no response',
    response: async () => Promise.reject(new TypeError('Failed to fetch')),
    result: { status: 'unreachable' },
  },
])('understands $what', async ({ response, result }) => {
  expect(await sendAction('preview', request, response)).toEqual(result)
})
