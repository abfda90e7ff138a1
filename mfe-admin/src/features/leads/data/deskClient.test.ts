import { createDeskClient, downloads } from './deskClient.ts'

type Answer = () => Promise<Response>

function clientFor(answer: Answer) {
  const ask = jest.fn(async (_address: string, _init: RequestInit) => answer())
  return { ask, client: createDeskClient(ask) }
}

it('sends a change as JSON', async () => {
  const { ask, client } = clientFor(async () => Response.json({ reason: 'x' }, { status: 409 }))

  expect(await client.change(7, { version: 2, stage: 'won' })).toEqual({ status: 'refused', reason: 'x' })

  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('/_site/leads/7/change')
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual({ version: 2, stage: 'won' })
})

it('names in an address only what narrows the list', () => {
  const query = { room: 'inbox', search: 'são & joão', stage: 'won', owner: undefined } as const

  expect(downloads.sheet('csv', query)).toBe(
    '/_site/leads/export.csv?room=inbox&search=s%C3%A3o+%26+jo%C3%A3o&stage=won',
  )
})
