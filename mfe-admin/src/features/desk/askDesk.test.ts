import * as v from 'valibot'
import { asJson, askDesk } from './askDesk.ts'

const schema = v.object({ count: v.number() })
const details = v.object({ field: v.optional(v.string()) })
const page = (status: number) => new Response('<!doctype html><title>Nada</title>', { status })
const offline = /Confira a conexão/
const unknown = /versões diferentes/

it.each<{ what: string; answer: () => Promise<Response>; result: object }>([
  {
    what: 'what was asked for',
    answer: async () => Response.json({ count: 1 }),
    result: { status: 'done', value: { count: 1 } },
  },
  {
    what: 'a session that has ended',
    answer: async () => Response.json({ reason: 'Entre de novo.' }, { status: 401 }),
    result: { status: 'closed', reason: 'Entre de novo.' },
  },
  ...[400, 403, 404, 409, 422, 429].map((status) => ({
    what: `a refusal with ${status}`,
    answer: async () => Response.json({ reason: 'Não.', field: 'name' }, { status }),
    result: { status: 'refused', reason: 'Não.', field: 'name' },
  })),
  {
    what: 'a server without its database',
    answer: async () => Response.json({ reason: 'O banco não responde.' }, { status: 503 }),
    result: { status: 'unreachable', reason: 'O banco não responde.' },
  },
  {
    what: 'a proxy whose server is down',
    answer: async () => page(502),
    result: { status: 'unreachable', reason: expect.stringContaining('não está respondendo') },
  },
  ...[
    { what: 'a server that does not know the address', answer: async () => page(404) },
    { what: 'a server that does not know the method', answer: async () => page(405) },
    { what: 'a login in another form', answer: async () => page(401) },
    { what: 'a page in place of data', answer: async () => page(200) },
    { what: 'nothing', answer: async () => new Response(null) },
    { what: 'an older shape', answer: async () => Response.json({ number: 1 }) },
    { what: 'a refusal without a reason', answer: async () => Response.json({ error: 'x' }, { status: 422 }) },
  ].map(({ what, answer }) => ({
    what,
    answer,
    result: { status: 'unreachable', reason: expect.stringMatching(unknown) },
  })),
  {
    what: 'no connection',
    answer: async () => Promise.reject(new TypeError('Failed to fetch')),
    result: { status: 'unreachable', reason: expect.stringMatching(offline) },
  },
  {
    what: 'a connection that breaks off',
    answer: async () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })),
    result: { status: 'unreachable', reason: expect.stringMatching(offline) },
  },
])('understands $what', async ({ answer, result }) => {
  expect(await askDesk('/_site/menu', { schema, details }, {}, answer)).toEqual(result)
})

it('is cached nowhere, and sends data as JSON', async () => {
  const ask = jest.fn(async (_address: string, _init: RequestInit) => Response.json({ count: 1 }))

  await askDesk('/_site/menu', { schema }, asJson({ name: 'Café' }), ask)

  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('/_site/menu')
  expect(init).toMatchObject({ method: 'POST', cache: 'no-store', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual({ name: 'Café' })
})
