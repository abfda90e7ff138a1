import { sendOrder } from './sendOrder.ts'

const order = { name: 'mfe-shop', counter: 7, release: 'a'.repeat(16) }

it('posts an order as JSON', async () => {
  const ask = jest.fn(async (_address: string, _init: RequestInit) => Response.json({}))

  expect(await sendOrder('rollback', order, ask)).toEqual({ status: 'done', preview: undefined })

  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('/_site/releases/rollback')
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual(order)
})

it.each([
  {
    what: 'a refusal',
    answer: async () => Response.json({ reason: 'Alguém mudou.' }, { status: 409 }),
    result: { status: 'refused', reason: 'Alguém mudou.' },
  },
  {
    what: 'a preview',
    answer: async () => Response.json({ preview: '/_preview/x' }),
    result: { status: 'done', preview: '/_preview/x' },
  },
  {
    what: 'a way elsewhere',
    answer: async () => Response.json({ preview: '//evil.example' }),
    result: { status: 'unreachable' },
  },
  { what: 'no JSON', answer: async () => new Response('<html>', { status: 502 }), result: { status: 'unreachable' } },
  {
    what: 'nothing',
    answer: async () => Promise.reject(new TypeError('Failed to fetch')),
    result: { status: 'unreachable' },
  },
])('understands $what', async ({ answer, result }) => {
  expect(await sendOrder('preview', order, answer)).toEqual(result)
})
