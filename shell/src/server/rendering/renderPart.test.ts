import { type Ask, load } from './renderPart.ts'

const order = { type: 'load', context: '', shell: '', clock: 0 } as const

async function* contents() {
  for (const part of ['one', 'two']) yield { type: 'content', path: '/sample', part } as const
}

it('ends with the reason where a content cannot be kept, and sends no more of it', async () => {
  const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>(async ({ type }) =>
    type === 'load' ? { type: 'loaded' } : { type: 'failed', reason: 'there is no room.' },
  )

  await expect(load(ask, { order, contents: contents() }, 1000)).rejects.toThrow(
    'the content of /sample: there is no room.',
  )
  expect(ask.mock.calls.map(([{ type }]) => type)).toEqual(['load', 'content'])
})
