import { type SendRequest, load } from './renderPart.ts'

const request = { type: 'load', context: '', shell: '', clock: 0 } as const

async function* contents() {
  for (const part of ['one', 'two']) yield { type: 'content', path: '/sample', part } as const
}

it('ends with the reason if a content cannot be stored, and sends no more of it', async () => {
  const send = jest.fn<ReturnType<SendRequest>, Parameters<SendRequest>>(async ({ type }) =>
    type === 'load' ? { type: 'loaded' } : { type: 'failed', reason: 'there is no room.' },
  )

  await expect(load(send, { request, contents: contents() }, 1000)).rejects.toThrow(
    'the content of /sample: there is no room.',
  )
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['load', 'content'])
})
