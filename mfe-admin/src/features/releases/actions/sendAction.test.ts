import { sendAction } from './sendAction.ts'

const request = { name: 'mfe-shop', counter: 7, release: 'a'.repeat(16) }

it('posts an action to its address', async () => {
  const ask = jest.fn(async (_address: string, _init: RequestInit) => Response.json({ preview: '/_preview/x' }))

  expect(await sendAction('rollback', request, ask)).toEqual({ status: 'done', value: { preview: '/_preview/x' } })

  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('/_site/releases/rollback')
  expect(JSON.parse(String(init?.body))).toEqual(request)
})

it('follows a preview to this site alone', async () => {
  const answer = await sendAction('preview', request, async () => Response.json({ preview: '//evil.example' }))

  expect(answer.status).toBe('unreachable')
})
